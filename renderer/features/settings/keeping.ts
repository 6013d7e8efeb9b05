import type { Settings } from '../../../preload/contract/settings.ts';

/** How long something may be kept, from the shortest time on. */
export const KEEPING = [
  'never',
  'day',
  'week',
  'month',
  'year',
  'forever',
] as const satisfies readonly Settings['keepHistory'][];
