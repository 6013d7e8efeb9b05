import fc from 'fast-check';
import { unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { idmlFilter } from '../../../../main/engine/formats/idml/idml-filter.ts';
import { requireSafeXml } from '../../../../main/engine/formats/inline/require-safe-xml.ts';
import { reordered } from '../inline/any-xml.ts';
import { inCapitals, readDocument, refusalOf } from '../inline/read-document.ts';

const TYPE = 'application/vnd.adobe.indesign-idml-package';
const STORY = 'Stories/Story_u1.xml';

const story = (inner: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><idPkg:Story xmlns:idPkg="i"><Story Self="u1">${inner}</Story></idPkg:Story>`;

function idml(inner: string, change: Record<string, Uint8Array | undefined> = {}): Uint8Array {
  const parts: Record<string, Uint8Array | undefined> = {
    mimetype: Buffer.from(TYPE),
    'designmap.xml': Buffer.from(
      `<Document xmlns:idPkg="i"><idPkg:Story src="${STORY}"/></Document>`,
    ),
    [STORY]: Buffer.from(story(inner)),
    ...change,
  };
  const kept = Object.entries(parts).filter(
    (row): row is [string, Uint8Array] => row[1] !== undefined,
  );
  return zipSync(Object.fromEntries(kept), { mtime: '2026-01-02T03:04:06' });
}

const range = (look: string, inner: string) =>
  `<CharacterStyleRange AppliedCharacterStyle="${look}">${inner}</CharacterStyleRange>`;
const text = (look: string, words: string) => range(look, `<Content>${words}</Content>`);
const paragraph = (...ranges: readonly string[]) =>
  `<ParagraphStyleRange AppliedParagraphStyle="P">${ranges.join('\n')}</ParagraphStyleRange>`;

const textsOf = async (inner: string) => (await readDocument(idmlFilter, idml(inner))).texts;

async function rewritten(inner: string, translate: (unit: string) => string) {
  const { bytes, warnings } = await (await readDocument(idmlFilter, idml(inner))).merge(translate);
  const written = Buffer.from(unzipSync(bytes)[STORY] ?? []).toString();
  requireSafeXml(written);
  return {
    inner: written.slice(story('').indexOf('</Story>'), -'</Story></idPkg:Story>'.length),
    warnings,
  };
}

const LINK = '<HyperlinkTextSource Self="h1" Name="x">';

describe('paragraphs', () => {
  it.each([
    ['of one look', paragraph(text('a', 'One '), text('a', 'two')), ['One two']],
    [
      'of two looks',
      paragraph(text('a', 'One is '), text('b', 'two'), text('a', ' three')),
      ['One is <g1>two</g1> three'],
    ],
    [
      'divided by breaks',
      paragraph(
        range('a', '<Content>One</Content><Br/><Content>Two</Content><Br/>'),
        text('b', 'Three'),
      ),
      ['One', 'Two', 'Three'],
    ],
    [
      'with a link around ranges',
      paragraph(
        text('a', 'See the '),
        `${LINK}${text('b', 'page')}</HyperlinkTextSource>`,
        text('a', ' now'),
      ),
      ['See the <g1><g2>page</g2></g1> now'],
    ],
    [
      'with a link in a range',
      paragraph(
        text('a', 'See the '),
        range('b', `${LINK}<Content>page</Content></HyperlinkTextSource>`),
        text('a', ' now'),
      ),
      ['See the <g1>page</g1> now'],
    ],
    [
      'with a footnote',
      paragraph(
        range(
          'a',
          `<Content>One</Content><Footnote>${paragraph(text('a', 'Note'))}</Footnote><Content> two</Content>`,
        ),
      ),
      ['One<x1/> two', 'Note'],
    ],
    [
      'with a table',
      paragraph(range('a', `<Table><Cell>${paragraph(text('a', 'Cell'))}</Cell></Table>`)),
      ['Cell'],
    ],
    [
      'with instructions',
      paragraph(range('a', '<Content>Page <?ACE 18?> of</Content>')),
      ['Page <x1/> of'],
    ],
    [
      'with a variable',
      paragraph(
        range(
          'a',
          '<Content>On </Content><TextVariableInstance ResultText="now"/><Content> only</Content>',
        ),
      ),
      ['On <x1/> only'],
    ],
    [
      'with deleted text',
      paragraph(
        range(
          'a',
          '<Content>One</Content><Change ChangeType="DeletedText"><Content>old</Content></Change><Content> two</Content>',
        ),
      ),
      ['One<x1/> two'],
    ],
    [
      'with marked text',
      paragraph(
        `<XMLElement Self="x" MarkupTag="t"><XMLAttribute Name="n"/>${text('a', 'One')}</XMLElement>`,
      ),
      ['One'],
    ],
    ['with references', paragraph(text('a', 'A &amp; B &lt;')), ['A &amp; B &lt;']],
  ])('%s', async (_, inner, texts) => {
    expect(await textsOf(inner)).toEqual(texts);
    const { inner: written, warnings } = await rewritten(inner, inCapitals);
    expect(warnings).toEqual([]);
    expect(await textsOf(written)).toEqual(texts.map(inCapitals));
  });

  it('are written with the looks that a translation wants', async () => {
    const source = paragraph(text('a', 'The '), text('b', 'red'), text('a', ' gate is open'));
    const { inner } = await rewritten(source, () => '<g1>Rot</g1> &amp; offen');
    expect(inner).toBe(paragraph(text('a', '') + text('b', 'Rot') + text('a', ' &amp; offen')));
  });

  it('keep the fonts of a look', async () => {
    const font = '<Properties><AppliedFont type="string">Mono</AppliedFont></Properties>';
    const source = paragraph(
      text('a', 'The long word '),
      range('b', `${font}<Content>x</Content>`),
      text('a', ' y'),
    );
    const { inner } = await rewritten(source, () => 'Y <g1>X</g1>');
    expect(inner).toContain(`AppliedCharacterStyle="b">${font}<Content>X</Content>`);
  });

  it('never copy a link, whose name is unique', async () => {
    const source = paragraph(
      text('a', 'See the '),
      range('b', `${LINK}<Content>page</Content></HyperlinkTextSource>`),
      text('c', 'bold '),
      text('a', 'and more'),
    );
    expect(await textsOf(source)).toEqual([
      'See the <g1>page</g1><g2>bold</g2> and more'.replace('bold</g2> ', 'bold </g2>'),
    ]);
    const { inner, warnings } = await rewritten(source, () => 'x <g1>a <g2>b</g2></g1> y');
    expect(inner.split('<HyperlinkTextSource').length).toBe(2);
    expect(inner).toContain('x a b y');
    expect(warnings).toEqual([{ code: 'tags-moved', place: 'Story 1' }]);
  });

  it('stay well-formed in any order and with any tags', async () => {
    const part = fc.constantFrom(
      text('a', 'one two '),
      text('b', 'three '),
      text('c', 'four '),
      range('b', `${LINK}<Content>link </Content></HyperlinkTextSource>`),
      `${LINK}${text('b', 'wide ')}${text('a', 'link ')}</HyperlinkTextSource>`,
      range('a', '<Content>x</Content><Br/><Content>y</Content>'),
      range('c', '<Rectangle/><Content>z <?ACE 7?> </Content><Note/>'),
      `${LINK}${range('a', '<Content>p</Content><Br/><Content>q </Content>')}</HyperlinkTextSource>`,
      range('a', `${LINK}<Content>r</Content><Br/><Content>s </Content></HyperlinkTextSource>`),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { minLength: 1, maxLength: 8 }),
        fc.nat(),
        fc.boolean(),
        async (parts, seed, isBroken) => {
          const source = paragraph(...parts);
          const words = (await textsOf(source)).join(' ').replace(/<[^>]*>/g, ' ');
          const { inner } = await rewritten(source, (unit) => {
            const moved = reordered(inCapitals(unit), seed);
            return isBroken ? moved.replace(/<g\d+>/, '') : moved;
          });
          for (const name of ['HyperlinkTextSource', 'Rectangle', 'Note', 'Br']) {
            expect(inner.split(`<${name}`).length, name).toBe(source.split(`<${name}`).length);
          }
          const letters = (list: string) => Array.from(list.replace(/\s/g, '')).toSorted().join('');
          const after = (await textsOf(inner)).join('').replace(/<[^>]*>/g, '');
          expect(letters(after)).toBe(letters(words.toUpperCase()));
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('packages', () => {
  it('keep every other part and its place', async () => {
    const input = idml(paragraph(text('a', 'One')), { 'Fonts/Font.bin': Uint8Array.of(1, 2, 3) });
    const document = await readDocument(idmlFilter, input);
    const { bytes } = await document.merge(inCapitals);
    const before = unzipSync(input);
    const after = unzipSync(bytes);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    expect(Buffer.from(bytes).subarray(30, 38).toString()).toBe('mimetype');
    for (const name of Object.keys(before)) {
      if (name !== STORY) expect(after[name]).toEqual(before[name]);
    }
    expect(Buffer.from((await document.merge((unit) => unit)).bytes).equals(input)).toBe(true);
  });

  const entity = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>';

  it.each([
    ['of another program', { mimetype: Buffer.from('application/epub+zip') }, 'wrong-content'],
    ['without a mark', { mimetype: undefined }, 'wrong-content'],
    ['without a map', { 'designmap.xml': undefined }, 'damaged'],
    ['without a story', { [STORY]: undefined }, 'damaged'],
    ['with a broken story', { [STORY]: Buffer.from('<a>') }, 'damaged'],
    ['with entities', { [STORY]: Buffer.from(`${entity}${story('').slice(55)}`) }, 'entities'],
    ['without text', {}, 'empty'],
  ])('%s are refused', async (_, change, reason) => {
    expect(await refusalOf(idmlFilter, idml('', change))).toBe(reason);
  });

  it('with deep nesting are refused', async () => {
    const deep = `${'<a>'.repeat(1_001)}${'</a>'.repeat(1_001)}`;
    expect(await refusalOf(idmlFilter, idml(deep))).toBe('too-deep');
  });

  it('stop when the work is cancelled', async () => {
    const signal = AbortSignal.abort();
    const input = idml(paragraph(text('a', 'One')));
    await expect(readDocument(idmlFilter, input, { signal })).rejects.toThrow(/cancelled/);
  });
});

describe('alternative texts', () => {
  const frame = (type: string, words: string) =>
    `<Rectangle Self="r1"><ObjectExportOption AltTextSourceType="${type}" CustomAltText="${words}" ActualTextSourceType="SourceCustom"/></Rectangle>`;
  const spread = (inner: string) =>
    Buffer.from(`<idPkg:Spread xmlns:idPkg="i"><Spread Self="s1">${inner}</Spread></idPkg:Spread>`);
  const SPREAD = 'Spreads/Spread_s1.xml';
  const file = () =>
    idml(paragraph(range('a', `<Content>See </Content>${frame('SourceCustom', 'A gate')}`)), {
      [SPREAD]: spread(
        frame('SourceCustom', 'The &quot;old&quot; tower &amp; sky') +
          frame('SourceXMLStructure', 'Not shown') +
          frame('SourceCustom', '$ID/'),
      ),
    });

  it('are translated where a person wrote them, on spreads and within sentences', async () => {
    const document = await readDocument(idmlFilter, file());
    expect(document.texts).toEqual(['See', 'A gate', 'The "old" tower &amp; sky']);
    expect((await document.merge((unit) => unit)).bytes).toEqual(file());
    const { bytes, warnings } = await document.merge(inCapitals);
    expect(warnings).toEqual([]);
    const parts = unzipSync(bytes);
    const written = Buffer.from(parts[SPREAD] ?? []).toString();
    expect(written).toContain('CustomAltText="THE &quot;OLD&quot; TOWER &amp; SKY"');
    expect(written).toContain('CustomAltText="Not shown"');
    const story = Buffer.from(parts[STORY] ?? []).toString();
    expect(story).toContain('CustomAltText="A GATE"');
    expect(story).toContain('<Content>SEE </Content>');
  });
});
