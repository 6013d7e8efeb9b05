import type { RecorderReason } from '../recorder-routes.ts';

/** Words of ALSA, of the sound server's library and of sox, in the C locale. */
const SAYINGS: readonly (readonly [RegExp, RecorderReason])[] = [
  [/host is down|connection refused|connection terminated|unable to connect/i, 'server'],
  [/resource busy|device busy/i, 'busy'],
  [/permission denied|operation not permitted|access denied/i, 'permission'],
  [
    /no such (?:file|device|entity)|unknown pcm|cannot find card|cannot get card|invalid value for card|can ?not open audio device|no default audio device/i,
    'device',
  ],
];

/**
 * Why a recorder ended that nobody ended.
 * @param said the last it wrote to standard error
 * @param hasHeard whether sound had come before
 */
export function failureReason(said: string, hasHeard: boolean): RecorderReason {
  const known = SAYINGS.find(([saying]) => saying.test(said));
  if (known !== undefined) return known[1];
  return hasHeard ? 'ended' : 'unknown';
}

/** Milliseconds of sound that ALSA lost, as a line of arecord tells. */
export function lostMs(line: string): number {
  return Number(/^overrun!!! \(at least ([\d.]+) ms long\)/.exec(line)?.[1] ?? 0);
}
