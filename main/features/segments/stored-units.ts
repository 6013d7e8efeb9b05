import type { Database } from '../../system/database.ts';
import type { UnitsOfWork } from '../local-memory-engine.ts';

/** The units of memories that confirmed pairs of a project became. */
export interface StoredUnits {
  /** @param isNew no unit of this source was there before */
  put(unit: number, isNew: boolean): void;
  all(): UnitsOfWork;
}

export function createStoredUnits(sqlite: Database['sqlite']): StoredUnits {
  // What was new once stays new to this project, however often it is confirmed.
  const put = sqlite.prepare('INSERT OR IGNORE INTO stored_unit (unit, is_new) VALUES (?, ?)');
  const all = sqlite.prepare('SELECT unit, is_new FROM stored_unit');
  return {
    put: (unit, isNew) => void put.run(unit, isNew ? 1 : 0),
    all: () => new Map(all.all().map((row) => [Number(row['unit']), Number(row['is_new']) === 1])),
  };
}
