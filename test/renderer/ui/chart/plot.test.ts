import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marksOf } from '../../../../renderer/ui/chart/marks.ts';
import { plotOf, type Box } from '../../../../renderer/ui/chart/plot.ts';
import { chartOf, seriesOf, WORDS } from './year.ts';

const SIZE = { width: 900, height: 260 };

describe('a plot', () => {
  it('stands on whole px and inside its area, whatever there is to show', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 366 }),
        fc.integer({ min: 120, max: 2000 }),
        fc.boolean(),
        (days, width, hasMore) => {
          const values = Array.from({ length: days }, (_, at) => at * 7);
          const more = hasMore ? { previous: values, forecast: values } : {};
          const plot = plotOf(chartOf(days, more), { width, height: 260 }, WORDS);
          const boxes: Box[] = [...plot.stacks.flatMap((stack) => stack.boxes), ...plot.forecast];
          const { area } = plot;
          for (const { x, y, width, height } of boxes) {
            expect([x, y, width, height].every(Number.isInteger)).toBe(true);
            expect(width).toBeGreaterThanOrEqual(1);
            expect(y).toBeGreaterThanOrEqual(area.y);
            expect(y + height).toBeLessThanOrEqual(area.y + area.height);
          }
          for (const { y } of plot.previous) expect(y).toBeGreaterThanOrEqual(area.y);
          expect(plot.slots).toHaveLength(plot.bins.length);
        },
      ),
    );
  });

  it('piles the pieces of a bar on one another, and the forecast on top', () => {
    const plot = plotOf(chartOf(20, { forecast: Array<number>(20).fill(50) }), SIZE, WORDS);
    const at = plot.slots[19]?.x ?? 0;
    const end = at + (plot.slots[19]?.width ?? 0);
    const tops = [...plot.stacks.map(({ boxes }) => boxes), plot.forecast].map(
      (boxes) => boxes.find(({ x }) => x >= at && x < end)?.y ?? Number.NaN,
    );
    expect(tops).toEqual(tops.toSorted((a, b) => b - a));
    expect(new Set(tops).size).toBe(3);
  });

  it('shows a value that is too small for a px', () => {
    const data = chartOf(2, {
      series: [seriesOf({ values: [1_000_000, 1] })],
    });
    expect(plotOf(data, SIZE, WORDS).stacks[0]?.boxes.map(({ height }) => height)).toEqual([
      expect.any(Number),
      1,
    ]);
  });

  it('shows weeks where a year has no room for its days, and counts the same', () => {
    const plot = plotOf(chartOf(366), SIZE, WORDS);
    expect(plot.unit).toBe('week');
    expect(plot.bins.length).toBeLessThan(60);
    const sum = plot.totals.reduce((all, one) => all + one, 0);
    expect(sum).toBe((365 * 366 * 10) / 2 + 366 * 5);
  });

  it('ends the line of the range before where that ends', () => {
    const plot = plotOf(chartOf(30, { previous: Array<number>(20).fill(9) }), SIZE, WORDS);
    expect(plot.previous).toHaveLength(20);
    expect(plot.before).toEqual(Array<number>(20).fill(9));
  });

  it('names bars without one word running into another', () => {
    for (const days of [1, 5, 20, 45, 92, 180, 366]) {
      for (const width of [180, 300, 480, 700, 900, 1400]) {
        const { marks } = plotOf(chartOf(days), { width, height: 260 }, WORDS);
        expect(marks.length, `${days} days in ${width}`).toBeGreaterThan(0);
        marks.slice(1).forEach(({ x }, at) => {
          expect(x - (marks[at]?.x ?? 0), `${days} days in ${width}`).toBeGreaterThanOrEqual(48);
        });
      }
    }
  });

  it('leaves a word out that would reach beyond the edge, as wide as its script is', () => {
    const named = (day: () => string) => {
      const counts = Array.from({ length: 40 }, (_, at) => 10 + at);
      return counts.flatMap((days) =>
        plotOf(chartOf(days), SIZE, { ...WORDS, day }).marks.map(({ x }) => SIZE.width - x),
      );
    };
    // Half of six letters of 12 px, against half of six of 7.2 px.
    expect(Math.min(...named(() => '十一月三十日'))).toBeGreaterThanOrEqual(36);
    expect(Math.min(...named(() => '30 Nov'))).toBeLessThan(30);
  });
});

describe('the marks of a plot', () => {
  it('are few, however many bars there are', () => {
    const plot = plotOf(chartOf(366, { previous: Array<number>(366).fill(1) }), SIZE, WORDS);
    const marks = marksOf(plot);
    expect(marks.filter(({ kind }) => kind !== 'word').length).toBeLessThan(10);
  });

  it('leave out what there is not', () => {
    const roles = marksOf(plotOf(chartOf(3), SIZE, WORDS)).map((mark) =>
      mark.kind === 'path' ? mark.role : mark.kind,
    );
    expect(roles).not.toContain('forecast');
    expect(roles).not.toContain('previous');
  });
});
