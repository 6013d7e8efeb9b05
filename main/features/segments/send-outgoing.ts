import type { Failure } from '../../../preload/contract/failure.ts';
import { inTransaction } from '../../system/transaction.ts';
import { failureOf } from '../feature-failure.ts';
import type { ConfirmedPair, LocalMemoryEngine } from '../local-memory-engine.ts';
import type { EditedProject } from './edited-project.ts';
import type { OutgoingPair } from './outgoing-pairs.ts';

/** The memory is gone, or has another source language: no later try stores it, and others wait. */
const LASTING: ReadonlySet<Failure['code']> = new Set(['not-found', 'invalid-input']);
/** Pairs that are stored together: some milliseconds of the memory thread. */
const AT_ONCE = 50;

/**
 * Stores confirmed pairs in their memories, some at once, with the sources before and after
 * them and the name of the project. What fails for a passing reason stays for the next time; the failure is shown.
 */
export async function sendOutgoing(
  project: EditedProject,
  memories: Pick<LocalMemoryEngine, 'confirm'>,
  nameOf: (project: EditedProject) => string | null,
): Promise<void> {
  const { ending } = project;
  const isOver = () => ending.aborted;
  let most = AT_ONCE;
  /** Of pairs that were refused together, those that are tried one by one. */
  let alone = 0;
  while (!isOver()) {
    const { store } = project;
    const pairs = store.outgoing.next(most);
    const [first] = pairs;
    if (first === undefined) return;
    const sent = pairs.flatMap((pair) => confirmedPair(project, pair, nameOf(project)) ?? []);
    let stored: readonly { readonly unit: number; readonly isNew: boolean }[] = [];
    try {
      if (sent.length > 0) stored = await memories.confirm(first.memory, sent);
    } catch (error) {
      if (isOver()) return;
      const failure = failureOf(error) ?? { code: 'internal' as const };
      if (LASTING.has(failure.code) && pairs.length > 1) {
        // One of them need not keep the others back.
        most = 1;
        alone = pairs.length;
        continue;
      }
      project.setTransient({ failure });
      if (!LASTING.has(failure.code)) return;
    }
    if (isOver()) return;
    inTransaction(store.sqlite, () => {
      for (const { unit, isNew } of stored) store.stored.put(unit, isNew);
      store.outgoing.sent(pairs);
    });
    alone -= pairs.length;
    if (alone <= 0) most = AT_ONCE;
  }
}

/** null where the segment was merged into another one meanwhile. */
function confirmedPair(
  project: EditedProject,
  { segment, translation }: OutgoingPair,
  name: string | null,
): ConfirmedPair | null {
  const { rows } = project.store;
  const row = rows.withId(segment);
  if (row === null) return null;
  const { source, target } = project.facts();
  return {
    segment: row.source,
    ...rows.neighbours(row.number),
    translation,
    source,
    target,
    ...(name !== null && { project: name }),
  };
}
