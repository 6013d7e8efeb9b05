import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { DocumentFilter } from '../../../../main/engine/formats/document-filter.ts';
import { docxFilter } from '../../../../main/engine/formats/docx/docx-filter.ts';
import { pptxFilter } from '../../../../main/engine/formats/pptx/pptx-filter.ts';
import { xlsxFilter } from '../../../../main/engine/formats/xlsx/xlsx-filter.ts';
import {
  CHART,
  DRAWING,
  SHEETS,
  SLIDES,
  entriesOf,
  officeFile,
  options,
  wordFile,
} from './office-file.ts';
import type { Part } from './office-file.ts';

const R =
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ' +
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" xmlns:v="urn:schemas-microsoft-com:vml"';
const P = `xmlns:a="${DRAWING}" xmlns:p="${SLIDES}" ${R}`;
const paragraph = (text: string) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`;

/** The texts of a file, and the file with each of them in capitals; unchanged it is what it was. */
async function capitals(filter: DocumentFilter, bytes: Uint8Array) {
  const extraction = await filter.extract(bytes, options());
  const { units, warnings } = extraction;
  const before = await entriesOf(bytes);
  const same = await extraction.merge(new Map(units.map(({ id, text }) => [id, text])));
  expect(await entriesOf(same.bytes)).toEqual(before);
  const loud = (text: string) =>
    text.replace(/<[^>]*>|&\w+;|[^<&]+/g, (part) =>
      /^[<&]/.test(part) ? part : part.toUpperCase(),
    );
  const written = await extraction.merge(new Map(units.map(({ id, text }) => [id, loud(text)])));
  expect(written.warnings).toEqual([]);
  return {
    texts: units.map(({ text }) => text),
    warnings,
    before,
    files: await entriesOf(written.bytes),
  };
}

describe('what Word shows beside its text', () => {
  const picture = (text: string, shape = text) =>
    `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="Picture 1" descr="${text}" title="A view"/>` +
    `<pic:pic><pic:nvPicPr><pic:cNvPr id="0" name="a.png" descr="${shape}"/></pic:nvPicPr></pic:pic></wp:inline></w:drawing></w:r>`;
  const body = (content: string) => wordFile(content.replaceAll('<w:p>', `<w:p ${R}>`));

  it('is translated: pictures, once where the shape repeats it, tables, links, old shapes', async () => {
    const { texts, files } = await capitals(
      docxFilter,
      await body(
        `<w:p><w:r><w:t>See </w:t></w:r>${picture('The &quot;old&quot; tower &amp; a dog&#10;at night')}<w:r><w:t> here</w:t></w:r></w:p>` +
          '<w:tbl><w:tblPr><w:tblCaption w:val="Prices"/><w:tblDescription w:val="By year"/></w:tblPr></w:tbl>' +
          '<w:p><w:hyperlink r:id="x" w:tooltip="Opens the shop"><w:r><w:t>Shop</w:t></w:r></w:hyperlink></w:p>' +
          '<w:p><w:r><w:pict><v:shape id="s" alt="A red arrow"/></w:pict></w:r></w:p>',
      ),
    );
    expect(texts).toEqual([
      'The "old" tower &amp; a dog\nat night',
      'A view',
      'See<x1/>here',
      'Prices',
      'By year',
      'Opens the shop',
      'Shop',
      'A red arrow',
    ]);
    const xml = files['word/document.xml'] ?? '';
    const loud = 'descr="THE &quot;OLD&quot; TOWER &amp; A DOG&#10;AT NIGHT"';
    expect(xml.split(loud)).toHaveLength(3);
    for (const part of [
      'title="A VIEW"',
      'val="PRICES"',
      'tooltip="OPENS THE SHOP"',
      'alt="A RED ARROW"',
    ]) {
      expect(xml).toContain(part);
    }
    expect(xml).toContain('name="Picture 1"');
    expect(xml).toContain('name="a.png"');
  });

  it('is left where it is the name of a file, an address, or no word', async () => {
    const { texts } = await capitals(
      docxFilter,
      await body(
        `<w:p><w:r><w:t>Text</w:t></w:r>${['scan_01.PNG', 'https://a.example/b', '12', ''].map((text) => picture(text).replace(' title="A view"', '')).join('')}</w:p>`,
      ),
    );
    expect(texts).toEqual(['Text']);
  });

  const withProperties = async (content: string, core: string) => {
    const file = await wordFile(content, {
      'docProps/core.xml': {
        type: 'application/vnd.openxmlformats-package.core-properties+xml',
        text: `<cp:coreProperties xmlns:cp="c" xmlns:dc="d">${core}</cp:coreProperties>`,
      },
    });
    const entries = await entriesOf(file);
    const rels = (entries['_rels/.rels'] ?? '').replace(
      '</Relationships>',
      '<Relationship Id="c" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>',
    );
    return zipSync(
      Object.fromEntries(
        Object.entries({ ...entries, '_rels/.rels': rels }).map(([name, text]) => [
          name,
          new TextEncoder().encode(text),
        ]),
      ),
    );
  };

  it('keeps properties that it does not show, which are counted in a note', async () => {
    const core =
      '<dc:title>My plan</dc:title><dc:subject/><cp:keywords>a, b</cp:keywords><dc:description>12</dc:description><dc:creator>Ann</dc:creator>';
    const file = await withProperties('<w:p><w:r><w:t>Text</w:t></w:r></w:p>', core);
    const { texts, warnings } = await capitals(docxFilter, file);
    expect(texts).toEqual(['Text']);
    expect(warnings).toEqual([{ code: 'properties-kept', count: 2 }]);
  });

  it('translates properties that controls and fields show, in step with what they show', async () => {
    const control = (property: string, text: string) =>
      `<w:sdt><w:sdtPr><w:dataBinding w:xpath="/ns1:coreProperties[1]/ns0:${property}[1]"/></w:sdtPr><w:sdtContent><w:r><w:t>${text}</w:t></w:r></w:sdtContent></w:sdt>`;
    const field =
      '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> KEYWORDS </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>';
    const { texts, warnings, files } = await capitals(
      docxFilter,
      await withProperties(
        `<w:p>${control('title', 'My plan')}</w:p><w:p><w:r><w:t>By </w:t></w:r>${control('creator', 'Ann')}</w:p>${field}`,
        '<dc:title>My plan</dc:title><dc:subject>Gardens</dc:subject><cp:keywords>a, b</cp:keywords><dc:creator>Ann</dc:creator>',
      ),
    );
    expect(texts).toEqual(['My plan', 'By', 'a, b']);
    expect(warnings).toEqual([{ code: 'properties-kept', count: 1 }]);
    expect(files['docProps/core.xml']).toContain(
      '<dc:title>MY PLAN</dc:title><dc:subject>Gardens</dc:subject><cp:keywords>A, B</cp:keywords><dc:creator>Ann</dc:creator>',
    );
    expect(files['word/document.xml']).toContain('MY PLAN');
    expect(files['word/document.xml']).toContain('<w:t>Ann</w:t>');
  });
});

describe('what PowerPoint shows beside its text', () => {
  const shape = (content: string, named = '', mark = '') =>
    `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Shape 1"${named}/><p:nvPr>${mark}</p:nvPr></p:nvSpPr><p:txBody>${content}</p:txBody></p:sp>`;
  const part = (
    type: string,
    root: string,
    content: string,
    relations: Part['relations'] = {},
  ): Part => ({
    type: `presentationml.${type}`,
    text: `<p:${root} ${P}><p:cSld><p:spTree>${content}</p:spTree></p:cSld></p:${root}>`,
    relations,
  });
  const dgm = (root: string, content: string) =>
    `<${root} xmlns:dgm="d" xmlns:dsp="s" xmlns:a="${DRAWING}">${content}</${root}>`;
  const show = () =>
    officeFile({
      'ppt/presentation.xml': {
        type: 'presentationml.presentation.main',
        text: `<p:presentation ${P}><p:sldIdLst><p:sldId id="256" r:id="rId1"/></p:sldIdLst></p:presentation>`,
        relations: {
          rId1: ['slide', 'slides/slide1.xml'],
          rId2: ['notesMaster', 'notesMasters/notesMaster1.xml'],
          rId3: ['handoutMaster', 'handoutMasters/handoutMaster1.xml'],
        },
      },
      'ppt/slides/slide1.xml': part(
        'slide',
        'sld',
        shape(
          paragraph('Press &lt;Enter&gt; or &lt;b&gt;any&lt;/b&gt; key'),
          ' descr="A &lt;big&gt; key"',
        ) +
          '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="Chart 3" title="Sales" descr="Sales by month"/></p:nvGraphicFramePr></p:graphicFrame>',
        {
          rId1: ['diagramDrawing', '../diagrams/drawing1.xml'],
          rId2: ['diagramData', '../diagrams/data1.xml'],
          rId3: ['chartEx', '../charts/chartEx1.xml'],
        },
      ),
      'ppt/diagrams/data1.xml': {
        type: 'drawingml.diagramData',
        text: dgm(
          'dgm:dataModel',
          ['First', 'Step', 'Step']
            .map((text) => `<dgm:pt><dgm:t>${paragraph(text)}</dgm:t></dgm:pt>`)
            .join(''),
        ),
      },
      'ppt/diagrams/drawing1.xml': {
        type: 'application/vnd.ms-office.drawingml.diagramDrawing+xml',
        text: dgm(
          'dsp:drawing',
          ['First', 'Step', 'Step', 'Drawn only']
            .map((text) => `<dsp:sp><dsp:txBody>${paragraph(text)}</dsp:txBody></dsp:sp>`)
            .join(''),
        ),
      },
      'ppt/charts/chartEx1.xml': {
        type: 'application/vnd.ms-office.chartex+xml',
        text: `<cx:chartSpace xmlns:cx="http://schemas.microsoft.com/office/drawing/2014/chartex" xmlns:a="${DRAWING}"><cx:strDim type="cat"><cx:f>Sheet1!A1</cx:f><cx:lvl><cx:pt idx="0">Tea</cx:pt></cx:lvl></cx:strDim><cx:numDim><cx:lvl><cx:pt idx="0">5e3</cx:pt></cx:lvl></cx:numDim><cx:tx><cx:txData><cx:v>Drinks</cx:v></cx:txData></cx:tx></cx:chartSpace>`,
      },
      'ppt/notesMasters/notesMaster1.xml': part(
        'notesMaster',
        'notesMaster',
        shape(paragraph('Click to edit'), '', '<p:ph type="body"/>') +
          shape(paragraph('Speaker copy')),
      ),
      'ppt/handoutMasters/handoutMaster1.xml': part(
        'handoutMaster',
        'handoutMaster',
        shape(paragraph('Confidential'), '', '<p:ph type="hdr"/>'),
      ),
    });

  it('is translated: alternative texts, charts, notes and handouts; signs like tags are text', async () => {
    const { texts, files } = await capitals(pptxFilter, await show());
    expect(texts).toEqual([
      'A &lt;big&gt; key',
      'Press &lt;Enter&gt; or &lt;b&gt;any&lt;/b&gt; key',
      'Sales',
      'Sales by month',
      'First',
      'Step',
      'Step',
      'Drawn only',
      'Tea',
      'Drinks',
      'Speaker copy',
      'Confidential',
    ]);
    const slide = files['ppt/slides/slide1.xml'] ?? '';
    expect(slide).toContain('PRESS &lt;ENTER&gt; OR &lt;B&gt;ANY&lt;/B&gt; KEY');
    expect(slide).toContain('descr="A &lt;BIG&gt; KEY"');
    expect(slide).toContain('title="SALES" descr="SALES BY MONTH"');
    expect(slide).toContain('name="Chart 3"');
    const chart = files['ppt/charts/chartEx1.xml'] ?? '';
    expect(chart).toContain('>TEA<');
    expect(chart).toContain('>DRINKS<');
    expect(chart).toContain('>5e3<');
    expect(files['ppt/notesMasters/notesMaster1.xml']).toContain('Click to edit');
    expect(files['ppt/notesMasters/notesMaster1.xml']).toContain('SPEAKER COPY');
    expect(files['ppt/handoutMasters/handoutMaster1.xml']).toContain('CONFIDENTIAL');
  });

  it('has a diagram as drawn in step with its data, node by node', async () => {
    const extraction = await pptxFilter.extract(await show(), options());
    const steps = extraction.units.filter(({ text }) => text === 'Step');
    expect(steps).toHaveLength(2);
    const { bytes } = await extraction.merge(
      new Map(steps.map(({ id }, index) => [id, `Schritt ${index + 1}`])),
    );
    const files = await entriesOf(bytes);
    for (const name of ['data1', 'drawing1']) {
      const words = Array.from(
        (files[`ppt/diagrams/${name}.xml`] ?? '').matchAll(/<a:t>([^<]*)/g),
        ([, text]) => text,
      );
      expect(words.slice(0, 3)).toEqual(['First', 'Schritt 1', 'Schritt 2']);
    }
  });
});

