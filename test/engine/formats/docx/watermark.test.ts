import { describe, expect, it } from 'vitest';
import { docxFilter } from '../../../../main/engine/formats/docx/docx-filter.ts';
import { WATERMARK } from '../../../../main/engine/formats/watermark.ts';
import { WORD, entriesOf, options, wordFile } from '../ooxml/office-file.ts';
import type { Part } from '../ooxml/office-file.ts';

const TEXT = '<w:p><w:r><w:t>Hello</w:t></w:r></w:p>';
const header = (content: string): Part => ({
  type: 'wordprocessingml.header',
  text: `<w:hdr xmlns:w="${WORD}">${content}</w:hdr>`,
});

async function marked(
  body: string,
  parts: Readonly<Record<string, Part>> = {},
  relations: NonNullable<Part['relations']> = {},
) {
  const file = await wordFile(body, parts, relations);
  const extraction = await docxFilter.extract(file, options({ watermark: true }));
  const { bytes } = await extraction.merge(new Map());
  // What was written can be read again: well-formed, with every part that is referred to.
  await docxFilter.extract(bytes, options());
  return entriesOf(bytes);
}

const headersWith = (files: Readonly<Record<string, string>>) =>
  Object.keys(files).filter((name) => files[name]?.includes(`string="${WATERMARK}"`));

describe('watermark', () => {
  it('stands in a header of its own where there is none', async () => {
    for (const section of ['<w:sectPr><w:pgSz w:w="1"/></w:sectPr>', '<w:sectPr/>', '']) {
      const files = await marked(TEXT + section);
      const [name = ''] = headersWith(files);
      expect(name).toMatch(/^word\/header-/);
      expect(files['[Content_Types].xml']).toContain(`PartName="/${name}"`);
      const id = /Id="(rIdWatermark1)"/.exec(files['word/_rels/document.xml.rels'] ?? '')?.[1];
      expect(files['word/document.xml']).toMatch(
        new RegExp(`<w:sectPr><w:headerReference [^>]*w:type="default" r:id="${id}"/>`),
      );
    }
  });

  it('stands in each header that there is, without a further line', async () => {
    const reference = (kind: string, id: string) =>
      `<w:headerReference w:type="${kind}" r:id="${id}"/>`;
    const files = await marked(
      `${TEXT}<w:sectPr>${reference('default', 'rId1')}${reference('first', 'rId2')}<w:titlePg/></w:sectPr>`,
      {
        'word/header1.xml': header('<w:p><w:pPr><w:jc w:val="end"/></w:pPr><w:r/></w:p>'),
        'word/header2.xml': header('<w:p/>'),
      },
      { rId1: ['header', 'header1.xml'], rId2: ['header', 'header2.xml'] },
    );
    expect(headersWith(files)).toEqual(['word/header1.xml', 'word/header2.xml']);
    expect(files['word/header1.xml']).toContain('</w:pPr><w:r><w:rPr><w:noProof/>');
    expect(files['word/header1.xml']?.match(/<w:p[ >]/g)).toHaveLength(1);
    expect(files['word/header2.xml']?.match(/<w:p[ >]/g)).toHaveLength(1);
  });

  it('reaches first and even pages, and sections that inherit need nothing', async () => {
    const inner = '<w:p><w:pPr><w:sectPr><w:titlePg/></w:sectPr></w:pPr></w:p>';
    const settings: Part = {
      type: 'wordprocessingml.settings',
      text: `<w:settings xmlns:w="${WORD}"><w:evenAndOddHeaders/></w:settings>`,
    };
    const files = await marked(
      `${TEXT}${inner}<w:sectPr/>`,
      { 'word/settings.xml': settings },
      { rId1: ['settings', 'settings.xml'] },
    );
    const kinds = [
      ...(files['word/document.xml'] ?? '').matchAll(/headerReference [^>]*type="(\w+)"/g),
    ];
    expect(kinds.map(([, kind]) => kind)).toEqual(['default', 'first', 'even']);
    expect(files['word/document.xml']).toContain('<w:sectPr/></w:body>');
    const odd = await marked(`${TEXT}${inner}<w:sectPr/>`);
    expect(odd['word/document.xml']?.match(/<w:headerReference/g)).toHaveLength(2);
  });

  it('stands nowhere unless it is asked for', async () => {
    const file = await wordFile(TEXT);
    const extraction = await docxFilter.extract(file, options());
    expect((await extraction.merge(new Map())).bytes).toEqual(file);
  });
});
