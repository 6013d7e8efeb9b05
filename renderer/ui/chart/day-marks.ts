import type { Bin, BinUnit } from './bins.ts';
import type { ChartWords } from './chart-data.ts';
import { weekdayOf } from './utc-days.ts';

/** A word below the time axis. */
export interface DayMark {
  /** Which bin it names. */
  readonly bin: number;
  readonly label: string;
}

/** Room of a word and the gap behind it, in px. */
const LEAST_ROOM = 64;
const MONTH_STEPS = [1, 2, 3, 6, 12];

/**
 * Which bins are named below the axis: days by themselves or by their Mondays, weeks and months by
 * the month that begins, as many as there is room for.
 * @param pitch px from one bin to the next
 */
export function dayMarks(
  bins: readonly Bin[],
  unit: BinUnit,
  pitch: number,
  words: Pick<ChartWords, 'day' | 'month'>,
): DayMark[] {
  return unit === 'day' ? marksOfDays(bins, pitch, words) : marksOfMonths(bins, pitch, words);
}

function marksOfDays(
  bins: readonly Bin[],
  pitch: number,
  words: Pick<ChartWords, 'day'>,
): DayMark[] {
  const least = Math.max(1, Math.ceil(LEAST_ROOM / pitch));
  const weeks = Math.ceil(least / 7);
  const monday = bins.findIndex(({ start }) => weekdayOf(start) === 0);
  const isNamed = ({ start }: Bin, place: number) =>
    least < 3
      ? place % least === 0
      : weekdayOf(start) === 0 && ((place - monday) / 7) % weeks === 0;
  const named = bins.flatMap((bin, place) =>
    isNamed(bin, place) ? [{ bin: place, label: words.day(bin.start) }] : [],
  );
  const [first] = bins;
  // A few days in one week may hold no Monday.
  return named.length > 0 || first === undefined
    ? named
    : [{ bin: 0, label: words.day(first.start) }];
}

function marksOfMonths(
  bins: readonly Bin[],
  pitch: number,
  words: Pick<ChartWords, 'month'>,
): DayMark[] {
  const begun = bins.flatMap((bin, place) => {
    const isBegun = place === 0 ? bin.start.endsWith('-01') : begins(bin);
    return isBegun ? [{ bin: place, month: bin.end }] : [];
  });
  const room = (pitch * bins.length) / Math.max(1, begun.length);
  const step = MONTH_STEPS.find((months) => months * room >= LEAST_ROOM) ?? 12;
  return begun
    .filter((_, index) => index % step === 0)
    .map(({ bin, month }, index) => ({
      bin,
      label: words.month(month, index === 0 || isFirstOfYear(month, step)),
    }));
}

/** Whether a month begins in it. */
function begins({ start, end }: Bin): boolean {
  return start.endsWith('-01') || start.slice(0, 7) !== end.slice(0, 7);
}

/** Whether it is the first month of its year that is named. */
function isFirstOfYear(day: string, step: number): boolean {
  return Number(day.slice(5, 7)) <= step;
}
