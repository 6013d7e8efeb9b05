import { expect, it } from 'vitest';
import type { SegmentOrigin } from '../../../../preload/contract/text.ts';
import {
  begun,
  emptyColumn,
  received,
  type Column,
} from '../../../../renderer/features/text/column.ts';
import {
  hasPlacedWord,
  segmentsOf,
  translatedBy,
  withoutWord,
  withWord,
} from '../../../../renderer/features/text/placed-words.ts';

const TEXT = 'Eins ist hier. Zwei ist da. Drei fehlt.';
const SEGMENTS: readonly SegmentOrigin[] = [
  { kind: 'memory-exact', source: [0, 5], target: [0, 14] },
  { kind: 'engine', source: [6, 10], target: [15, 27] },
  { kind: 'memory-exact', source: [11, 20], target: [28, 39] },
];
const done: Column = received(begun(emptyColumn('de'), 1, 0), 1, {
  state: 'done',
  text: TEXT,
  segments: SEGMENTS,
  detected: null,
  billed: null,
  chunks: { done: 1, all: 1 },
  service: 'offline',
  mismatches: [],
});
const pieces = (column: Column) =>
  segmentsOf(column).map(({ kind, target }) => [kind, (column.edited ?? TEXT).slice(...target)]);

it('makes the sentence of an exchanged word a typed one and leaves the others', () => {
  const column = withWord(done, [15, 19], 'Sieben', 'source');
  expect(column.edited).toBe('Eins ist hier. Sieben ist da. Drei fehlt.');
  expect(pieces(column)).toEqual([
    ['memory-exact', 'Eins ist hier.'],
    ['typed', 'Sieben ist da.'],
    ['memory-exact', 'Drei fehlt.'],
  ]);
  expect(segmentsOf(column)[1]?.source).toEqual([6, 10]);
  const again = withWord(column, [0, 4], 'Acht', 'source');
  expect(pieces(again).map(([kind]) => kind)).toEqual(['typed', 'typed', 'memory-exact']);
});

it('takes exchanged words back one by one, but nothing that was typed since', () => {
  const one = withWord(done, [15, 19], 'Sieben', 'source');
  const two = withWord(one, [0, 4], 'Acht', 'source');
  expect(withoutWord(two)).toEqual(one);
  expect(withoutWord(withoutWord(two))).toEqual(done);
  const typed = { ...two, edited: `${two.edited ?? ''}!` };
  expect(hasPlacedWord(typed)).toBe(false);
  expect(withoutWord(typed)).toBe(typed);
});

it('tells which sentences typing touched', () => {
  const typed = { ...done, edited: TEXT.replace('Zwei ist', 'Zwei war') };
  expect(pieces(typed)).toEqual([
    ['memory-exact', 'Eins ist hier.'],
    ['typed', 'Zwei war da.'],
    ['memory-exact', 'Drei fehlt.'],
  ]);
  const joined = { ...done, edited: TEXT.replace('hier. Zwei', 'hier, zwei') };
  expect(pieces(joined)).toEqual([
    ['typed', 'Eins ist hier, zwei ist da.'],
    ['memory-exact', 'Drei fehlt.'],
  ]);
  expect(pieces({ ...done, edited: '' })).toEqual([['typed', '']]);
});

it('forgets exchanged words when the text is translated again', () => {
  expect(begun(withWord(done, [15, 19], 'Sieben', 'source'), 2, 0).placed).toBeNull();
});

it('knows what a result translates as long as the text is the same', () => {
  expect(translatedBy(done, { text: 'source', revision: 1 })).toBe('source');
  expect(translatedBy(done, { text: 'source', revision: 2 })).toBeNull();
  const placed = withWord(done, [15, 19], 'Sieben', 'source');
  expect(translatedBy(placed, { text: 'source', revision: 2 })).toBe('source');
  expect(translatedBy(placed, { text: 'other', revision: 2 })).toBeNull();
});
