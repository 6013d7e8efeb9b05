import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlFilter } from '../../../../main/engine/formats/html/html-filter.ts';
import { inCapitals, readDocument, refusalOf } from '../inline/read-document.ts';
import { anyHtml } from './any-html.ts';

const read = (source: string | Uint8Array) => readDocument(htmlFilter, source);

describe('any page', () => {
  it('comes back byte for byte, however broken it is', async () => {
    await fc.assert(
      fc.asyncProperty(anyHtml(), async (source) => {
        const document = await read(source);
        expect((await document.merge((text) => text)).text).toBe(source);
      }),
      { numRuns: 500 },
    );
  });

  it('holds the same tags after a translation, and is read as the same units', async () => {
    await fc.assert(
      fc.asyncProperty(anyHtml(), async (source) => {
        const document = await read(source);
        const { text, warnings } = await document.merge(inCapitals);
        expect(warnings).toEqual([]);
        const again = await read(text);
        expect(again.texts).toEqual(document.texts.map(inCapitals));
      }),
      { numRuns: 500, examples: [['word <td><<title><!doctype html>']] },
    );
  });
});

describe('units', () => {
  it.each([
    ['<p>One <b>two</b>\n three<p>Four', ['One <g1>two</g1> three', 'Four']],
    ['<p>One<br>two</p>', ['One', 'two']],
    ['<pre>a\n  b</pre>', ['a\n  b']],
    [
      '<p>Type <code>ls</code> or <span translate="no">Acme</span> now',
      ['Type <x1/> or <x2/> now'],
    ],
    ['<p translate="no">No</p><p class="notranslate">No</p><p>Yes', ['Yes']],
    ['<p>a<script>"x"</script>b<style>c</style>', ['a<x1/>b']],
    ['<p>&eacute;t&eacute; &amp; &lt;b&gt;', ['été &amp;']],
    ['<img alt="A gate" title=Tip>', ['A gate', 'Tip']],
    ['<p>See <a title="More" href=x>here</a>', ['More', 'See <g1>here</g1>']],
    ['<input type=text value=No placeholder=Yes><input type=submit value="Go">', ['Yes', 'Go']],
    [
      '<meta name=description content="About"><meta name=viewport content="No"><meta property="og:title" content="T">',
      ['About', 'T'],
    ],
    ['<select><optgroup label="G"><option label="L">O</select>', ['G', 'L', 'O']],
    ['<div aria-label="Menu"><p data-title="No">x</div>', ['Menu', 'x']],
    ['<title>A &amp; B</title><textarea>c &lt;d</textarea>', ['A &amp; B', 'c &lt;d']],
  ])('of %s', async (source, texts) => {
    expect((await read(source)).texts).toEqual(texts);
  });

  it('are escaped as their place asks for', async () => {
    const document = await read(
      `<p>x</p><img alt="x"><img alt='x'><img alt=x><title>x</title><p>&eacute;x</p>`,
    );
    const { text } = await document.merge(() => `é <b "q" 'r' &amp;`);
    expect(text).toBe(
      `<p>é &lt;b "q" 'r' &amp;</p><img alt="é &lt;b &quot;q&quot; 'r' &amp;"><img alt='é &lt;b "q" &#39;r&#39; &amp;'><img alt="é &lt;b &quot;q&quot; 'r' &amp;"><title>é &lt;b "q" 'r' &amp;</title><p>&eacute; &lt;b "q" 'r' &amp;</p>`,
    );
  });

  it('in the tags of a sentence follow these tags', async () => {
    const document = await read('<p>See <a title="More">here</a> or <img alt="that"> there');
    const { text } = await document.merge((unit) =>
      unit.startsWith('See') ? '<x2/> DORT ODER <g1>HIER</g1>' : unit.toUpperCase(),
    );
    expect(text).toBe('<p><img alt="THAT"> DORT ODER <a title="MORE">HIER</a>');
  });

  it('change the language of the page', async () => {
    const source = '<!doctype html><html lang="en"><p>One';
    const document = await readDocument(htmlFilter, source, { source: 'en', target: 'pt-BR' });
    expect((await document.merge(inCapitals)).text).toBe(
      '<!doctype html><html lang="pt-BR"><p>ONE',
    );
  });
});

describe('encodings', () => {
  it.each([
    ['<meta charset="windows-1251"><p>мир', 'windows-1251'],
    [
      '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251"><p>мир',
      'windows-1251',
    ],
    ['<?xml version="1.0" encoding="windows-1251"?><p>мир', 'windows-1251'],
  ])('%s', async (source) => {
    const cyrillic = Buffer.from(source.replace('мир', '\xec\xe8\xf0'), 'latin1');
    const document = await read(cyrillic);
    expect(document.texts).toEqual(['мир']);
    const { bytes } = await document.merge(() => 'мир é');
    expect(new TextDecoder('windows-1251').decode(bytes)).toContain('мир &#233;');
  });

  it('of a page that says nothing is UTF-8, else what its letters look like', async () => {
    expect((await read('<p>größer')).texts).toEqual(['größer']);
    expect((await read(Buffer.from('<p>gr\xf6\xdfer', 'latin1'))).texts).toEqual(['größer']);
  });

  it('that a page only claims is no reason to fail', async () => {
    expect((await read('<meta charset="utf-16"><p>é')).texts).toEqual(['é']);
    expect((await read('<meta charset="klingon"><p>é')).texts).toEqual(['é']);
  });
});

describe('refusals', () => {
  const manyLooks = Array.from({ length: 900 }, (_, index) => `<b id=${index}>`).join('');

  it.each([
    ['unclosed elements', '<div>'.repeat(50_000) + 'x', 'too-deep'],
    ['formatting opened anew', `<p>${manyLooks}</p>${'<p>x</p>'.repeat(20_000)}`, 'too-deep'],
    ['zero bytes', '<p>x\0y', 'wrong-content'],
    ['no text', '<p><img src=x><script>x</script>', 'empty'],
    ['all of it locked', '<html translate="no"><p>x</html>', 'empty'],
  ])('%s', async (_, source, reason) => {
    expect(await refusalOf(htmlFilter, source)).toBe(reason);
  });
});
