import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GlossaryFileFormat } from '../../../main/engine/glossary-files/glossary-row.ts';
import { readGlossaryFile } from '../../../main/engine/glossary-files/read-glossary-file.ts';
import type { DictionaryFile } from '../../../main/engine/glossary-files/write-glossary-file.ts';
import { writeGlossaryFile } from '../../../main/engine/glossary-files/write-glossary-file.ts';

const NAMING: readonly GlossaryFileFormat[] = ['csv-pairs', 'xlsx', 'tbx'];

const ENTRIES = [
  ['=SUM(A1:A2)', '@home'],
  ['-kit', '+1 234'],
  ['a, "b"; c', "l'été & <b>fin</b>"],
  ['1e5', '2024-01-02'],
  ['_x0041_ stays', 'double  space'],
  ['日本語', 'ไทย 💬 e\u0301'],
  ['עברית', 'no\u00a0break'],
] as const;

const write = (dictionaries: readonly DictionaryFile[], format: GlossaryFileFormat) =>
  writeGlossaryFile({ name: 'Terms & <more>', dictionaries }, format);

async function readBack(dictionaries: readonly DictionaryFile[], format: GlossaryFileFormat) {
  const { bytes, extension } = await write(dictionaries, format);
  const { rows, badLines, format: found } = await readGlossaryFile(bytes, `a.${extension}`, null);
  expect(badLines).toEqual([]);
  expect(found).toBe(format);
  const back = new Map<string, (readonly [string, string])[]>();
  for (const { source, target, pair } of rows) {
    const key = pair ? `${pair.source}-${pair.target}` : '';
    const entries = back.get(key) ?? [];
    back.set(key, entries);
    entries.push([source, target]);
  }
  return Object.fromEntries(back);
}

describe('what is written is read back without loss', () => {
  it.each(['tsv', 'csv'] as const)('as %s, one dictionary', async (format) => {
    const dictionary = { source: 'en', target: 'de', entries: ENTRIES };
    expect(await readBack([dictionary], format)).toEqual({ '': ENTRIES });
  });

  it.each(NAMING)('as %s, several of both directions', async (format) => {
    const dictionaries = [
      { source: 'en', target: 'de', entries: ENTRIES },
      { source: 'de', target: 'en', entries: [['Datei', 'file']] as const },
      { source: 'en', target: 'fr', entries: [['file', 'fichier']] as const },
    ];
    expect(await readBack(dictionaries, format)).toEqual({
      'en-de': ENTRIES,
      'de-en': [['Datei', 'file']],
      'en-fr': [['file', 'fichier']],
    });
  });

  it('as csv-pairs, a term whose translation is like a code', async () => {
    const entries = [['_', 'ar'] as const, ['!', '_'] as const];
    const back = await readBack([{ source: 'en', target: 'de', entries }], 'csv-pairs');
    expect(back).toEqual({ 'en-de': entries });
  });

  it.each(NAMING)('as %s, whatever the terms are', async (format) => {
    const unit = fc.oneof(
      fc.constantFrom(...Array.from('_x00415Fa\'"<>&;,=-+@ …')),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    );
    const term = fc
      .string({ unit, minLength: 1, maxLength: 12 })
      .filter(
        (text) =>
          text === text.trim() &&
          text !== '' &&
          !/[\p{Cc}\p{Cs}\u2028\u2029\ufffe\uffff]/u.test(text),
      );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(term, term), { minLength: 1 }), async (entries) => {
        const back = await readBack([{ source: 'en', target: 'de', entries }], format);
        expect(back).toEqual({ 'en-de': entries });
      }),
      { numRuns: 40 },
    );
  });
});

describe('a file of the vendor’s own kind', () => {
  const THREE = [
    'file,Datei,en,de',
    '"save, then close","speichern, dann schließen",en,de',
    '"the ""quoted"" word",das „Wort“,en,de',
    'file,fichier,en,fr',
    'folder,dossier,en,fr',
    'Datei,bestand,de,nl',
    '',
  ].join('\n');

  it('of three pairs is three dictionaries, and is written identically', async () => {
    const { rows, badLines } = await readGlossaryFile(
      new TextEncoder().encode(THREE),
      'a.csv',
      null,
    );
    expect(badLines).toEqual([]);
    const dictionaries = [
      ...Map.groupBy(rows, ({ pair }) => `${pair?.source} ${pair?.target}`),
    ].map(([pair, of]) => {
      const [source = '', target = ''] = pair.split(' ');
      return { source, target, entries: of.map((row) => [row.source, row.target] as const) };
    });
    expect(
      dictionaries.map(({ source, target, entries }) => [source, target, entries.length]),
    ).toEqual([
      ['en', 'de', 3],
      ['en', 'fr', 2],
      ['de', 'nl', 1],
    ]);
    const { bytes } = await write(dictionaries, 'csv-pairs');
    expect(new TextDecoder().decode(bytes)).toBe(THREE);
  });
});

it('fifty thousand entries come through every format', async () => {
  const entries = Array.from({ length: 50_000 }, (_, n) => [`term ${n}`, `Begriff ${n}`] as const);
  for (const format of NAMING) {
    const back = await readBack([{ source: 'en', target: 'de', entries }], format);
    expect(back['en-de']?.length).toBe(50_000);
    expect(back['en-de']?.at(-1)).toEqual(entries.at(-1));
  }
});
