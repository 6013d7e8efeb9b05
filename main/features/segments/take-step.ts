import type { EditedProject } from './edited-project.ts';
import type { Undone } from './edit-steps.ts';

/**
 * Undoes or redoes a step. Pairs of it that are on their way into a memory stay behind; where a segment
 * is a confirmed one again, its pair goes into the memory.
 * @param memory null for none
 * @returns null where there is no such step
 */
export function takeStep(
  project: EditedProject,
  how: 'undo' | 'redo',
  memory: string | null,
): Promise<Undone | null> {
  const { steps, outgoing, rows } = project.store;
  return steps[how]((changed, restored) => {
    outgoing.drop(changed);
    if (memory === null) return;
    for (const { id, target } of rows.done(restored)) {
      outgoing.put({ segment: id, memory, translation: target });
    }
  });
}
