import { strToU8, zipSync } from 'fflate';
import type { Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readGlossaryFile } from '../../../main/engine/glossary-files/read-glossary-file.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

interface Parts {
  /** Rows of each sheet, as they stand in it. */
  readonly sheets: readonly string[];
  readonly hidden?: readonly number[];
  readonly shared?: string;
  readonly more?: Zippable;
}

/** A workbook as another program writes it. */
function workbook({ sheets, hidden = [], shared, more }: Parts): Uint8Array {
  const names = sheets.map(
    (_, n) =>
      `<sheet name="S${n}" sheetId="${n + 1}" r:id="r${n}"${hidden.includes(n) ? ' state="hidden"' : ''}/>`,
  );
  const relations = sheets.map(
    (_, n) => `<Relationship Id="r${n}" Type="${OFFICE}/worksheet" Target="worksheets/s${n}.xml"/>`,
  );
  const strings =
    shared === undefined
      ? ''
      : `<Relationship Id="rs" Type="${OFFICE}/sharedStrings" Target="/xl/strings.xml"/>`;
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/book.xml" ContentType="${TYPE}.sheet.main+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r" Type="${OFFICE}/officeDocument" Target="xl/book.xml"/></Relationships>`,
    ),
    'xl/book.xml': strToU8(
      `<x:workbook xmlns:x="${MAIN}" xmlns:r="${OFFICE}"><x:sheets>${names.join('').replaceAll('<sheet', '<x:sheet')}</x:sheets></x:workbook>`,
    ),
    'xl/_rels/book.xml.rels': strToU8(
      `<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}${strings}</Relationships>`,
    ),
    ...(shared !== undefined && {
      'xl/strings.xml': strToU8(`<sst xmlns="${MAIN}">${shared}</sst>`),
    }),
    ...Object.fromEntries(
      sheets.map((rows, n) => [
        `xl/worksheets/s${n}.xml`,
        strToU8(`<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`),
      ]),
    ),
    ...more,
  });
}

const text = (place: string, value: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
const row = (number: number, ...values: string[]) =>
  `<row r="${number}">${values.map((value, n) => text(`${'ABCDEFG'[n]}${number}`, value)).join('')}</row>`;

const read = async (parts: Parts) => {
  const { rows, badLines, format } = await readGlossaryFile(workbook(parts), 'terms.xlsx', null);
  expect(format).toBe('xlsx');
  return {
    rows: rows.map(({ line, source, target, pair }) =>
      [line, source, target, ...(pair ? [`${pair.source}-${pair.target}`] : [])].join('|'),
    ),
    bad: badLines.map(({ line, problem }) => `${line} ${problem}`),
  };
};

describe('a workbook', () => {
  it('gives its texts, however they are kept', async () => {
    const shared =
      '<si><t>one</t></si><si><r><t xml:space="preserve">two </t></r><r><rPr><b/></rPr><t>parts</t></r><rPh sb="0" eb="1"><t>trace</t></rPh></si><si/>';
    const cells = [
      '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c></row>',
      '<row r="5"><c r="A5"><v>12.5</v></c><c r="B5" t="str"><f>A5&amp;"x"</f><v>12.5x</v></c></row>',
      '<row><c t="inlineStr"><is><t>no_x000A_</t></is></c><c t="b"><v>1</v></c></row>',
      '<row r="9"><c r="A9" t="s"><v>2</v></c><c r="C9"/></row>',
    ];
    expect(await read({ sheets: [cells.join('')], shared })).toEqual({
      rows: ['2|one|two parts', '5|12.5|12.5x', '6|no\n|1'],
      bad: [],
    });
  });

  it('with languages in its first row has a dictionary for each further column', async () => {
    const sheet =
      row(1, 'EN', 'de-DE', 'fr') +
      row(2, 'file', 'Datei', 'fichier') +
      row(3, 'house', '', 'maison') +
      row(4, 'none');
    expect(await read({ sheets: [sheet] })).toEqual({
      rows: ['2|file|Datei|en-de', '2|file|fichier|en-fr', '3|house|maison|en-fr'],
      bad: ['4 empty'],
    });
  });

  it('may have four columns as a table of text has', async () => {
    const sheet = row(1, 'file', 'Datei', 'en', 'de') + row(2, 'a', 'b') + row(3, 'x', 'y', 'z');
    expect(await read({ sheets: [sheet] })).toEqual({
      rows: ['1|file|Datei|en-de', '2|a|b'],
      bad: ['3 columns'],
    });
  });

  it('gives every sheet that is to be seen', async () => {
    const sheets = [row(1, 'a', 'b'), row(1, 'hidden', 'x'), row(1, 'c', 'd')];
    expect(await read({ sheets, hidden: [1] })).toEqual({ rows: ['1|a|b', '1|c|d'], bad: [] });
  });

  it('does not see columns far to the right', async () => {
    const far = `<row r="1">${text('A1', 'a')}${text('B1', 'b')}${text('XFD1', 'far')}</row>`;
    expect(await read({ sheets: [far] })).toEqual({ rows: ['1|a|b'], bad: [] });
  });
});

describe('a workbook is refused', () => {
  const refused = (bytes: Uint8Array) => readGlossaryFile(bytes, 'terms.xlsx', null);
  it('when it would grow beyond all measure', async () => {
    const bomb = workbook({
      sheets: [],
      more: { 'xl/worksheets/s9.xml': new Uint8Array(130 * 1024 * 1024) },
    });
    await expect(refused(bomb)).rejects.toMatchObject({ reason: 'too-large-inside' });
  });

  it.each([
    [
      'entities',
      {
        sheets: [''],
        more: { 'xl/worksheets/s0.xml': strToU8('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>') },
      },
    ],
    ['macros', { sheets: [row(1, 'a', 'b')], more: { 'xl/vbaProject.bin': strToU8('x') } }],
    ['too-deep', { sheets: ['<a>'.repeat(2000) + '</a>'.repeat(2000)] }],
    ['damaged', { sheets: ['<row>'] }],
    ['empty', { sheets: [''] }],
  ])('as %s', async (reason, parts) => {
    await expect(refused(workbook(parts))).rejects.toMatchObject({ reason });
  });

  it('when it is another document', async () => {
    await expect(refused(zipSync({ 'a.txt': strToU8('x') }))).rejects.toMatchObject({
      reason: 'wrong-content',
    });
    await expect(refused(strToU8('a,b'))).rejects.toMatchObject({ reason: 'wrong-content' });
  });
});
