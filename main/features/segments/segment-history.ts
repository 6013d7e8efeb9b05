import type { CheckedInput } from '../../../preload/contract/api.ts';
import { isDone } from '../../../preload/contract/segment-facets.ts';
import type {
  Segment,
  SegmentHistory,
  SegmentVersion,
} from '../../../preload/contract/segments.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { EditedProject } from './edited-project.ts';
import type { Person } from './person.ts';
import type { SegmentRow } from './segment-rows.ts';
import { shownRow } from './segment-rows.ts';
import type { SegmentState } from './segment-state.ts';

/** Versions that are shown of a segment. */
const MOST_VERSIONS = 200;

/** What a segment was before, and the state that somebody stood for last. */
export function historyOf(project: EditedProject, number: number): SegmentHistory {
  const { rows, versions } = project.store;
  const row = rows.get(number);
  if (row === null) throw new FeatureFailure({ code: 'not-found' });
  const before = versions
    .of(row.id, MOST_VERSIONS)
    .map(({ version, state }) => shownVersion(version, state));
  return {
    versions: [shownVersion(null, row), ...before],
    baseline: before.find(({ status }) => isDone(status)) ?? null,
  };
}

function shownVersion(version: number | null, state: SegmentState): SegmentVersion {
  const { target, status, origin, percent, author, changed } = state;
  return { version, target, status, origin, percent, author, changed };
}

/** Puts a version of a segment there again; one step. */
export function restoreVersion(
  project: EditedProject,
  { number, version }: Pick<CheckedInput<'segments.restore'>, 'number' | 'version'>,
  { at }: Person,
): SegmentRow {
  const { rows, steps, versions, outgoing } = project.store;
  const row = rows.get(number);
  const kept = row && versions.of(row.id, MOST_VERSIONS).find((one) => one.version === version);
  if (row === null || kept === null || kept === undefined) {
    throw new FeatureFailure({ code: 'not-found' });
  }
  if (row.isLocked) {
    throw new FeatureFailure({ code: 'segment-refused', params: { reason: 'locked' } });
  }
  const { target, status, origin, percent, memory, author } = kept.state;
  const changed = new Date(at).toISOString();
  // A restored text is to be looked at; confirming it is the person's.
  const open = isDone(status) ? 'draft' : status;
  const state = { target, status: open, origin, percent, memory, author, changed };
  steps.make('change', number, at, (step) => {
    if (step.write(number, state)) outgoing.drop([row.id]);
  });
  project.changed([number]);
  return rows.get(number) ?? row;
}

/** Adds, resolves or removes a comment; one step, of locked segments, too. */
export function commentOn(
  project: EditedProject,
  comment: CheckedInput<'segments.comment'>,
  { at, author }: Person,
): Segment {
  const { rows, steps } = project.store;
  const row = rows.get(comment.number);
  if (row === null) throw new FeatureFailure({ code: 'not-found' });
  const comments =
    comment.change === 'add'
      ? [
          ...row.comments,
          {
            id: crypto.randomUUID(),
            text: comment.text,
            author,
            at: new Date(at).toISOString(),
            isResolved: false,
          },
        ]
      : comment.change === 'remove'
        ? row.comments.filter(({ id }) => id !== comment.comment)
        : row.comments.map((one) =>
            one.id === comment.comment ? { ...one, isResolved: comment.change === 'resolve' } : one,
          );
  steps.make('change', comment.number, at, (step) => step.write(comment.number, { comments }));
  project.changed([comment.number]);
  return shownRow(rows.get(comment.number) ?? row);
}
