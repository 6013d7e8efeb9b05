import { isDone } from '../../../preload/contract/segment-facets.ts';
import type { Clock } from '../../client/clock.ts';
import { billedCharacters } from '../../engine/markup/billing.ts';
import { wordsOfSegment } from '../../engine/segments/segment-tags.ts';
import type { EditedProject } from './edited-project.ts';
import { createTurnTimer, nextTurn } from './next-turn.ts';
import type { SegmentRow } from './segment-rows.ts';
import { stateOf } from './segment-rows.ts';
import type { TargetState } from './segment-state.ts';
import { isSameState } from './segment-state.ts';

/** A filling of segments that is under way. */
export interface FillWork {
  readonly project: EditedProject;
  readonly signal: AbortSignal;
  /** Segments that have no target of this filling yet, in order. */
  waiting(): readonly SegmentRow[];
  /** False where the person has changed it meanwhile. */
  isUntouched(row: SegmentRow): boolean;
  /**
   * Puts targets into segments that are untouched, and tells of it; all of a filling is one step.
   * @returns those that took one
   */
  put(targets: readonly FilledTarget[]): readonly SegmentRow[];
  /** Counts segments for which there is nothing. */
  pass(count: number): void;
}

/** A target for a segment. */
export interface FilledTarget extends Omit<TargetState, 'status' | 'changed'> {
  readonly row: SegmentRow;
  /** By the rules of a pre-translation. */
  readonly isConfirmed?: boolean;
  readonly isLocked?: boolean;
}

/** @param numbers of the segments that are to be filled; confirmed, reviewed and locked ones are left alone */
export async function createFillWork(
  project: EditedProject,
  numbers: readonly number[],
  signal: AbortSignal,
  clock: Pick<Clock, 'date'>,
): Promise<FillWork> {
  const waiting = new Map<number, SegmentRow>();
  const isTurnOfOthers = createTurnTimer();
  for (const number of numbers) {
    if (isTurnOfOthers()) await nextTurn();
    signal.throwIfAborted();
    const row = project.store.rows.get(number);
    if (row !== null && !isDone(row.status) && !row.isLocked) waiting.set(row.id, row);
  }
  const all = waiting.size;
  let done = 0;
  let step: number | null = null;
  const tell = () => project.setTransient({ filling: { done, all } });
  tell();
  const isUntouched = (row: SegmentRow): boolean => {
    const now = project.store.rows.withId(row.id);
    if (now === null || now.source !== row.source) return false;
    return now.changed === row.changed && isSameState(stateOf(now), stateOf(row));
  };
  return {
    project,
    signal,
    isUntouched,
    waiting: () => [...waiting.values()],
    put(targets) {
      signal.throwIfAborted();
      if (targets.length === 0) return [];
      const at = clock.date();
      const changed = new Date(at).toISOString();
      const written: SegmentRow[] = [];
      step = project.store.steps.extend(step, at, (open) => {
        for (const { row, isConfirmed = false, isLocked = false, ...state } of targets) {
          if (!waiting.delete(row.id)) continue;
          done += 1;
          // Others may have been split or merged since: it stands where it stands now.
          const number = project.store.rows.order.numberOf(row.id);
          if (number === null || !isUntouched(row)) continue;
          const status = isConfirmed ? 'confirmed' : 'translated';
          open.write(number, { ...state, status, changed, ...(isLocked && { isLocked }) });
          written.push({ ...row, number });
        }
      });
      if (written.length > 0) project.changed(written.map(({ number }) => number));
      tell();
      return written;
    },
    pass(count) {
      done += count;
      tell();
    },
  };
}

/** Code points of a segment without its tags, as they are billed. */
export const charactersOf = ({ source, tags }: SegmentRow): number =>
  billedCharacters(wordsOfSegment(source, tags));
