import { expect, it } from 'vitest';
import { legendOf } from '../../../../renderer/ui/chart/legend-rows.ts';
import { plotOf } from '../../../../renderer/ui/chart/plot.ts';
import { chartOf, WORDS } from './year.ts';

const SIZE = { width: 900, height: 260 };
const data = chartOf(10, {
  previous: Array<number>(10).fill(3),
  forecast: [0, 0, 0, 0, 0, 0, 0, 0, 0, 40],
});
const plot = plotOf(data, SIZE, WORDS);

it('lists the series from the top of the bars, and adds all of them up', () => {
  const { rows, total } = legendOf(data, plot, null);
  expect(rows.map(({ id, value }) => [id, value])).toEqual([
    ['others', 50],
    ['part-0', 450],
    ['previous', 30],
    ['forecast', 40],
  ]);
  expect(total).toBe(500);
});

it('has the figures of the bar that is looked at', () => {
  const { rows, total } = legendOf(data, plot, { start: '2026-01-10', end: '2026-01-10' });
  expect(rows.map(({ value }) => value)).toEqual([5, 90, 3, 40]);
  expect(total).toBe(95);
});

it('has those of the whole week where bars are weeks', () => {
  const year = chartOf(366);
  const weeks = plotOf(year, SIZE, WORDS);
  // The week from Monday, 5 January 2026: places 4 to 10.
  const { total } = legendOf(year, weeks, { start: '2026-01-07', end: '2026-01-07' });
  expect(total).toBe((4 + 5 + 6 + 7 + 8 + 9 + 10) * 10 + 7 * 5);
});
