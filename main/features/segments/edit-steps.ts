import { inTransaction } from '../../system/transaction.ts';
import type { LongWritten } from './long-transaction.ts';
import { inLongParts } from './long-transaction.ts';
import { nextTurn } from './next-turn.ts';
import { createPace } from './pace.ts';
import { numbersIn } from './segment-order.ts';
import { prepareRows } from './prepare-rows.ts';
import type { SegmentRow, SegmentRows } from './segment-rows.ts';
import { stateOf } from './segment-rows.ts';
import type { SegmentState } from './segment-state.ts';
import { isSameState, isSameTarget, keptChange, readState } from './segment-state.ts';
import type { SegmentStructure, StructureChange } from './segment-structure.ts';
import type { SegmentVersions } from './segment-versions.ts';

/** `typing`: goes on with the one before it while the person writes in the same segment. */
export type StepKind = 'typing' | 'change' | 'fill' | 'structure';

/** A step that is being made. Everything that it writes is undone together. */
export interface OpenStep {
  /**
   * What the change does not name stays. A locked segment keeps its target until it is unlocked.
   * @param at number of the segment, or its row where that was read since the step began
   * @returns false where the segment is that way already, or locked
   */
  write(at: number | SegmentRow, change: Partial<SegmentState>): boolean;
}

/** Where an undo or redo happened. */
export interface Undone {
  /** The segment that the step was made in. */
  readonly number: number;
  /** Ids of changed segments. */
  readonly changed: readonly number[];
  /** Segments were split or merged, so that others have moved. */
  readonly isStructure: boolean;
}

/**
 * @param changed ids of all changed segments of a part
 * @param restored those of them that have a state again; the others are as if nobody had touched them
 */
type AlsoDone = (changed: readonly number[], restored: readonly number[]) => void;

/** What was done to the segments, kept beside them so that nothing of it is lost. */
export interface EditSteps {
  /**
   * Makes a step, in one transaction with what it writes; a step that writes nothing is none.
   * @returns its number; null where there is none
   */
  make(kind: StepKind, segment: number, at: number, work: (step: OpenStep) => void): number | null;
  /** Writes more for a step that goes on for a while; made with `null` the first time. */
  extend(step: number | null, at: number, work: (step: OpenStep) => void): number | null;
  /** Splits or merges, in one transaction with `also`. */
  restructure(number: number, at: number, change: StructureChange, also: () => void): void;
  canUndo(): boolean;
  canRedo(): boolean;
  /** Steps that were ever made, those that are not kept any more, too. */
  made(): number;
  /** Number of the step that an undo would take back; null where there is none. */
  latest(): number | null;
  /**
   * A long step is taken in parts, with turns of the loop between them; until it resolves nothing else
   * may be written.
   * @param also done in the same transaction as each part, with the segments as they are then
   */
  undo(also: AlsoDone): Promise<Undone | null>;
  redo(also: AlsoDone): Promise<Undone | null>;
}

/** A pause in typing after which another step begins. */
const TYPING_MS = 2000;
/** Steps that are kept. */
export const MOST_STEPS = 1000;
/** Changes that are undone between two turns of the loop, at least and at most. */
const AT_LEAST = 800;
const MOST_UNDONE = 6000;
/** How many more of them can be emptied together than read and written one by one in the same time. */
const EMPTIED = 4;
/** States of a step that are looked at before it is undone. */
const LOOKED_AT = 300;
/** Changes of given-up steps that are deleted with each new step, so that none of them takes long. */
const SWEPT = 500;

export interface StepParts {
  readonly rows: SegmentRows;
  readonly versions: SegmentVersions;
  readonly structure: SegmentStructure;
}

