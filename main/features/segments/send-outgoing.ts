import type { Failure } from '../../../preload/contract/failure.ts';
import { failureOf } from '../feature-failure.ts';
import type { LocalMemoryEngine } from '../local-memory-engine.ts';
import type { EditedProject } from './edited-project.ts';

/** The memory is gone, or has another source language: no later try stores it, and others wait. */
const LASTING: ReadonlySet<Failure['code']> = new Set(['not-found', 'invalid-input']);

/**
 * Stores confirmed pairs in their memories, one after the other, with the sources before and after
 * them and the name of the project. What fails for a passing reason stays for the next time; the failure is shown.
 */
export async function sendOutgoing(
  project: EditedProject,
  memories: Pick<LocalMemoryEngine, 'confirm'>,
  nameOf: (project: EditedProject) => string | null,
): Promise<void> {
  const { ending } = project;
  const isOver = () => ending.aborted;
  while (!isOver()) {
    const { store } = project;
    const pair = store.outgoing.next();
    if (pair === null) return;
    const row = store.rows.withId(pair.segment);
    // It was merged into another one meanwhile.
    if (row === null) {
      store.outgoing.sent(pair);
      continue;
    }
    const { source, target } = project.facts();
    const name = nameOf(project);
    try {
      const { unit, isNew } = await memories.confirm(pair.memory, {
        segment: row.source,
        ...store.rows.neighbours(row.number),
        translation: pair.translation,
        source,
        target,
        ...(name !== null && { project: name }),
      });
      if (!isOver()) store.stored.put(unit, isNew);
    } catch (error) {
      if (isOver()) return;
      const failure = failureOf(error) ?? { code: 'internal' as const };
      project.setTransient({ failure });
      if (!LASTING.has(failure.code)) return;
    }
    if (isOver()) return;
    store.outgoing.sent(pair);
  }
}
