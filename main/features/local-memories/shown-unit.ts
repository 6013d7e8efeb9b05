import type { Unit } from '../../../preload/contract/local-memories.ts';
import type { StoredUnit } from '../../engine/memory/memories.ts';
import { projectOf } from '../../engine/memory/project-property.ts';

/** A unit as the contract has it. */
export function shownUnit({ unit, source, targets, author, changed, details }: StoredUnit): Unit {
  const notes = details.notes ?? [];
  const note = notes.length === 0 ? null : notes.join('\n');
  return { unit, source, targets, author, project: projectOf(details), changed, note };
}
