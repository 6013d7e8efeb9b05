import type { CheckedInput } from '../../../preload/contract/api.ts';
import { isDone } from '../../../preload/contract/segment-facets.ts';
import type { EditedProject } from './edited-project.ts';
import type { Person } from './person.ts';
import type { SegmentRow } from './segment-rows.ts';
import type { SegmentState } from './segment-state.ts';
import { emptyState } from './segment-state.ts';

type Mark = CheckedInput<'segments.mark'>['mark'];

/**
 * Does the same to several segments, in one step; those that it does not fit stay as they are.
 * @returns numbers of those that changed
 */
export function markSegments(
  project: EditedProject,
  { numbers, mark }: Pick<CheckedInput<'segments.mark'>, 'numbers' | 'mark'>,
  { at, author }: Person,
): readonly number[] {
  const { rows, steps, outgoing } = project.store;
  const changed = new Date(at).toISOString();
  const written: number[] = [];
  const ids: number[] = [];
  steps.make('change', numbers[0] ?? 0, at, (step) => {
    for (const number of numbers) {
      const row = rows.get(number);
      const change = row && markedState(row, mark, changed, author);
      if (row === null || change === null || !step.write(number, change)) continue;
      written.push(number);
      ids.push(row.id);
    }
    // A lock changes nothing of what was confirmed; all else takes it back.
    if (mark !== 'lock' && mark !== 'unlock' && mark !== 'review') outgoing.drop(ids);
  });
  if (written.length > 0) project.changed(written);
  return written;
}

/** What a mark makes of a segment; null where it does not fit. */
export function markedState(
  row: SegmentRow,
  mark: Mark,
  changed: string,
  author: string | null,
): Partial<SegmentState> | null {
  const hasText = row.target.trim() !== '';
  switch (mark) {
    case 'lock':
      return { isLocked: true };
    case 'unlock':
      return { isLocked: false };
    case 'unconfirm':
      return isDone(row.status) || row.status === 'rejected' ? { status: 'draft', changed } : null;
    case 'review':
      return hasText ? { status: 'reviewed', changed } : null;
    case 'reject':
      return hasText ? { status: 'rejected', changed } : null;
    case 'clear':
      return emptyState(changed);
    case 'copy-source':
      return {
        ...emptyState(changed),
        target: row.source,
        status: 'draft',
        origin: 'source-copy',
        author,
      };
  }
}
