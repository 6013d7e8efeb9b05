import { baseOf } from '../../../../preload/contract/language-code.ts';
import { tidied } from '../lines.ts';
import { delimiterOf, readTable, writeTable } from './table.ts';

/** Terms of one language in a file. */
export interface FileList {
  /** null: the file does not say. */
  readonly language: string | null;
  readonly terms: readonly string[];
}

export const TERM_FILE_FORMATS = ['txt', 'csv', 'tsv'] as const;
export type TermFileFormat = (typeof TERM_FILE_FORMATS)[number];

/** Excel takes a CSV file without it for one in an old encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The terms of a file: one a line in plain text; in CSV and TSV a column for each language whose
 * code heads it, or else the first column.
 * @param known codes that may head a column
 */
export function readTermFile(
  name: string,
  text: string,
  known: readonly string[],
): readonly FileList[] {
  const format = /\.(csv|tsv|tab)$/i.exec(name)?.[1]?.toLowerCase();
  const content = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  if (format === undefined) {
    return [{ language: null, terms: tidied(content.split(/\r\n|\r|\n/)) }];
  }
  const rows = readTable(content, format === 'csv' ? delimiterOf(content) : '\t');
  const languages = (rows[0] ?? []).map((cell) => languageOf(cell, known));
  if (languages.length > 0 && languages.every((language) => language !== null)) {
    return languages.map((language, column) => ({
      language,
      terms: tidied(rows.slice(1).map((row) => row[column] ?? '')),
    }));
  }
  return [{ language: null, terms: tidied(rows.map((row) => row[0] ?? '')) }];
}

function languageOf(cell: string, known: readonly string[]): string | null {
  const code = cell.trim();
  // Only what has the form of a code: a term such as "It" heads no column.
  if (!/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(code)) return null;
  return known.find((one) => one === baseOf(code)) ?? null;
}

/** The content of a file; reading it back gives the same terms. Plain text holds one list only. */
export function writeTermFile(
  format: TermFileFormat,
  lists: readonly { readonly language: string; readonly terms: readonly string[] }[],
): string {
  if (format === 'txt') return (lists[0]?.terms ?? []).map((term) => `${term}\n`).join('');
  const height = lists.reduce((most, { terms }) => Math.max(most, terms.length), 0);
  const rows = [
    lists.map(({ language }) => language),
    ...Array.from({ length: height }, (_, row) => lists.map(({ terms }) => terms[row] ?? '')),
  ];
  return format === 'csv'
    ? BYTE_ORDER_MARK + writeTable(rows, ',', '\r\n')
    : writeTable(rows, '\t', '\n');
}

/** A name that every file system takes. */
export function termFileName(collection: string, format: TermFileFormat): string {
  const plain = collection.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim();
  return `${Array.from(plain === '' ? 'terms' : plain)
    .slice(0, 60)
    .join('')}.${format}`;
}

export const TERM_FILE_TYPES: Readonly<Record<TermFileFormat, string>> = {
  txt: 'text/plain;charset=utf-8',
  csv: 'text/csv;charset=utf-8',
  tsv: 'text/tab-separated-values;charset=utf-8',
};
