import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../main/system/database.ts';

const NOTES = 'CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL)';
const AUTHOR = 'ALTER TABLE note ADD COLUMN author TEXT';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-database-'));
  file = join(folder, 'desk.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const texts = (database: ReturnType<typeof openDatabase>) =>
  database.sqlite
    .prepare('SELECT text FROM note ORDER BY id')
    .all()
    .map((row) => row['text']);

describe('openDatabase', () => {
  it('keeps rows after reopening, in a file that only its owner can read', () => {
    const first = openDatabase(file);
    first.migrate([NOTES]);
    first.sqlite.exec("INSERT INTO note (text) VALUES ('kept')");
    first.close();
    const second = openDatabase(file);
    second.migrate([NOTES]);
    expect(texts(second)).toEqual(['kept']);
    expect(second.setAside).toBeNull();
    expect(second.sqlite.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    expect(second.sqlite.prepare('PRAGMA secure_delete').get()).toEqual({ secure_delete: 1 });
    expect(statSync(file).mode & 0o077).toBe(0);
    second.close();
  });

  it('runs each migration once, in order', () => {
    const first = openDatabase(file);
    first.migrate([NOTES]);
    first.sqlite.exec("INSERT INTO note (text) VALUES ('old')");
    first.close();
    const second = openDatabase(file);
    second.migrate([NOTES, AUTHOR]);
    second.migrate([NOTES, AUTHOR]);
    expect(second.sqlite.prepare('SELECT text, author FROM note').all()).toEqual([
      { text: 'old', author: null },
    ]);
    second.close();
  });

  it('leaves nothing of a migration that fails', () => {
    const database = openDatabase(file);
    expect(() => database.migrate([NOTES, `${AUTHOR}; no sql at all`])).toThrow();
    database.migrate([NOTES]);
    expect(texts(database)).toEqual([]);
    expect(database.sqlite.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 });
    database.close();
  });

  it.each([
    ['a file that is no database', Buffer.from('no database at all, but long enough'.repeat(40))],
    ['a file cut short', null],
  ])('moves %s aside and starts afresh', (_, content) => {
    if (content === null) {
      const whole = openDatabase(file);
      whole.migrate([NOTES]);
      const insert = whole.sqlite.prepare('INSERT INTO note (text) VALUES (?)');
      for (let row = 0; row < 2000; row += 1) insert.run('x'.repeat(100));
      whole.close();
      writeFileSync(file, readFileSync(file).subarray(0, 20_000));
    } else {
      writeFileSync(file, content);
    }
    const damaged = readFileSync(file);
    const database = openDatabase(file);
    database.migrate([NOTES]);
    database.sqlite.exec("INSERT INTO note (text) VALUES ('new')");
    expect(texts(database)).toEqual(['new']);
    expect(database.setAside?.why).toBe('damaged');
    const backup = join(folder, database.setAside?.backup ?? '');
    expect(readFileSync(backup).subarray(0, 1000)).toEqual(damaged.subarray(0, 1000));
    database.close();
  });

  it('moves the log along with a damaged file, and never replays it into the fresh one', () => {
    const old = openDatabase(file);
    old.migrate([NOTES]);
    const insert = old.sqlite.prepare('INSERT INTO note (text) VALUES (?)');
    for (let row = 0; row < 500; row += 1) insert.run('x'.repeat(100));
    old.sqlite.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    // The first page goes to the log as well, and with it the list of tables.
    old.sqlite.exec("CREATE TABLE later (id); INSERT INTO note (text) VALUES ('in the log')");
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0xff, 8192, 40_000));
    // While another connection is open, closing ours does not remove the log.
    const database = openDatabase(file);
    database.migrate([NOTES]);
    expect(database.setAside?.why).toBe('damaged');
    expect(texts(database)).toEqual([]);
    const log = readFileSync(join(folder, `${database.setAside?.backup ?? ''}-wal`));
    expect(log.includes('in the log')).toBe(true);
    database.close();
    old.close();
  });

  it('refuses the file of a later version in a sentence, and leaves it as it is', () => {
    const later = openDatabase(file);
    later.migrate([NOTES, AUTHOR, 'CREATE TABLE later (id INTEGER)']);
    later.sqlite.exec("INSERT INTO note (text) VALUES ('kept')");
    later.close();
    const bytes = readFileSync(file);
    const database = openDatabase(file);
    expect(() => database.migrate([NOTES])).toThrow(
      `${file} was written by a newer version of Dragoman and was left unchanged. Start the newer version, or choose another data folder.`,
    );
    expect(database.setAside).toBeNull();
    database.close();
    expect(readFileSync(file)).toEqual(bytes);
    expect(readdirSync(folder)).toEqual(['desk.sqlite']);
  });

  it('stays closed', () => {
    const database = openDatabase(file);
    database.close();
    database.close();
    expect(() => database.sqlite).toThrow(/closed/);
  });

  it('throws what is not damage', () => {
    expect(() => openDatabase(join(folder, 'absent', 'desk.sqlite'))).toThrow(/ENOENT/);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('removes deleted text from every file, including backups', () => {
    const canary = 'canary-4711-of-a-secret-text';
    writeFileSync(file, `${canary} `.repeat(200));
    const database = openDatabase(file);
    database.migrate([NOTES]);
    const insert = database.sqlite.prepare('INSERT INTO note (text) VALUES (?)');
    for (let row = 0; row < 500; row += 1) insert.run(`${canary} ${'x'.repeat(row * 20)}`);
    const holders = () =>
      readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(canary));
    expect(holders().length).toBeGreaterThan(1);
    database.sqlite.exec('DELETE FROM note');
    database.scrub();
    expect(holders()).toEqual([]);
    database.close();
    expect(holders()).toEqual([]);
  });
});
