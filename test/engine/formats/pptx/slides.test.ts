import { describe, expect, it } from 'vitest';
import { pptxFilter } from '../../../../main/engine/formats/pptx/pptx-filter.ts';
import {
  CHART,
  DRAWING,
  SLIDES,
  entriesOf,
  officeFile,
  options,
  translate,
} from '../ooxml/office-file.ts';
import type { Part } from '../ooxml/office-file.ts';

const NAMESPACES = `xmlns:a="${DRAWING}" xmlns:p="${SLIDES}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"`;
const shape = (content: string, holder = '') =>
  `<p:sp><p:nvSpPr><p:nvPr>${holder}</p:nvPr></p:nvSpPr><p:txBody><a:bodyPr/>${content}</p:txBody></p:sp>`;
const paragraph = (text: string) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`;
const slide = (root: string, content: string) =>
  `<p:${root} ${NAMESPACES}><p:cSld><p:spTree>${content}</p:spTree></p:cSld></p:${root}>`;

const RUNS =
  '<a:p><a:pPr lvl="1"/><a:r><a:rPr lang="en-US" dirty="0"/><a:t>Watch </a:t></a:r>' +
  '<a:r><a:rPr lang="en-GB" err="1"/><a:t>the </a:t></a:r>' +
  '<a:r><a:rPr lang="en-US" b="1"/><a:t>gap</a:t></a:r><a:br><a:rPr lang="en-US"/></a:br>' +
  '<a:r><a:rPr lang="en-US"/><a:t>on page </a:t></a:r><a:fld id="{1}" type="slidenum"><a:rPr/><a:t>7</a:t></a:fld>' +
  '<a:r><a:rPr lang="en-US"/><a:t> now</a:t></a:r><a:endParaRPr lang="en-US"/></a:p>';
const TEXT = 'Watch the <g1>gap</g1><x2/>on page <x3/> now';

const presentation = () =>
  officeFile({
    'ppt/presentation.xml': {
      type: 'presentationml.presentation.main',
      text: `<p:presentation ${NAMESPACES}><p:sldIdLst><p:sldId id="257" r:id="rId2"/><p:sldId id="256" r:id="rId1"/></p:sldIdLst></p:presentation>`,
      relations: {
        rId1: ['slide', 'slides/slide1.xml'],
        rId2: ['slide', '/ppt/slides/slide2.xml'],
      },
    },
    'ppt/slides/slide1.xml': {
      type: 'presentationml.slide',
      text: slide('sld', shape(RUNS, '<p:ph type="body"/>')),
      relations: {
        rId1: ['slideLayout', '../slideLayouts/slideLayout1.xml'],
        rId2: ['notesSlide', '../notesSlides/notesSlide1.xml'],
        rId3: ['chart', '../charts/chart1.xml'],
        rId4: ['comments', '../comments/comment1.xml'],
      },
    },
    'ppt/slides/slide2.xml': {
      type: 'presentationml.slide',
      text: slide('sld', shape(paragraph('Second file, first slide'))),
    },
    'ppt/notesSlides/notesSlide1.xml': {
      type: 'presentationml.notesSlide',
      text: slide('notes', shape(paragraph('Breathe'), '<p:ph type="body" idx="1"/>')),
    },
    'ppt/charts/chart1.xml': {
      type: 'drawingml.chart',
      text: `<c:chartSpace xmlns:c="${CHART}" xmlns:a="${DRAWING}"><c:title><c:tx><c:rich>${paragraph('Rain')}</c:rich></c:tx></c:title><c:cat><c:strRef><c:f>Sheet1!A1</c:f><c:strCache><c:pt idx="0"><c:v>Winter &amp; spring</c:v></c:pt></c:strCache></c:strRef></c:cat><c:val><c:numRef><c:numCache><c:formatCode>General</c:formatCode><c:pt idx="0"><c:v>5e3</c:v></c:pt></c:numCache></c:numRef></c:val></c:chartSpace>`,
    },
    'ppt/comments/comment1.xml': {
      type: 'presentationml.comments',
      text: `<p:cmLst ${NAMESPACES}><p:cm authorId="0"><p:pos x="1" y="1"/><p:text>Too dark</p:text></p:cm></p:cmLst>`,
    },
    'ppt/slideLayouts/slideLayout1.xml': {
      type: 'presentationml.slideLayout',
      text: slide(
        'sldLayout',
        shape(paragraph('Click to edit'), '<p:ph type="title"/>') + shape(paragraph('Our club')),
      ),
      relations: { rId1: ['slideMaster', '../slideMasters/slideMaster1.xml'] },
    },
    'ppt/slideMasters/slideMaster1.xml': {
      type: 'presentationml.slideMaster',
      text: slide('sldMaster', shape(paragraph('Second level'), '<p:ph type="body"/>')),
    },
  } satisfies Record<string, Part>);

describe('slides', () => {
  it('come in the order of the show, each with its drawings, notes and comments', async () => {
    const { units } = await pptxFilter.extract(await presentation(), options());
    expect(units.map(({ place, text }) => [place, text])).toEqual([
      ['Slide 1', 'Second file, first slide'],
      ['Slide 2', TEXT],
      ['Slide 2', 'Rain'],
      ['Slide 2', 'Winter &amp; spring'],
      ['Slide 2', 'Breathe'],
      ['Slide 2', 'Too dark'],
      [undefined, 'Our club'],
    ]);
    expect(new Set(units.map(({ id }) => id)).size).toBe(units.length);
  });

  it('are written with their looks, fields and breaks, in the new language', async () => {
    const extraction = await pptxFilter.extract(await presentation(), options());
    const { bytes, warnings } = await extraction.merge(
      translate(extraction, {
        [TEXT]: '<g1>Lücke</g1> auf Seite <x3/>!<x2/>Achtung & <b>',
        Rain: 'Regen',
        'Winter &amp; spring': 'Winter &amp; Frühling',
        'Too dark': 'Zu dunkel',
        'Our club': 'Unser Verein',
      }),
    );
    const files = await entriesOf(bytes);
    expect(warnings).toEqual([]);
    expect(files['ppt/slides/slide1.xml']).toContain(
      '<a:p><a:pPr lvl="1"/><a:r><a:rPr lang="de" b="1"/><a:t>Lücke</a:t></a:r>' +
        '<a:r><a:rPr lang="de" dirty="0"/><a:t> auf Seite </a:t></a:r>' +
        '<a:fld id="{1}" type="slidenum"><a:rPr/><a:t>7</a:t></a:fld>' +
        '<a:r><a:rPr lang="de" dirty="0"/><a:t>!</a:t></a:r><a:br><a:rPr lang="en-US"/></a:br>' +
        '<a:r><a:rPr lang="de" dirty="0"/><a:t>Achtung &amp; &lt;b&gt;</a:t></a:r>' +
        '<a:endParaRPr lang="en-US"/></a:p>',
    );
    expect(files['ppt/charts/chart1.xml']).toContain('<c:v>Winter &amp; Frühling</c:v>');
    expect(files['ppt/charts/chart1.xml']).toContain('<c:v>5e3</c:v>');
    expect(files['ppt/comments/comment1.xml']).toContain('<p:text>Zu dunkel</p:text>');
    expect(files['ppt/slideLayouts/slideLayout1.xml']).toContain('<a:t>Click to edit</a:t>');
    const before = await entriesOf(await presentation());
    for (const untouched of ['ppt/slides/slide2.xml', 'ppt/slideMasters/slideMaster1.xml']) {
      expect(files[untouched]).toBe(before[untouched]);
    }
  });

  it('run from right to left in a language that does', async () => {
    const extraction = await pptxFilter.extract(await presentation(), options({ target: 'he' }));
    const { bytes } = await extraction.merge(
      translate(extraction, { [TEXT]: '<g1>א</g1><x2/><x3/>', Breathe: 'ב' }),
    );
    const files = await entriesOf(bytes);
    expect(files['ppt/slides/slide1.xml']).toContain('<a:pPr rtl="1" lvl="1"/>');
    expect(files['ppt/notesSlides/notesSlide1.xml']).toContain('<a:p><a:pPr rtl="1"/><a:r>');
  });
});
