import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../preload/contract/glossaries.ts';
import { stored } from './glossary-service.ts';
import { startGlossaries } from './rig.ts';

const PAIR = { source: 'en', target: 'de' };
const FIRST: Entry[] = [
  ['file', 'Datei'],
  ['file name', 'Dateiname'],
  ['save', 'speichern'],
];
const SECOND: Entry[] = [
  ['file', 'Akte'],
  ['folder', 'Ordner'],
  ['save', 'speichern'],
  ['caf\u00e9', 'Kneipe'],
];
const start = () =>
  startGlossaries(
    new Map([
      ['g1', stored('First', { 'en de': FIRST })],
      ['g2', stored('Second', { 'en de': SECOND, 'en fr': [['file', 'fichier']] })],
      [
        'g3',
        stored('Third', {
          'en de': [
            ['cafe\u0301', 'Café'],
            ['File', 'DATEI'],
          ],
        }),
      ],
    ]),
  );

describe('coverage', () => {
  it('names glossaries without the pair, those that are gone too', async () => {
    await using rig = await start();
    const input = { glossaries: ['g1', 'g2', 'gone'], source: 'en', target: 'fr' };
    expect(await rig.ask('terms.coverage', input)).toEqual({
      missing: ['g1', 'gone'],
      conflicts: [],
    });
  });

  it('names contradictions in the order in which glossaries are asked: the first one wins', async () => {
    await using rig = await start();
    const ask = (glossaries: string[]) => rig.ask('terms.coverage', { glossaries, ...PAIR });
    expect(await ask(['g1', 'g2'])).toEqual({
      missing: [],
      conflicts: [
        {
          term: 'file',
          choices: [
            { glossary: 'g1', target: 'Datei' },
            { glossary: 'g2', target: 'Akte' },
          ],
        },
      ],
    });
    const { conflicts } = await ask(['g3', 'g2']);
    expect(conflicts).toEqual([
      {
        term: 'café',
        choices: [
          { glossary: 'g3', target: 'Café' },
          { glossary: 'g2', target: 'Kneipe' },
        ],
      },
    ]);
  });

  it('uses the glossaries of a variant’s base', async () => {
    await using rig = await start();
    const input = { glossaries: ['g1'], source: 'en-GB', target: 'de-CH' };
    expect(await rig.ask('terms.coverage', input)).toEqual({ missing: [], conflicts: [] });
  });
});

describe('marks', () => {
  const marks = { glossaries: ['g1', 'g2'], ...PAIR };
  it('show each term with what became of it', async () => {
    await using rig = await start();
    const text = 'Save the file in a folder. A file name.';
    const translation = 'Die Datei wird in Ordnern gespeichert. Ein Name.';
    const found = await rig.ask('terms.marks', { ...marks, text, translation });
    expect(
      found.map((mark) => [
        text.slice(...mark.at),
        mark.term,
        mark.wanted,
        mark.glossary,
        mark.outcome,
        mark.found && translation.slice(...mark.found),
      ]),
    ).toEqual([
      ['Save', 'save', 'speichern', 'g1', 'inflected', 'gespeichert'],
      ['file', 'file', 'Datei', 'g1', 'used', 'Datei'],
      ['folder', 'folder', 'Ordner', 'g2', 'inflected', 'Ordnern'],
      ['file name', 'file name', 'Dateiname', 'g1', 'missed', null],
    ]);
  });

  it('are of the source alone without a translation', async () => {
    await using rig = await start();
    const found = await rig.ask('terms.marks', { ...marks, text: 'a folder', translation: null });
    expect(found).toEqual([
      { at: [2, 8], term: 'folder', wanted: 'Ordner', glossary: 'g2', outcome: null, found: null },
    ]);
  });

  it('ask the service once, until something changes', async () => {
    await using rig = await start();
    const ask = () => rig.ask('terms.marks', { ...marks, text: 'a file', translation: null });
    await ask();
    const first = rig.sent();
    expect(first).toEqual([
      'GET /v3/glossaries',
      'GET /v3/glossaries/g1/entries?source_lang=en&target_lang=de',
      'GET /v3/glossaries/g2/entries?source_lang=en&target_lang=de',
    ]);
    await ask();
    await ask();
    expect(rig.sent()).toEqual([]);

    await rig.ask('glossaries.add-term', { id: 'g1', ...PAIR, entry: ['a file', 'eine Datei'] });
    rig.sent();
    expect((await ask()).map(({ wanted }) => wanted)).toEqual(['eine Datei']);
    expect(rig.sent()).toEqual([
      'GET /v3/glossaries',
      'GET /v3/glossaries/g1/entries?source_lang=en&target_lang=de',
    ]);
  });

  it('see what others changed as soon as the listing is read', async () => {
    const glossaries = new Map([['g1', stored('First', { 'en de': FIRST })]]);
    await using rig = await startGlossaries(glossaries);
    const input = { glossaries: ['g1'], ...PAIR };
    const ask = () => rig.ask('terms.marks', { ...input, text: 'the house', translation: null });
    expect(await ask()).toEqual([]);
    glossaries.get('g1')?.dictionaries.set('en de', [...FIRST, ['house', 'Haus']]);
    await rig.ask('terms.coverage', input);
    expect((await ask()).map(({ wanted }) => wanted)).toEqual(['Haus']);
  });

  it('are none where no chosen glossary has the pair', async () => {
    await using rig = await start();
    const input = { glossaries: ['g1'], source: 'en', target: 'fr' };
    expect(await rig.ask('terms.marks', { ...input, text: 'file', translation: 'x' })).toEqual([]);
  });
});
