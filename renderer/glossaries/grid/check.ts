import { textProblem } from '../../../preload/contract/glossary-rules.ts';
import type { EntryProblem } from '../../../preload/contract/glossaries.ts';
import type { Row, Side } from './row.ts';

/** What can be said of all rows together. */
export interface Check {
  /** Index of the first row with a source. */
  readonly firstAt: ReadonlyMap<string, number>;
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

export function checkRows(rows: readonly Row[]): Check {
  const firstAt = new Map<string, number>();
  let problems = 0;
  let bytes = Math.max(0, rows.length - 1);
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index];
    if (row === undefined) continue;
    bytes += row.bytes;
    const isSecond = firstAt.has(row.source);
    if (!isSecond) firstAt.set(row.source, index);
    if (isSecond || row.fault !== null) problems += 1;
  }
  return { firstAt, problems, bytes };
}

/** What is wrong with a row; the order of the rules is the one of the service. */
export function flawOf(row: Row, index: number, { firstAt }: Check): Flaw | null {
  const { fault } = row;
  if (fault?.side === 'source') return { ...fault, line: null };
  const first = firstAt.get(row.source);
  if (first !== undefined && first !== index) {
    return { side: 'source', problem: 'duplicate', line: first + 1 };
  }
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
  { firstAt }: Check,
): Flaw | null {
  // Nothing becomes of a new row in which nothing is written.
  if (text === '' && index === null) return null;
  const problem = textProblem(text);
  if (problem !== null) return { side, problem, line: null };
  const first = side === 'source' ? firstAt.get(text) : undefined;
  if (first === undefined || first === index) return null;
  return { side, problem: 'duplicate', line: first + 1 };
}
