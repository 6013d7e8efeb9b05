import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createCheckpoint } from '../../main/system/checkpoints/checkpoints.ts';
import type { Database } from '../../main/system/database.ts';
import { openDatabase } from '../../main/system/database.ts';

const THREAD = join(import.meta.dirname, '../../main/system/checkpoints/checkpoint-thread.ts');

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-checkpoints-'));
  file = join(folder, 'words #1.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A database whose log is not written into its file by itself. */
function openWritten(thread: string): Database {
  const database = openDatabase(file, { checkpoint: createCheckpoint(thread) });
  database.migrate(['CREATE TABLE word (text TEXT)']);
  database.sqlite.exec(`PRAGMA wal_autocheckpoint=0; INSERT INTO word VALUES ('Wort')`);
  return database;
}

/** What stands in the file itself, without its log. */
function wordsInFile(): readonly unknown[] {
  const copy = join(folder, 'copy.sqlite');
  copyFileSync(file, copy);
  const sqlite = new DatabaseSync(copy);
  const tables = sqlite.prepare("SELECT name FROM sqlite_schema WHERE name = 'word'").all();
  const words = tables.length === 0 ? [] : sqlite.prepare('SELECT text FROM word').all();
  sqlite.close();
  rmSync(copy);
  return words.map(({ text }) => text);
}

test('a thread writes the log into the file while the database stays open', async () => {
  const database = openWritten(THREAD);
  expect(wordsInFile()).toEqual([]);
  await database.checkpoint();
  expect(wordsInFile()).toEqual(['Wort']);
  database.sqlite.exec(`INSERT INTO word VALUES ('Satz')`);
  await database.checkpoint();
  expect(wordsInFile()).toEqual(['Wort', 'Satz']);
  database.close();
});

test('where no thread starts, the log is written all the same', async () => {
  const database = openWritten(join(folder, 'no-thread.js'));
  await database.checkpoint();
  expect(wordsInFile()).toEqual(['Wort']);
  database.close();
});

test('a database that is closed or deleted meanwhile is left alone', async () => {
  const database = openWritten(THREAD);
  const writing = database.checkpoint();
  database.close();
  await writing;
  rmSync(file);
  await expect(createCheckpoint(THREAD)(file)).rejects.toThrow();
  expect(existsSync(file)).toBe(false);
  await database.checkpoint();
});
