import { writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { DeepLClient, GlossaryEntries, GlossaryNotFoundError } from 'deepl-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService } from '../running-service.ts';
import type { TestService } from '../running-service.ts';

// A client of the same API family that knows nothing of this service.
let service: TestService;
let client: DeepLClient;
beforeAll(async () => {
  service = await startTestService({ keywords: ['Service-Auth-Key', 'DeepL-Auth-Key'] });
  client = new DeepLClient(service.developerKey, { serverUrl: service.baseUrl });
});
afterAll(async () => {
  expect(service.faults).toEqual([]);
  await service.close();
});

const terms = (entries: Record<string, string>) => new GlossaryEntries({ entries });
const dictionary = (
  sourceLangCode: 'en' | 'de',
  targetLangCode: 'de' | 'fr' | 'ja' | 'en',
  entries: Record<string, string>,
) => ({ sourceLangCode, targetLangCode, entries: terms(entries) });
const ENTRIES = { artist: 'Maler', 'the prize': 'der Preis', 'e\u0301tude 漢字 😀': '"Etüde", ’t' };

describe('glossaries of one pair', () => {
  it('are made, shown, listed, read, used and deleted', async () => {
    const made = await client.createGlossary('Mine', 'en', 'de', terms(ENTRIES));
    expect(made).toMatchObject({
      name: 'Mine',
      ready: true,
      sourceLang: 'en',
      targetLang: 'de',
      entryCount: 3,
    });
    expect(made.creationTime.getTime()).not.toBeNaN();
    expect(await client.getGlossary(made.glossaryId)).toEqual(made);
    expect(await client.listGlossaries()).toEqual([made]);
    const read = await client.getGlossaryEntries(made);
    expect(Object.entries(read.entries())).toEqual(Object.entries(ENTRIES));
    const used = await client.translateText('The artist has come.', 'en', 'de', {
      glossary: made,
    });
    expect(used.text).toContain('Maler');
    await client.deleteGlossary(made);
    await expect(client.getGlossary(made.glossaryId)).rejects.toThrow(GlossaryNotFoundError);
    expect(await client.listGlossaries()).toEqual([]);
  });

  it('take regional languages by their base, as this client sends them', async () => {
    const made = await client.createGlossary('US', 'en-US', 'pt-BR', terms({ a: 'b' }));
    expect(made).toMatchObject({ sourceLang: 'en', targetLang: 'pt' });
    await client.deleteGlossary(made);
  });

  it('are made of CSV from a path, bytes and a handle', async () => {
    const csv = 'artist,Maler,en,de\n"say ""hi"", you",sag Hallo,EN,DE\nartiste,Maler,fr,de\n';
    const path = join(service.data, 'terms.csv');
    writeFileSync(path, csv);
    for (const source of [path, Buffer.from(csv), await open(path)]) {
      const made = await client.createGlossaryWithCsv('CSV', 'en', 'de', source);
      expect((await client.getGlossaryEntries(made)).entries()).toEqual({
        artist: 'Maler',
        'say "hi", you': 'sag Hallo',
      });
      await client.deleteGlossary(made);
    }
  });

  it('can be made for every pair that is listed', async () => {
    const pairs = await client.getGlossaryLanguagePairs();
    expect(pairs).toHaveLength(33 * 32);
    expect(
      new Set(pairs.map(({ sourceLang, targetLang }) => `${sourceLang}-${targetLang}`)).size,
    ).toBe(pairs.length);
    expect(pairs).toContainEqual({ sourceLang: 'th', targetLang: 'nb' });
    for (const { sourceLang, targetLang } of pairs.filter((_, at) => at % 97 === 0)) {
      const made = await client.createGlossary('x', sourceLang, targetLang, terms({ a: 'b' }));
      await client.deleteGlossary(made);
    }
  });
});

describe('glossaries of several pairs', () => {
  it('live through every call of the client', async () => {
    const made = await client.createMultilingualGlossary('Team', [
      dictionary('en', 'de', ENTRIES),
      dictionary('de', 'en', { Maler: 'artist' }),
    ]);
    expect(made).toMatchObject({
      name: 'Team',
      dictionaries: [
        { sourceLangCode: 'en', targetLangCode: 'de', entryCount: 3 },
        { sourceLangCode: 'de', targetLangCode: 'en', entryCount: 1 },
      ],
    });
    const id = made.glossaryId;
    expect(await client.getMultilingualGlossary(id)).toEqual(made);
    expect(await client.listMultilingualGlossaries()).toContainEqual(made);

    const read = async (source: 'en' | 'de', target: 'de' | 'fr' | 'ja' | 'en') => {
      const found = await client.getMultilingualGlossaryDictionaryEntries(id, source, target);
      return Object.entries(found.entries.entries());
    };
    expect(await read('en', 'de')).toEqual(Object.entries(ENTRIES));

    // Merged: one is changed in its place, one is new at the end.
    const changed = await client.updateMultilingualGlossaryDictionary(
      id,
      dictionary('en', 'de', { artist: 'Künstler', file: 'Datei' }),
    );
    expect(changed.dictionaries.map(({ entryCount }) => entryCount)).toEqual([4, 1]);
    expect(await read('en', 'de')).toEqual(
      Object.entries({ ...ENTRIES, artist: 'Künstler', file: 'Datei' }),
    );
    // One for a new pair is made by merging, too.
    await client.updateMultilingualGlossaryDictionary(
      id,
      dictionary('en', 'fr', { file: 'fichier' }),
    );
    await client.updateMultilingualGlossaryDictionaryWithCsv(id, 'en', 'fr', 'folder,dossier\n');
    expect(await read('en', 'fr')).toEqual([
      ['file', 'fichier'],
      ['folder', 'dossier'],
    ]);

    expect(await client.updateMultilingualGlossaryName(id, 'Crew')).toMatchObject({ name: 'Crew' });

    const replaced = await client.replaceMultilingualGlossaryDictionary(
      id,
      dictionary('en', 'de', { only: 'nur' }),
    );
    expect(replaced).toEqual({ sourceLangCode: 'en', targetLangCode: 'de', entryCount: 1 });
    expect(await read('en', 'de')).toEqual([['only', 'nur']]);
    await client.replaceMultilingualGlossaryDictionaryWithCsv(id, 'en', 'ja', 'file,ファイル');
    expect(await read('en', 'ja')).toEqual([['file', 'ファイル']]);

    await client.deleteMultilingualGlossaryDictionary(id, 'de', 'en');
    await expect(read('de', 'en')).rejects.toThrow(GlossaryNotFoundError);
    const { name, dictionaries, creationTime } = await client.getMultilingualGlossary(id);
    expect([name, creationTime]).toEqual(['Crew', made.creationTime]);
    expect(
      dictionaries.map(
        ({ sourceLangCode, targetLangCode }) => `${sourceLangCode}-${targetLangCode}`,
      ),
    ).toEqual(['en-de', 'en-fr', 'en-ja']);

    await client.deleteMultilingualGlossary(id);
    await expect(client.getMultilingualGlossary(id)).rejects.toThrow(GlossaryNotFoundError);
  });

  it('are made of CSV', async () => {
    const made = await client.createMultilingualGlossaryWithCsv('CSV', 'en', 'de', 'a,b\n"c,",d');
    const { entries } = await client.getMultilingualGlossaryDictionaryEntries(made, 'en', 'de');
    expect(entries.entries()).toEqual({ a: 'b', 'c,': 'd' });
    await client.deleteMultilingualGlossary(made);
  });

  it('work in translation, the first of several first', async () => {
    const [first, second] = await Promise.all(
      ['Maler', 'Künstler'].map((target) =>
        client.createMultilingualGlossary(target, [dictionary('en', 'de', { artist: target })]),
      ),
    );
    if (first === undefined || second === undefined) throw new Error('no glossaries');
    for (const [ids, wanted] of [
      [[first, second], 'Maler'],
      [[second, first], 'Künstler'],
    ] as const) {
      const { text } = await client.translateText('The artist is here.', 'en', 'de', {
        glossaryIds: ids.map(({ glossaryId }) => glossaryId),
      });
      expect(text).toContain(wanted);
    }
    await client.deleteMultilingualGlossary(first);
    await client.deleteMultilingualGlossary(second.glossaryId);
  });
});
