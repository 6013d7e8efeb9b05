import type { Database } from '../../system/database.ts';
import { createPace } from './pace.ts';
import type { RowsInMemory } from './rows-in-memory.ts';
import { createRowsInMemory } from './rows-in-memory.ts';
import { codeAfter, CODE_OF_ROW, codeOfState, REPEATED_BITS } from './segment-codes.ts';
import { numbersIn } from './segment-order.ts';
import type { SegmentState } from './segment-state.ts';
import { UNTOUCHED_STATE } from './segment-state.ts';

/** What filters ask of each segment, as one number, in memory. */
export interface SegmentCodes extends RowsInMemory {
  /** By id of the segment. */
  of(id: number): number;
  /** A segment has another state. */
  changed(id: number, state: SegmentState): void;
  /** Segments are as if nobody had touched them. */
  emptied(ids: readonly number[]): void;
}

/** Rows that are read between two pauses at least, and at most. */
const READ_AT_LEAST = 1000;
const MOST_READ = 20_000;
const UNTOUCHED_CODE = codeOfState(UNTOUCHED_STATE);

export function createSegmentCodes(sqlite: Database['sqlite']): SegmentCodes {
  // One value for all: a row for each would take ten times as long.
  const many = sqlite.prepare(
    `SELECT json_group_array(id) AS ids, json_group_array(code) AS codes FROM
       (SELECT id, ${CODE_OF_ROW} AS code FROM segment WHERE id > ? ORDER BY id LIMIT ?)`,
  );
  const known = new Map<number, number>();
  const pace = createPace(READ_AT_LEAST, MOST_READ);
  const kept = createRowsInMemory(
    (after) =>
      pace.part((size) => {
        const row = many.get(after, size);
        const ids = numbersIn(row?.['ids']);
        const codes = numbersIn(row?.['codes']);
        ids.forEach((id, at) => known.set(id, codes[at] ?? 0));
        return ids.length < size ? null : (ids.at(-1) ?? null);
      }),
    () => known.clear(),
  );
  return {
    get isLoaded() {
      return kept.isLoaded;
    },
    load: kept.load,
    loadNow: kept.loadNow,
    forget: kept.forget,
    of(id) {
      if (!known.has(id)) kept.loadNow();
      return known.get(id) ?? 0;
    },
    changed(id, state) {
      const code = known.get(id);
      if (code !== undefined) known.set(id, codeAfter(code, state));
    },
    emptied(ids) {
      for (const id of ids) {
        const code = known.get(id);
        if (code !== undefined) known.set(id, (code & REPEATED_BITS) + UNTOUCHED_CODE);
      }
    },
  };
}
