import type { TranscriptRow } from '../../../../preload/contract/voice.ts';
import type { Column } from './columns.ts';
import { textOf } from './columns.ts';

/** Where in a transcript something was found: the place of a row. */
export type Hits = readonly number[];

/**
 * Letter case and accents make no difference, as in a browser's own search. The length stays that
 * of the text wherever a letter and its accent are one code unit, so that places can be shown.
 */
export function folded(text: string): string {
  // A million characters of English are folded in a millisecond this way.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  let out = '';
  for (const char of text) {
    const plain = char
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .toLocaleLowerCase();
    out += plain.length === char.length ? plain : char;
  }
  return out;
}

const known = new WeakMap<TranscriptRow, Map<Column, string>>();

function foldedText(row: Extract<TranscriptRow, { kind: 'speech' }>, column: Column): string {
  let columns = known.get(row);
  if (columns === undefined) known.set(row, (columns = new Map<Column, string>()));
  let text = columns.get(column);
  if (text === undefined) columns.set(column, (text = folded(textOf(row, column).text)));
  return text;
}

/** The rows that have the words in one of the shown columns, in order. */
export function findRows(
  rows: readonly TranscriptRow[],
  columns: readonly Column[],
  words: string,
): Hits {
  const wanted = folded(words.trim());
  if (wanted === '') return [];
  const hits: number[] = [];
  for (const [place, row] of rows.entries()) {
    if (row.kind !== 'speech') continue;
    if (columns.some((column) => foldedText(row, column).includes(wanted))) hits.push(place);
  }
  return hits;
}

/** Places that are marked in one text: nobody looks at more, and each is an element of the page. */
const MOST_MARKS = 1_000;

/** A text cut where the words stand; every second piece is a find. */
export function cutAt(text: string, words: string): readonly string[] {
  const wanted = folded(words.trim());
  if (wanted === '') return [text];
  const where = folded(text);
  const pieces: string[] = [];
  let from = 0;
  for (let at = where.indexOf(wanted); at >= 0; at = where.indexOf(wanted, from)) {
    if (pieces.length >= 2 * MOST_MARKS) break;
    pieces.push(text.slice(from, at), text.slice(at, at + wanted.length));
    from = at + wanted.length;
  }
  pieces.push(text.slice(from));
  return pieces;
}
