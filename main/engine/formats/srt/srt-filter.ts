import { createCutPieces } from '../../subtitles/pieces.ts';
import type { CutPieces } from '../../subtitles/pieces.ts';
import type { TextRange } from '../../markup/placeholders.ts';
import { textWidth } from '../../subtitles/text-width.ts';
import { DocumentRefusal } from '../document-filter.ts';
import type { DocumentFilter } from '../document-filter.ts';
import { codedRange } from '../plain/coded-range.ts';
import type { InlineCode } from '../plain/coded-range.ts';
import { joinLines } from '../plain/join-lines.ts';
import { readTextFile } from '../plain/text-file.ts';
import { extractSlots } from '../plain/text-slots.ts';
import type { TextSlot } from '../plain/text-slots.ts';
import { breakCue } from './break-cue.ts';
import { cueBlocks, firstBreak } from './cue-blocks.ts';
import type { CueBlock } from './cue-blocks.ts';
import { largestOf } from '../../../system/long-lists.ts';

/** SubRip subtitles: a unit for each speaker's part of a cue; numbers and times stay. */
export const srtFilter: DocumentFilter = {
  id: 'srt',
  extensions: ['srt'],
  type: 'application/x-subrip',

  extract(input, { source, signal }) {
    return Promise.resolve().then(() => {
      signal.throwIfAborted();
      const file = readTextFile(input, source);
      const { text } = file;
      const blocks = cueBlocks(text);
      if (/^\s*WEBVTT(?:\s|$)/.test(text.slice(0, 200)) || blocks.length === 0) {
        throw new DocumentRefusal('wrong-content', 'no times of SubRip in it');
      }
      const lineBreak = firstBreak(text);
      const cutPieces = keptCutPieces();
      const slots = blocks.flatMap((block) =>
        speakerParts(text, block).flatMap((lines) => {
          const slot = cueSlot(text, lines, block.number);
          if (!slot) return [];
          const widest = largestOf(lines.map((line) => shownWidth(text, line)));
          const write: TextSlot['write'] = (parts) =>
            breakCue(parts, { widest, lineBreak, cutPieces });
          return [{ ...slot, write }];
        }),
      );
      return extractSlots(file, slots, { extension: 'srt', type: 'application/x-subrip' });
    });
  },
};

type Lines = CueBlock['lines'];

/** A dash, behind tags, in front of what somebody says. */
const DASH = /^\s*[-‐-―]\s*/;

function dashOf(raw: string): TextRange | null {
  const front = cueCodes(raw).reduce((at, code) => (code.start === at ? code.end : at), 0);
  const dash = DASH.exec(raw.slice(front))?.[0];
  return dash === undefined ? null : { start: front, end: front + dash.length };
}

/** Each line that begins with a dash is said by somebody else. */
function speakerParts(text: string, { lines }: CueBlock): Lines[] {
  const parts: Lines[number][][] = [];
  for (const line of lines) {
    const part = parts.at(-1);
    if (part && !dashOf(text.slice(line.start, line.end))) part.push(line);
    else parts.push([line]);
  }
  return parts;
}

function cueSlot(text: string, lines: Lines, number: string): Omit<TextSlot, 'write'> | null {
  const start = lines[0]?.start ?? 0;
  const end = lines.at(-1)?.end ?? 0;
  const raw = text.slice(start, end);
  const dash = dashOf(raw);
  const codes: InlineCode[] = cueCodes(raw);
  if (dash) codes.push({ ...dash, kind: 'alone', name: '', isWord: false });
  const range = codedRange(
    text,
    { start, end },
    codes
      .toSorted((a, b) => a.start - b.start)
      .map((code) => ({ ...code, start: code.start + start, end: code.end + start })),
    joinLines,
  );
  return range && { ...range, place: number };
}

function shownWidth(text: string, { start, end }: Lines[number]): number {
  const raw = text.slice(start, end);
  const codes = cueCodes(raw).reduce((sum, code) => sum + code.end - code.start, 0);
  return textWidth(raw) - codes;
}

/** Making a cutter is slow, and most cues are as wide as the rules. */
function keptCutPieces(): (columns: number) => CutPieces {
  const kept = new Map<number, CutPieces>();
  return (columns) => {
    const cutPieces = kept.get(columns) ?? createCutPieces(columns);
    kept.set(columns, cutPieces);
    return cutPieces;
  };
}

// Players know these few tags; anything else in angle brackets is shown.
const CODE =
  /<(\/?)(i|b|u|s|font|c|v|ruby|rt)(?:[ .][^<>]{0,200})?>|\{(\/?)([ibus])\}|\{\\[^{}]{1,200}\}|\{[YyCcFfSs]:[^{}]{1,80}\}/gi;

/** Tags of a cue: `<i>`, `<font color="…">`, `{b}`, and places and looks such as `{\an8}`. */
function cueCodes(text: string): InlineCode[] {
  return [...text.matchAll(CODE)].map((match) => {
    const [whole, slash, name, braceSlash, brace] = match;
    const closing = (slash ?? '') !== '' || (braceSlash ?? '') !== '';
    const tag = name?.toLowerCase() ?? (brace === undefined ? null : `{${brace.toLowerCase()}`);
    return {
      start: match.index,
      end: match.index + whole.length,
      kind: tag === null ? 'alone' : closing ? 'close' : 'open',
      name: tag ?? '',
      isWord: false,
    };
  });
}
