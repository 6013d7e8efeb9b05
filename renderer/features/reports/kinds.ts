import type { Measure } from '../../../preload/contract/measures.ts';
import type { DayUsage, Series } from '../../../preload/contract/reports.ts';

/** What the characters of a report are made of. */
const KINDS = ['textCharacters', 'documentCharacters', 'improvementCharacters'] as const;

/** The days of a report as one series of a measure. */
export function seriesOfDays(days: readonly DayUsage[], measure: Measure): Series {
  return { name: measure, key: null, values: days.map(({ usage }) => usage[measure]) };
}

/**
 * The days of a report split by kind. They are in the report, so that the first chart waits for no
 * other answer. Only `characters` has kinds. Kinds that nothing was used of are left
 * out; what the service counts without naming it is the last one, without a name.
 */
export function kindsOfDays(days: readonly DayUsage[], measure: Measure): Series[] {
  if (measure !== 'characters') return [seriesOfDays(days, measure)];
  const kinds = KINDS.map((kind) => seriesOfDays(days, kind));
  const others = days.map(({ usage }) =>
    Math.max(
      0,
      KINDS.reduce((left, kind) => left - usage[kind], usage.characters),
    ),
  );
  const used = kinds.filter(({ values }) => values.some((value) => value > 0));
  if (!others.some((value) => value > 0)) return used.length > 0 ? used : kinds.slice(0, 1);
  return [...used, { name: null, key: null, values: others }];
}
