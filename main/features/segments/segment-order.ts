import type { Database } from '../../system/database.ts';

/** The order of the segments: which one stands at a number, and which number an id has. */
export interface SegmentOrder {
  readonly count: number;
  /** null beyond the ends. */
  idAt(number: number): number | null;
  /** null of a segment that is not shown. */
  numberOf(id: number): number | null;
  /** The unit of the segment at a number; null beyond the ends. */
  unitAt(number: number): number | null;
  /** Ids from a number on, so many at most. */
  ids(from: number, count: number): readonly number[];
  /** Reads it anew when it is next asked for: segments were split or merged. */
  invalidate(): void;
}

interface Read {
  readonly ids: readonly number[];
  readonly units: readonly number[];
  readonly numbers: ReadonlyMap<number, number> | null;
}

export function createSegmentOrder(sqlite: Database['sqlite']): SegmentOrder {
  // One value for all rows: a row for each would take ten times as long.
  const reading = sqlite.prepare(
    `SELECT json_group_array(id) AS ids, json_group_array(unit) AS units
     FROM (SELECT id, unit FROM segment WHERE joined IS NULL ORDER BY unit, rank, id)`,
  );
  let known: Read | null = null;
  const read = (): Read => {
    const row = reading.get();
    const ids = numbersIn(row?.['ids']);
    const isPlain = ids.every((id, number) => id === number);
    return {
      ids,
      units: numbersIn(row?.['units']),
      // Before the first split every segment stands at its id.
      numbers: isPlain ? null : new Map(ids.map((id, number) => [id, number])),
    };
  };
  const now = () => (known ??= read());
  return {
    get count() {
      return now().ids.length;
    },
    idAt: (number) => now().ids[number] ?? null,
    numberOf(id) {
      const { ids, numbers } = now();
      if (numbers !== null) return numbers.get(id) ?? null;
      return id >= 0 && id < ids.length ? id : null;
    },
    unitAt: (number) => now().units[number] ?? null,
    ids: (from, count) => now().ids.slice(from, from + count),
    invalidate: () => (known = null),
  };
}

/** A list of whole numbers that the database wrote. */
export function numbersIn(json: unknown): number[] {
  const list: unknown = JSON.parse(String(json));
  return Array.isArray(list) ? list.map(Number) : [];
}
