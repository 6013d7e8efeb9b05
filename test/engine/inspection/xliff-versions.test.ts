import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unpackUnits } from '../../../main/engine/inspection/packed-units.ts';
import { askInspection } from './ask-inspection.ts';

const OLD = (version: string, namespace: string) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE xliff PUBLIC "-//XLIFF//DTD XLIFF//EN" "http://127.0.0.1:1/xliff.dtd">
<xliff version='${version}'${namespace}>
 <file source-language="en" datatype="winres" original="app.rc" date="2003-01-01T00:00:00Z">
  <header>
   <phase-group><phase phase-name="p1" process-name="translation"/></phase-group>
   <prop-group><prop prop-type="x">Not text</prop></prop-group>
  </header>
  <body>
   <group id="g" restype="dialog">
    <trans-unit id="1" resname="IDS_1" approved="no">
     <source>Press <bpt id="1">{b </bpt>OK<ept id="1">}</ept> <it id="2" pos="open">{i </it>now <ph id="3">%s<sub>a title</sub></ph></source>
     <target state="needs-translation" phase-name="p1"></target>
     <alt-trans match-quality="80%"><source>Press</source><target>Drücken</target></alt-trans>
    </trans-unit>
    <trans-unit id="2"><source>Open <g id="1">the <x id="2"/> file</g></source><note>n</note></trans-unit>
    <trans-unit id="3" translate="no"><source>v1</source></trans-unit>
   </group>
   <bin-unit id="b" mime-type="image/png">
    <bin-source><internal-file form="base64">AAAA</internal-file></bin-source>
    <trans-unit id="4"><source>A caption</source></trans-unit>
   </bin-unit>
  </body>
 </file>
</xliff>
`;
const NEW = `<?xml version="1.0"?>
<x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:2.2" xmlns:pgs="urn:oasis:names:tc:xliff:pgs:1.0" xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0" version="2.2" srcLang="en">
 <x:file id="f">
  <x:notes><x:note id="n" category="c">Not text</x:note></x:notes>
  <x:group id="g" pgs:switch="plural:count">
   <x:unit id="one" pgs:case="one"><x:segment id="s1" state="initial" subState="a:b"><x:source>You have <x:ph id="1" equiv="#"/> file.</x:source></x:segment></x:unit>
   <x:unit id="other" pgs:case="other"><mtc:matches><mtc:match ref="#m"><x:source>You</x:source><x:target>Du</x:target></mtc:match></mtc:matches>
    <x:segment><x:source>You have <x:pc id="1">many</x:pc> files.</x:source><x:target>Sie</x:target></x:segment></x:unit>
  </x:group>
 </x:file>
</x:xliff>
`;
const FILES = [
  ['1.0', OLD('1.0', '')],
  ['1.1', OLD('1.1', ' xmlns="urn:oasis:names:tc:xliff:document:1.1"')],
  ['2.2', NEW],
] as const;

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'dragoman-xliff-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const LANGUAGES = { source: 'en', target: 'de', assets: '', ocrData: null };
const put = (text: string, name = 'a.xlf') => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

describe.each(FILES)('XLIFF %s', (version, source) => {
  const isNew = version.startsWith('2');
  const unitsOf = async (path: string) => {
    const { units } = await askInspection('segments', {
      from: { path, name: 'a.xlf' },
      ...LANGUAGES,
    });
    return unpackUnits(units, () => Promise.resolve());
  };
  const merged = async (path: string, translate: (text: string) => string) => {
    const texts = (await unitsOf(path)).map(({ id, segments, gaps }): [string, string] => {
      const text = gaps.map((gap, at) => gap + translate(segments[at]?.text ?? '')).join('');
      return [id, text];
    });
    const to = join(folder, 'out.xlf');
    await askInspection('merge-segments', {
      from: { path, name: 'a.xlf' },
      ...LANGUAGES,
      texts,
      to,
    });
    return readFileSync(to, 'utf8');
  };

  it('is opened in segments and looked into, with its version', async () => {
    const path = put(source);
    const all = (await unitsOf(path)).flatMap(({ segments }) => segments.map(({ text }) => text));
    expect(all.map((text) => text.replace(/<[^>]*>/g, '·'))).toEqual(
      isNew
        ? ['You have · file.', 'You have ·many· files.']
        : ['a title', 'Press ·OK· ·now ·', 'Open ·the · file·', 'A caption'],
    );
    const { source: from, target, assets, ocrData } = LANGUAGES;
    expect(
      await askInspection('inspect', {
        path,
        name: 'a.xlf',
        source: from,
        target,
        assets,
        ocrData,
      }),
    ).toMatchObject({ format: 'xliff', otherVersion: version });
  });

  it('is the same without a translation, byte for byte', async () => {
    expect(await merged(put(source), (text) => text)).toBe(source);
  });

  it('is saved in its own version, and all that is no target stays', async () => {
    const text = await merged(put(source), (segment) => segment.replace(/[A-Z]\w+/g, 'Zz'));
    const bare = (xml: string) =>
      xml
        .replace(/ *<((?:x:)?target)\b[^>]*>[^]*?<\/\1>\n?/g, '')
        .replace(/ (?:trgLang|target-language)="de"/, '')
        .replace(/\s+/g, ' ');
    expect(bare(text)).toBe(bare(source));
    expect(text).toContain(isNew ? 'version="2.2"' : `version='${version}'`);
    expect(text).toContain(isNew ? ' trgLang="de"' : ' target-language="de"');
    if (!isNew) {
      expect(text).toContain('<target state="needs-translation" phase-name="p1">Zz <bpt id="1">');
    }
    const preview = { source: put(source), result: put(text, 'b.xlf') };
    const { blocks } = await askInspection('preview', {
      ...preview,
      name: 'a.xlf',
      target: 'de',
      assets: '',
      from: 0,
    });
    expect(blocks.filter(({ target }) => target.startsWith('Zz'))).toHaveLength(isNew ? 2 : 2);
  });
});
