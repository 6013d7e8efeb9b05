import { textProblem } from '../../../../preload/contract/glossary-rules.ts';
import type { EntryProblem } from '../../../../preload/contract/glossaries.ts';
import type { Row, Side } from './row.ts';
import type { SourceIndex } from './source-index.ts';

/** What can be said of all rows together; one for each state of the list. */
export interface Check {
  readonly rows: readonly Row[];
  /** How often each source stands among the rows. */
  readonly count: (source: string) => number;
  /** Rows that may not be sent. */
  readonly problems: number;
  /** Of all lines, the ends between them included. */
  readonly bytes: number;
}

/** A fault as it is shown. */
export interface Flaw {
  readonly side: Side;
  readonly problem: EntryProblem;
  /** Line of the first entry with the same source, from 1; of duplicates only. */
  readonly line: number | null;
}

/** @param index of exactly these rows */
export const checkOf = (rows: readonly Row[], index: SourceIndex): Check => ({
  rows,
  count: index.count,
  problems: index.problems(rows),
  bytes: index.bytes + Math.max(0, rows.length - 1),
});

/** What is wrong with a row; the order of the rules is the one of the service. */
export function flawOf(row: Row, index: number, check: Check): Flaw | null {
  const { fault } = row;
  if (fault?.side === 'source') return { ...fault, line: null };
  const first = check.count(row.source) > 1 ? firstOf(row.source, check) : index;
  if (first !== index) return { side: 'source', problem: 'duplicate', line: first + 1 };
  return fault === null ? null : { ...fault, line: null };
}

/**
 * What is wrong with a text while it is typed.
 * @param index of its row; null for a row that is not there yet
 */
export function flawOfTyped(
  text: string,
  side: Side,
  index: number | null,
  check: Check,
): Flaw | null {
  // Nothing becomes of a new row in which nothing is written.
  if (text === '' && index === null) return null;
  const problem = textProblem(text);
  if (problem !== null) return { side, problem, line: null };
  if (side === 'target' || check.count(text) === 0) return null;
  const first = firstOf(text, check);
  return first === index ? null : { side, problem: 'duplicate', line: first + 1 };
}

/** Indices of the rows with problems, found in one go. */
export function flawedRows({ rows }: Check): ReadonlySet<number> {
  const seen = new Set<string>();
  const flawed = new Set<number>();
  for (const [index, { source, fault }] of rows.entries()) {
    if (fault !== null || seen.has(source)) flawed.add(index);
    seen.add(source);
  }
  return flawed;
}

const firstOf = (source: string, { rows }: Check): number =>
  rows.findIndex((row) => row.source === source);
