import type { LocalMemory } from '../../../../preload/contract/local-memories.ts';
import { baseOf, compatible } from '../../../../preload/contract/language-code.ts';

export interface PairMemory {
  readonly memory: LocalMemory;
  /** Asked without being chosen. */
  readonly isAssigned: boolean;
}

/** After every priority. */
const NOT_ASSIGNED = 1000;

/** The memories that hold a pair of languages: assigned ones first, in their order. */
export function memoriesOfPair(
  memories: readonly LocalMemory[],
  source: string,
  target: string,
): PairMemory[] {
  const fits = (from: string, to: string) =>
    baseOf(from) === baseOf(source) && compatible(to, target);
  return memories
    .filter((memory) => memory.targets.some((one) => fits(memory.source, one)))
    .map((memory) => {
      const assigned = memory.assigned.find((pair) => fits(pair.source, pair.target));
      return {
        memory,
        isAssigned: assigned !== undefined,
        order: assigned?.priority ?? NOT_ASSIGNED,
      };
    })
    .sort((one, other) => one.order - other.order)
    .map(({ memory, isAssigned }) => ({ memory, isAssigned }));
}
