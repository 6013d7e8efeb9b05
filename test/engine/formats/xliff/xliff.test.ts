import { describe, expect, it } from 'vitest';
import { requireSafeXml } from '../../../../main/engine/formats/inline/require-safe-xml.ts';
import { xliffFilter } from '../../../../main/engine/formats/xliff/xliff-filter.ts';
import { inCapitals, readDocument, refusalOf } from '../inline/read-document.ts';

const v12 = (units: string) =>
  `<xliff version="1.2"><file original="a" source-language="en" target-language="fr"><body>${units}</body></file></xliff>`;
const v2 = (units: string, version = '2.0') =>
  `<xliff version="${version}" srcLang="en" trgLang="fr" xmlns="urn:oasis:names:tc:xliff:document:2.0"><file id="f">${units}</file></xliff>`;
const german = (source: string) => source.replace('"fr"', '"de"');

async function translated(source: string): Promise<string> {
  const { text, warnings } = await (await readDocument(xliffFilter, source)).merge(inCapitals);
  expect(warnings).toEqual([]);
  requireSafeXml(text);
  return text;
}

describe('XLIFF 1.2', () => {
  it.each([
    [
      'adds a target',
      '<trans-unit id="1"><source>One</source><note>n</note></trans-unit>',
      '<trans-unit id="1"><source>One</source><target>ONE</target><note>n</note></trans-unit>',
    ],
    [
      'adds it on a line of its own',
      '<trans-unit id="1">\n  <source>One</source>\n</trans-unit>',
      '<trans-unit id="1">\n  <source>One</source>\n  <target>ONE</target>\n</trans-unit>',
    ],
    [
      'overwrites a target and keeps its state',
      '<trans-unit id="1" approved="no"><source>One</source><target state="new" xml:lang="fr">Un <x id="9"/></target></trans-unit>',
      '<trans-unit id="1" approved="no"><source>One</source><target state="new" xml:lang="de">ONE</target></trans-unit>',
    ],
    [
      'fills an empty target',
      '<trans-unit id="1"><source>One</source><target state="new" /></trans-unit>',
      '<trans-unit id="1"><source>One</source><target state="new">ONE</target></trans-unit>',
    ],
    [
      'leaves what is not to be translated',
      '<trans-unit id="1" translate="no"><source>One</source></trans-unit><group translate="no"><trans-unit id="2"><source>No</source></trans-unit><trans-unit id="3" translate="yes"><source>Yes</source></trans-unit></group>',
      '<trans-unit id="1" translate="no"><source>One</source></trans-unit><group translate="no"><trans-unit id="2"><source>No</source></trans-unit><trans-unit id="3" translate="yes"><source>Yes</source><target>YES</target></trans-unit></group>',
    ],
    [
      'leaves proposals',
      '<trans-unit id="1"><source>One</source><alt-trans><source>Two</source><target>Deux</target></alt-trans></trans-unit>',
      '<trans-unit id="1"><source>One</source><target>ONE</target><alt-trans><source>Two</source><target>Deux</target></alt-trans></trans-unit>',
    ],
    [
      'copies the marks of segments',
      '<trans-unit id="1"><source>One. Two.</source><seg-source><mrk mtype="seg" mid="0">One.</mrk> <mrk mtype="seg" mid="1">Two.</mrk></seg-source></trans-unit>',
      '<trans-unit id="1"><source>One. Two.</source><seg-source><mrk mtype="seg" mid="0">One.</mrk> <mrk mtype="seg" mid="1">Two.</mrk></seg-source><target><mrk mtype="seg" mid="0">ONE.</mrk> <mrk mtype="seg" mid="1">TWO.</mrk></target></trans-unit>',
    ],
    [
      'keeps line breaks',
      '<trans-unit id="1"><source>One\n  two</source></trans-unit>',
      '<trans-unit id="1"><source>One\n  two</source><target>ONE\n  TWO</target></trans-unit>',
    ],
  ])('%s', async (_, source, expected) => {
    expect(await translated(v12(source))).toBe(german(v12(expected)));
  });

  it('knows its inline elements', async () => {
    const source = v12(
      '<trans-unit id="1"><source>A <g id="1">b</g> <x id="2"/> <bpt id="3">&lt;i></bpt>c<ept id="3">&lt;/i></ept> <bx id="4"/>d<ex id="5" rid="4"/> <ph id="6">img <sub>alt</sub></ph> <mrk mtype="protected">No</mrk> <mrk mtype="term">e</mrk></source></trans-unit>',
    );
    const document = await readDocument(xliffFilter, source);
    expect(document.texts).toEqual([
      'alt',
      'A <g1>b</g1> <x2/> <g3>c</g3> <g4>d</g4> <x5/> <x6/> <g7>e</g7>',
    ]);
    const { text } = await document.merge((unit, index) =>
      index === 0 ? 'ALT' : '<x5/> <g3>C</g3> <g1>B</g1> <x2/> <g4>D</g4> <x6/> <g7>E</g7>',
    );
    expect(text).toContain(
      '<target><ph id="6">img <sub>ALT</sub></ph> <bpt id="3">&lt;i></bpt>C<ept id="3">&lt;/i></ept> <g id="1">B</g>',
    );
  });

  it('adds the language of the targets to each file', async () => {
    const source = v12('<trans-unit id="1"><source>One</source></trans-unit>').replace(
      ' target-language="fr"',
      '',
    );
    expect(await translated(source)).toContain('source-language="en" target-language="de">');
  });

  it('overwrites a target also with the very words of the source', async () => {
    const units =
      '<trans-unit id="1"><source>Word</source><target>Mot</target></trans-unit><trans-unit id="2"><source>Two</source></trans-unit>';
    const document = await readDocument(xliffFilter, v12(units));
    const { text } = await document.merge((unit) => (unit === 'Word' ? 'Word' : 'Zwei'));
    expect(text).toContain('<source>Word</source><target>Word</target>');
    expect((await document.merge((unit) => unit)).text).toBe(v12(units));
  });
});

