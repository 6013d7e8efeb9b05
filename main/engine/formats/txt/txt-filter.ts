import { createCutPieces, type Piece, piecesText } from '../../subtitles/pieces.ts';

import { textWidth } from '../../subtitles/text-width.ts';
import type { DocumentFilter } from '../document-filter.ts';
import { joinLines } from '../plain/join-lines.ts';
import { readTextFile } from '../plain/text-file.ts';
import { extractSlots, plainSlot } from '../plain/text-slots.ts';
import type { TextSlot } from '../plain/text-slots.ts';
import { translatableParts } from '../plain/translatable-parts.ts';
import { textLines, textParagraphs } from './text-lines.ts';
import { joinWrapped, wrapWidth } from './wrapped-lines.ts';
import type { Line } from './wrapped-lines.ts';

/**
 * Plain text: each line is a unit, and each column of a line with tabs or wide gaps. Lines that a
 * program broke at a width are one unit per paragraph and are broken at the same width again.
 */
export const txtFilter: DocumentFilter = {
  id: 'txt',
  extensions: ['txt'],
  type: 'text/plain',

  extract(input, { source, signal }) {
    return Promise.resolve().then(() => {
      signal.throwIfAborted();
      const file = readTextFile(input, source);
      const { lines, lineBreak } = textLines(file.text);
      const paragraphs = textParagraphs(lines);
      const width = wrapWidth(paragraphs);
      const slots = paragraphs.flatMap((paragraph) => {
        if (width === null) return paragraph.flatMap((line) => lineSlots(file.text, line));
        return joinWrapped(paragraph, width).flatMap((joined) =>
          wrappedSlots(file.text, joined, { width, lineBreak }),
        );
      });
      return extractSlots(file, slots, { extension: 'txt', type: 'text/plain' });
    });
  },
};

/** Marks of lists and headings. */
const MARK = /^(?:[-*+•–—>]|#{1,6})\s+/u;

function lineSlots(text: string, line: Line): TextSlot[] {
  const content = text.slice(line.start, line.end);
  const mark = MARK.exec(content)?.[0].length ?? 0;
  const parts = translatableParts(content.slice(mark));
  const place = (offset: number) => line.start + mark + offset;
  return parts.map((part, index) => {
    const start = place(part.start);
    const end = place(part.end);
    const next = place(parts[index + 1]?.start ?? Infinity);
    const own = text.slice(start, end);
    const isColumn = /^ {3,}$/.test(text.slice(end, next));
    if (!isColumn) return plainSlot({ start, end }, own, joinLines);
    const write = (translated: string) =>
      fillColumn(joinLines(translated), text.slice(start, next));
    return plainSlot({ start, end: next }, own, write);
  });
}

/** A column as wide as before, or wider with the least gap that still parts columns. */
function fillColumn(translated: string, before: string): string {
  const gap = textWidth(before) - textWidth(translated);
  return translated + ' '.repeat(Math.max(3, gap));
}

function wrappedSlots(
  text: string,
  lines: readonly Line[],
  { width, lineBreak }: { readonly width: number; readonly lineBreak: string },
): TextSlot[] {
  const [first, second] = lines;
  const last = lines.at(-1);
  if (!first || !second || !last) return first ? lineSlots(text, first) : [];
  const joined = joinLines(lines.map((line) => text.slice(line.start, line.end)).join('\n'));
  const [part, ...more] = translatableParts(joined);
  // Columns, and control characters, are no running text.
  if (!part || more.length > 0 || part.end - part.start < joined.length) {
    return lines.flatMap((line) => lineSlots(text, line));
  }
  const columns = width - second.indent.replaceAll('\t', '        ').length;
  const write = (translated: string) =>
    fillLines(createCutPieces(columns)(translated), columns).join(lineBreak + second.indent);
  return [plainSlot({ start: first.start, end: last.end }, joined, write)];
}

/** Breaks pieces into lines that each hold as much as fits. No piece is wider than a line. */
function fillLines(pieces: readonly Piece[], columns: number): string[] {
  const lines: Piece[][] = [];
  let width = 0;
  for (const piece of pieces) {
    const line = lines.at(-1);
    width += piece.space + piece.width;
    if (line && width <= columns) line.push(piece);
    else {
      lines.push([piece]);
      width = piece.width;
    }
  }
  return lines.map(piecesText);
}
