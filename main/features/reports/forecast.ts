import type { Measure } from '../../../preload/contract/measures.ts';
import { MEASURES } from '../../../preload/contract/measures.ts';
import type { DayUsage, Forecast, UsageFigures } from '../../../preload/contract/reports.ts';
import { dayNumber, dayNumberAt, dayOf, monthOf, weekdayOf } from './days.ts';
import { figuresOf, NOTHING, sumOf } from './figures.ts';

/** Four whole weeks: each weekday is in it as often as the others. */
const WINDOW_DAYS = 28;
const MIN_DAYS_OF_WEEKDAYS = 14;
/** Fewer say too little. */
const MIN_DAYS = 3;

/**
 * Estimates the calendar month (UTC): what its days have used, and for each day that is left what is
 * to be expected of it. Today counts as used by its part, and as what is to be expected where that
 * is more. Only full days are gone by, so today is not.
 * @param days every day of a range, in order
 * @param now milliseconds since 1970
 * @returns null where the days do not hold the month so far, reach beyond it, or are too few
 */
export function forecastOf(days: readonly DayUsage[], now: number): Forecast | null {
  const today = dayNumberAt(now);
  const month = monthOf(today);
  const start = dayNumber(days[0]?.day ?? '');
  const end = start + days.length - 1;
  const holdsMonth = start <= month.first && end >= Math.max(today - 1, month.first);
  const full = days.slice(0, Math.max(0, today - start)).slice(-WINDOW_DAYS);
  if (!holdsMonth || end > month.last || full.length < MIN_DAYS) return null;

  const method = full.length < MIN_DAYS_OF_WEEKDAYS ? 'mean' : 'weekdays';
  const expected = method === 'mean' ? meanOf(full) : weekdayMeansOf(full);
  const estimate = sumOf(
    Array.from({ length: month.last - month.first + 1 }, (_, index): UsageFigures => {
      const day = month.first + index;
      const used = days[day - start]?.usage ?? NOTHING;
      if (day < today) return used;
      return figuresOf((measure) => Math.max(used[measure], expected(day, measure)));
    }),
  );
  return {
    until: dayOf(month.last),
    usage: figuresOf((measure) => Math.round(estimate[measure])),
    method,
    days: full.length,
  };
}

type Expected = (day: number, measure: Measure) => number;

function meanOf(days: readonly DayUsage[]): Expected {
  const mean = averageOf(days);
  return (_, measure) => mean[measure];
}

function weekdayMeansOf(days: readonly DayUsage[]): Expected {
  const means = Array.from({ length: 7 }, (_, weekday) =>
    averageOf(days.filter(({ day }) => weekdayOf(dayNumber(day)) === weekday)),
  );
  return (day, measure) => means[weekdayOf(day)]?.[measure] ?? 0;
}

function averageOf(days: readonly DayUsage[]): Record<Measure, number> {
  const sum = sumOf(days.map(({ usage }) => usage));
  return Object.fromEntries(
    MEASURES.map((measure) => [measure, sum[measure] / Math.max(1, days.length)]),
  ) as Record<Measure, number>;
}
