import { writeXmlText, writeXmlValue } from '../formats/inline/xml-text.ts';
import { packEntry, writeZip } from '../formats/zip/write-zip.ts';
import type { DictionaryFile } from './write-glossary-file.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * A workbook with a sheet for each dictionary: its languages in the first row, then its entries. Every
 * cell is marked as text, so that nothing becomes a formula, a date or a number.
 */
export async function writeWorkbook(dictionaries: readonly DictionaryFile[]): Promise<Uint8Array> {
  const names = dictionaries.map(({ source, target }) => `${source}-${target}`);
  const parts: (readonly [name: string, content: string])[] = [
    ['[Content_Types].xml', contentTypes(names.length)],
    ['_rels/.rels', packageRelations()],
    ['xl/workbook.xml', workbook(names)],
    ['xl/_rels/workbook.xml.rels', workbookRelations(names.length)],
    ...dictionaries.map(
      (dictionary, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheet(dictionary)] as const,
    ),
  ];
  const encoder = new TextEncoder();
  const entries = [];
  for (const [name, content] of parts) entries.push(await packEntry(name, encoder.encode(content)));
  return writeZip(entries);
}

function sheet({ source, target, entries }: DictionaryFile): string {
  const rows = [`<row r="1">${cell('A1', source)}${cell('B1', target)}</row>`];
  for (const [index, [term, translation]] of entries.entries()) {
    const row = index + 2;
    rows.push(`<row r="${row}">${cell(`A${row}`, term)}${cell(`B${row}`, translation)}</row>`);
  }
  const width = '<cols><col min="1" max="2" width="40" customWidth="1"/></cols>';
  return `${HEAD}<worksheet xmlns="${MAIN}">${width}<sheetData>${rows.join('')}</sheetData></worksheet>`;
}

function cell(place: string, text: string): string {
  // What looks like an escape of the format is escaped itself (ECMA-376 part 1, 22.9.2.19).
  const literal = text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${writeXmlText(literal)}</t></is></c>`;
}

function contentTypes(sheets: number): string {
  const overrides = Array.from(
    { length: sheets },
    (_, index) =>
      `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
  );
  return (
    `${HEAD}<Types xmlns="${TYPES}">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
    `${overrides.join('')}</Types>`
  );
}

const packageRelations = (): string =>
  `${HEAD}<Relationships xmlns="${RELATIONS}">` +
  `<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

function workbook(names: readonly string[]): string {
  const sheets = names.map(
    (name, index) =>
      `<sheet name="${writeXmlValue(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

function workbookRelations(sheets: number): string {
  const relations = Array.from(
    { length: sheets },
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  return `${HEAD}<Relationships xmlns="${RELATIONS}">${relations.join('')}</Relationships>`;
}
