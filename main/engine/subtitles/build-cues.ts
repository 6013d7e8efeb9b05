import { balanced, breakLines } from './break-lines.ts';
import type { Cue } from './cue.ts';
import { LEAST_MS, MOST_LINES, MOST_MS } from './cue.ts';

/** Something said, in one or more languages side by side. */
export interface Utterance {
  readonly startMs: number;
  readonly endMs: number;
  /** One text for each column. */
  readonly texts: readonly string[];
}

/**
 * Turns what was said into subtitles: at most two lines of 42 letters for each column, 1 to 7 s
 * long, none overlapping another. A long utterance becomes several cues whose times follow their
 * share of the text; a short one stands longer where nothing follows at once.
 */
export function buildCues(utterances: readonly Utterance[]): readonly Cue[] {
  const parts = utterances
    .filter(({ texts }) => texts.some((text) => text.trim() !== ''))
    .toSorted((a, b) => a.startMs - b.startMs)
    .flatMap(cutUtterance);
  const cues: Cue[] = [];
  let free = 0;
  for (const [index, part] of parts.entries()) {
    const startMs = Math.max(part.startMs, free);
    const wanted = Math.min(Math.max(part.endMs, startMs + LEAST_MS), startMs + MOST_MS);
    const next = parts[index + 1]?.startMs ?? Number.POSITIVE_INFINITY;
    // It ends before the next begins, if that leaves it its second.
    const endMs = Math.max(startMs + LEAST_MS, Math.min(wanted, next));
    cues.push({ startMs, endMs, lines: part.lines });
    free = endMs;
  }
  return cues;
}

interface Part {
  readonly startMs: number;
  readonly endMs: number;
  readonly lines: readonly string[];
}

/** The pieces of one utterance, each small enough for a cue. */
function cutUtterance({ startMs, endMs, texts }: Utterance): readonly Part[] {
  const durationMs = Math.max(LEAST_MS, endMs - startMs);
  const byWidth = Math.max(...texts.map((text) => Math.ceil(breakLines(text).length / MOST_LINES)));
  const byTime = Math.ceil(durationMs / MOST_MS);
  const longest = Math.max(...texts.map((text) => breakLines(text).length));
  // A long silence inside a short text needs no second cue.
  let count = Math.max(1, byWidth, Math.min(byTime, longest));
  let columns = texts.map((text) => inParts(text, count));
  while (columns.some((parts) => parts.some((part) => breakLines(part).length > MOST_LINES))) {
    count += 1;
    columns = texts.map((text) => inParts(text, count));
  }
  const lead = columns[0] ?? [];
  const total = Math.max(
    1,
    lead.reduce((sum, part) => sum + part.length, 0),
  );
  let said = 0;
  return Array.from({ length: count }, (_, index): Part => {
    const from = startMs + Math.round((durationMs * said) / total);
    said += lead[index]?.length ?? 0;
    const to = startMs + Math.round((durationMs * said) / total);
    return {
      startMs: from,
      endMs: to,
      lines: columns.flatMap((parts) => balanced(parts[index] ?? '')),
    };
  }).filter(({ lines }) => lines.length > 0);
}

/** A text in so many parts of about equal length, cut after sentences or clauses where they fit. */
function inParts(text: string, count: number): readonly string[] {
  const pieces = text
    .trim()
    .replace(/\s+/gu, ' ')
    .split(/(?<=\s)|(?<=[。、，！？；])/u)
    .filter((piece) => piece !== '');
  const total = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const parts: string[] = [];
  let at = 0;
  let done = 0;
  for (let part = 1; part <= count; part += 1) {
    const goal = (total * part) / count;
    let words = '';
    while (at < pieces.length) {
      const piece = pieces[at] ?? '';
      const isLast = part === count;
      if (!isLast && words !== '' && done + piece.length / 2 > goal) break;
      const endsClause = /[.!?;,:。！？、，]\s?$/u.test(words);
      if (!isLast && endsClause && done > goal - total / count / 4) break;
      words += piece;
      done += piece.length;
      at += 1;
    }
    parts.push(words.trim());
  }
  return cutLong(parts, count);
}

/** A text without spaces leaves parts empty: then it is cut by letters. */
function cutLong(parts: readonly string[], count: number): readonly string[] {
  const [only] = parts.filter((part) => part !== '');
  const isWhole = parts.filter((part) => part !== '').length === 1;
  if (count === 1 || !isWhole || only === undefined || /\s/u.test(only)) return parts;
  const letters = Array.from(only);
  const size = Math.ceil(letters.length / count);
  return Array.from({ length: count }, (_, index) =>
    letters.slice(index * size, (index + 1) * size).join(''),
  );
}