describe('XLIFF 2', () => {
  it.each(['2.0', '2.1'])('%s: targets of segments', async (version) => {
    const source = v2(
      '<unit id="1"><segment state="initial"><source>One <pc id="1">two</pc> <sc id="2"/>x<ec startRef="2"/> <ph id="3"/></source></segment><ignorable><source> </source></ignorable><segment><source>Three</source><target>Trois</target></segment></unit><unit id="2" translate="no"><segment><source>No</source></segment></unit>',
      version,
    );
    const text = await translated(source);
    expect(text).toContain(
      '<target>ONE <pc id="1">TWO</pc> <sc id="2"/>X<ec startRef="2"/> <ph id="3"/></target></segment>',
    );
    expect(text).toContain('<source>Three</source><target>THREE</target>');
    expect(text).toContain(
      '<unit id="2" translate="no"><segment><source>No</source></segment></unit>',
    );
    expect(text).toContain('<ignorable><source> </source></ignorable>');
    expect(text).toContain('trgLang="de"');
  });

  it('leaves marked words, notes, matches and original data', async () => {
    const source = v2(
      '<unit id="1"><notes><note>n</note></notes><originalData><data id="d">x</data></originalData><segment><source>See <mrk id="m" translate="no">Acme</mrk> <mrk id="t" type="term">gate</mrk></source></segment><mtc:matches xmlns:mtc="m"><mtc:match><source>s</source><target>t</target></mtc:match></mtc:matches></unit>',
    );
    const document = await readDocument(xliffFilter, source);
    expect(document.texts).toEqual(['See <x1/> <g2>gate</g2>']);
  });
});

describe('refusals', () => {
  const unit = '<trans-unit id="1"><source>One</source></trans-unit>';

  it.each([
    [v12(unit).replace('"1.2"', '"1.0"'), 'xliff-version'],
    [v2('', '2.2'), 'xliff-version'],
    [v12(unit).replace(' version="1.2"', ''), 'xliff-version'],
    ['<tmx version="1.4">x</tmx>', 'wrong-content'],
    [v12(''), 'empty'],
    [`<!DOCTYPE xliff [<!ENTITY x SYSTEM "y">]>${v12(unit)}`, 'entities'],
  ])('%#', async (source, reason) => {
    expect(await refusalOf(xliffFilter, source)).toBe(reason);
  });
});
