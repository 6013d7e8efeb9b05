import { mkdirSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readShippedGlossary } from '../../main/service/shipped/shipped-glossary.ts';
import { ASSETS, startTestService, temporaryFolder } from './running-service.ts';

const folders: ReturnType<typeof temporaryFolder>[] = [];
const newFolder = (): string => {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder.path;
};
afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove();
});

describe('a shipped term list', () => {
  it('pairs its first language with every other one, both ways', () => {
    const { name, dictionaries } = readShippedGlossary(
      'name\tTerms\nen\tde\tfr\nfile\tDatei\t\nfolder\tOrdner\tdossier\ndirectory\tOrdner\tdossier\n',
    );
    expect(name).toBe('Terms');
    const pairs = dictionaries.map(({ source, target, entries }) => [
      `${source}-${target}`,
      entries.map((entry) => `${entry.source}=${entry.target}`),
    ]);
    expect(Object.fromEntries(pairs)).toEqual({
      'en-de': ['file=Datei', 'folder=Ordner', 'directory=Ordner'],
      'de-en': ['Datei=file', 'Ordner=folder'],
      'en-fr': ['folder=dossier', 'directory=dossier'],
      'fr-en': ['dossier=folder'],
    });
  });

  it.each(['', 'title\tx\nen\tde\n', 'name\tx\nen\n', 'name\tx\nen\tde\na\tb\tc\n'])(
    'is refused as %j',
    (text) => {
      expect(() => readShippedGlossary(text)).toThrow(/line/i);
    },
  );
});

describe('the assets of the program', () => {
  it('load, and load once only', async () => {
    const data = join(newFolder(), 'data');
    const first = await startTestService({ data, assets: ASSETS });
    const before = (await first.call('GET', '/v3/glossaries')).json;
    expect(before.glossaries.length).toBeGreaterThanOrEqual(2);
    expect((await first.call('GET', '/v3/style_rules')).json.style_rules).toHaveLength(2);
    await first.close();
    const database = new DatabaseSync(join(data, 'service.sqlite'));
    database.exec('DELETE FROM style_rules');
    database.close();
    const second = await startTestService({ data, assets: ASSETS });
    expect((await second.call('GET', '/v3/glossaries')).json).toEqual(before);
    expect((await second.call('GET', '/v3/style_rules')).json.style_rules).toEqual([]);
    await second.close();
  });

  it('that cannot be understood are named', async () => {
    const assets = newFolder();
    mkdirSync(join(assets, 'style-rules'));
    writeFileSync(join(assets, 'style-rules', 'broken.json'), '{}');
    await expect(startTestService({ data: newFolder(), assets })).rejects.toThrow(
      /style-rules\/broken\.json/,
    );
  });

  it('may be absent', async () => {
    const service = await startTestService({
      data: newFolder(),
      assets: join(newFolder(), 'none'),
    });
    expect((await service.call('GET', '/v3/glossaries')).json).toEqual({ glossaries: [] });
    await service.close();
  });
});

describe('the data folder', () => {
  it('of a newer version is left alone', async () => {
    const data = newFolder();
    const database = new DatabaseSync(join(data, 'service.sqlite'));
    database.exec('PRAGMA user_version = 999');
    database.close();
    await expect(startTestService({ data })).rejects.toThrow(/newer version/);
  });
});
