import { binDays, sumBins, unitFor, type Bin, type BinUnit } from './bins.ts';
import type { ChartData, ChartSeries, ChartWords } from './chart-data.ts';
import { dayMarks } from './day-marks.ts';
import { niceTicks } from './ticks.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A chart in px: everything is on whole px, so that edges are crisp. */
export interface Plot {
  readonly width: number;
  readonly height: number;
  /** Where the bars stand. */
  readonly area: Box;
  readonly unit: BinUnit;
  readonly bins: readonly Bin[];
  /** What was counted in each bin; the forecast is not in it. */
  readonly totals: readonly number[];
  readonly expected: readonly number[];
  /** What the range before had; none for the bins of the forecast alone. */
  readonly before: readonly number[];
  /** The room of each bin with its gap, over the whole height. */
  readonly slots: readonly Box[];
  readonly stacks: readonly { readonly series: ChartSeries; readonly boxes: readonly Box[] }[];
  readonly forecast: readonly Box[];
  /** The range before, at the middle of each bin. */
  readonly previous: readonly { readonly x: number; readonly y: number }[];
  readonly ticks: readonly { readonly y: number; readonly label: string }[];
  readonly marks: readonly { readonly x: number; readonly label: string }[];
}

const TOP = 10;
const FOOT = 24;
const END = 12;
/** Average width of a letter of the axis, which has 12 px. */
const LETTER = 7.2;
/** Of Chinese and Japanese, as wide as they are high. */
const WIDE_LETTER = 12;
const TICK_ROOM = 44;
const WIDEST_BAR = 56;

/**
 * Lays a stacked chart out. Time runs from left to right in every direction of writing, as it does in
 * printed charts everywhere; only the words round the chart are mirrored.
 * @param size in px
 */
export function plotOf(
  data: ChartData,
  size: { readonly width: number; readonly height: number },
  words: ChartWords,
): Plot {
  const { width, height } = size;
  const bottom = height - FOOT;
  const most = Math.max(1, Math.floor((bottom - TOP) / TICK_ROOM));
  // The unit follows from the width, and the axis needs to know the highest bar first.
  const unit = unitFor(data.days.length, width - 60);
  const bins = binDays(data.days, unit);
  const values = data.series.map((series) => sumBins(series.values, bins));
  const totals = bins.map((_, bin) => values.reduce((sum, one) => sum + (one[bin] ?? 0), 0));
  const expected = sumBins(data.forecast, bins);
  const before = previousOf(data, bins);
  const larger = (one: number, other: number) => Math.max(one, other);
  const shown = totals.map((total, bin) => total + (expected[bin] ?? 0));
  const highest = before.reduce(larger, shown.reduce(larger, 0));
  const places = niceTicks(highest, most, data.quantity);
  const max = places.at(-1) ?? 1;
  const labels = places.map((value) => words.tick(value, max));
  const longest = labels.map(widthOf).reduce(larger, 0);
  const left = Math.ceil(longest) + 14;

  const area = { x: left, y: TOP, width: Math.max(1, width - left - END), height: bottom - TOP };
  const heightOf = (value: number) => Math.round((value / max) * area.height);
  const pitch = area.width / bins.length;
  const slots = bins.map((_, bin) => {
    const x = left + Math.round(bin * pitch);
    const end = left + Math.round((bin + 1) * pitch);
    return { x, y: TOP, width: Math.max(1, end - x), height: area.height };
  });
  const bars = slots.map(barIn);

  const tops = bins.map(() => 0);
  const stacks = data.series.map((series, index) => {
    const boxes = bars.flatMap((bar, bin) => {
      const value = values[index]?.[bin] ?? 0;
      const below = tops[bin] ?? 0;
      tops[bin] = below + value;
      return boxOf(bar, bottom - heightOf(below + value), bottom - heightOf(below), value > 0);
    });
    return { series, boxes };
  });
  const forecast = bars.flatMap((bar, bin) => {
    const below = tops[bin] ?? 0;
    const above = below + (expected[bin] ?? 0);
    return boxOf(bar, bottom - heightOf(above), bottom - heightOf(below), above > below);
  });
  const middle = (bin: number) => {
    const slot = slots[bin];
    return slot === undefined ? left : slot.x + Math.floor(slot.width / 2);
  };

  return {
    width,
    height,
    area,
    unit,
    bins,
    totals,
    expected,
    before,
    slots,
    stacks,
    forecast,
    previous: before.map((value, bin) => ({ x: middle(bin), y: bottom - heightOf(value) })),
    ticks: places.map((value, index) => ({
      y: bottom - heightOf(value),
      label: labels[index] ?? '',
    })),
    marks: dayMarks(bins, unit, pitch, words)
      .map(({ bin, label }) => ({ x: middle(bin), label }))
      .filter(({ x, label }) => x + widthOf(label) / 2 <= width),
  };
}

/** Room of a label of the axis, in px. */
const widthOf = (label: string): number =>
  Array.from(label).reduce((sum, letter) => sum + (letter >= '\u2e80' ? WIDE_LETTER : LETTER), 0);

/** The range before in the bins of this one; those of the forecast have none. */
function previousOf({ previous }: ChartData, bins: readonly Bin[]): number[] {
  if (previous === null) return [];
  return sumBins(
    previous,
    bins.filter(({ from }) => from < previous.length),
  );
}

/** The bar of a slot: a gap of a fifth, one px at least, and never too fat. */
function barIn({ x, width }: Box): { readonly x: number; readonly width: number } {
  const bar = Math.max(1, Math.min(WIDEST_BAR, width - Math.max(1, Math.round(width / 5))));
  return { x: x + Math.floor((width - bar) / 2), width: bar };
}

/** A piece of a bar, one px below the next one; the smallest one is still seen. */
function boxOf(
  { x, width }: { readonly x: number; readonly width: number },
  top: number,
  bottom: number,
  isThere: boolean,
): Box[] {
  if (!isThere) return [];
  const gap = bottom - top > 2 ? 1 : 0;
  const height = Math.max(1, bottom - top - gap);
  return [{ x, y: bottom - height, width, height }];
}
