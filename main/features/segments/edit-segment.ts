import type { CheckedInput } from '../../../preload/contract/api.ts';
import { isDone } from '../../../preload/contract/segment-facets.ts';
import type { SegmentEdited } from '../../../preload/contract/segments.ts';
import { withoutForeignTags } from '../../engine/segments/segment-tags.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { EditedProject } from './edited-project.ts';
import type { Person } from './person.ts';
import { propagatedState, repetitionsFor } from './propagation.ts';
import type { SegmentRow } from './segment-rows.ts';
import { shownRow, shownSource } from './segment-rows.ts';
import type { TargetState } from './segment-state.ts';
import { emptyState } from './segment-state.ts';

type Edit = CheckedInput<'segments.edit'>;

/**
 * Puts a target into a segment, and where it is confirmed into its repetitions, all in one step. Throws
 * not-found, invalid-input for the confirmation of an empty target, and segment-refused for a locked one.
 * @param memory where a confirmed pair goes; null for nowhere
 */
export function editSegment(
  project: EditedProject,
  edit: Edit,
  { at, author }: Person,
  memory: string | null,
): SegmentEdited {
  const { rows, steps, outgoing } = project.store;
  const row = rows.get(edit.number);
  if (row === null) throw new FeatureFailure({ code: 'not-found' });
  if (row.isLocked) {
    throw new FeatureFailure({ code: 'segment-refused', params: { reason: 'locked' } });
  }
  const changed = new Date(at).toISOString();
  const state = editedState(row, edit, changed, author);
  if (edit.confirm && state.target.trim() === '') {
    throw new FeatureFailure({ code: 'invalid-input', params: { field: 'target' } });
  }
  const isTyping = edit.origin === 'typed' && !edit.confirm && !edit.ownStep;
  const propagation = edit.propagation ?? project.facts().propagation;
  const written: number[] = [];
  let repetitions: readonly SegmentRow[] = [];
  steps.make(isTyping ? 'typing' : 'change', row.number, at, (step) => {
    if (step.write(row.number, state)) {
      written.push(row.number);
      outgoing.drop([row.id]);
    }
    // Confirmed once more, it goes into the memory that is chosen now.
    if (edit.confirm && edit.store && memory !== null) {
      outgoing.put({ segment: row.id, memory, translation: state.target });
    }
    if (!edit.confirm || propagation === 'none') return;
    repetitions = repetitionsFor(project, row, state.target, propagation);
    if (propagation === 'ask') return;
    for (const twin of repetitions) {
      if (step.write(twin.number, propagatedState(state, changed))) written.push(twin.number);
    }
  });
  if (written.length > 0) project.changed(written);
  return {
    segment: shownRow(rows.get(row.number) ?? row),
    propagated: written.filter((number) => number !== row.number),
    repetitions: propagation === 'ask' ? repetitions.map(({ number }) => number) : [],
    next: rows.nextOpen(row.number),
  };
}

function editedState(
  row: SegmentRow,
  edit: Edit,
  changed: string,
  author: string | null,
): TargetState {
  const isTaken = edit.origin === 'memory-exact' || edit.origin === 'memory-fuzzy';
  const target = isTaken ? withoutForeignTags(edit.target, shownSource(row)) : edit.target;
  if (target === '') return emptyState(changed);
  const status = edit.confirm ? 'confirmed' : isTaken ? 'translated' : 'draft';
  // A text that nobody touched keeps where it came from.
  if (edit.origin === 'typed' && target === row.target && row.origin !== null) {
    const { origin, percent, memory } = row;
    const kept = edit.confirm ? (isDone(row.status) ? row.status : status) : row.status;
    return { target, status: kept, origin, percent, memory, author: row.author, changed };
  }
  const { origin } = edit;
  if (isTaken) {
    const { percent, memory } = edit;
    return { target, status, origin, percent, memory, author: null, changed };
  }
  // What is typed over a match still goes back to it; a copy of the source does not.
  const percent = origin === 'typed' && row.target !== '' ? row.percent : null;
  return { target, status, origin, percent, memory: null, author, changed };
}
