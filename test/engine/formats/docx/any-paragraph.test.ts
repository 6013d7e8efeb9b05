import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { docxFilter } from '../../../../main/engine/formats/docx/docx-filter.ts';
import { entriesOf, options, wordFile } from '../ooxml/office-file.ts';

const LOOKS = [
  '',
  '<w:b/>',
  '<w:i/>',
  '<w:lang w:val="fr-FR"/>',
  '<w:b/><w:noProof/>',
  '<w:u w:val="single"/>',
];
const words = fc
  .stringMatching(/^[a-c &<>é東]{1,6}$/)
  .map((text) => ({ kind: 'text' as const, text }));
const mark = fc.constantFrom(
  '<w:tab/>',
  '<w:br/>',
  '<w:footnoteReference w:id="2"/>',
  '<w:lastRenderedPageBreak/>',
  '<w:fldChar w:fldCharType="begin"/>',
  '<w:instrText>HYPERLINK "x"</w:instrText>',
  '<w:fldChar w:fldCharType="separate"/>',
  '<w:fldChar w:fldCharType="end"/>',
);
const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);
const run = fc
  .tuple(
    fc.constantFrom(...LOOKS),
    fc.array(
      fc.oneof(
        { weight: 3, arbitrary: words },
        mark.map((xml) => ({ kind: 'mark' as const, xml })),
      ),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
  )
  .map(
    ([look, inside]) =>
      `<w:r>${look && `<w:rPr>${look}</w:rPr>`}${inside
        .map((piece) =>
          piece.kind === 'mark'
            ? piece.xml
            : `<w:t xml:space="preserve">${escaped(piece.text)}</w:t>`,
        )
        .join('')}</w:r>`,
  );
const level: fc.Arbitrary<string> = fc.letrec<{ items: string; item: string }>((tie) => ({
  item: fc.oneof(
    { depthSize: 'small' },
    { weight: 5, arbitrary: run },
    { weight: 1, arbitrary: fc.constant('<w:proofErr w:type="spellStart"/>') },
    { weight: 1, arbitrary: fc.constant('<w:bookmarkStart w:id="1" w:name="a"/>') },
    {
      weight: 1,
      arbitrary: tie('items').map((inner) => `<w:hyperlink r:id="r1">${inner}</w:hyperlink>`),
    },
    { weight: 1, arbitrary: tie('items').map((inner) => `<w:ins w:id="3">${inner}</w:ins>`) },
    {
      weight: 1,
      arbitrary: tie('items').map(
        (inner) => `<w:sdt><w:sdtPr/><w:sdtContent>${inner}</w:sdtContent></w:sdt>`,
      ),
    },
  ),
  items: fc.array(tie('item'), { maxLength: 5 }).map((items) => items.join('')),
})).items;

/** What a reader sees, letter by letter with its look, and the marks between. */
function seen(body: string): string[] {
  const signs: string[] = [];
  let look = '';
  let isText = false;
  for (const [token] of body.matchAll(/<[^>]*>|[^<]+/g)) {
    if (token === '<w:r>') look = '';
    else if (token.startsWith('<w:t ')) isText = true;
    else if (token === '</w:t>') isText = false;
    else if (isText) {
      for (const [letter] of token.matchAll(/&\w+;|./gu)) signs.push(letter + look);
    } else if (/^<w:(?:b|i|u)\b/.test(token)) look += token;
    else if (!/rPr|proofErr|lang|noProof|lastRendered|^<\/w:r>/.test(token)) signs.push(token);
  }
  return signs;
}

const bodyOf = async (bytes: Uint8Array) =>
  /<w:body>([^]*)<\/w:body>/.exec((await entriesOf(bytes))['word/document.xml'] ?? '')?.[1] ?? '';

describe('any paragraph of Word', () => {
  it('loses no letter, look, mark or order when it is written anew', async () => {
    await fc.assert(
      fc.asyncProperty(level, async (inner) => {
        const body = `<w:p>${inner}</w:p><w:p><w:r><w:t>end</w:t></w:r></w:p>`;
        const file = await wordFile(body);
        const extraction = await docxFilter.extract(file, options());
        const kept = await extraction.merge(
          new Map(extraction.units.map(({ id, text }) => [id, text])),
        );
        expect(kept.bytes).toEqual(file);
        // A letter as a reference: the same text, and yet another one.
        const again = extraction.units.map(
          ({ id, text }) =>
            [
              id,
              text.replace(
                /(^|>)([a-cé東])/,
                (_, before: string, letter: string) => `${before}&#${letter.codePointAt(0)};`,
              ),
            ] as const,
        );
        const written = await extraction.merge(new Map(again));
        expect(written.warnings).toEqual([]);
        expect(seen(await bodyOf(written.bytes))).toEqual(seen(body));
        const second = await docxFilter.extract(written.bytes, options());
        expect(second.units).toEqual(extraction.units);
      }),
      { numRuns: 300 },
    );
  });
});
