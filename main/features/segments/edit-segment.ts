import type { CheckedInput } from '../../../preload/contract/api.ts';
import type { SegmentEdited } from '../../../preload/contract/segments.ts';
import { withoutForeignTags } from '../../engine/segments/segment-tags.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { EditedProject } from './edited-project.ts';
import type { SegmentRow } from './segment-rows.ts';
import { shownRow, shownSource } from './segment-rows.ts';
import type { SegmentState } from './segment-state.ts';
import { emptyState } from './segment-state.ts';

type Edit = CheckedInput<'segments.edit'>;

/**
 * Puts a target into a segment, and where it is confirmed into its repetitions, all in one step. Throws
 * not-found, or invalid-input for the confirmation of an empty target.
 * @param at milliseconds since 1970
 * @param memory where a confirmed pair goes; null for nowhere
 */
export function editSegment(
  project: EditedProject,
  edit: Edit,
  at: number,
  memory: string | null,
): SegmentEdited {
  const { rows, steps, outgoing } = project.store;
  const row = rows.get(edit.number);
  if (row === null) throw new FeatureFailure({ code: 'not-found' });
  const changed = new Date(at).toISOString();
  const state = editedState(row, edit, changed);
  if (edit.confirm && state.target.trim() === '') {
    throw new FeatureFailure({ code: 'invalid-input', params: { field: 'target' } });
  }
  const isTyping = edit.origin === 'typed' && !edit.confirm;
  const written: number[] = [];
  steps.make(isTyping ? 'typing' : 'change', row.number, at, (step) => {
    if (step.write(row.number, state)) {
      written.push(row.number);
      outgoing.drop([row.number]);
    }
    // Confirmed once more, it goes into the memory that is chosen now.
    if (edit.confirm && memory !== null) {
      outgoing.put({ segment: row.number, memory, translation: state.target });
    }
    if (!edit.confirm || !edit.propagate) return;
    for (const twin of rows.twins(row)) {
      if (twin.status === 'confirmed' || twin.target === state.target) continue;
      if (step.write(twin.number, propagatedState(state, changed))) written.push(twin.number);
    }
  });
  if (written.length > 0) project.changed(written);
  return {
    segment: shownRow(rows.get(row.number) ?? row),
    propagated: written.filter((number) => number !== row.number).length,
    next: rows.nextUnconfirmed(row.number),
  };
}

function editedState(row: SegmentRow, edit: Edit, changed: string): SegmentState {
  const isTaken = edit.origin === 'memory-exact' || edit.origin === 'memory-fuzzy';
  const target = isTaken ? withoutForeignTags(edit.target, shownSource(row)) : edit.target;
  if (target === '') return emptyState(changed);
  const status = edit.confirm ? 'confirmed' : isTaken ? 'translated' : 'draft';
  // A text that nobody touched keeps where it came from.
  if (edit.origin === 'typed' && target === row.target && row.origin !== null) {
    const { origin, percent, memory, author } = row;
    const kept = edit.confirm ? status : row.status;
    return { target, status: kept, origin, percent, memory, author, changed };
  }
  const { origin } = edit;
  const percent = isTaken ? edit.percent : null;
  const memory = isTaken ? edit.memory : null;
  return { target, status, origin, percent, memory, author: null, changed };
}

const propagatedState = ({ target }: SegmentState, changed: string): SegmentState => ({
  target,
  status: 'translated',
  origin: 'propagated',
  changed,
  percent: null,
  memory: null,
  author: null,
});
