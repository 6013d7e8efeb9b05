import type { Row } from './row.ts';

/**
 * How often each source stands in the list, kept up to date row by row: working all of it out anew
 * for every key would be felt with tens of thousands of rows.
 */
export interface SourceIndex {
  readonly add: (row: Row) => void;
  readonly remove: (row: Row) => void;
  /** How many rows have the source. */
  readonly count: (source: string) => number;
  /** Rows that may not be sent. */
  readonly problems: (rows: readonly Row[]) => number;
  /** Of all lines, without the ends between them. */
  readonly bytes: number;
}

export function createSourceIndex(rows: readonly Row[]): SourceIndex {
  const counts = new Map<string, number>();
  /** Of each source, rows whose target has a fault; only those that have any. */
  const faulty = new Map<string, number>();
  /** Sources that come more than once with good and bad targets: which comes first decides. */
  const mixed = new Set<string>();
  let flawed = 0;
  let bytes = 0;

  /** Rows of one source that may not be sent, the first one's target aside where it decides. */
  function flawedOf({ source, fault }: Row): number {
    const count = counts.get(source) ?? 0;
    // A fault of the source is one of all its rows.
    if (fault?.side === 'source') return count;
    const targets = faulty.get(source) ?? 0;
    if (count <= 1) return targets;
    return targets === count ? count : count - 1;
  }

  function change(row: Row, by: 1 | -1) {
    const { source, fault } = row;
    flawed -= flawedOf(row);
    bytes += by * row.bytes;
    const count = (counts.get(source) ?? 0) + by;
    if (count === 0) counts.delete(source);
    else counts.set(source, count);
    if (fault?.side === 'target') {
      const targets = (faulty.get(source) ?? 0) + by;
      if (targets === 0) faulty.delete(source);
      else faulty.set(source, targets);
    }
    flawed += flawedOf(row);
    const targets = faulty.get(source) ?? 0;
    if (targets > 0 && targets < count) mixed.add(source);
    else mixed.delete(source);
  }

  for (const row of rows) change(row, 1);

  return {
    add: (row) => change(row, 1),
    remove: (row) => change(row, -1),
    count: (source) => counts.get(source) ?? 0,
    problems(all) {
      let more = 0;
      for (const source of mixed) {
        const first = all.find((row) => row.source === source);
        if (first !== undefined && first.fault !== null) more += 1;
      }
      return flawed + more;
    },
    get bytes() {
      return bytes;
    },
  };
}
