import { writeXmlText, writeXmlValue } from '../inline/xml-text.ts';
import { packEntry, writeZip } from '../zip/write-zip.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** MIME type of a workbook. */
export const WORKBOOK_TYPE = `${TYPE}.sheet`;

/** A sheet of a workbook. */
export interface WrittenSheet {
  /** At most 31 characters, none of `[]:*?/\`. */
  readonly name: string;
  /** Of each column, in characters. */
  readonly widths: readonly number[];
  readonly rows: Iterable<readonly string[]>;
  /** The first row stays in sight. */
  readonly hasHeadings?: boolean;
  readonly isRightToLeft?: boolean;
}

/**
 * A workbook of texts. Every cell is marked as text, so that nothing becomes a formula, a date or a
 * number.
 */
export async function writeSheets(sheets: readonly WrittenSheet[]): Promise<Uint8Array> {
  const parts: (readonly [name: string, content: string])[] = [
    ['[Content_Types].xml', contentTypes(sheets.length)],
    ['_rels/.rels', packageRelations()],
    ['xl/workbook.xml', workbook(sheets.map(({ name }) => name))],
    ['xl/_rels/workbook.xml.rels', workbookRelations(sheets.length)],
    ...sheets.map((one, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheet(one)] as const),
  ];
  const encoder = new TextEncoder();
  const entries = [];
  for (const [name, content] of parts) entries.push(await packEntry(name, encoder.encode(content)));
  return writeZip(entries);
}

function sheet({ widths, rows, hasHeadings, isRightToLeft }: WrittenSheet): string {
  const written: string[] = [];
  for (const cells of rows) {
    const number = written.length + 1;
    const row = cells.map((text, at) => cell(`${columnName(at)}${number}`, text)).join('');
    written.push(`<row r="${number}">${row}</row>`);
  }
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const view =
    hasHeadings === true || isRightToLeft === true
      ? `<sheetViews><sheetView${isRightToLeft === true ? ' rightToLeft="1"' : ''} workbookViewId="0">${hasHeadings === true ? pane : ''}</sheetView></sheetViews>`
      : '';
  return `${HEAD}<worksheet xmlns="${MAIN}">${view}<cols>${columns.join('')}</cols><sheetData>${written.join('')}</sheetData></worksheet>`;
}

/** `A` to `Z`; tables of texts have no more columns. */
const columnName = (at: number): string => String.fromCodePoint(65 + at);

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
