import { baseOf, servesPair } from '../../../preload/contract/language-code.ts';
import type { LocalMemory } from '../../../preload/contract/local-memories.ts';
import type { TranslationOptions } from '../../../preload/contract/text.ts';
import { assignedTo } from '../local-memories/assigned-pairs.ts';
import { memoryObstacle, type Facts } from './fit.ts';
import type { Pair } from './swap.ts';

/** Which translation memory is used: one of the service, some of this computer, or those that are active. */
type MemoryChoice = Pick<TranslationOptions, 'memory' | 'local'>;

/** What was last chosen for a pair, see `pairKey`. */
export type ChosenByPair = Readonly<Record<string, MemoryChoice>>;

interface KnownMemories extends Pick<Facts, 'memories'> {
  readonly localMemories: readonly LocalMemory[];
}

export const pairKey = ({ source, target }: Pair): string => `${baseOf(source)} ${baseOf(target)}`;

export const choiceOf = ({ memory, local }: TranslationOptions): MemoryChoice => ({
  ...(memory !== undefined && { memory }),
  ...(local !== undefined && { local }),
});

/** The options with another choice of the memory. */
export function withChoice(options: TranslationOptions, choice: MemoryChoice): TranslationOptions {
  const { memory: _memory, local: _local, ...others } = options;
  return { ...others, ...choice };
}

/**
 * The memory for a pair that was turned round. What serves it stays; else it is what was used for the pair
 * before, what is active for it, or the first of the list that serves it. Where none does, the choice stays.
 */
export function memoryFor(
  choice: MemoryChoice,
  pair: Pair,
  threshold: number,
  known: KnownMemories,
  before: ChosenByPair,
): MemoryChoice {
  const isChosen = choice.memory !== undefined || typeof choice.local === 'object';
  if (!isChosen || serves(choice, pair, known)) return choice;
  const last = before[pairKey(pair)];
  if (last !== undefined && serves(last, pair, known)) return last;
  if (assignedTo(known.localMemories, pair.source, pair.target).length > 0) return {};
  const memory = known.memories.find(
    (one) => memoryObstacle(one, pair.source, pair.target) === null,
  );
  if (memory !== undefined) return { memory: { id: memory.id, name: memory.name, threshold } };
  const local = known.localMemories.find((one) => servesPair(one, pair.source, pair.target));
  return local === undefined ? choice : { local: { memories: [local.id], threshold } };
}

/** Whether a choice can act on a pair, as far as is known. */
function serves({ memory, local }: MemoryChoice, pair: Pair, known: KnownMemories): boolean {
  if (memory !== undefined) {
    const found = known.memories.find(({ id }) => id === memory.id);
    return found === undefined || memoryObstacle(found, pair.source, pair.target) === null;
  }
  if (typeof local !== 'object' || local.memories.length === 0) return true;
  return local.memories.some((id) => {
    const found = known.localMemories.find((one) => one.id === id);
    return found === undefined || servesPair(found, pair.source, pair.target);
  });
}
