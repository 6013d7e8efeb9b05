import type { Transcript } from './transcript.ts';

/**
 * The clock of an export: milliseconds of the media clock, which stands still in a pause, as they
 * are, or with all pauses up to then in them.
 */
export type Clock = (mediaMs: number) => number;

export function createClock({ lines }: Transcript, pauses: 'cut' | 'keep'): Clock {
  if (pauses === 'cut') return (mediaMs) => mediaMs;
  const paused = lines.filter((line) => line.kind === 'paused');
  return (mediaMs) =>
    paused.reduce(
      (ms, { startMs, pausedMs }) => (startMs <= mediaMs ? ms + pausedMs : ms),
      mediaMs,
    );
}
