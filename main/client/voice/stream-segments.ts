import type { StreamSegment, StreamUpdate } from './voice-stream.ts';

/** Concluded segments that are remembered for each transcript. */
const REMEMBERED = 500;

/**
 * Segments in time of what was pushed. Concluded ones come once: a service that tells them again
 * after a reconnection is not heard twice, while one that comes late and out of order is.
 */
export interface StreamSegments {
  /** @param transcript `source`, or the name of a target */
  placed(transcript: string, update: StreamUpdate): StreamUpdate;
}

/** @param toPushed milliseconds of the wire as milliseconds of what was pushed */
export function createStreamSegments(toPushed: (wireMs: number) => number): StreamSegments {
  const told = new Map<string, Set<string>>();

  const isFresh = (seen: Set<string>, { text, startMs, endMs }: StreamSegment): boolean => {
    const key = `${startMs} ${endMs} ${text}`;
    if (seen.has(key)) return false;
    seen.add(key);
    if (seen.size > REMEMBERED) {
      const [oldest = key] = seen;
      seen.delete(oldest);
    }
    return true;
  };
  const moved = (segments: readonly StreamSegment[]): readonly StreamSegment[] =>
    segments.map((segment) => {
      const startMs = toPushed(segment.startMs);
      return { ...segment, startMs, endMs: Math.max(startMs, toPushed(segment.endMs)) };
    });

  return {
    placed(transcript, { concluded, tentative }) {
      const seen = told.get(transcript) ?? new Set<string>();
      told.set(transcript, seen);
      const fresh = concluded.filter((segment) => isFresh(seen, segment));
      return { concluded: moved(fresh), tentative: moved(tentative) };
    },
  };
}
