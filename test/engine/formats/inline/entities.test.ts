import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ditaFilter } from '../../../../main/engine/formats/dita/dita-filter.ts';
import { xliffFilter } from '../../../../main/engine/formats/xliff/xliff-filter.ts';
import { xmlFilter } from '../../../../main/engine/formats/xml/xml-filter.ts';
import { previewDocument } from '../../../../main/engine/inspection/preview-document.ts';
import { xliffPairs } from '../../../../main/engine/inspection/xliff-pairs.ts';
import { inCapitals, readDocument, refusalOf } from './read-document.ts';

const declared = (subset: string, root = 'r') => `<!DOCTYPE ${root} [${subset}]>`;
const PRODUCT = '<!ENTITY product "Dragoman 5">';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'dragoman-entities-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('entities that a document declares', () => {
  const BOOK =
    '<?xml version="1.0"?>\n<!DOCTYPE book PUBLIC "-//OASIS//DTD DocBook XML V4.5//EN" "docbookx.dtd" [\n' +
    '  <!-- <!ENTITY product SYSTEM "no.ent"> -->\n  <!ATTLIST para role CDATA "a > b">\n' +
    '  <!ENTITY maker "Søn &amp; Co">\n  <!ENTITY product "Dragoman <emphasis>5</emphasis> by &maker;">\n' +
    '  <!ENTITY product \'late\'>\n  <!NOTATION png SYSTEM "image/png">\n' +
    '  <!ENTITY logo SYSTEM "logo.png" NDATA png>\n]>\n' +
    '<book><para title="&product;">Welcome to &product;, &hellip; and &lt;more&gt; &other;.</para></book>';
  const ANDROID =
    `<?xml version="1.0" encoding="utf-8"?>${declared('<!ENTITY app "Café">', 'resources')}` +
    '<resources><string name="a">Start &app; now</string></resources>';
  const RESX = `${declared(PRODUCT, 'root')}<root><data name="a"><value>About &product;</value></data></root>`;
  const TOPIC =
    '<!DOCTYPE topic PUBLIC "-//OASIS//DTD DITA Topic//EN" "topic.dtd" [<!ENTITY product "Dragoman 5">]>' +
    '<topic id="t"><title>The &product; guide</title><body><p>Open <b>&product;</b> first.</p></body></topic>';
  const XLIFF =
    `${declared(PRODUCT, 'xliff')}<xliff version="1.2"><file original="a" source-language="en" target-language="de">` +
    '<body><trans-unit id="1"><source>Start &product; now</source></trans-unit></body></file></xliff>';

  it.each([
    ['DocBook', xmlFilter, BOOK, ['Welcome to <x1/>, … and <x2/> <x3/>.']],
    ['strings of Android', xmlFilter, ANDROID, ['Start <x1/> now']],
    ['resources of .NET', xmlFilter, RESX, ['About <x1/>']],
    ['DITA', ditaFilter, TOPIC, ['The <x1/> guide', 'Open <g1><x2/></g1> first.']],
    ['XLIFF', xliffFilter, XLIFF, ['Start <x1/> now']],
  ])('are references in %s as they were', async (_, filter, source, texts) => {
    const document = await readDocument(filter, source);
    expect(document.texts).toEqual(texts);
    expect((await document.merge((text) => text)).text).toBe(source);
    const { text, warnings } = await document.merge(inCapitals);
    expect(warnings).toEqual([]);
    expect(text.match(/<!DOCTYPE[^]*?\]>/)?.[0]).toBe(source.match(/<!DOCTYPE[^]*?\]>/)?.[0]);
    for (const name of ['product', 'app', 'other']) {
      const count = (of: string) => of.split(`&${name};`).length;
      expect(count(text)).toBeGreaterThanOrEqual(count(source));
    }
    expect(await readDocument(filter, text)).toBeDefined();
  });

  it('that stand for one sign are text, whatever HTML calls by their name', async () => {
    const source = `${declared('<!ENTITY nbsp "&#160;"><!ENTITY dash "&#x2014;"><!ENTITY copy "Acme (c)"><!ENTITY amp "&#38;#38;">')}<r>A&nbsp;&dash;B &copy; &amp; C</r>`;
    const document = await readDocument(xmlFilter, source);
    expect(document.texts).toEqual(['A\u00a0—B <x1/> &amp; C']);
    expect((await document.merge(() => 'D <x1/> &amp;\u00a0—')).text).toBe(
      source.replace(/<r>.*/, '<r>D &copy; &amp;&nbsp;&dash;</r>'),
    );
  });

  it('are read by people in the preview', async () => {
    const [source, result] = ['a', 'b'].map((name) => join(folder, `${name}.xml`));
    const xml = `${declared(PRODUCT)}<r>Start &product; now</r>`;
    writeFileSync(source ?? '', xml);
    writeFileSync(result ?? '', xml.replace('Start', 'Starte').replace('now', 'jetzt'));
    const job = {
      source: source ?? '',
      result: result ?? '',
      name: 'a.xml',
      target: 'de',
      assets: '',
      from: 0,
    };
    const { blocks } = await previewDocument(job);
    expect(blocks).toMatchObject([
      { source: 'Start Dragoman 5 now', target: 'Starte Dragoman 5 jetzt' },
    ]);
    expect(xliffPairs(XLIFF)).toEqual([{ source: 'Start Dragoman 5 now', target: '' }]);
  });
});

describe('entities that are refused', () => {
  const chain = Array.from(
    { length: 9 },
    (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`,
  );
  it.each([
    ['a file', '<!ENTITY e SYSTEM "file:///etc/passwd">', 'entities'],
    ['an address', `<!ENTITY e PUBLIC 'x' 'http://127.0.0.1:1/e'>`, 'entities'],
    ['a file that nobody asks for', `${PRODUCT}<!ENTITY f SYSTEM "f.ent">`, 'entities'],
    ['parameters', '<!ENTITY % p "<!ENTITY e \'x\'>"> %p;', 'entities'],
    ['parameters of a file', '<!ENTITY % p SYSTEM "p.ent"> %p;', 'entities'],
    ['a file behind another', '<!ENTITY f SYSTEM "f"><!ENTITY e "&f;">', 'entities'],
    ['laughs', `<!ENTITY a0 "ha">${chain.join('')}`, 'entity-growth'],
    ['laughs of tags', `<!ENTITY a0 "<b/>">${chain.join('')}`, 'entity-growth'],
    ['one that holds itself', '<!ENTITY e "&f;"><!ENTITY f "&e;">', 'entity-growth'],
    ['half an element', '<!ENTITY e "<b>">', 'damaged'],
    ['no declaration', '<!ENTITY e>', 'damaged'],
  ])('%s', async (_, subset, reason) => {
    expect(await refusalOf(xmlFilter, `${declared(subset)}<r>Some text</r>`)).toBe(reason);
  });

  it('names that nobody declares', async () => {
    expect(await refusalOf(xmlFilter, `${declared(PRODUCT)}<r>Some &thing;</r>`)).toBe('damaged');
  });

  it('many that are large together', async () => {
    const large = `<!ENTITY a "${'x'.repeat(60_000)}">`;
    const many = Array.from({ length: 100 }, (_, i) => `<!ENTITY b${i} "&a;">`).join('');
    expect(await refusalOf(xmlFilter, `${declared(large + many)}<r>Text</r>`)).toBe(
      'entity-growth',
    );
  });
});
