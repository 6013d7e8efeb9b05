import { DocumentRefusal } from '../formats/document-filter.ts';
import { csvRecords } from './csv-records.ts';
import type { CsvRecord } from './csv-records.ts';
import type {
  BadLine,
  GlossaryRow,
  GrowingRows,
  ReadGlossaryFile,
  ReadRows,
} from './glossary-row.ts';
import { addRows, beginning } from './glossary-row.ts';
import { rowOfCells } from './row-of-cells.ts';
import { rowWithHeader } from './row-with-header.ts';
import { readTableHeader, tellsStatus, type Column } from './table-header.ts';

const SEPARATORS = ['\t', ',', ';'] as const;
type Separator = (typeof SEPARATORS)[number];
/** Spreadsheets are told the separator by such a first line. */
const SEPARATOR_LINE = /^sep=(\t|,|;)[ \t,;]*(?:\r\n|\n|\r)/i;

/** Lines that the separator is found out by. */
const LOOKED_AT = 50;

/**
 * Reads a table of entries from text: by its headings where it has some, else two columns, or four with
 * the languages behind. Values parted by
 * tabs are taken as they stand, quotation marks too, as the service does it; others as RFC 4180 has
 * them. Spreadsheets of many countries write semicolons instead of commas.
 *
 * @param name of the file: its ending decides where both would do
 */
export function readDelimited(
  whole: string,
  name: string,
): ReadRows & Pick<ReadGlossaryFile, 'format' | 'tellsStatus'> {
  const [first = '', told] = SEPARATOR_LINE.exec(whole) ?? [];
  const text = whole.slice(first.length);
  const before = first === '' ? 0 : 1;
  const separator = SEPARATORS.find((sign) => sign === told) ?? findSeparator(text, name);
  const all: GrowingRows = { rows: [], forbidden: [], badLines: [] };
  const header = headerOf(text, separator);
  let isFirst = true;
  for (const { line: behind, cells, text: raw } of recordsOf(text, separator)) {
    const line = before + behind;
    const isHeader = isFirst && header !== null;
    isFirst = false;
    if (isHeader) continue;
    const isWhole = addRows(
      all,
      cells === null
        ? { ...NO_ROWS, badLines: [{ line, problem: 'quotes', text: beginning(raw) }] }
        : header === null
          ? rowsOf(rowOfCells(cells, line))
          : rowWithHeader(header, separator === '\t' ? cells.map(unquoted) : cells, line),
    );
    if (!isWhole) throw new DocumentRefusal('too-large-inside', 'more than 500,000 lines');
  }
  const hasPairs = [...all.rows, ...all.forbidden].some(({ pair }) => pair !== null);
  const format = separator === '\t' ? 'tsv' : hasPairs ? 'csv-pairs' : 'csv';
  return { ...all, format, tellsStatus: tellsStatus(header) };
}

const NO_ROWS: ReadRows = { rows: [], forbidden: [], badLines: [] };

const rowsOf = (row: GlossaryRow | BadLine | null): ReadRows => {
  if (row === null) return NO_ROWS;
  return 'problem' in row ? { ...NO_ROWS, badLines: [row] } : { ...NO_ROWS, rows: [row] };
};

/** Programs that write headings quote as spreadsheets do, between tabs too. */
const unquoted = (cell: string): string =>
  /^"(?:[^"]|"")*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;

/** The headings of a table of text; null for none. */
function headerOf(text: string, separator: Separator): readonly Column[] | null {
  for (const { cells } of recordsOf(text.slice(0, 4096 * 4), separator)) {
    return cells === null ? null : readTableHeader(cells.map(unquoted));
  }
  return null;
}

function recordsOf(text: string, separator: Separator): Iterable<CsvRecord> {
  return separator === '\t' ? tabbedLines(text) : csvRecords(text, separator);
}

function* tabbedLines(text: string): Generator<CsvRecord, void, void> {
  let line = 0;
  for (const raw of text.split(/\r\n|\n|\r/)) {
    line += 1;
    yield { line, cells: raw.split('\t', 64), text: raw };
  }
}

function findSeparator(text: string, name: string): Separator {
  const isCsv = /\.csv$/i.test(name);
  const candidates: readonly Separator[] = isCsv ? [',', ';', '\t'] : ['\t', ',', ';'];
  let best: { readonly separator: Separator; readonly fitting: number } | null = null;
  const titled = candidates.find((separator) => headerOf(text, separator) !== null);
  if (titled !== undefined) return titled;
  const head = text.slice(0, LOOKED_AT * 4096);
  for (const separator of candidates) {
    let seen = 0;
    let fitting = 0;
    for (const { cells } of recordsOf(head, separator)) {
      if (cells?.length === 2 || cells?.length === 4) fitting += 1;
      seen += 1;
      if (seen === LOOKED_AT) break;
    }
    if (best === null || fitting > best.fitting) best = { separator, fitting };
  }
  return best?.separator ?? '\t';
}
