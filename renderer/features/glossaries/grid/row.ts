import { textProblem, utf8Bytes } from '../../../../preload/contract/glossary-rules.ts';
import type { Entry, EntryProblem } from '../../../../preload/contract/glossaries.ts';

export type Side = 'source' | 'target';
/** The columns of the grid. */
export const SIDES: readonly Side[] = ['source', 'target'];

/** An entry with what can be said of it alone; never changed, so that it is worked out once. */
export interface Row {
  readonly source: string;
  readonly target: string;
  /** A fault of its texts; that a source comes twice is seen in the whole list only. */
  readonly fault: { readonly side: Side; readonly problem: EntryProblem } | null;
  /** Of its line: both texts and the tab between them. */
  readonly bytes: number;
}

export function rowOf(source: string, target: string): Row {
  const ofSource = textProblem(source);
  const ofTarget = ofSource === null ? textProblem(target) : null;
  const fault =
    ofSource !== null
      ? ({ side: 'source', problem: ofSource } as const)
      : ofTarget !== null
        ? ({ side: 'target', problem: ofTarget } as const)
        : null;
  return { source, target, fault, bytes: utf8Bytes(source) + 1 + utf8Bytes(target) };
}

export const rowsOf = (entries: readonly Entry[]): readonly Row[] =>
  entries.map(([source, target]) => rowOf(source, target));

export const entriesOf = (rows: readonly Row[]): Entry[] =>
  rows.map(({ source, target }) => [source, target]);

/** The row with another text on one side. */
export const withText = (row: Row, side: Side, text: string): Row =>
  side === 'source' ? rowOf(text, row.target) : rowOf(row.source, text);
