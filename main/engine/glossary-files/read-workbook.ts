import { DocumentRefusal } from '../formats/document-filter.ts';
import { scanXml } from '../formats/inline/scan-xml.ts';
import { xmlAttributes } from '../formats/inline/xml-attribute.ts';
import { openPackage } from '../formats/ooxml/office-package.ts';
import type { OfficePackage } from '../formats/ooxml/office-package.ts';
import { readZip } from '../formats/zip/read-zip.ts';
import { fileLanguage } from './file-language.ts';
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
import { readSharedStrings, readSheetRows } from './sheet-rows.ts';
import type { SheetRow } from './sheet-rows.ts';

/** Bytes of a workbook when inflated: several times what the largest glossary takes. */
const MAX_INFLATED_BYTES = 128 * 1024 * 1024;

/**
 * Reads entries from every visible sheet of a workbook. Where the first row of a sheet is codes of
 * languages, each column is in its language, the first one the source of all others; else the columns
 * are those of a table of text. Rejects with `DocumentRefusal`.
 */
export async function readWorkbook(
  bytes: Uint8Array,
): Promise<ReadRows & Pick<ReadGlossaryFile, 'tellsStatus'>> {
  await refuseLarge(bytes);
  const office = await openPackage(bytes, 'xlsx');
  const relations = await office.relations(office.main);
  const strings = relations.find(({ type }) => type === 'sharedStrings')?.target;
  const shared =
    strings !== undefined && office.has(strings)
      ? readSharedStrings(await office.unchecked(strings))
      : [];
  const all: GrowingRows = { rows: [], forbidden: [], badLines: [] };
  let hasStatus = false;
  for (const part of await visibleSheets(office)) {
    const rows = readSheetRows(await office.unchecked(part), shared);
    hasStatus ||= tellsStatus(headerOf(rows));
    if (!addRows(all, sheetRows(rows))) {
      throw new DocumentRefusal('too-large-inside', 'more than 500,000 rows');
    }
  }
  return { ...all, tellsStatus: hasStatus };
}

/** Headings that say more than languages count before codes alone. */
function sheetRows(rows: readonly SheetRow[]): ReadRows {
  const all: GrowingRows = { rows: [], forbidden: [], badLines: [] };
  const header = headerOf(rows);
  if (header === null) {
    for (const row of entriesOf(rows)) {
      if ('problem' in row) all.badLines.push(row);
      else all.rows.push(row);
    }
    return all;
  }
  for (const { number, cells } of rows.slice(1)) addRows(all, rowWithHeader(header, cells, number));
  return all;
}

/** The headings of a sheet; null where it has none, or codes of languages alone. */
function headerOf([first]: readonly SheetRow[]): readonly Column[] | null {
  return first === undefined || languagesOf(first.cells) !== null
    ? null
    : readTableHeader(first.cells);
}

async function refuseLarge(bytes: Uint8Array): Promise<void> {
  // Other files are refused by the opening of the package, which knows what they are.
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return;
  const { entries } = await readZip(bytes);
  const inflated = entries.reduce((sum, { size }) => sum + size, 0);
  if (inflated > MAX_INFLATED_BYTES) {
    throw new DocumentRefusal('too-large-inside', 'more than 128 MB when inflated');
  }
}

async function visibleSheets(office: OfficePackage): Promise<string[]> {
  const source = await office.text(office.main);
  const relations = await office.relations(office.main);
  const parts = new Map(
    relations.filter(({ type }) => type === 'worksheet').map(({ id, target }) => [id, target]),
  );
  const sheets: string[] = [];
  scanXml(source, (kind, start, end, name) => {
    if (kind !== 'empty' && kind !== 'open') return;
    if (name.slice(name.indexOf(':') + 1) !== 'sheet') return;
    const attributes = xmlAttributes(source, start, end);
    const valueOf = (wanted: RegExp) => attributes.find((row) => wanted.test(row.name))?.value;
    const part = parts.get(valueOf(/:id$/) ?? '');
    const isHidden = (valueOf(/^state$/) ?? 'visible') !== 'visible';
    if (part !== undefined && !isHidden && office.has(part)) sheets.push(part);
  });
  return sheets;
}

function* entriesOf(rows: readonly SheetRow[]): Generator<GlossaryRow | BadLine, void, void> {
  const [first, ...rest] = rows;
  const languages = first && languagesOf(first.cells);
  if (!languages) {
    for (const { number, cells } of rows) {
      const row = rowOfCells(cells, number);
      if (row !== null) yield row;
    }
    return;
  }
  const [source = '', ...targets] = languages;
  for (const { number: line, cells } of rest) {
    const [term = '', ...translations] = cells;
    let isAlone = true;
    for (const [index, target] of targets.entries()) {
      const translation = translations[index] ?? '';
      if (translation === '') continue;
      isAlone = false;
      yield { line, source: term, target: translation, pair: { source, target } };
    }
    if (isAlone) yield { line, problem: 'empty', text: beginning(cells.join(' · ')) };
  }
}

/** The languages of the columns, where a row is their codes and nothing else. */
function languagesOf(cells: readonly string[]): readonly string[] | null {
  const languages = cells.map(fileLanguage);
  const known = languages.filter((language) => language !== null);
  const areAll = known.length >= 2 && known.length === languages.length;
  return areAll && new Set(known).size === known.length ? known : null;
}
