import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importing } from './importing.ts';

let feature: ReturnType<typeof importing>;

beforeEach(() => {
  feature = importing();
});
afterEach(() => feature.close());

describe('tables', () => {
  it('name their languages in the first line; quoted cells hold anything', async () => {
    const report = await feature.take(
      'a.csv',
      '\uFEFFen,de,fr\r\nSave,Sichern,\r\n"a, ""b""\r\nc",A,B\r\n\r\n,x,y\r\nd,,\r\ne,1,2,3\r\n',
    );
    expect(report).toMatchObject({ format: 'csv', added: 2, leftOut: { bad: 3 } });
    expect(feature.units(report.memory.id)).toEqual([
      { source: 'Save', de: 'Sichern' },
      { source: 'a, "b"\nc', de: 'A', fr: 'B' },
    ]);
    expect(report.leftOut.badUnits).toEqual([
      { line: 6, reason: 'no-source', text: 'x' },
      { line: 7, reason: 'no-target', text: 'd' },
      { line: 8, reason: 'too-many-cells', text: 'e' },
    ]);
  });

  it('are parted by semicolons or tabs too, and their languages may be given', async () => {
    const semicolons = await feature.take('a.csv', 'en;de\nSave, all;Sichern');
    expect(feature.units(semicolons.memory.id)).toEqual([{ source: 'Save, all', de: 'Sichern' }]);
    const given = { source: 'en', targets: ['de'] };
    const tabs = await feature.take('a.tsv', 'en\tde\nSave\tSichern', given);
    expect(feature.units(tabs.memory.id)).toEqual([
      { source: 'en', de: 'de' },
      { source: 'Save', de: 'Sichern' },
    ]);
  });

  // Bytes as Python's codecs write them.
  const OLD: readonly (readonly [string, string, string, string, string])[] = [
    [
      'windows-1250',
      'en;pl',
      'Save',
      'Zażółć gęślą jaźń',
      '536176653b5a61bff3b3e62067ea9c6cb9206a619ff1',
    ],
    [
      'windows-1251',
      'ru;en',
      'Привет, добрый мир',
      'Hello',
      'cff0e8e2e5f22c20e4eee1f0fbe920ece8f03b48656c6c6f',
    ],
    [
      'shift_jis',
      'ja;en',
      'これは日本語の文章です',
      'Hello',
      '82b182ea82cd93fa967b8cea82cc95b68fcd82c582b73b48656c6c6f',
    ],
    [
      'gb18030',
      'en;zh',
      'Hello',
      '你好，世界。这是一个句子',
      '48656c6c6f3bc4e3bac3a3accac0bde7a1a3d5e2cac7d2bbb8f6bee4d7d3',
    ],
    [
      'windows-1252',
      'en;de',
      'Hello',
      'Grüße – schöne „Äpfel“',
      '48656c6c6f3b4772fcdf65209620736368f66e652084c47066656c93',
    ],
    [
      'windows-1253',
      'en;el',
      'Hello',
      'Καλημέρα κόσμε',
      '48656c6c6f3bcae1ebe7ecddf1e120eafcf3ece5',
    ],
  ];
  it.each(OLD)('may be in %s', async (encoding, heading, source, target, hex) => {
    const line = Buffer.from(hex, 'hex');
    const [from = '', to = ''] = heading.split(';');
    // The first piece of a file ends before the first letter that is not ASCII.
    const padding = Array.from({ length: 30 }, (_, row) => `${'far '.repeat(12_000)}${row};gone\n`);
    for (const before of ['', padding.join('')]) {
      const table = Buffer.concat([Buffer.from(`${heading}\r\n${before}`), line]);
      const report = await feature.take('excel.csv', table);
      expect(report).toMatchObject({ encoding, repairs: {}, leftOut: { bad: 0 } });
      const pairs = feature.units(report.memory.id).map((unit) => Object.values(unit).join('='));
      expect(pairs).toContain(`${source}=${target}`);
      expect(report.memory.source).toBe(from);
    }
    const [a, b] = [line.subarray(0, line.indexOf(59)), line.subarray(line.indexOf(59) + 1)];
    const tuv = (code: string, text: Buffer) =>
      Buffer.concat([
        Buffer.from(`<tuv xml:lang="${code}"><seg>`),
        text,
        Buffer.from('</seg></tuv>'),
      ]);
    const memory = Buffer.concat([
      Buffer.from(`<tmx version="1.4"><header srclang="${from}"/><body>\n<tu>`),
      ...[tuv(from, a), tuv(to, b), Buffer.from('</tu></body></tmx>')],
    ]);
    const read = await feature.take('old.tmx', memory);
    expect(read).toMatchObject({ encoding, repairs: {} });
    expect(Object.values(feature.units(read.memory.id)[0] ?? {})).toEqual([source, target]);
  });

  it('in UTF-8 with a broken byte stay UTF-8', async () => {
    const table = Buffer.concat([
      Buffer.from('en;de\nSave;Größe über alles\nBad;'),
      Buffer.from([0xfc]),
      Buffer.from('\n'),
    ]);
    const report = await feature.take('a.csv', table);
    expect(report).toMatchObject({ encoding: 'utf-8', repairs: { 'invalid-bytes': 1 } });
    expect(feature.units(report.memory.id)[0]).toEqual({ source: 'Save', de: 'Größe über alles' });
  });

  it.each([
    ['English;German', 'en', 'de'],
    ['Englisch;Deutsch (Schweiz)', 'en', 'de-ch'],
    ['anglais;français', 'en', 'fr'],
    ['英語;日本語', 'en', 'ja'],
    ['ENG;GER', 'en', 'de'],
    ['English_United_States;Portuguese_Brazil', 'en', 'pt-br'],
    ['sep=;\r\nen;de', 'en', 'de'],
  ])('are headed by %s', async (heading, source, target) => {
    const report = await feature.take('a.csv', `${heading}\r\nSave;X\r\n`);
    expect(report.memory.source).toBe(source);
    expect(feature.units(report.memory.id)).toEqual([{ source: 'Save', [target]: 'X' }]);
  });

  it('are also the memories that ship with the program', async () => {
    const shipped = readFileSync(
      new URL('../../../../assets/memories/office-de.tsv', import.meta.url),
    );
    const report = await feature.take('office-de.tsv', shipped);
    expect(report.memory).toMatchObject({ source: 'de', targets: ['en'] });
    expect(report.leftOut.bad).toBe(0);
  });
});