export function createEditSteps(
  database: LongWritten,
  { rows, versions, structure }: StepParts,
): EditSteps {
  const { sqlite } = database;
  const insert = sqlite.prepare('INSERT INTO step (kind, segment, at) VALUES (?, ?, ?)');
  const last = prepareRows(
    sqlite,
    'SELECT * FROM step WHERE undone = 0 ORDER BY number DESC LIMIT 1',
  );
  const first = prepareRows(sqlite, 'SELECT * FROM step WHERE undone = 1 ORDER BY number LIMIT 1');
  const issued = prepareRows(sqlite, "SELECT seq FROM sqlite_sequence WHERE name = 'step'");
  const known = sqlite.prepare('SELECT number FROM step WHERE number = ?');
  const giveUp = sqlite.prepare('UPDATE step SET undone = 2 WHERE undone = 1 OR number <= ?');
  const givenUp = sqlite.prepare('SELECT number FROM step WHERE undone = 2 LIMIT 1');
  const sweepChanges = sqlite.prepare(
    `DELETE FROM step_change WHERE step = ?1
       AND segment IN (SELECT segment FROM step_change WHERE step = ?1 LIMIT ?2)`,
  );
  const drop = sqlite.prepare('DELETE FROM step WHERE number = ?');
  const touch = sqlite.prepare('UPDATE step SET at = ? WHERE number = ?');
  const mark = sqlite.prepare('UPDATE step SET undone = ?, turning = NULL WHERE number = ?');
  const turning = sqlite.prepare('UPDATE step SET turning = ? WHERE number = ?');
  const interrupted = prepareRows(sqlite, 'SELECT * FROM step WHERE turning IS NOT NULL LIMIT 1');
  // One value for all: a row for each would take ten times as long.
  const changedIn = sqlite.prepare(
    `SELECT json_group_array(segment) AS ids, total(before <> '') AS touched FROM
       (SELECT segment, before FROM step_change WHERE step = ? AND segment > ?
        ORDER BY segment LIMIT ?)`,
  );
  const statesOf = (side: string, condition: string) =>
    prepareRows(
      sqlite,
      `SELECT segment, ${side} AS kept FROM step_change
       WHERE step = ? AND segment > ? AND segment <= ? ${condition} ORDER BY segment LIMIT ?`,
    );
  /** Those that were untouched before are emptied together. */
  const undoing = statesOf('before', "AND before <> ''");
  const redoing = statesOf('after', '');
  const changeOf = sqlite.prepare('SELECT 1 FROM step_change WHERE step = ? AND segment = ?');
  const keep = sqlite.prepare(
    `INSERT INTO step_change (step, segment, before, after) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET after = excluded.after`,
  );
  const structureOf = prepareRows(sqlite, 'SELECT * FROM step_structure WHERE step = ?');
  const keepStructure = sqlite.prepare(
    'INSERT INTO step_structure (step, before, after) VALUES (?, ?, ?)',
  );
  /** False of one that many others have come after meanwhile. */
  const isKept = (step: number | null): step is number =>
    step !== null && known.get(step) !== undefined;
  const sweep = () => {
    const step = givenUp.get()?.['number'];
    if (step === undefined) return;
    if (Number(sweepChanges.run(Number(step), SWEPT).changes) < SWEPT) drop.run(Number(step));
  };
  const begin = (kind: StepKind, id: number, at: number): number => {
    const step = Number(insert.run(kind, id, at).lastInsertRowid);
    giveUp.run(step - MOST_STEPS);
    sweep();
    return step;
  };
  /** Goes on with the last step where that is one of typing in this segment. */
  const typingStep = (id: number, at: number): number | null => {
    const row = last.get();
    const goesOn =
      row?.['kind'] === 'typing' &&
      row['segment'] === id &&
      at - Number(row['at']) < TYPING_MS &&
      first.get() === undefined;
    if (!goesOn) return null;
    touch.run(at, Number(row['number']));
    return Number(row['number']);
  };
  /** What is held in memory is as it was where nothing of it was kept. */
  const written = <T>(work: () => T): T => {
    try {
      return inTransaction(sqlite, work);
    } catch (error) {
      rows.forget();
      throw error;
    }
  };
  const run = (work: (step: OpenStep) => void, stepOf: (id: number) => number): number | null =>
    written(() => {
      let step: number | null = null;
      work({
        write(at, change) {
          const row = typeof at === 'number' ? rows.get(at) : at;
          if (row === null) throw new RangeError('no such segment');
          const before = stateOf(row);
          const after = { ...before, ...change };
          if (isSameState(before, after)) return false;
          const isSame = isSameTarget(before, after);
          if (before.isLocked && after.isLocked && !isSame) return false;
          step ??= stepOf(row.id);
          // What was typed in between belongs to the same step.
          if (!isSame && before.target !== '' && changeOf.get(step, row.id) === undefined) {
            versions.record(row.id, step, before);
          }
          keep.run(step, row.id, keptChange(before), keptChange(after));
          rows.write(row.id, after);
          return true;
        },
      });
      return step;
    });

  /** Puts a part of a step back or in again. @returns what it was, and where it ends */
  const part = (step: number, from: number, isUndo: boolean, most: number) => {
    const mostWritten = Math.ceil(most / EMPTIED);
    const row = changedIn.get(step, from, most);
    const found = numbersIn(row?.['ids']);
    const farthest = found.at(-1) ?? from;
    const hasKept = !isUndo || Number(row?.['touched']) > 0;
    const states = hasKept
      ? (isUndo ? undoing : redoing).all(step, from, farthest, mostWritten)
      : [];
    // States that are written one by one take longer.
    const isCut = states.length === mostWritten;
    const end = isCut ? Number(states.at(-1)?.['segment'] ?? farthest) : farthest;
    const changed = isCut ? found.filter((id) => id <= end) : found;
    const restored = states.map(({ segment }) => Number(segment));
    if (isUndo) {
      const own = new Set(restored);
      const emptied = changed.filter((id) => !own.has(id));
      if (emptied.length > 0) rows.untouch(step, from, end, emptied);
    }
    const done = new Map(rows.done(restored).map((row) => [row.id, row]));
    for (const { segment, kept } of states) {
      const state = readState(String(kept));
      if (state === null) continue;
      const replaced = done.get(Number(segment));
      if (replaced !== undefined && !isSameTarget(replaced, state)) {
        versions.record(replaced.id, null, stateOf(replaced));
      }
      rows.write(Number(segment), state);
    }
    return { changed, restored, end, isLast: !isCut && found.length < most };
  };
  /** The first states say it: a step whose every state is read first would hold others up. */
  const isDamaged = (step: number, isUndo: boolean): boolean => {
    const first = numbersIn(changedIn.get(step, -1, LOOKED_AT)?.['ids']);
    return (isUndo ? undoing : redoing)
      .all(step, -1, first.at(-1) ?? -1, LOOKED_AT)
      .some(({ kept }) => readState(String(kept)) === null);
  };
  const turnStructure = (step: number, isUndo: boolean): readonly number[] | null => {
    const row = structureOf.get(step);
    return row === undefined ? null : structure.restore(String(row[isUndo ? 'before' : 'after']));
  };
  /** @param from the last change that was taken already */
  const take = async (
    row: Readonly<Record<string, unknown>>,
    isUndo: boolean,
    also: AlsoDone,
    from = -1,
  ): Promise<Undone> => {
    const step = Number(row['number']);
    const changed: number[] = [];
    let isStructure = false;
    const pace = createPace(AT_LEAST, MOST_UNDONE);
    const takePart = (begun: number, most: number): number | null =>
      written(() => {
        const moved = begun === -1 ? turnStructure(step, isUndo) : null;
        isStructure ||= moved !== null;
        const done = part(step, begun, isUndo, most);
        const all = moved === null ? done.changed : [...moved, ...done.changed];
        for (const id of all) changed.push(id);
        also(all, moved === null ? done.restored : [...moved, ...done.restored]);
        if (!done.isLast) {
          turning.run(done.end, step);
          return done.end;
        }
        mark.run(isUndo ? 1 : 0, step);
        return null;
      });
    await inLongParts(database, async () => {
      for (let at: number | null = from; at !== null;) {
        const begun: number = at;
        at = pace.part((most) => takePart(begun, most));
        if (at !== null) await nextTurn();
      }
    });
    return { number: rows.order.numberOf(Number(row['segment'])) ?? 0, changed, isStructure };
  };
  const turn = async (
    which: typeof last,
    isUndo: boolean,
    also: AlsoDone,
  ): Promise<Undone | null> => {
    for (let row = which.get(); row !== undefined; row = which.get()) {
      const step = Number(row['number']);
      // It is damaged: all of it is given up, and the next one has its turn.
      if (isDamaged(step, isUndo)) drop.run(step);
      else return take(row, isUndo, also);
    }
    return null;
  };
  /** Ends what a crash interrupted; it is short, since a part of it was done. */
  const finish = () => {
    for (let row = interrupted.get(); row !== undefined; row = interrupted.get()) {
      const step = Number(row['number']);
      const isUndo = Number(row['undone']) === 0;
      written(() => {
        let from = Number(row['turning']);
        for (;;) {
          const { end, isLast } = part(step, from, isUndo, MOST_UNDONE);
          if (isLast) break;
          from = end;
        }
        mark.run(isUndo ? 1 : 0, step);
      });
    }
  };
  finish();

  return {
    make(kind, segment, at, work) {
      const id = rows.order.idAt(segment) ?? 0;
      return run(
        work,
        () => (kind === 'typing' ? typingStep(id, at) : null) ?? begin(kind, id, at),
      );
    },
    extend: (step, at, work) =>
      run(work, (id) => (isKept(step) ? step : begin('fill', id, at))) ?? step,
    restructure(number, at, change, also) {
      try {
        inTransaction(sqlite, () => {
          const step = begin('structure', rows.order.idAt(number) ?? 0, at);
          const { before, after } = structure.apply(change);
          keepStructure.run(step, before, after);
          also();
        });
      } catch (error) {
        rows.order.invalidate();
        throw error;
      }
    },
    canUndo: () => last.get() !== undefined,
    canRedo: () => first.get() !== undefined,
    made: () => Number(issued.get()?.['seq'] ?? 0),
    latest() {
      const step = last.get()?.['number'];
      return step === undefined ? null : Number(step);
    },
    undo: (also) => turn(last, true, also),
    redo: (also) => turn(first, false, also),
  };
}
