import { DocumentRefusal } from '../formats/document-filter.ts';
import { csvRecords } from './csv-records.ts';
import type { CsvRecord } from './csv-records.ts';
import type { BadLine, GlossaryFileFormat, GlossaryRow, ReadRows } from './glossary-row.ts';
import { beginning, MAX_ROWS } from './glossary-row.ts';
import { rowOfCells } from './row-of-cells.ts';

type Separator = '\t' | ',' | ';';

/** Lines that the separator is found out by. */
const LOOKED_AT = 50;

/**
 * Reads a table of entries from text: two columns, or four with the languages behind. Values parted by
 * tabs are taken as they stand, quotation marks too, as the service does it; others as RFC 4180 has
 * them. Spreadsheets of many countries write semicolons instead of commas.
 *
 * @param name of the file: its ending decides where both would do
 */
export function readDelimited(
  text: string,
  name: string,
): ReadRows & { readonly format: GlossaryFileFormat } {
  const separator = findSeparator(text, name);
  const rows: GlossaryRow[] = [];
  const badLines: BadLine[] = [];
  for (const { line, cells, text: raw } of recordsOf(text, separator)) {
    if (cells === null) {
      badLines.push({ line, problem: 'quotes', text: beginning(raw) });
      continue;
    }
    const row = rowOfCells(cells, line);
    if (row === null) continue;
    if ('problem' in row) badLines.push(row);
    else rows.push(row);
    if (rows.length + badLines.length > MAX_ROWS) {
      throw new DocumentRefusal('too-large-inside', 'more than 500,000 lines');
    }
  }
  const hasPairs = rows.some(({ pair }) => pair !== null);
  const format = separator === '\t' ? 'tsv' : hasPairs ? 'csv-pairs' : 'csv';
  return { rows, badLines, format };
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
