import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
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

const mode = (path: string): number => statSync(path).mode & 0o777;

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
    const rules = (await first.call('GET', '/v3/style_rules?detailed=true')).json.style_rules;
    expect(rules).toHaveLength(2);
    const ids = [
      ...before.glossaries.map(({ glossary_id }) => glossary_id),
      ...rules.map(({ style_id }) => style_id),
    ];
    const version5 = /^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
    expect(ids.filter((id) => !version5.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
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
  it('is closed to others when it is made, and its files always are', async () => {
    const made = join(newFolder(), 'a', 'data');
    const given = newFolder();
    chmodSync(given, 0o755);
    for (const name of ['service.sqlite', 'memories.sqlite']) {
      writeFileSync(join(given, name), '');
      chmodSync(join(given, name), 0o644);
    }
    const before = process.umask(0);
    try {
      for (const data of [made, given]) {
        const service = await startTestService({ data, secrets: 'kept' });
        const open = readdirSync(data).filter((name) => (mode(join(data, name)) & 0o077) !== 0);
        expect(readdirSync(data)).toContain('memories.sqlite-wal');
        expect(open).toEqual([]);
        await service.close();
      }
    } finally {
      process.umask(before);
    }
    expect(mode(made)).toBe(0o700);
    // It may be shared with others on purpose.
    expect(mode(given)).toBe(0o755);
  });

  it('of a newer version is refused and left as it is', async () => {
    const data = newFolder();
    const file = join(data, 'service.sqlite');
    const database = new DatabaseSync(file);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA user_version = 999');
    database.close();
    const before = readFileSync(file);
    await expect(startTestService({ data })).rejects.toThrow(
      'written by a newer version of Dragoman',
    );
    expect(readFileSync(file)).toEqual(before);
  });
});
