import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MIGRATIONS } from '../../../main/features/migrations.ts';
import { fingerprint } from '../../../main/features/history/fingerprint.ts';
import { NewerDatabase, openDatabase } from '../../../main/system/database.ts';
import { all, firstOf, startRig } from '../rig.ts';
import { writeOlderFile } from './older-file.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-migrations-'));
  file = join(folder, 'dragoman.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const DRAFT = { text: 'A draft.', source: 'en', targets: [{ language: 'fr' }], options: {} };
const WRITING = { text: 'Half a letter', mode: 'correct', target: null };
const DOCUMENT = {
  id: 'd1',
  name: 'plan.txt',
  folder: '',
  size: 4,
  format: 'txt',
  options: { source: 'en', target: 'de' },
  connection: 'c1',
  connectionName: 'Work',
  state: 'done',
  characters: null,
  failure: null,
  added: 5,
  begun: 6,
  seconds: 1,
  result: { name: 'plan.de.txt', path: '/x/plan.de.txt' },
  warnings: [],
  hasPreview: false,
  cuts: 0,
  isChecked: true,
  isSmall: false,
  isReceived: true,
  expected: null,
  handle: null,
};
const json = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;

/** What people had, by the step that made its table. */
const PLANTS: Readonly<Record<number, string>> = {
  1: `INSERT INTO setting VALUES ('theme', '"dark"'), ('welcomed', 'true');
      INSERT INTO connection (id, name, kind, address, keyword, key_end, tier, key_kept, active)
        VALUES ('c1', 'Work', 'custom', 'http://127.0.0.1:9/', 'K', 'ab12', 'paid', 'session', 0);
      INSERT INTO draft VALUES (1, ${json(DRAFT)})`,
  2: `INSERT INTO document (id, record) VALUES ('d1', ${json(DOCUMENT)});
      INSERT INTO document_queue VALUES (1, 1)`,
  3: `INSERT INTO billed (connection, day, tag, text_characters, document_characters,
        speech_to_text_ms, speech_to_speech_ms, sessions) VALUES ('c1', '2026-03-04', 'legal', 70, 0, 0, 0, 0);
      INSERT INTO project (id, name, tag, active) VALUES ('p1', 'Case', 'legal', 1);
      INSERT INTO budget (id, connection, subject, measure, amount)
        VALUES ('b1', 'c1', ${json({ kind: 'tag', tag: 'legal' })}, 'characters', 900)`,
  4: `INSERT INTO admin_key VALUES ('c1', 'http://127.0.0.1:9', 'cd34', 'session')`,
  5: `INSERT INTO writing_draft VALUES (1, ${json(WRITING)})`,
  6: `INSERT INTO history (kind, at, connection, connection_name, source, target, characters, print)
        VALUES ('text', 1767225600000, 'c1', 'Work', 'en', 'de', 9, ${fingerprint('kept words')});
      INSERT INTO history_text VALUES (1, 'kept words', 'behaltene Worte', NULL, '[]');
      INSERT INTO history_index (rowid, before, after) VALUES (1, 'kept words', 'behaltene worte')`,
  7: `INSERT INTO memory_assignment (memory, source, target, priority) VALUES ('m1', 'en', 'de', 1)`,
  8: `INSERT INTO alignment (id, facts, sentences, beads) VALUES ('a1', '{}', '[]', '[]')`,
  9: `INSERT INTO team (id, name, host, port, database, user, tls, key_kept)
        VALUES ('t1', 'Legal', '127.0.0.1', 9, 'team', 'anna', 0, 'session')`,
  10: `INSERT INTO connection_choices VALUES ('c1', 'documents', '{"threshold":80}')`,
  11: `UPDATE team SET certificate = '{"name":"anna","begins":"2026-01-01T00:00:00.000Z","ends":"2027-01-01T00:00:00.000Z"}'`,
};
const versions = MIGRATIONS.map((_, index) => index + 1);

it('has rows of every step to lose', () => {
  expect(Object.keys(PLANTS).map(Number)).toEqual(versions);
});

it.each(versions)('a file of version %i opens with all that was in it', async (version) => {
  writeOlderFile(file, MIGRATIONS, version, PLANTS);
  const database = openDatabase(file);
  const rig = await startRig({ database, paths: { data: folder, assets: '/assets' } });
  const now = <K extends Parameters<typeof rig.watch>[0]>(route: K) =>
    firstOf(rig.watch(route, undefined as never), () => true);

  expect(await now('settings.watch')).toMatchObject({ theme: 'dark', welcomed: true });
  expect(await rig.ask('app.about', undefined)).not.toHaveProperty('settingsRepaired');
  expect(await rig.ask('text.draft', undefined)).toMatchObject({ text: 'A draft.' });
  const { all: connections } = await firstOf(rig.watch('connections.watch', undefined), () => true);
  expect(connections.at(-1)).toMatchObject({ id: 'c1', name: 'Work' });
  const documents = await now('documents.watch');
  const rows = { rows: [{ id: 'd1', state: 'done', result: 'plan.de.txt' }], isPaused: true };
  expect(documents).toMatchObject(version >= 2 ? rows : { rows: [], isPaused: false });
  expect(await now('projects.watch')).toMatchObject({
    all: version >= 3 ? [{ id: 'p1', tag: 'legal' }] : [],
  });
  const { sqlite } = database;
  const count = (table: string) =>
    sqlite.prepare(`SELECT COUNT(*) AS n FROM ${table}`).get()?.['n'];
  for (const [table, since] of [
    ['billed', 3],
    ['budget', 3],
    ['admin_key', 4],
    ['memory_assignment', 7],
    ['alignment', 8],
    ['team', 9],
    ['connection_choices', 10],
  ] as const) {
    expect(count(table), table).toBe(version >= since ? 1 : 0);
  }
  const writing = version >= 5 ? { text: WRITING.text } : { none: true };
  expect(await rig.ask('writing.draft', undefined)).toMatchObject(writing);
  const found = await rig.ask('history.page', { query: 'behalt' });
  expect(found.total).toBe(version >= 6 ? 1 : 0);
  // It is as good as a new one: what comes now is kept, too.
  await all(rig.watch('text.translate', { text: 'Good day.', source: 'en', target: 'de' }));
  expect((await rig.ask('history.page', { query: '' })).total).toBe(version >= 6 ? 2 : 1);
  expect(sqlite.prepare('PRAGMA user_version').get()).toEqual({ user_version: MIGRATIONS.length });
  expect(database.setAside).toBeNull();
  await rig.close();
  database.close();
});

it('the tables of an older file are those of a new one', () => {
  const schemaOf = (path: string) => {
    const database = openDatabase(path);
    database.migrate(MIGRATIONS);
    const rows = database.sqlite
      .prepare('SELECT name, sql FROM sqlite_schema ORDER BY name')
      .all()
      .map(({ name, sql }) => [name, sql]);
    database.close();
    return rows;
  };
  const fresh = schemaOf(join(folder, 'fresh.sqlite'));
  for (const version of versions) {
    const older = join(folder, `${version}.sqlite`);
    writeOlderFile(older, MIGRATIONS, version, PLANTS);
    expect(schemaOf(older)).toEqual(fresh);
  }
});

it('a file of a later version is refused and left as it is', async () => {
  writeOlderFile(file, [...MIGRATIONS, 'CREATE TABLE later (id)'], MIGRATIONS.length + 1, PLANTS);
  const bytes = readFileSync(file);
  const database = openDatabase(file);
  await expect(startRig({ database })).rejects.toThrow(NewerDatabase);
  database.close();
  expect(readFileSync(file)).toEqual(bytes);
});
