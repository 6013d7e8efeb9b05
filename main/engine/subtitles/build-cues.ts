import { boxCount, breakLines, shareOut } from './box.ts';
import type { Box } from './box.ts';
import { CUE_RULES } from './cue.ts';
import type { Cue } from './cue.ts';
import { createCutPieces, piecesText } from './pieces.ts';
import type { CutPieces, Piece } from './pieces.ts';
import type { SpokenLine } from './spoken-line.ts';
import { textWidth } from './text-width.ts';
import { endAt, startAt } from './timed-text.ts';
import { append, largestOf } from '../../system/long-lists.ts';

/** A cue before its lines are broken and its times are fitted to its neighbours. */
interface Draft {
  readonly startMs: number;
  readonly endMs: number;
  readonly texts: readonly string[];
  readonly speaker: string | null;
}

export interface CueOptions {
  /** Whether a change of speaker is written before the text, which takes room on the line. */
  readonly namesInText: boolean;
}

/**
 * Subtitles of spoken lines: never two at once, and all within `CUE_RULES`. One language has two
 * lines of a cue; two or more have one line each, in the order of the texts. Where more is said
 * than fits in the shortest cues, later ones wait until their predecessors are over.
 * @param spoken ascending by time
 */
export function buildCues(
  spoken: readonly SpokenLine[],
  { namesInText }: CueOptions,
): readonly Cue[] {
  const cut = createCutPieces(CUE_RULES.columns);
  const drafts: Draft[] = [];
  let speaker: string | null = null;
  for (const line of spoken) {
    const isNew = line.speaker !== null && line.speaker !== speaker;
    speaker = line.speaker;
    append(drafts, draftsOf(line, cut, namesInText && isNew ? `${line.speaker}: ` : ''));
  }
  const ordered = drafts.toSorted((a, b) => a.startMs - b.startMs);
  return timed(joinShort(ordered, cut), cut);
}

const boxOf = (texts: readonly unknown[]): Box => ({
  lines: texts.length === 1 ? CUE_RULES.lines : 1,
  columns: CUE_RULES.columns,
});

function draftsOf({ startMs, endMs, texts, speaker }: SpokenLine, cut: CutPieces, name: string) {
  const box = boxOf(texts);
  const firstText = texts.findIndex(({ text }) => text.trim() !== '');
  const lead = texts[firstText];
  if (lead === undefined) return [];
  // The name belongs to the first text there is and takes no time.
  const columns = texts.map(({ text }, index) => cut(index === firstText ? name + text : text));
  const most = largestOf(columns.map((pieces) => pieces.length));
  const least = Math.max(
    largestOf(columns.map((pieces) => boxCount(pieces, box))),
    Math.ceil((endMs - startMs) / CUE_RULES.longestMs),
  );
  const timesOf = (pieces: readonly Piece[]) => {
    const [first, last] = [pieces[0], pieces.at(-1)];
    if (first === undefined || last === undefined) return null;
    const place = (inPieces: number) => Math.max(0, inPieces - name.length);
    return {
      startMs: startAt(lead, place(first.from)),
      endMs: endAt(lead, place(last.from + last.text.length)),
    };
  };

  for (let count = Math.min(least, most); ; count += 1) {
    const parts = columns.map((pieces) => shareOut(pieces, count, box));
    const drafts = Array.from({ length: count }, (_, part): Draft => ({
      startMs: startMs + ((endMs - startMs) * part) / count,
      endMs: startMs + ((endMs - startMs) * (part + 1)) / count,
      // The lead may have fewer pieces than another language has parts.
      ...timesOf(parts[firstText]?.[part] ?? []),
      texts: parts.map((pieces) => piecesText(pieces[part] ?? [])),
      speaker,
    }));
    const isSlow = drafts.some((draft) => draft.endMs - draft.startMs > CUE_RULES.longestMs);
    if (!isSlow || count >= most || count >= least * 2) return inOrder(drafts);
  }
}

/** Stretches may overlap a little; the parts of a line stay in its order all the same. */
function inOrder(drafts: readonly Draft[]): readonly Draft[] {
  let earliest = 0;
  return drafts.map((draft) => {
    earliest = Math.max(earliest, draft.startMs);
    return { ...draft, startMs: earliest };
  });
}

/** Joins cues that would be over too soon with what the same person says next. */
function joinShort(drafts: readonly Draft[], cut: CutPieces): readonly Draft[] {
  const joined: Draft[] = [];
  for (const draft of drafts) {
    const last = joined.at(-1);
    const both = last === undefined ? null : together(last, draft, cut);
    if (both === null) joined.push(draft);
    else joined[joined.length - 1] = both;
  }
  return joined;
}

function together(one: Draft, next: Draft, cut: CutPieces): Draft | null {
  if (next.startMs - one.startMs >= CUE_RULES.shortestMs || one.speaker !== next.speaker)
    return null;
  const endMs = Math.max(one.endMs, next.endMs);
  if (endMs - one.startMs > CUE_RULES.longestMs) return null;
  const texts = one.texts.map((text, column) => joinTexts(text, next.texts[column] ?? ''));
  const box = boxOf(texts);
  if (texts.some((text) => boxCount(cut(text), box) > 1)) return null;
  return { startMs: one.startMs, endMs, texts, speaker: one.speaker };
}

const NO_SPACE_BETWEEN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}。、！？」』]$/u;

function joinTexts(one: string, next: string): string {
  if (one === '' || next === '') return one + next;
  return NO_SPACE_BETWEEN.test(one) ? one + next : `${one} ${next}`;
}

/** Gives each cue time to be read where there is some, and no two at once. */
function timed(drafts: readonly Draft[], cut: CutPieces): readonly Cue[] {
  const { shortestMs, longestMs, apartMs, columnsPerSecond } = CUE_RULES;
  const cues: Cue[] = [];
  drafts.forEach((draft, index) => {
    const box = boxOf(draft.texts);
    const lines = draft.texts.flatMap((text) =>
      text === '' ? [] : breakLines(cut(text), box).map(piecesText),
    );
    if (lines.length === 0) return;
    const startMs = Math.max(Math.round(draft.startMs), cues.at(-1)?.endMs ?? 0);
    const reading = largestOf(draft.texts.map(textWidth)) / columnsPerSecond;
    const wanted = Math.max(draft.endMs, startMs + reading * 1000);
    const next = drafts[index + 1]?.startMs ?? Infinity;
    const end = Math.min(wanted, next - apartMs, startMs + longestMs);
    const endMs = Math.round(Math.max(end, startMs + shortestMs));
    cues.push({ startMs, endMs, lines, speaker: draft.speaker });
  });
  return cues;
}