describe('what Excel shows beside its cells', () => {
  it('is translated: prompts and tips as far as they fit, charts on sheets of their own', async () => {
    const bytes = await officeFile({
      'xl/workbook.xml': {
        type: 'spreadsheetml.sheet.main',
        text: `<workbook xmlns="${SHEETS}" ${R}><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/><sheet name="Chart1" sheetId="2" r:id="rId2"/></sheets></workbook>`,
        relations: {
          rId1: ['worksheet', 'worksheets/sheet1.xml'],
          rId2: ['chartsheet', 'chartsheets/sheet1.xml'],
        },
      },
      'xl/worksheets/sheet1.xml': {
        type: 'spreadsheetml.worksheet',
        text: `<worksheet xmlns="${SHEETS}" ${R}><sheetData/><dataValidations><dataValidation type="list" showInputMessage="1" errorStyle="stop" errorTitle="Wrong" error="Choose one" promptTitle="Fruit" prompt="Which one?"/></dataValidations><hyperlinks><hyperlink ref="A1" r:id="x" tooltip="To the shop"/></hyperlinks></worksheet>`,
      },
      'xl/chartsheets/sheet1.xml': {
        type: 'spreadsheetml.chartsheet',
        text: `<chartsheet xmlns="${SHEETS}"/>`,
        relations: { rId1: ['drawing', '../drawings/drawing1.xml'] },
      },
      'xl/drawings/drawing1.xml': {
        type: 'application/vnd.openxmlformats-officedocument.drawing+xml',
        text: `<xdr:wsDr xmlns:xdr="x" xmlns:a="${DRAWING}"><xdr:cNvPr id="2" name="Chart 1" descr="Rain by month"/></xdr:wsDr>`,
        relations: { rId1: ['chart', '../charts/chart1.xml'] },
      },
      'xl/charts/chart1.xml': {
        type: 'drawingml.chart',
        text: `<c:chartSpace xmlns:c="${CHART}" xmlns:a="${DRAWING}"><c:title><c:tx><c:rich>${paragraph('Rain')}</c:rich></c:tx></c:title></c:chartSpace>`,
      },
    });
    const { texts, files } = await capitals(xlsxFilter, bytes);
    expect(texts).toEqual([
      'Wrong',
      'Choose one',
      'Fruit',
      'Which one?',
      'To the shop',
      'Rain by month',
      'Rain',
    ]);
    expect(files['xl/worksheets/sheet1.xml']).toContain(
      'errorStyle="stop" errorTitle="WRONG" error="CHOOSE ONE" promptTitle="FRUIT" prompt="WHICH ONE?"',
    );
    const { units } = await xlsxFilter.extract(bytes, options());
    expect(units.slice(0, 5).map(({ maxLength }) => maxLength)).toEqual([32, 255, 32, 255, 255]);
    const places = units.map(({ place }) => place);
    expect(places).toEqual([...Array.from({ length: 5 }, () => 'Sheet1'), 'Chart1', 'Chart1']);
  });
});

