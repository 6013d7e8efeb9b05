import type { Settings } from '../../../preload/contract/settings.ts';

type Keeping = Settings['voice']['keepText'];

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
 * @param ended when the session ended, milliseconds since 1970
 */
export const isPast = (keeping: Keeping, ended: number, now: number): boolean =>
  now - ended >= DAYS[keeping] * DAY_MS;
