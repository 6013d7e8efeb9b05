import type { Transient } from './record.ts';

export type Progress = Pick<Transient, 'progress' | 'endsAt'>;

export const NO_PROGRESS: Progress = { progress: null, endsAt: null };

/** Before that the pace says nothing. */
const FIRST_ESTIMATE_MS = 1000;
/** What services say beyond is no estimate: some tell years. */
const MOST_SECONDS = 3 * 60 * 60;

/**
 * How far bytes that have gone so far have come, at their pace.
 * @param share of all, 0 to 1
 * @param begun milliseconds since 1970
 */
export function progressByPace(share: number, begun: number, now: number): Progress {
  const spent = now - begun;
  const isKnown = share > 0 && spent >= FIRST_ESTIMATE_MS;
  return { progress: share, endsAt: isKnown ? now + (spent * (1 - share)) / share : null };
}

/**
 * How far a translation has come by what the service says is left; never back behind `before`.
 * @param secondsLeft as the service says it
 */
export function progressByRest(
  secondsLeft: number | null,
  begun: number,
  now: number,
  before: number | null,
): Progress {
  if (secondsLeft === null || secondsLeft <= 0 || secondsLeft > MOST_SECONDS) {
    return { progress: before, endsAt: null };
  }
  const spent = Math.max(0, now - begun);
  const share = spent / (spent + secondsLeft * 1000);
  return { progress: Math.max(before ?? 0, share), endsAt: now + secondsLeft * 1000 };
}
