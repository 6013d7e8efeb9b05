import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ImportRefusal } from '../../../../main/engine/memory/exchange/import-refusal.ts';
import { importing, tmx, tu } from './importing.ts';

let feature: ReturnType<typeof importing>;

beforeEach(() => {
  feature = importing();
});
afterEach(() => feature.close());

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'imported',
    (error: unknown) => (error instanceof ImportRefusal ? `${error.reason} ${error.line}` : error),
  );

describe('TMX of other programs', () => {
  it('names languages by the attribute of version 1.1', async () => {
    const body =
      '<tu><tuv lang="EN-US"><seg>Save</seg></tuv><tuv lang="DE"><seg>Sichern</seg></tuv></tu>';
    const report = await feature.take('a.tmx', tmx(body, '<header srclang="EN-US"/>'));
    expect(report.memory).toMatchObject({ source: 'en', targets: ['de'], segments: 1 });
    expect(feature.units(report.memory.id)).toEqual([{ source: 'Save', de: 'Sichern' }]);
  });

  it.each([
    ['ENG', 'GER'],
    ['eng-US', 'deu_DE'],
    ['English', 'German'],
    ['EN_us', 'DE_de'],
  ])('names languages as %s and %s', async (from, to) => {
    const body = `<tu><tuv xml:lang="${from}"><seg>Save</seg></tuv><tuv xml:lang="${to}"><seg>Sichern</seg></tuv></tu>`;
    const report = await feature.take('a.tmx', tmx(body, `<header srclang="${from}"/>`));
    expect(report).toMatchObject({ added: 1, memory: { source: 'en' } });
    expect(report.memory.targets[0]).toMatch(/^de/);
  });

  it('leaves the source language open', async () => {
    const all = tmx(tu('Save', 'Sichern'), '<header srclang="*all*"/>');
    expect((await feature.take('a.tmx', all)).memory.source).toBe('en');
    const report = await feature.take('b.tmx', all, { source: 'de', memory: { name: 'Reverse' } });
    expect(feature.units(report.memory.id)).toEqual([{ source: 'Sichern', en: 'Save' }]);
  });

  it('is in UTF-16 of either order, with and without its mark, and in old encodings', async () => {
    const text = tmx(tu('Open – “now”', 'Öffnen 新'));
    const little = Buffer.from(text, 'utf16le');
    const big = Buffer.from(little).swap16();
    const files = {
      'utf-8': Buffer.from(text),
      'utf-8 ': Buffer.from(`\uFEFF${text}`),
      'utf-16le': little,
      'utf-16le ': Buffer.from(`\uFEFF${text}`, 'utf16le'),
      'utf-16be': big,
      'utf-16be ': Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
    };
    for (const [encoding, bytes] of Object.entries(files)) {
      const report = await feature.take('a.tmx', bytes);
      expect(report).toMatchObject({ encoding: encoding.trim(), repairs: {} });
      expect(feature.units(report.memory.id)).toEqual([
        { source: 'Open – “now”', de: 'Öffnen 新' },
      ]);
    }
    const latin = Buffer.from(
      text.replace('?>', ' encoding="windows-1252"?>').replace(' 新', '').replace(/[–“”]/g, '-'),
      'latin1',
    );
    const report = await feature.take('a.tmx', latin);
    expect(report.encoding).toBe('windows-1252');
    expect(feature.units(report.memory.id)[0]).toMatchObject({ de: 'Öffnen' });
  });

  it('has a document type, which nobody fetches', async () => {
    const type = '<!DOCTYPE tmx SYSTEM "http://localhost:1/tmx14.dtd" [<!-- > --> ]>';
    expect(await feature.take('a.tmx', tmx(tu('a', 'b'), undefined, type))).toMatchObject({
      added: 1,
    });
  });

  it('declares entities of its own, and names files that it never uses', async () => {
    const type =
      '<!DOCTYPE tmx [<!-- <!ENTITY brand "no"> --><!ENTITY brand "Acme &amp; &co;"><!ENTITY brand "late">' +
      '<!ENTITY co \'S\u00f6hne &#169; &lt;b&gt;\'><!ENTITY % p SYSTEM "http://localhost:1/p"> %p; ' +
      '<!ENTITY far SYSTEM "http://localhost:1/far">]>';
    const report = await feature.take('a.tmx', tmx(tu('By &brand;!', '&co;'), undefined, type));
    expect(feature.units(report.memory.id)).toEqual([
      { source: 'By Acme & Söhne © <b>!', de: 'Söhne © <b>' },
    ]);
    expect(report.repairs).toEqual({});
  });

  it('has the prefix of a namespace', async () => {
    const plain = tmx(tu('Open <ph x="1">{0}</ph>', 'Öffnen'));
    const prefixed = plain
      .replace(/<(\/?)(tmx|header|body|tu|tuv|seg|ph)\b/g, '<$1t:$2')
      .replace('<t:tmx', '<t:tmx xmlns:t="http://www.lisa.org/tmx14"');
    const report = await feature.take('a.tmx', prefixed);
    expect(feature.units(report.memory.id)).toEqual([{ source: 'Open {0}', de: 'Öffnen' }]);
    await feature.write(report.memory.id, 'b.tmx');
    expect(report).toMatchObject({ added: 1, leftOut: { bad: 0 }, repairs: {} });
  });

  it.each([
    ['little endian', true, true],
    ['big endian', false, true],
    ['little endian without a mark', true, false],
    ['big endian without a mark', false, false],
  ])('is UTF-32, %s', async (_, isLittle, hasMark) => {
    const letters = Array.from((hasMark ? '\uFEFF' : '') + tmx(tu('新 \u{1F600}', 'Öffnen')));
    const view = new DataView(new ArrayBuffer(4 * letters.length));
    letters.forEach((letter, at) => view.setUint32(4 * at, letter.codePointAt(0) ?? 0, isLittle));
    const report = await feature.take('a.tmx', new Uint8Array(view.buffer));
    expect(report).toMatchObject({ encoding: isLittle ? 'utf-32le' : 'utf-32be', repairs: {} });
    expect(feature.units(report.memory.id)).toEqual([{ source: '新 \u{1F600}', de: 'Öffnen' }]);
  });

  it('has inline elements, whose code shows where it looks like a tag', async () => {
    const source =
      'Click <bpt i="1">&lt;b&gt;</bpt>Save<ept i="1">&lt;/b&gt;</ept> <ph x="2">{0}</ph>' +
      '<it pos="begin">\\cf1 </it> <hi type="x">now</hi><ut>{\\f </ut>';
    const report = await feature.take('a.tmx', tmx(tu(source, 'x <ph>%s<sub>alt</sub></ph>')));
    expect(feature.units(report.memory.id)).toEqual([
      { source: 'Click <b>Save</b> {0}<g4> now<x5/>', de: 'x <x1/>' },
    ]);
    expect(feature.memories.find(report.memory.id, 'Click Save {0} now', 'de', 75)).toMatchObject({
      base: 100,
      penalties: [{ kind: 'tags', points: 6 }],
    });
  });

  it('has several variants of one language, and of several', async () => {
    const body =
      '<tu><tuv xml:lang="en"><seg>Save</seg></tuv><tuv xml:lang="de"><seg>Sichern</seg></tuv>' +
      '<tuv xml:lang="de-DE"><seg>Speichern</seg></tuv><tuv xml:lang="fr"><seg>Enregistrer</seg></tuv>' +
      '<tuv xml:lang="DE"><seg>Merken</seg></tuv></tu>';
    const report = await feature.take('a.tmx', tmx(body));
    const stored = feature.memories.browse(report.memory.id, null, 9).units;
    expect(new Set(stored.map(({ source }) => source))).toEqual(new Set(['Save']));
    const targets = stored.flatMap((unit) => Object.values(unit.targets));
    expect(targets.sort()).toEqual(['Enregistrer', 'Merken', 'Sichern', 'Speichern']);
  });

  it('has characters, entities and signs that XML forbids: they are mended and counted', async () => {
    const body =
      tu('A\u000bB&#x1F;C', 'x') +
      tu('Fish & chips &nbsp;&unknown; &', 'Fisch') +
      tu('1 < 2', 'y') +
      tu('<b>bold</b>', 'z');
    const report = await feature.take('a.tmx', tmx(body));
    expect(feature.units(report.memory.id).map(({ source }) => source)).toEqual([
      'ABC',
      'Fish & chips \u00a0&unknown; &',
      '1 < 2',
      '<b>bold</b>',
    ]);
    expect(report.repairs).toEqual({
      'illegal-character': 2,
      'bare-ampersand': 2,
      'undefined-entity': 2,
      'bare-less-than': 1,
      'unknown-element': 1,
    });
  });

  it('has units that cannot be used, which are named by line', async () => {
    const body =
      tu('a', 'A') +
      tu('', 'B') +
      tu('c', ' ') +
      '<tu><tuv xml:lang="en"><seg>d</seg></tuv><tuv xml:lang="tlh"><seg>D</seg></tuv></tu>\n' +
      '<tu><tuv xml:lang="fr"><seg>e</seg></tuv><tuv xml:lang="de"><seg>E</seg></tuv></tu>\n' +
      tu('a ', 'A');
    const report = await feature.take('a.tmx', tmx(`\n${body}`));
    expect(report).toMatchObject({ added: 1, repeated: 1, leftOut: { bad: 4 } });
    expect(report.leftOut.reasons).toEqual({
      'no-source': 1,
      'no-target': 1,
      'unknown-language': 1,
      'other-source-language': 1,
    });
    expect(report.leftOut.badUnits).toEqual([
      { line: 3, reason: 'no-source', text: 'B' },
      { line: 4, reason: 'no-target', text: 'c' },
      { line: 5, reason: 'unknown-language', text: 'd' },
      { line: 6, reason: 'other-source-language', text: 'e' },
    ]);
  });

  it.each([
    ['en-US', 'en-GB', 'en', 'en-gb', 'color', 'colour'],
    ['pt-BR', 'pt-PT', 'pt', 'pt-pt', 'Arquivo', 'Ficheiro'],
    ['zh-Hans', 'zh-Hant', 'zh', 'zh-hant', '软件', '軟體'],
    ['zh-CN', 'zh-TW', 'zh', 'zh-hant', '软件', '軟體'],
  ])(
    'is a pair of variants, %s and %s, in either order',
    async (from, to, source, target, a, b) => {
      const body =
        `<tu><tuv xml:lang="${to}"><seg>${b}</seg></tuv><tuv xml:lang="${from}"><seg>${a}</seg></tuv></tu>` +
        `<tu><tuv xml:lang="${from}"><seg>${a} 2</seg></tuv><tuv xml:lang="${to}"><seg>${b} 2</seg></tuv></tu>`;
      const report = await feature.take('a.tmx', tmx(body, `<header srclang="${from}"/>`));
      expect(report).toMatchObject({
        added: 2,
        leftOut: { bad: 0 },
        memory: { source, targets: [target] },
      });
      expect(feature.units(report.memory.id)[0]).toEqual({ source: a, [target]: b });
      expect(feature.memories.find(report.memory.id, a, target, 100)).toMatchObject({ target: b });
      await feature.write(report.memory.id, 'b.tmx');
      const again = await feature.take('c.tmx', readFileSync(join(feature.folder, 'b.tmx')));
      expect(feature.units(again.memory.id)).toEqual(feature.units(report.memory.id));
      // Where the header does not say which one is the source, it is asked for.
      const unsaid = tmx(body, '<header srclang="*all*"/>');
      await expect(feature.take('d.tmx', unsaid)).rejects.toMatchObject({
        reason: 'several-sources',
        details: { languages: expect.arrayContaining([target]) as unknown },
      });
      const turned = await feature.take('e.tmx', unsaid, { source: to });
      expect(feature.units(turned.memory.id)[0]?.source).toBe(b);
    },
  );

  it('has variants beside others, none of which is lost or dropped without a word', async () => {
    const tuv = (code: string, text: string) => `<tuv xml:lang="${code}"><seg>${text}</seg></tuv>`;
    const body =
      `<tu>${tuv('en-US', 'color')}${tuv('en-GB', 'colour')}${tuv('de', 'Farbe')}</tu>\n` +
      `<tu>${tuv('en-US', 'gray')}${tuv('en-US', 'grey')}${tuv('tlh', 'x')}${tuv('de', 'grau')}</tu>`;
    const report = await feature.take('a.tmx', tmx(body, '<header srclang="en-US"/>'));
    expect(feature.units(report.memory.id)).toEqual([
      { source: 'color', 'en-gb': 'colour', de: 'Farbe' },
      { source: 'gray', de: 'grau' },
    ]);
    expect(report.leftOut).toEqual({
      bad: 2,
      reasons: { 'dropped-variant': 2 },
      badUnits: [
        { line: 2, reason: 'dropped-variant', text: 'grey' },
        { line: 2, reason: 'dropped-variant', text: 'x' },
      ],
    });
  });

  it('has no usable unit: it is refused with all reasons and the first examples', async () => {
    const body = tu('', 'B') + tu('c', '') + tu('d', '');
    await expect(feature.take('a.tmx', tmx(body))).rejects.toMatchObject({
      reason: 'all-bad',
      details: {
        leftOut: {
          bad: 3,
          reasons: { 'no-source': 1, 'no-target': 2 },
          badUnits: [
            { line: 1, reason: 'no-source', text: 'B' },
            { line: 2, reason: 'no-target', text: 'c' },
            { line: 3, reason: 'no-target', text: 'd' },
          ],
        },
      },
    });
    await expect(feature.take('a.csv', 'en,de\nSave,\n')).rejects.toMatchObject({
      reason: 'all-bad',
    });
    expect(feature.memories.list(0, 9).total).toBe(0);
  });

  it('is cut short', async () => {
    const report = await feature.take(
      'a.tmx',
      `${tmx(tu('a', 'A')).slice(0, -14)}<tu><tuv xml:lang="e`,
    );
    expect(report).toMatchObject({ added: 1, repairs: { 'cut-short': 2 } });
  });
});

