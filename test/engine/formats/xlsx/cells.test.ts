import { describe, expect, it } from 'vitest';
import { xlsxFilter } from '../../../../main/engine/formats/xlsx/xlsx-filter.ts';
import { SHEETS, entriesOf, officeFile, options, translate } from '../ooxml/office-file.ts';
import type { Part } from '../ooxml/office-file.ts';

const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

interface Workbook {
  readonly strings: readonly string[];
  readonly cells: string;
  readonly behind?: string;
  readonly names?: string;
  readonly parts?: Readonly<Record<string, Part>>;
  readonly relations?: NonNullable<Part['relations']>;
}

const workbook = ({
  strings,
  cells,
  behind = '',
  names = '',
  parts = {},
  relations = {},
}: Workbook) =>
  officeFile({
    'xl/workbook.xml': {
      type: 'spreadsheetml.sheet.main',
      text: `<workbook xmlns="${SHEETS}" ${R}><sheets><sheet name="Year &amp; day" sheetId="1" r:id="rId1"/></sheets>${names}</workbook>`,
      relations: {
        rId1: ['worksheet', 'worksheets/sheet1.xml'],
        rId2: ['sharedStrings', 'sharedStrings.xml'],
      },
    },
    'xl/worksheets/sheet1.xml': {
      type: 'spreadsheetml.worksheet',
      text: `<worksheet xmlns="${SHEETS}" ${R}><sheetData><row r="1">${cells}</row></sheetData>${behind}</worksheet>`,
      relations,
    },
    'xl/sharedStrings.xml': {
      type: 'spreadsheetml.sharedStrings',
      text: `<sst xmlns="${SHEETS}">${strings.map((string) => `<si>${string}</si>`).join('')}</sst>`,
    },
    ...parts,
  });

const shared = (cell: string, index: number) => `<c r="${cell}" t="s"><v>${index}</v></c>`;

async function merged(book: Workbook, requests: Record<string, string>) {
  const extraction = await xlsxFilter.extract(await workbook(book), options());
  const { bytes, warnings } = await extraction.merge(translate(extraction, requests));
  await xlsxFilter.extract(bytes, options());
  return { files: await entriesOf(bytes), warnings };
}

