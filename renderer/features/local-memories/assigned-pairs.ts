import type { LocalMemory } from '../../../preload/contract/local-memories.ts';
import { baseOf, compatible } from '../../../preload/contract/language-code.ts';

export type AssignedPair = LocalMemory['assigned'][number];

const MOST = 99;

const isPair = (one: { source: string; target: string }, source: string | null, target: string) =>
  (source === null || baseOf(one.source) === baseOf(source)) && compatible(one.target, target);

/** The pairs that a memory can be assigned to: those of its languages, and what it is assigned to. */
export function pairsOf({ source, targets, assigned }: LocalMemory): readonly AssignedPair[] {
  const own = targets.map((target) => ({ source, target, priority: 0 }));
  const others = assigned.filter(
    (one) => !own.some(({ target }) => target === one.target && one.source === source),
  );
  return [...own, ...others];
}

export function assignmentOf(
  memory: LocalMemory,
  { source, target }: Pick<AssignedPair, 'source' | 'target'>,
): AssignedPair | null {
  return memory.assigned.find((one) => one.source === source && one.target === target) ?? null;
}

/**
 * Memories that are asked for a pair without being chosen, the first one first.
 * @param source null: not known yet; those of any language are asked
 */
export function assignedTo(
  memories: readonly LocalMemory[],
  source: string | null,
  target: string,
): readonly { readonly memory: LocalMemory; readonly priority: number }[] {
  return memories
    .flatMap((memory) => {
      const fitting = memory.assigned.filter((one) => isPair(one, source, target));
      const priority = fitting.reduce((first, one) => Math.min(first, one.priority), Infinity);
      return fitting.length === 0 ? [] : [{ memory, priority }];
    })
    .sort((one, other) => one.priority - other.priority);
}

/** The place behind all that are asked for a pair already. */
export function nextPriority(
  memories: readonly LocalMemory[],
  source: string,
  target: string,
): number {
  const last = assignedTo(memories, source, target).at(-1)?.priority ?? 0;
  return Math.min(MOST, last + 1);
}

/** A memory's pairs with one of them at a place; null takes it away. */
export function withAssignment(
  memory: LocalMemory,
  { source, target }: Pick<AssignedPair, 'source' | 'target'>,
  priority: number | null,
): readonly AssignedPair[] {
  const others = memory.assigned.filter((one) => one.source !== source || one.target !== target);
  return priority === null ? others : [...others, { source, target, priority }];
}

/** Whether a memory is asked for every pair of its languages. */
export const isAssigned = (memory: LocalMemory): boolean =>
  memory.targets.every(
    (target) => assignmentOf(memory, { source: memory.source, target }) !== null,
  );

/** A memory's pairs with all of its languages, each behind those that are asked already; or without. */
export function withOwnPairs(
  memories: readonly LocalMemory[],
  memory: LocalMemory,
  isOn: boolean,
): readonly AssignedPair[] {
  const { source, targets } = memory;
  const others = memory.assigned.filter(
    (one) => one.source !== source || !targets.includes(one.target),
  );
  if (!isOn) return others;
  const own = targets.map(
    (target) =>
      assignmentOf(memory, { source, target }) ?? {
        source,
        target,
        priority: nextPriority(memories, source, target),
      },
  );
  return [...others, ...own];
}
