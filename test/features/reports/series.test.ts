import { expect, test } from 'vitest';
import { cellsOf } from '../../../main/features/reports/cells.ts';
import { seriesOf } from '../../../main/features/reports/series.ts';
import { usage } from './random-ledger.ts';

const range = { start: '2026-06-01', end: '2026-06-02' };
const cells = cellsOf(range, [
  { key: 'k1', label: 'A', day: '2026-06-01', usage: usage(1, 2, 3, 60_000) },
  { key: 'k2', label: 'B', day: '2026-06-01', usage: usage(20) },
  { key: 'k3', label: 'C', day: '2026-06-02', usage: usage(20) },
  { key: 'k4', label: 'D', day: '2026-06-02', usage: usage(4) },
]);
const of = (measure: 'characters' | 'speechToTextMs', stack: 'none' | 'kind' | 'part', top = 2) =>
  seriesOf(cells, { measure, stack, top });

test('one series of all', () => {
  expect(of('characters', 'none')).toEqual({
    days: ['2026-06-01', '2026-06-02'],
    series: [{ name: null, key: null, values: [26, 24] }],
  });
});

test('kinds of characters; another measure is its own kind', () => {
  expect(of('characters', 'kind').series).toEqual([
    { name: 'textCharacters', key: null, values: [21, 24] },
    { name: 'documentCharacters', key: null, values: [2, 0] },
    { name: 'improvementCharacters', key: null, values: [3, 0] },
  ]);
  expect(of('speechToTextMs', 'kind').series).toEqual([
    { name: 'speechToTextMs', key: null, values: [60_000, 0] },
  ]);
});

test('characters of no kind that we know are a series of their own', () => {
  const more = cellsOf(range, [
    { tag: 't', day: '2026-06-01', usage: { ...usage(1), characters: 5 } },
    { tag: 't', day: '2026-06-02', usage: { ...usage(3), characters: 2 } },
  ]);
  const { series } = seriesOf(more, { measure: 'characters', stack: 'kind', top: 2 });
  expect(series.at(-1)).toEqual({ name: null, key: null, values: [4, 0] });
});

test('the largest keys have their own series, the others share the last', () => {
  expect(of('characters', 'part').series).toEqual([
    { name: 'B', key: 'k2', values: [20, 0] },
    { name: 'C', key: 'k3', values: [0, 20] },
    { name: null, key: null, values: [6, 4] },
  ]);
  expect(of('characters', 'part', 4).series.map(({ name }) => name)).toEqual(['B', 'C', 'A', 'D']);
  expect(of('characters', 'part', 3).series.at(-1)).toEqual({
    name: null,
    key: null,
    values: [0, 4],
  });
});

test('keys that used nothing of the measure have no series', () => {
  expect(of('speechToTextMs', 'part', 1).series).toEqual([
    { name: 'A', key: 'k1', values: [60_000, 0] },
  ]);
});
