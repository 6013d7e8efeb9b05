import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requireSafeXml } from '../../../../main/engine/formats/inline/require-safe-xml.ts';
import { tokenizeXml } from '../../../../main/engine/formats/inline/scan-xml.ts';
import { xmlFilter } from '../../../../main/engine/formats/xml/xml-filter.ts';
import { anyXml, reordered } from '../inline/any-xml.ts';
import { inCapitals, readDocument, refusalOf } from '../inline/read-document.ts';

const read = (source: string | Uint8Array) => readDocument(xmlFilter, source);

/** Every tag, comment and instruction, in any order. */
const markupOf = (source: string) =>
  tokenizeXml(source)
    .filter(({ kind }) => kind !== 'text' && kind !== 'cdata')
    .map(({ start, end }) => source.slice(start, end))
    .toSorted();

describe('any document', () => {
  it('comes back byte for byte, and well-formed with its words in another order', async () => {
    await fc.assert(
      fc.asyncProperty(anyXml(), fc.nat(), async (source, seed) => {
        const document = await read(source);
        expect((await document.merge((text) => text)).text).toBe(source);
        expect((await document.merge(() => undefined)).text).toBe(source);
        const { text, warnings } = await document.merge((unit) =>
          reordered(inCapitals(unit), seed),
        );
        expect(warnings).toEqual([]);
        requireSafeXml(text);
        expect(markupOf(text)).toEqual(markupOf(source));
      }),
      { numRuns: 300 },
    );
  });

  it('survives translations with wrong tags and hostile signs', async () => {
    const hostile = fc.constantFrom(
      ']]>',
      '<g1>',
      '</g1>',
      '<x1/>',
      '&',
      '<!--',
      '\u0000',
      '\uFFFE',
      'ü',
      '"',
    );
    await fc.assert(
      fc.asyncProperty(anyXml(), fc.array(hostile, { minLength: 1 }), async (source, signs) => {
        const { text } = await (await read(source)).merge(() => signs.join(' '));
        requireSafeXml(text);
      }),
    );
  });
});

describe('sentences', () => {
  it.each([
    ['<a><p>One <b>two</b> three.</p><p>Four</p></a>', ['One <g1>two</g1> three.', 'Four']],
    ['<a><p><b>Only</b></p></a>', ['Only']],
    ['<a>\n  <p>One\n     two</p>\n</a>', ['One two']],
    ['<a xml:space="preserve">One\n  two</a>', ['One\n  two']],
    ['<a>A &amp; B &lt; C &#8222;D&#8220;</a>', ['A &amp; B &lt; C „D“']],
    ['<a>See <!-- c -->here<?pi?> now</a>', ['See <x1/>here<x2/> now']],
    ['<a><![CDATA[ Raw & <b>bold</b> ]]></a>', ['Raw &amp; <g1>bold</g1>']],
    ['<a>Press <![CDATA[[OK] & go]]> now</a>', ['Press [OK] &amp; go now']],
    ['<a>Use &lt;b&gt;this&lt;/b&gt;.</a>', ['Use <g1>this</g1>.']],
    ['<a>Run <c translate="no">ls -l</c> first</a>', ['Run <x1/> first']],
    ['<a><p translate="no">No <q translate="yes">but yes</q></p><p>x</p></a>', ['but yes', 'x']],
    ['<a its:translate="no" xmlns:its="i">no<p translate="yes">yes</p></a>', ['yes']],
    ['<a t="no text">text</a>', ['text']],
    [
      '<a>One <b>two <i>three</i><c translate="no">no<d translate="yes">yes</d></c> four</b> five</a>',
      ['One', 'two <g1>three</g1>', 'yes', 'four', 'five'],
    ],
  ])('of %s', async (source, texts) => {
    expect((await read(source)).texts).toEqual(texts);
  });

  it('are written as the document writes', async () => {
    const document = await read(
      '<a><p>&#8222;A&#8220; <b>b</b></p><p><![CDATA[ c ]]></p><p>d <![CDATA[<]]> e</p></a>',
    );
    const { text } = await document.merge(
      (_, index) => ['<g1>„X“</g1> & y', 'u ]]> v <', 'f < g'][index],
    );
    expect(text).toBe(
      '<a><p><b>&#8222;X&#8220;</b> &amp; y</p><p><![CDATA[ u ]]]]><![CDATA[> v < ]]></p><p>f &lt; g</p></a>',
    );
  });

  it('keep entities that a document type elsewhere declares', async () => {
    const source = '<!DOCTYPE a SYSTEM "a.dtd"><a>By &company; &eacute;t&eacute;</a>';
    const document = await read(source);
    expect(document.texts).toEqual(['By <x1/> été']);
    expect((await document.merge(() => '<x1/>: été')).text).toBe(
      '<!DOCTYPE a SYSTEM "a.dtd"><a>&company;: &eacute;t&eacute;</a>',
    );
  });

  it('with wrong tags get their own at the ends, and that is said', async () => {
    const { text, warnings } = await (
      await read('<a>One <b>two</b> three</a>')
    ).merge(() => 'Eins');
    expect(text).toBe('<a>Eins<b></b></a>');
    expect(warnings).toEqual([{ code: 'tags-moved', place: 'u1' }]);
  });
});

describe('refusals', () => {
  it.each([
    ['<a>x', 'damaged'],
    ['<a>  </a>', 'empty'],
    ['<a translate="no">x</a>', 'empty'],
    ['<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>x&b;</a>', 'entities'],
    [`${'<a>'.repeat(1_001)}x${'</a>'.repeat(1_001)}`, 'too-deep'],
    [`<a>${'x'.repeat(1_000_001)}</a>`, 'too-large-inside'],
    [`<a>${'x<b/>'.repeat(25_000)}x</a>`, 'too-large-inside'],
    [`<a>${'&lt;b '.repeat(200_000)}</a>`, 'too-large-inside'],
  ])('%#', async (source, reason) => {
    expect(await refusalOf(xmlFilter, source)).toBe(reason);
  });
});