describe('XLIFF', () => {
  const body = (units: string) =>
    `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file source-language="en-US" ` +
    `target-language="de" datatype="plaintext" original="x"><body>${units}</body></file></xliff>`;

  it('of version 1.2 gives its translated units with their neighbours', async () => {
    const unit = (source: string, target: string) =>
      `<trans-unit id="x"><source>${source}</source>${target === '' ? '' : `<target>${target}</target>`}` +
      '<alt-trans><source>no</source><target>nein</target></alt-trans></trans-unit>\n';
    const text = body(
      unit('First', 'Erster') +
        unit('<g id="1">Bold</g> and <x id="2"/>', '<g id="1">Fett</g> und <x id="2"/>') +
        unit('Untranslated', '') +
        unit('Last', 'Letzter'),
    );
    const { memory, added, leftOut } = await feature.take('a.xlf', text);
    expect({ added, badUnits: leftOut.badUnits }).toEqual({
      added: 3,
      badUnits: [{ line: 3, reason: 'no-target', text: 'Untranslated' }],
    });
    expect(feature.units(memory.id)).toEqual([
      { source: 'First', de: 'Erster' },
      { source: '<g1>Bold</g1> and <x2/>', de: '<g1>Fett</g1> und <x2/>' },
      { source: 'Last', de: 'Letzter' },
    ]);
    const query = { segment: 'Last', targetLanguage: 'de', threshold: 75, limit: 1 };
    expect(
      feature.memories.matches([memory.id], { ...query, previous: 'Untranslated' })[0]?.context,
    ).toBe('previous');
  });

  it('of version 2 too', async () => {
    const text =
      '<xliff version="2.0" srcLang="en" trgLang="fr" xmlns="urn:oasis:names:tc:xliff:document:2.0">' +
      '<file id="f"><unit id="1"><segment><source>Save <pc id="1">all</pc><ph id="2"/></source>' +
      '<target>Tout <pc id="1">enregistrer</pc><ph id="2"/></target></segment></unit></file></xliff>';
    const { memory } = await feature.take('a.xliff', text);
    expect(feature.units(memory.id)).toEqual([
      { source: 'Save <g1>all</g1><x2/>', fr: 'Tout <g1>enregistrer</g1><x2/>' },
    ]);
  });
});

describe('an import into a memory that is there', () => {
  it('adds what it has not, and languages', async () => {
    const { id } = feature.memories.create({ name: 'Mine', source: 'en', targets: ['de'] });
    feature.memories.add(id, [{ source: 'Save', targets: { de: 'Sichern' } }]);
    const table = 'en,de,fr\nSave,Sichern,\nSave,Speichern,\nOpen,,Ouvrir';
    const report = await feature.take('a.csv', table, { memory: { id } });
    expect(report).toMatchObject({ added: 2, repeated: 1 });
    expect(report.memory).toMatchObject({ id, segments: 3, targets: ['de', 'fr'] });
    expect(feature.memories.find(id, 'Open', 'fr', 100)?.target).toBe('Ouvrir');
    expect(feature.memories.statistics(id).parts).toEqual([
      { origin: null, units: 1 },
      { origin: 'a.csv', units: 2 },
    ]);
    await expect(feature.take('a.csv', table, { memory: { id: 'none' } })).rejects.toThrow(
      RangeError,
    );
  });
});
