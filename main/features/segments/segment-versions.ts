import type { Database } from '../../system/database.ts';
import { prepareRows } from './prepare-rows.ts';
import type { SegmentState } from './segment-state.ts';
import { readState } from './segment-state.ts';

/** A state that a segment had. */
export interface KeptVersion {
  readonly version: number;
  readonly state: SegmentState;
}

/** The states that segments had before the ones that they have now. */
export interface SegmentVersions {
  /** @param id of the segment */
  record(id: number, step: number | null, state: SegmentState): void;
  /** The newest first; damaged ones are left out. */
  of(id: number, most: number): KeptVersion[];
}

export function createSegmentVersions(sqlite: Database['sqlite']): SegmentVersions {
  const insert = sqlite.prepare('INSERT INTO version (segment, step, state) VALUES (?, ?, ?)');
  const reading = prepareRows(
    sqlite,
    'SELECT number, state FROM version WHERE segment = ? ORDER BY number DESC LIMIT ?',
  );
  return {
    record: (id, step, state) => void insert.run(id, step, JSON.stringify(state)),
    of: (id, most) =>
      reading.all(id, most).flatMap(({ number, state: kept }) => {
        const state = readState(String(kept));
        return state === null ? [] : [{ version: Number(number), state }];
      }),
  };
}
