import { append } from '../../system/long-lists.ts';

/** Languages of a dictionary: base codes in lower case. */
export interface Pair {
  readonly source: string;
  readonly target: string;
}

export type GlossaryFileFormat = 'tsv' | 'csv' | 'csv-pairs' | 'xlsx' | 'tbx';

/** An entry as it stands in a file; whether a service would take it is not checked. */
export interface GlossaryRow {
  /** From 1: a line of the file, a row of the sheet, a concept of a TBX. */
  readonly line: number;
  readonly source: string;
  readonly target: string;
  /** null where the file does not say. */
  readonly pair: Pair | null;
}

/** A translation that a file says not to use. */
export interface ForbiddenRow extends GlossaryRow {
  /** Empty: whatever the source says. */
  readonly source: string;
  /** A note or definition of the file; empty for none. */
  readonly note: string;
}

/** A line that is no entry. */
export interface BadLine {
  readonly line: number;
  /**
   * `columns`: neither two nor four of them. `language`: one that no glossary is in. `quotes`: a
   * quotation mark that is not closed, or stands inside of a value without being doubled.
   */
  readonly problem: 'columns' | 'language' | 'quotes' | 'same-language' | 'empty';
  /** The beginning of what stands there. */
  readonly text: string;
}

export interface ReadRows {
  /** In the order of the file. */
  readonly rows: readonly GlossaryRow[];
  readonly forbidden: readonly ForbiddenRow[];
  readonly badLines: readonly BadLine[];
}

/** Rows that more are added to, up to the most of one file. */
export interface GrowingRows {
  readonly rows: GlossaryRow[];
  readonly forbidden: ForbiddenRow[];
  readonly badLines: BadLine[];
}

/** @returns false where the file has more than are read */
export function addRows(all: GrowingRows, { rows, forbidden, badLines }: ReadRows): boolean {
  append(all.rows, rows);
  append(all.forbidden, forbidden);
  append(all.badLines, badLines);
  return all.rows.length + all.forbidden.length + all.badLines.length <= MAX_ROWS;
}

/** What a file of entries holds. */
export interface ReadGlossaryFile extends ReadRows {
  readonly format: GlossaryFileFormat;
  /** Name of the encoding, as the WHATWG names it. */
  readonly encoding: string;
  /** It can say which terms not to use; otherwise a list of those may look like any other. */
  readonly tellsStatus: boolean;
}

/** Entries of one file; more are refused. */
export const MAX_ROWS = 500_000;

/** The beginning of a text, to tell a line by. */
export function beginning(text: string): string {
  const points = Array.from(text.slice(0, 160).toWellFormed().replace(/\s+/g, ' ').trim());
  return points.length > 80 ? `${points.slice(0, 79).join('')}…` : points.join('');
}
