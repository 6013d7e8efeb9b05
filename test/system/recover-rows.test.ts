import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  closeSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../main/system/database.ts';

const TABLES = `
  CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;
  CREATE TABLE line (note INTEGER NOT NULL REFERENCES note (id), text TEXT NOT NULL) STRICT;
  CREATE TABLE total (name TEXT PRIMARY KEY, count INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TRIGGER counted AFTER INSERT ON note BEGIN
    INSERT INTO total VALUES ('notes', 1) ON CONFLICT DO UPDATE SET count = count + 1;
  END;
  CREATE VIRTUAL TABLE note_index USING fts5 (text)`;
const LATER = "ALTER TABLE note ADD COLUMN author TEXT NOT NULL DEFAULT 'unknown'";
const NOTES = 400;
const PAGE = 4096;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-recover-'));
  file = join(folder, 'desk.sqlite');
  const database = openDatabase(file);
  database.migrate([TABLES]);
  const { sqlite } = database;
  const note = sqlite.prepare('INSERT INTO note (id, text) VALUES (?, ?)');
  const line = sqlite.prepare('INSERT INTO line VALUES (?, ?)');
  sqlite.exec('BEGIN');
  for (let id = 1; id <= NOTES; id += 1) {
    note.run(id, `${id} ${'x'.repeat(300)}`);
    line.run(id, `${id}`);
    sqlite.prepare('INSERT INTO note_index (rowid, text) VALUES (?, ?)').run(id, `word${id}`);
  }
  sqlite.exec('COMMIT');
  database.close();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function reopen(migrations = [TABLES, LATER]) {
  const database = openDatabase(file, { recovers: true });
  database.migrate(migrations);
  return database;
}

type Open = ReturnType<typeof reopen>;
const count = (database: Open, from: string) =>
  Number(database.sqlite.prepare(`SELECT count(*) AS n FROM ${from}`).get()?.['n']);

function overwrite(at: number, bytes: Buffer) {
  const handle = openSync(file, 'r+');
  writeSync(handle, bytes, 0, bytes.length, at);
  closeSync(handle);
}

/** Where a note stands in the file. */
const placeOf = (id: number) => readFileSync(file).indexOf(`${id} xxxx`);

describe('a damaged database', () => {
  it('keeps the rows around random bytes in the middle, and says how many', () => {
    const page = Math.floor(placeOf(200) / PAGE) * PAGE;
    overwrite(page, Buffer.alloc(PAGE, 0xa7));
    const database = reopen();
    const notes = count(database, 'note');
    expect(notes).toBeGreaterThan(NOTES - 40);
    expect(notes).toBeLessThan(NOTES);
    expect(count(database, "note WHERE author = 'unknown'")).toBe(notes);
    // A line of a lost note leads nowhere; what was added up stays as it was.
    expect(count(database, 'line')).toBe(notes);
    expect(database.sqlite.prepare('SELECT count FROM total').get()).toEqual({ count: NOTES });
    expect(count(database, "note_index WHERE note_index MATCH 'word7'")).toBe(1);
    expect(database.setAside).toMatchObject({ why: 'damaged', saved: notes * 2 + 1 });
    expect(existsSync(join(folder, database.setAside?.backup ?? ''))).toBe(true);
    database.close();
    const next = reopen();
    expect([next.setAside, count(next, 'note')]).toEqual([null, notes]);
    next.close();
  });

  it('that was cut off keeps the rows of what is left', () => {
    truncateSync(file, Math.floor(placeOf(300) / PAGE) * PAGE);
    const database = reopen();
    expect(count(database, 'note')).toBeGreaterThan(200);
    expect(database.setAside?.saved).toBeGreaterThan(200);
    database.close();
  });

  it.each([
    ['emptied', () => truncateSync(file, 0)],
    ['no database at all', () => writeFileSync(file, 'x'.repeat(5000))],
    [
      'replaced by a folder',
      () => {
        rmSync(file);
        mkdirSync(file);
      },
    ],
  ])('%s is set aside, and a fresh one works', (_, damage) => {
    damage();
    const database = reopen();
    expect(database.setAside).toMatchObject({ why: 'damaged', saved: 0 });
    expect(existsSync(join(folder, database.setAside?.backup ?? ''))).toBe(true);
    database.sqlite.exec("INSERT INTO note (text) VALUES ('new')");
    database.close();
    const next = reopen();
    expect([next.setAside, count(next, 'note')]).toEqual([null, 1]);
    expect(statSync(file).isFile()).toBe(true);
    next.scrub();
    next.close();
  });
});