describe('the names of sheets', () => {
  const APP =
    '<Properties xmlns:vt="v"><TitlesOfParts><vt:vector><vt:lpstr>Cold &amp; wet</vt:lpstr><vt:lpstr>Plan</vt:lpstr></vt:vector></TitlesOfParts></Properties>';
  const book = (
    more: {
      cells?: string;
      names?: string;
      behind?: string;
      parts?: Record<string, Part>;
      relations?: Part['relations'];
    } = {},
  ) =>
    officeFile({
      'xl/workbook.xml': {
        type: 'spreadsheetml.sheet.main',
        text: `<workbook xmlns="${SHEETS}" ${R}><sheets><sheet name="Cold &amp; wet" sheetId="1" r:id="rId1"/><sheet name="Plan" sheetId="2" r:id="rId2"/><sheet name="Sheet3" sheetId="3" r:id="rId3"/></sheets>${more.names ?? ''}</workbook>`,
        relations: Object.fromEntries(
          [1, 2, 3].map((number) => [
            `rId${number}`,
            ['worksheet', `worksheets/sheet${number}.xml`],
          ]),
        ),
      },
      ...Object.fromEntries(
        [1, 2, 3].map((number): [string, Part] => [
          `xl/worksheets/sheet${number}.xml`,
          {
            type: 'spreadsheetml.worksheet',
            text: `<worksheet xmlns="${SHEETS}" ${R}><sheetData><row r="1"><c r="A1"><v>${number}</v></c>${number === 3 ? (more.cells ?? '') : ''}</row></sheetData>${number === 3 ? (more.behind ?? '') : ''}</worksheet>`,
            relations: number === 3 ? (more.relations ?? {}) : {},
          },
        ]),
      ),
      'docProps/app.xml': { type: 'extended-properties', text: APP },
      ...more.parts,
    });

  it('are translated where nothing names them, in the list of titles too', async () => {
    const { texts, files, warnings } = await capitals(xlsxFilter, await book());
    expect([texts, warnings]).toEqual([['Cold &amp; wet', 'Plan'], []]);
    expect(files['xl/workbook.xml']).toContain('name="COLD &amp; WET" sheetId="1"');
    expect(files['xl/workbook.xml']).toContain('name="Sheet3"');
    expect(files['docProps/app.xml']).toContain(
      '<vt:lpstr>COLD &amp; WET</vt:lpstr><vt:lpstr>PLAN</vt:lpstr>',
    );
  });

  it('are names that the program takes, each once', async () => {
    const extraction = await xlsxFilter.extract(await book(), options());
    const named = async (...texts: string[]) => {
      const { bytes } = await extraction.merge(
        new Map(extraction.units.map(({ id }, index) => [id, texts[index] ?? ''])),
      );
      const xml = (await entriesOf(bytes))['xl/workbook.xml'] ?? '';
      return Array.from(xml.matchAll(/<sheet name="([^"]*)"/g), ([, name]) => name);
    };
    expect(extraction.units.every(({ maxLength }) => maxLength === 31)).toBe(true);
    expect(await named("'a/b: [c]?'", 'A b c')).toEqual(['a b c', 'A b c 2', 'Sheet3']);
    expect(await named('History', 'sheet3')).toEqual(['Cold &amp; wet', 'sheet3 2', 'Sheet3']);
    const long = await named('x'.repeat(40), 'x'.repeat(40));
    expect(long.map((name) => name?.length)).toEqual([31, 31, 6]);
  });

  it.each<[string, Parameters<typeof book>[0], string[]]>([
    ['a formula', { cells: '<c r="B1"><f>SUM(plan!A1:A9)</f></c>' }, ['Cold &amp; wet']],
    ['a name in quotes', { cells: `<c r="B1"><f>'Cold &amp; wet'!A1</f></c>` }, ['Plan']],
    ['a span of sheets', { cells: `<c r="B1"><f>SUM('Cold &amp; wet:Plan'!A1)</f></c>` }, []],
    [
      'a name with an apostrophe in a control',
      {
        names:
          '<definedNames><definedName name="y">&apos;[other.xlsx]Plan&apos;!$A$1+1</definedName></definedNames>',
        parts: {
          'xl/ctrlProps/ctrlProp1.xml': {
            type: 'application/vnd.ms-excel.controlproperties+xml',
            text: `<formControlPr fmlaLink="&#39;Cold &amp; wet&#39;!$A$1" x="it''s!"/>`,
          },
        },
      },
      [],
    ],
    ['a computed reference', { cells: '<c r="B1"><f>INDIRECT(A1)</f></c>' }, []],
    [
      'a defined name',
      { names: '<definedNames><definedName name="x">Plan!$A$1</definedName></definedNames>' },
      ['Cold &amp; wet'],
    ],
    [
      'a link',
      { behind: `<hyperlinks><hyperlink ref="A1" location="Plan!A1" display="x"/></hyperlinks>` },
      ['Cold &amp; wet'],
    ],
    [
      'a chart',
      {
        relations: { rId1: ['drawing', '../drawings/drawing1.xml'] },
        parts: {
          'xl/charts/chart1.xml': {
            type: 'drawingml.chart',
            text: `<c:chartSpace xmlns:c="${CHART}"><c:f>Plan!$A$1</c:f></c:chartSpace>`,
          },
        },
      },
      ['Cold &amp; wet'],
    ],
    [
      'a pivot table',
      {
        parts: {
          'xl/pivotCache/definition1.xml': {
            type: 'spreadsheetml.pivotCacheDefinition',
            text: `<pivotCacheDefinition xmlns="${SHEETS}"><cacheSource><worksheetSource ref="A1:B2" sheet="Plan"/></cacheSource></pivotCacheDefinition>`,
          },
        },
      },
      ['Cold &amp; wet'],
    ],
  ])('stay where %s names them, with a note', async (_, more, texts) => {
    const extraction = await xlsxFilter.extract(
      await book({
        ...more,
        cells: `${more?.cells ?? ''}<c r="C1" t="inlineStr"><is><t>Words</t></is></c>`,
      }),
      options(),
    );
    expect(extraction.units.map(({ text }) => text)).toEqual([...texts, 'Words']);
    expect(extraction.warnings).toContainEqual({
      code: 'sheet-names-kept',
      count: 2 - texts.length,
    });
  });
});