describe('files that are refused', () => {
  const line = (name: string, of: string) => `<!ENTITY ${name} "${`&${of};`.repeat(10)}">`;
  const bomb =
    `<!DOCTYPE tmx [<!ENTITY a "aaaaaaaaaa">${line('b', 'a')}${line('c', 'b')}${line('d', 'c')}` +
    `${line('e', 'd')}]>`;
  const declared = (entity: string) => `\n<!DOCTYPE tmx [\n<!ENTITY x ${entity}>]>`;
  it.each([
    ['entities that swell', tmx(tu('&e;', 'x'), undefined, bomb), 'declares-entities 1'],
    [
      'very many references to an entity',
      tmx(tu('&d;'.repeat(1000), 'x'), undefined, bomb.replace('"aaaaaaaaaa"', '"aaaaaaaaa"')),
      'declares-entities 1',
    ],
    [
      'entities of files',
      tmx(tu('&x;', 'x'), undefined, declared('SYSTEM "file:///etc/passwd"')),
      'unreadable-entity 3',
    ],
    [
      'entities of markup',
      tmx(tu('&x;', 'x'), undefined, declared('"<seg>"')),
      'unreadable-entity 3',
    ],
    [
      'entities that make markup',
      tmx(tu('&x;', 'x'), undefined, declared('"&#60;seg>"')),
      'unreadable-entity 3',
    ],
    [
      'entities of themselves',
      tmx(tu('&x;', 'x'), undefined, declared('"a &x;"')),
      'unreadable-entity 3',
    ],
    ['elements without end', tmx('<tu>'.repeat(5000)), 'too-deep 1'],
    ['nothing', tmx(''), 'no-units 1'],
    ['no languages', tmx('<tu><tuv><seg>a</seg></tuv></tu>', '<header/>'), 'no-languages 1'],
  ])('%s', async (_, content, refusal) => {
    expect(await refusalOf(feature.take('a.tmx', content))).toBe(refusal);
    expect(feature.memories.list(0, 9).total).toBe(0);
    expect(feature.database.prepare('SELECT count(*) AS n FROM memory_entry').get()?.['n']).toBe(0);
  });

  it('one endless tag', async () => {
    const endless = tmx(`<tu a="${'x'.repeat(18_000_000)}`);
    expect(await refusalOf(feature.take('a.tmx', endless))).toBe('oversized 1');
  });

  it('of no known format', async () => {
    expect(await refusalOf(feature.take('a.bin', 'hello'))).toBe('unknown-format 1');
  });
});