describe('cells', () => {
  const book: Workbook = {
    strings: [
      '<t>Apples</t>',
      '<r><rPr><b/></rPr><t>Paid</t></r><r><t xml:space="preserve"> in full</t></r>',
      '<t>12.5</t>',
      '<t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr fontId="1"/>',
      '<t xml:space="preserve">two_x000D_\nlines </t>',
    ],
    cells:
      shared('A1', 0) +
      shared('B1', 1) +
      shared('C1', 2) +
      shared('D1', 3) +
      shared('E1', 0) +
      '<c r="F1" t="inlineStr"><is><t>Own text</t></is></c><c r="G1" t="str"><f>A1&amp;"x"</f><v>Applesx</v></c><c r="H1"><v>4</v></c>',
    behind:
      '<headerFooter><oddHeader>&amp;C&amp;"Arial,Bold"Yearly report, page &amp;P</oddHeader></headerFooter>',
  };

  it('give each shared string once, at the first cell that shows it', async () => {
    const { units, warnings } = await xlsxFilter.extract(await workbook(book), options());
    expect(units.map(({ place, text }) => [place, text])).toEqual([
      ['Year & day', 'Year &amp; day'],
      ['Year & day!A1', 'Apples'],
      ['Year & day!B1', '<g1>Paid</g1> in full'],
      ['Year & day!D1', '東京'],
      [undefined, 'two<x1/>\nlines'],
      ['Year & day!F1', 'Own text'],
      ['Year & day', 'Yearly report, page'],
    ]);
    expect(units.slice(1, 6).every(({ maxLength }) => maxLength === 32_767)).toBe(true);
    expect(warnings).toEqual([]);
  });

  it('are written with their looks; formulas and numbers stay', async () => {
    const { files, warnings } = await merged(book, {
      Apples: 'Äpfel',
      '<g1>Paid</g1> in full': 'Voll <g1>bezahlt</g1>',
      東京: 'Tokio',
      'two<x1/>\nlines': 'zwei<x1/>\nZeilen',
      'Own text': 'Eigener Text',
      'Yearly report, page': 'Bericht, Seite',
    });
    expect(warnings).toEqual([]);
    const strings = files['xl/sharedStrings.xml'] ?? '';
    expect(strings.slice(strings.indexOf('<si>'))).toBe(
      '<si><t>Äpfel</t></si>' +
        '<si><r><t xml:space="preserve">Voll </t></r><r><rPr><b/></rPr><t>bezahlt</t></r></si>' +
        '<si><t>12.5</t></si><si><t>Tokio</t></si>' +
        '<si><t xml:space="preserve">zwei_x000D_\nZeilen </t></si></sst>',
    );
    const sheet = files['xl/worksheets/sheet1.xml'] ?? '';
    expect(sheet).toContain('<is><t>Eigener Text</t></is>');
    expect(sheet).toContain('<f>A1&amp;"x"</f><v>Applesx</v>');
    expect(sheet).toContain('<oddHeader>&amp;C&amp;"Arial,Bold"Bericht, Seite &amp;P</oddHeader>');
  });

  it('keep the words that formulas, lists and pivot tables name', async () => {
    const { units, warnings } = await xlsxFilter.extract(
      await workbook({
        strings: [
          '<t>Paid</t>',
          '<t>Yes</t>',
          '<t>Month</t>',
          '<t>Net price</t>',
          '<t>Free</t>',
          '<t>Region</t>',
        ],
        cells: `${[0, 1, 2, 3, 4, 5].map((index) => shared(`A${index + 1}`, index)).join('')}<c r="B1"><f>IF(A1="paid",SUM(Sales[[#This Row],[Net price]]),0)</f></c>`,
        behind:
          '<dataValidations><dataValidation><formula1>"Yes,No"</formula1></dataValidation></dataValidations>',
        names:
          '<definedNames><definedName name="a">COUNTIF(B:B,"MONTH")</definedName></definedNames>',
        relations: { rId1: ['pivotTable', '../pivotTables/pivotTable1.xml'] },
        parts: {
          'xl/pivotTables/pivotTable1.xml': {
            type: 'spreadsheetml.pivotTable',
            text: `<pivotTableDefinition xmlns="${SHEETS}"/>`,
            relations: { rId1: ['pivotCacheDefinition', '../pivotCache/definition1.xml'] },
          },
          'xl/pivotCache/definition1.xml': {
            type: 'spreadsheetml.pivotCacheDefinition',
            text: `<pivotCacheDefinition xmlns="${SHEETS}"><cacheFields><cacheField name="Region"/></cacheFields></pivotCacheDefinition>`,
          },
        },
      }),
      options(),
    );
    expect(units.map(({ text }) => text)).toEqual(['Year &amp; day', 'Free']);
    expect(warnings).toEqual([{ code: 'formula-words-kept' }]);
  });

  it('rename the columns of their table, each to another name', async () => {
    const table = (names: readonly string[]) =>
      `<table xmlns="${SHEETS}" id="1" name="Sales" ref="A1:C9"><tableColumns>${names
        .map((name, index) => `<tableColumn id="${index + 1}" name="${name}"/>`)
        .join('')}</tableColumns></table>`;
    const { files } = await merged(
      {
        strings: [
          '<t>Cost</t>',
          '<t>Charge</t>',
          '<t xml:space="preserve">Unit\nprice</t>',
          '<t>Kept</t>',
        ],
        cells: [0, 1, 2, 3].map((index) => shared(`A${index + 1}`, index)).join(''),
        relations: { rId1: ['table', '../tables/table1.xml'] },
        parts: {
          'xl/tables/table1.xml': {
            type: 'spreadsheetml.table',
            text: table(['Cost', 'Charge', 'Unit_x000a_price', 'Kept']),
          },
        },
      },
      { Cost: 'Kosten & mehr', Charge: 'kosten & Mehr', 'Unit\nprice': 'Preis\nje Stück' },
    );
    expect(files['xl/tables/table1.xml']).toContain(
      table(['Kosten &amp; mehr', 'kosten &amp; Mehr 2', 'Preis_x000a_je Stück', 'Kept']),
    );
    expect(files['xl/sharedStrings.xml']).toContain('<t>kosten &amp; Mehr 2</t>');
  });

  it('are read with any prefix', async () => {
    const file = await officeFile({
      'xl/workbook.xml': {
        type: 'spreadsheetml.sheet.main',
        text: `<x:workbook xmlns:x="${SHEETS}" ${R}><x:sheets><x:sheet name="One" sheetId="1" r:id="rId1"/></x:sheets></x:workbook>`,
        relations: { rId1: ['worksheet', 'sheet1.xml'] },
      },
      'xl/sheet1.xml': {
        type: 'spreadsheetml.worksheet',
        text: `<x:worksheet xmlns:x="${SHEETS}"><x:sheetData><x:row><x:c r="B2" t="inlineStr"><x:is><x:t>Hello</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>`,
      },
    });
    const { units } = await xlsxFilter.extract(file, options());
    expect(units).toMatchObject([{ text: 'One' }, { text: 'Hello', place: 'One!B2' }]);
  });
});
