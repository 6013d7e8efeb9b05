import type { Memories } from '../../../main/engine/memory/memories.ts';
import { percentile } from '../measured.ts';

/** Milliseconds of the middle query and of the 95th in a hundred. */
export interface Times {
  readonly p50: number;
  readonly p95: number;
}

/** Each query is timed so often, and every time counts: a person waits for each of them. */
const TRIES = 3;

export function timeEach(queries: readonly string[], search: (text: string) => void): Times {
  const times = queries.flatMap((text) =>
    Array.from({ length: TRIES }, () => {
      const began = performance.now();
      search(text);
      return performance.now() - began;
    }),
  );
  return { p50: percentile(times, 50), p95: percentile(times, 95) };
}

/** Times of looking for the best match, as a translation does it. */
export const timeBest = (
  memories: Memories,
  memoryId: string,
  queries: readonly string[],
  threshold: number,
): Times => timeEach(queries, (text) => void memories.find(memoryId, text, 'de', threshold));

/** The best percents below 100 that the index finds: what is identical is found otherwise. */
export function foundPercents(
  memories: Memories,
  memoryId: string,
  queries: readonly string[],
  threshold: number,
): number[] {
  return queries.map((segment) => {
    const query = { segment, targetLanguage: 'de', threshold, limit: 3 };
    const found = memories.matches([memoryId], query);
    return found.find(({ percent }) => percent < 100)?.percent ?? found[0]?.percent ?? 0;
  });
}
