import type { IdRanges } from '../../../preload/contract/id-ranges.ts';
import { isDone } from '../../../preload/contract/segment-facets.ts';
import type {
  SelectionChanged,
  SelectionMark,
} from '../../../preload/contract/segment-selection.ts';
import type { EditedProject } from './edited-project.ts';
import { markedState } from './mark-segments.ts';
import type { LongChange } from './long-change.ts';
import { changeInParts } from './long-change.ts';
import type { Person } from './person.ts';
import type { SegmentRow } from './segment-rows.ts';
import type { SegmentState } from './segment-state.ts';
import { selectedIds } from './selected-segments.ts';

/** How long segments are changed before others have their turn. */
const MOST_MS = 15;
/** Segments that are changed between two looks at the time. */
const AT_ONCE = 50;

type Refusal = 'locked' | 'empty';

/** What becomes of a segment; null: it stays as it is. */
type ChangeOf = (row: SegmentRow) => Partial<SegmentState> | Refusal | null;

/** Told of what was written, in the same transaction. */
type Also = (written: readonly SegmentRow[]) => void;

/** Changes selected segments in one step, made in parts. */
async function changeSelected(
  project: EditedProject,
  selected: IdRanges,
  at: number,
  changeOf: ChangeOf,
  also: Also,
  signal: AbortSignal,
): Promise<SelectionChanged> {
  const ids = selectedIds(project, selected);
  signal.throwIfAborted();
  return changeInParts(project, ids.length, signal, (change) =>
    changeAll(project, ids, at, changeOf, also, change),
  );
}

async function changeAll(
  project: EditedProject,
  ids: readonly number[],
  at: number,
  changeOf: ChangeOf,
  also: Also,
  { pause }: LongChange,
): Promise<SelectionChanged> {
  const { rows, steps } = project.store;
  const counts = { changed: 0, locked: 0, empty: 0 };
  let step: number | null = null;
  for (let from = 0; from < ids.length;) {
    const written: SegmentRow[] = [];
    step = steps.extend(step, at, (open) => {
      const end = performance.now() + MOST_MS;
      do {
        for (const row of rows.withIds(ids.slice(from, from + AT_ONCE))) {
          const change = changeOf(row);
          if (change === null) continue;
          if (typeof change === 'string') counts[change] += 1;
          else if (open.write(row, change)) written.push(row);
        }
        from += AT_ONCE;
      } while (from < ids.length && performance.now() < end);
      also(written);
    });
    counts.changed += written.length;
    if (written.length > 0) project.changed(written.map(({ number }) => number));
    await pause(from);
  }
  return counts;
}

/** @param memory where confirmed pairs go; null for nowhere */
export function markSelected(
  project: EditedProject,
  { selected, mark }: { readonly selected: IdRanges; readonly mark: SelectionMark },
  { at, author }: Person,
  memory: string | null,
  signal: AbortSignal,
): Promise<SelectionChanged> {
  const { outgoing } = project.store;
  const changed = new Date(at).toISOString();
  const isConfirming = mark === 'confirm' || mark === 'confirm-only';
  const into = mark === 'confirm' ? memory : null;
  const changeOf: ChangeOf = (row) => {
    const isLock = mark === 'lock' || mark === 'unlock';
    if (row.isLocked && !isLock) return 'locked';
    if (!isConfirming) {
      if ((mark === 'review' || mark === 'reject') && row.target.trim() === '') return 'empty';
      return markedState(row, mark, changed, author);
    }
    if (row.target.trim() === '') return 'empty';
    return isDone(row.status) ? null : { status: 'confirmed', changed };
  };
  const also: Also = (written) => {
    if (mark === 'lock' || mark === 'unlock' || mark === 'review') return;
    outgoing.drop(written.map(({ id }) => id));
    if (into === null) return;
    for (const { id, target } of written) {
      outgoing.put({ segment: id, memory: into, translation: target });
    }
  };
  return changeSelected(project, selected, at, changeOf, also, signal);
}

/** Puts the same comment on each of them, locked ones, too. */
export function commentOnSelected(
  project: EditedProject,
  { selected, text }: { readonly selected: IdRanges; readonly text: string },
  { at, author }: Person,
  signal: AbortSignal,
): Promise<SelectionChanged> {
  const told = { text, author, at: new Date(at).toISOString(), isResolved: false };
  return changeSelected(
    project,
    selected,
    at,
    ({ comments }) => ({ comments: [...comments, { id: crypto.randomUUID(), ...told }] }),
    () => undefined,
    signal,
  );
}
