import type { Settings } from '../../preload/contract/settings.ts';

type Keeping = Settings['keepHistory'];

const DAY_MS = 86_400_000;
const DAYS: Readonly<Record<Keeping, number>> = {
  never: 0,
  day: 1,
  week: 7,
  month: 30,
  year: 365,
  forever: Infinity,
};

/**
 * Whether something is past its time.
 * @param ended when it was finished, milliseconds since 1970
 */
export const isPast = (keeping: Keeping, ended: number, now: number): boolean =>
  ended <= pastUntil(keeping, now);

/** The last moment that is past its time; infinity where nothing is kept, minus infinity where all is. */
export const pastUntil = (keeping: Keeping, now: number): number =>
  keeping === 'never' ? Infinity : now - DAYS[keeping] * DAY_MS;
