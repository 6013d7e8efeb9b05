import type { Database } from '../../system/database.ts';
import { inTransaction } from '../../system/transaction.ts';
import { prepareRows } from './prepare-rows.ts';
import type { SegmentRows } from './segment-rows.ts';
import { stateOf } from './segment-rows.ts';
import type { SegmentState } from './segment-state.ts';
import { isSameState, readState } from './segment-state.ts';

/** `typing`: goes on with the one before it while the person writes in the same segment. */
export type StepKind = 'typing' | 'change' | 'fill';

/** A step that is being made. Everything that it writes is undone together. */
export interface OpenStep {
  /** False where the segment is that way already. */
  write(number: number, state: SegmentState): boolean;
}

/** Where an undo or redo happened. */
export interface Undone {
  /** The segment that the step was made in. */
  readonly number: number;
  readonly changed: readonly number[];
}

/** What was done to the segments, kept beside them so that nothing of it is lost. */
export interface EditSteps {
  /**
   * Makes a step, in one transaction with what it writes; a step that writes nothing is none.
   * @returns its number; null where there is none
   */
  make(kind: StepKind, segment: number, at: number, work: (step: OpenStep) => void): number | null;
  /** Writes more for a step that goes on for a while; made with `null` the first time. */
  extend(step: number | null, at: number, work: (step: OpenStep) => void): number | null;
  canUndo(): boolean;
  canRedo(): boolean;
  /** @param also done in the same transaction, with the segments as they are then */
  undo(also: (undone: Undone) => void): Undone | null;
  redo(also: (undone: Undone) => void): Undone | null;
}

/** A pause in typing after which another step begins. */
const TYPING_MS = 2000;
/** Steps that are kept. */
const MOST_STEPS = 1000;

export function createEditSteps(sqlite: Database['sqlite'], rows: SegmentRows): EditSteps {
  const insert = sqlite.prepare('INSERT INTO step (kind, segment, at) VALUES (?, ?, ?)');
  const last = prepareRows(
    sqlite,
    'SELECT * FROM step WHERE undone = 0 ORDER BY number DESC LIMIT 1',
  );
  const first = prepareRows(sqlite, 'SELECT * FROM step WHERE undone = 1 ORDER BY number LIMIT 1');
  const known = sqlite.prepare('SELECT number FROM step WHERE number = ?');
  const dropUndone = sqlite.prepare('DELETE FROM step WHERE undone = 1');
  const dropOld = sqlite.prepare('DELETE FROM step WHERE number <= ?');
  const drop = sqlite.prepare('DELETE FROM step WHERE number = ?');
  const touch = sqlite.prepare('UPDATE step SET at = ? WHERE number = ?');
  const mark = sqlite.prepare('UPDATE step SET undone = ? WHERE number = ?');
  const changes = prepareRows(sqlite, 'SELECT * FROM step_change WHERE step = ? ORDER BY segment');
  const keep = sqlite.prepare(
    `INSERT INTO step_change (step, segment, before, after) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET after = excluded.after`,
  );

  /** False of one that many others have come after meanwhile. */
  const isKept = (step: number | null): step is number =>
    step !== null && known.get(step) !== undefined;
  const begin = (kind: StepKind, segment: number, at: number): number => {
    dropUndone.run();
    const step = Number(insert.run(kind, segment, at).lastInsertRowid);
    dropOld.run(step - MOST_STEPS);
    return step;
  };
  /** Goes on with the last step where that is one of typing in this segment. */
  const typingStep = (segment: number, at: number): number | null => {
    const row = last.get();
    const goesOn =
      row?.['kind'] === 'typing' &&
      row['segment'] === segment &&
      at - Number(row['at']) < TYPING_MS &&
      first.get() === undefined;
    if (!goesOn) return null;
    touch.run(at, Number(row['number']));
    return Number(row['number']);
  };
  const run = (
    work: (step: OpenStep) => void,
    stepOf: (segment: number) => number,
  ): number | null =>
    inTransaction(sqlite, () => {
      let step: number | null = null;
      work({
        write(number, state) {
          const row = rows.get(number);
          if (row === null) throw new RangeError('no such segment');
          if (isSameState(row, state)) return false;
          step ??= stepOf(number);
          keep.run(step, number, JSON.stringify(stateOf(row)), JSON.stringify(state));
          rows.write(number, state);
          return true;
        },
      });
      return step;
    });
  const turn = (
    which: typeof last,
    isUndo: boolean,
    also: (undone: Undone) => void,
  ): Undone | null =>
    inTransaction(sqlite, () => {
      for (let row = which.get(); row !== undefined; row = which.get()) {
        const step = Number(row['number']);
        const states = changes.all(step).map(({ segment, before, after }) => ({
          number: Number(segment),
          state: readState(String(isUndo ? before : after)),
        }));
        if (states.some(({ state }) => state === null)) {
          // It is damaged: all of it is given up, and the next one has its turn.
          drop.run(step);
          continue;
        }
        for (const { number, state } of states) if (state !== null) rows.write(number, state);
        mark.run(isUndo ? 1 : 0, step);
        const undone = {
          number: Number(row['segment']),
          changed: states.map(({ number }) => number),
        };
        also(undone);
        return undone;
      }
      return null;
    });

  return {
    make: (kind, segment, at, work) =>
      run(
        work,
        () => (kind === 'typing' ? typingStep(segment, at) : null) ?? begin(kind, segment, at),
      ),
    extend: (step, at, work) =>
      run(work, (segment) => (isKept(step) ? step : begin('fill', segment, at))) ?? step,
    canUndo: () => last.get() !== undefined,
    canRedo: () => first.get() !== undefined,
    undo: (also) => turn(last, true, also),
    redo: (also) => turn(first, false, also),
  };
}
