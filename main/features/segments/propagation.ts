import type { CheckedInput } from '../../../preload/contract/api.ts';
import { isDone } from '../../../preload/contract/segment-facets.ts';
import type { Propagation } from '../../../preload/contract/segments.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { EditedProject } from './edited-project.ts';
import type { Person } from './person.ts';
import type { SegmentRow } from './segment-rows.ts';
import type { TargetState } from './segment-state.ts';

/**
 * The segments with the same source that a confirmed target goes to: neither those that somebody confirmed
 * nor locked ones, nor those that have it already.
 */
export function repetitionsFor(
  project: EditedProject,
  row: SegmentRow,
  target: string,
  propagation: Exclude<Propagation, 'none'>,
): SegmentRow[] {
  const { rows } = project.store;
  const around = (one: SegmentRow) => JSON.stringify(rows.neighbours(one.number));
  const own = propagation === 'context' ? around(row) : null;
  return rows
    .twins(row)
    .filter(
      (twin) =>
        !isDone(twin.status) &&
        !twin.isLocked &&
        twin.target !== target &&
        (own === null || around(twin) === own),
    );
}

/** Puts the target of a confirmed segment into those of its repetitions that the person chose; one step. */
export function propagate(
  project: EditedProject,
  { number, to }: Pick<CheckedInput<'segments.propagate'>, 'number' | 'to'>,
  { at }: Person,
): readonly number[] {
  const { rows, steps, outgoing } = project.store;
  const row = rows.get(number);
  if (row === null) throw new FeatureFailure({ code: 'not-found' });
  const wanted = new Set(to);
  const changed = new Date(at).toISOString();
  const written: number[] = [];
  steps.make('change', number, at, (step) => {
    for (const twin of repetitionsFor(project, row, row.target, 'ask')) {
      if (!wanted.has(twin.number)) continue;
      if (!step.write(twin.number, propagatedState(row, changed))) continue;
      written.push(twin.number);
      outgoing.drop([twin.id]);
    }
  });
  if (written.length > 0) project.changed(written);
  return written;
}

/** What a target is in a segment that took it over. */
export const propagatedState = (
  { target }: Pick<TargetState, 'target'>,
  changed: string,
): TargetState => ({
  target,
  status: 'translated',
  origin: 'propagated',
  changed,
  percent: null,
  memory: null,
  author: null,
});
