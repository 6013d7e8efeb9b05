import type { Unsearched } from '../../preload/contract/local-memories.ts';

/** Memories that work of many searches missed, each once with the reason that came last. */
export interface UnsearchedList {
  readonly add: (memories: readonly Unsearched[]) => void;
  list(): readonly Unsearched[];
}

export function createUnsearchedList(): UnsearchedList {
  const reasons = new Map<string, string>();
  return {
    add: (memories) =>
      memories.forEach(({ memoryName, reason }) => reasons.set(memoryName, reason)),
    list: () => [...reasons].map(([memoryName, reason]) => ({ memoryName, reason })),
  };
}
