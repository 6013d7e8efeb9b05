import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openAffixDictionary } from '../../../main/engine/writing/spelling/affix-dictionary.ts';
import { clearSuggestion } from '../../../main/engine/writing/spelling/clear-suggestion.ts';
import {
  findDictionary,
  joinsWords,
  readDictionary,
} from '../../../main/engine/writing/spelling/dictionaries.ts';
import type { DictionaryPlaces } from '../../../main/engine/writing/spelling/dictionaries.ts';
import { nearWords } from '../../../main/engine/writing/spelling/near-words.ts';
import { openSpeller } from '../../../main/engine/writing/spelling/open-speller.ts';
import { SLIPS } from '../../../main/engine/writing/spelling/slips.ts';
import { typingCost } from '../../../main/engine/writing/spelling/typing-cost.ts';
import { wordKnowledge } from '../../../main/engine/writing/spelling/word-knowledge.ts';
import { hunspellModule } from '../../../main/service/thread-place.ts';
import { variantOf } from '../../../main/engine/writing/variants/british-american.ts';

const folder = mkdtempSync(join(tmpdir(), 'dictionaries-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function plant(path: string, aff: string, dic: string, encoding: BufferEncoding = 'utf8'): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, `${path}.aff`), Buffer.from(aff, encoding));
  writeFileSync(join(folder, `${path}.dic`), Buffer.from(dic, encoding));
}
const places = (chosen: string): DictionaryPlaces => ({
  chosen: join(folder, chosen),
  packFolders: [],
  hunspell: hunspellModule(),
  platform: 'linux',
  env: {},
  home: folder,
});

/** A pack whose dictionary has these files. */
function plantPack(root: string, id: string, name: string, aff: string, dic: string): void {
  plant(`${root}/${id}/${name}`, aff, dic);
  const files = [`${name}.aff`, `${name}.dic`].map((file) => ({
    name: file,
    bytes: statSync(join(folder, root, id, file)).size,
    sha256: '0'.repeat(64),
  }));
  const manifest = { id, ability: 'spell', languages: ['de'], files };
  writeFileSync(join(folder, root, id, 'pack.json'), JSON.stringify(manifest));
}
const GERMAN = 'SET UTF-8\nCOMPOUNDFLAG x\nCOMPOUNDMIN 3\nSFX N Y 1\nSFX N 0 en .\n';

describe('dictionaries', () => {
  it('of the chosen folder go first, the wanted variant before all others', () => {
    for (const name of ['pt_PT', 'pt_BR', 'fr', 'de_DE_frami']) plant(`chosen/${name}`, '', '1\na');
    plant('chosen/dict-es/es_MX', '', '1\na');
    const found = (language: string) =>
      findDictionary(language, places('chosen'))?.dic.slice(folder.length);
    expect(found('pt-BR')).toBe('/chosen/pt_BR.dic');
    expect(found('pt')).toBe('/chosen/pt_PT.dic');
    expect(found('fr')).toBe('/chosen/fr.dic');
    expect(found('de')).toBe('/chosen/de_DE_frami.dic');
    expect(findDictionary('xx', places('chosen'))).toBeNull();
  });

  it('are read in the bytes that they are written in', () => {
    plant('latin/it_IT', 'SET ISO8859-1\n', '1\ncittà\n', 'latin1');
    const files = findDictionary('it', places('latin'));
    expect(files).not.toBeNull();
    const text = readDictionary(files ?? { aff: '', dic: '' });
    expect(openAffixDictionary(text).has('città')).toBe(true);
  });

  it('of packs go before those of the system, as soon as they are there', async () => {
    mkdirSync(join(folder, 'roots'), { recursive: true });
    const own: DictionaryPlaces = {
      ...places('none'),
      // Without folders of the system.
      platform: 'aix',
      packFolders: [join(folder, 'roots')],
    };
    expect(findDictionary('de', own)).toBeNull();
    plantPack('roots', 'hunspell-de', 'de', GERMAN, '3\nhaus/x\ntür/xN\nschlüssel/x\n');
    const files = findDictionary('de-DE', own);
    expect(files?.dic).toBe(join(folder, 'roots/hunspell-de/de.dic'));
    if (files === null) return;
    const speller = openSpeller(files, 'de', own);
    const words = ['haustür', 'haustürschlüssel', 'türen', 'haustürr', 'hausx'];
    const checked = await speller?.check(words, new AbortController().signal);
    expect(checked?.map(({ isKnown }) => isKnown)).toEqual([true, true, true, false, false]);
    expect(checked?.[3]?.suggestions).toContain('haustür');
    rmSync(join(folder, 'roots/hunspell-de/de.aff'));
    expect(
      findDictionary('de', { ...own, packFolders: [join(folder, 'roots'), '/nowhere'] }),
    ).toBeNull();
  });

  it('that cannot be read serve nobody without the program', () => {
    expect(joinsWords({ aff: 'SET UTF-8\nCOMPOUNDBEGIN x\n' })).toBe(true);
    expect(joinsWords({ aff: 'SET UTF-8\nCOMPOUNDMIN 2\n' })).toBe(false);
    plant('broken/it_IT', 'SET no-such-encoding\n', '1\na\n');
    const files = findDictionary('it', places('broken')) ?? { aff: '', dic: '' };
    expect(openSpeller(files, 'it', places('broken'))).toBeNull();
  });
});

describe('a dictionary with affixes', () => {
  const dictionary = openAffixDictionary({
    aff: [
      'SET UTF-8',
      'FULLSTRIP',
      'NEEDAFFIX N',
      'FORBIDDENWORD F',
      'PFX L Y 1',
      "PFX L 0 l' [aeiou]",
      'SFX S Y 2',
      'SFX S 0 s [^sy]',
      'SFX S y ies [^aeiou]y',
      'SFX A Y 2',
      'SFX A aller va .',
      'SFX A 0 ont/S .',
      'SFX X N 1',
      'SFX X 0 x .',
    ].join('\n'),
    dic: '6\ncity/S\naller/A\narm/LSX\nstem/NS\nbad/F\nRome\n',
  });

  it.each([
    ['city', true],
    ['cities', true],
    ['citys', false],
    ['va', true],
    ['alleront', true],
    ['alleronts', true],
    ["l'arm", true],
    ["l'arms", true],
    ['l’arm', true],
    // This ending comes with no beginning.
    ["l'armx", false],
    ['armx', true],
    ["l'city", false],
    ['stem', false],
    ['stems', true],
    ['bad', false],
    ['Rome', true],
    ['rome', false],
    ['City', true],
  ])('%s: %s', (word, isKnown) => {
    expect(dictionary.has(word)).toBe(isKnown);
  });

  it('suggests the nearest words first', () => {
    expect(nearWords('citiy', dictionary)).toEqual(['city']);
    expect(nearWords('aer', dictionary)).toEqual([]);
  });
});

describe('the cost of a slip', () => {
  it('is low for what fingers do and high for another word', () => {
    const usual = [
      ['recieve', 'receive'],
      ['comited', 'committed'],
      ['telefono', 'teléfono'],
      ['schoen', 'schön'],
      ['Strasse', 'Straße'],
      ['hallp', 'hallo'],
    ] as const;
    for (const [written, meant] of usual) expect(typingCost(written, meant)).toBeLessThan(1);
    expect(typingCost('haus', 'haus')).toBe(0);
    expect(typingCost('maus', 'haus')).toBeGreaterThan(1.2);
    expect(typingCost('brief', 'buch')).toBeGreaterThan(2);
  });
});

describe('a clear suggestion', () => {
  const english = wordKnowledge('en');
  const german = wordKnowledge('de');
  const clear = (
    word: string,
    suggestions: string[],
    place: 'start' | 'inside' | 'noun' = 'start',
  ) => clearSuggestion(word, suggestions, english, place);

  it('is the one that is near, in the case of the word', () => {
    expect(clear('recieved', ['received', 'relieved'])).toBe('received');
    expect(clear('Peple', ['People', 'Peale'])).toBe('People');
    expect(clear('shoud', ['shod', 'should'])).toBe('should');
  });

  it('is none where two are as near, where none is, and for names', () => {
    expect(clear('bown', ['bowl', 'bow', 'own'])).toBeNull();
    expect(clear('xyzzy', ['dizzy'])).toBeNull();
    expect(clear('Smyth', ['Smith'])).toBeNull();
    expect(clear('Recieved', ['Received'], 'inside')).toBeNull();
    expect(clearSuggestion('Müchen', ['München', 'Mücken'], german, 'inside')).toBeNull();
    expect(clearSuggestion('Rechnug', ['Rechnung'], german, 'noun')).toBe('Rechnung');
  });

  it('never takes a word apart', () => {
    expect(clear('stummgeschaltet', ['stumm-geschaltet'])).toBeNull();
    expect(clear('inprogress', ['in progress'])).toBeNull();
  });
});

describe('the lists', () => {
  it.each(Object.entries(SLIPS))('of slips in %s come in pairs without a doubt', (_, list) => {
    const words = list.trim().split(/\s+/);
    expect(words.length % 2).toBe(0);
    const wrong = words.filter((_word, index) => index % 2 === 0);
    const right = new Set(words.filter((_word, index) => index % 2 === 1));
    expect(wrong.filter((word) => right.has(word))).toEqual([]);
  });

  it('of British and American words go both ways', () => {
    expect(variantOf('Colour', 'american')).toBe('Color');
    expect(variantOf('ORGANIZATION', 'british')).toBe('ORGANISATION');
    expect(variantOf('color', 'american')).toBeNull();
    expect(variantOf('house', 'british')).toBeNull();
  });
});
