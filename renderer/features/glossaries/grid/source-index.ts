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
  /** Sources with a fault of their own: it is one of all their rows. */
  const bad = new Set<string>();
  /** Of each source, rows whose target has a fault; only those that have any. */
  const faulty = new Map<string, number>();
  /** Sources that come more than once with good and bad targets: which comes first decides. */
  const mixed = new Set<string>();
  let flawed = 0;
  let bytes = 0;

  function tally({ source, fault, bytes: length }: Row, by: 1 | -1): number {
    bytes += by * length;
    const count = (counts.get(source) ?? 0) + by;
    if (count === 0) counts.delete(source);
    else counts.set(source, count);
    if (fault?.side === 'source') bad.add(source);
    else if (fault !== null) {
      const targets = (faulty.get(source) ?? 0) + by;
      if (targets === 0) faulty.delete(source);
      else faulty.set(source, targets);
    }
    return count;
  }

  /** Rows of one source that may not be sent, the first one's target aside where it decides. */
  function flawedOf(source: string): number {
    const count = counts.get(source) ?? 0;
    if (bad.has(source)) return count;
    const targets = faulty.get(source) ?? 0;
    if (targets > 0 && targets < count) mixed.add(source);
    else mixed.delete(source);
    return count > 1 && targets < count ? count - 1 : targets;
  }

  function change(row: Row, by: 1 | -1) {
    flawed -= flawedOf(row.source);
    tally(row, by);
    flawed += flawedOf(row.source);
  }

  // All at once first: most sources come once and have nothing wrong with them.
  const conspicuous = new Set<string>();
  for (const row of rows) {
    if (tally(row, 1) > 1 || row.fault !== null) conspicuous.add(row.source);
  }
  for (const source of conspicuous) flawed += flawedOf(source);

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
