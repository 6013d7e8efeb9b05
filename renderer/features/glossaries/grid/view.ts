import { flawedRows, type Check } from './check.ts';
import { movedTo, type Change } from './changes.ts';
import type { Row, Side } from './row.ts';

export interface Sorting {
  readonly side: Side;
  readonly direction: 'ascending' | 'descending';
}

/** Which rows are shown, and in which order. */
export interface Viewing {
  readonly query: string;
  readonly isProblemsOnly: boolean;
  /** null: in the order of the dictionary. */
  readonly sorting: Sorting | null;
}

export const EVERYTHING: Viewing = { query: '', isProblemsOnly: false, sorting: null };

const isWhole = ({ query, isProblemsOnly, sorting }: Viewing): boolean =>
  query === '' && !isProblemsOnly && sorting === null;

const inOrder = (length: number): number[] => Array.from({ length }, (_, index) => index);

/** Indices of the rows that are shown, in their order. */
export function viewOf(
  rows: readonly Row[],
  check: Check,
  viewing: Viewing,
  compare: (one: string, other: string) => number,
): readonly number[] {
  if (isWhole(viewing)) return inOrder(rows.length);
  const { query, isProblemsOnly, sorting } = viewing;
  const wanted = new RegExp(query.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'iu');
  const flawed = isProblemsOnly ? flawedRows(check) : null;
  const shown: number[] = [];
  for (const [index, row] of rows.entries()) {
    if (flawed?.has(index) === false) continue;
    if (query === '' || wanted.test(row.source) || wanted.test(row.target)) shown.push(index);
  }
  if (sorting === null) return shown;
  const { side } = sorting;
  const sign = sorting.direction === 'ascending' ? 1 : -1;
  const textAt = (index: number) => rows[index]?.[side] ?? '';
  return shown.sort((one, other) => sign * compare(textAt(one), textAt(other)) || one - other);
}

/**
 * The view after a change. Rows stay where they are even when they no longer belong there, so that
 * nothing jumps under somebody who writes; new rows stand at the end.
 * @param length of the rows before the change
 */
export function viewAfter(
  view: readonly number[],
  viewing: Viewing,
  length: number,
  change: Change,
): readonly number[] {
  const grown = change.reduce((sum, { added, removed }) => sum + added.length - removed.length, 0);
  if (isWhole(viewing)) return grown === 0 ? view : inOrder(length + grown);
  const places = movedTo(length, change);
  const next = view.map((index) => places[index] ?? -1).filter((index) => index >= 0);
  let shift = 0;
  for (const { at, removed, added } of change) {
    for (let nth = removed.length; nth < added.length; nth += 1) next.push(at + shift + nth);
    shift += added.length - removed.length;
  }
  return next;
}
