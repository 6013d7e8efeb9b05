import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { salvageRows } from '../../main/system/salvage.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-test-'));
  file = join(folder, 'kept.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

const ROWS = 3_000;
const textOf = (row: number) =>
  `Row ${row} – “größer” 日本 ${'x'.repeat(row % 7 === 0 ? 9_000 : 20)}`;

function make(): void {
  const database = new DatabaseSync(file);
  database.exec('CREATE TABLE kept (number INTEGER PRIMARY KEY, text TEXT, real REAL, none TEXT)');
  const insert = database.prepare('INSERT INTO kept VALUES (?, ?, ?, NULL)');
  database.exec('BEGIN');
  for (let row = 1; row <= ROWS; row += 1) insert.run(row, textOf(row), row / 4);
  database.exec('COMMIT');
  database.close();
}

const numbers = () => {
  const found = [...salvageRows(file)].filter(({ values }) => values.length === 4);
  const wrong = found.filter(
    ({ rowid, values: [number, text, real] }) =>
      number !== rowid || text !== textOf(rowid) || real !== rowid / 4,
  );
  expect(wrong).toEqual([]);
  return new Set(found.map(({ rowid }) => rowid));
};

/** Overwrites bytes of the file. */
function damage(at: number, length: number): void {
  const bytes = readFileSync(file);
  bytes.fill(0xa5, at, at + length);
  writeFileSync(file, bytes);
}

describe('rows of a damaged database', () => {
  test('are all read where nothing is damaged, long ones too', () => {
    make();
    expect(numbers().size).toBe(ROWS);
  });

  test('are read though the header and the first page are gone', () => {
    make();
    damage(0, 4_096);
    expect(() => new DatabaseSync(file).prepare('SELECT * FROM kept').all()).toThrow();
    expect(numbers().size).toBe(ROWS);
  });

  test('are read round the pages that are gone, and each as it was', () => {
    make();
    const bytes = readFileSync(file);
    for (let at = 40_960; at < bytes.length; at += 10 * 4_096) bytes.fill(0xa5, at, at + 4_096);
    writeFileSync(file, bytes);
    const saved = numbers();
    expect(saved.size).toBeGreaterThan(ROWS / 2);
    expect(saved.size).toBeLessThan(ROWS);
  });

  test('are read from a file that was cut off', () => {
    make();
    writeFileSync(file, readFileSync(file).subarray(0, Math.floor(statSync(file).size / 2) + 99));
    expect(numbers().size).toBeGreaterThan(ROWS / 4);
  });

  test('are those of the log, where a program was killed before it was taken over', () => {
    const database = new DatabaseSync(file);
    database.exec('PRAGMA journal_mode=WAL; PRAGMA wal_autocheckpoint=0');
    database.exec(
      'CREATE TABLE kept (number INTEGER PRIMARY KEY, text TEXT, real REAL, none TEXT)',
    );
    database.prepare('INSERT INTO kept VALUES (1, ?, 0.25, NULL)').run(textOf(1));
    const log = readFileSync(`${file}-wal`);
    const main = readFileSync(file);
    database.close();
    writeFileSync(file, main);
    writeFileSync(`${file}-wal`, log);
    expect([...numbers()]).toEqual([1]);
  });

  test('are none in what is no database, and nothing is thrown whatever stands there', () => {
    writeFileSync(file, 'no database at all, but long enough to be looked at'.repeat(4_000));
    expect([...salvageRows(file)]).toEqual([]);
    rmSync(file);
    make();
    const whole = readFileSync(file);
    for (let seed = 1; seed <= 20; seed += 1) {
      const bytes = Buffer.from(whole);
      for (let place = 0; place < 2_000; place += 1) {
        bytes[(place * 7_919 * seed) % bytes.length] = (place * seed) & 0xff;
      }
      writeFileSync(file, bytes);
      expect([...salvageRows(file)].length).toBeLessThanOrEqual(ROWS * 2);
    }
  });
});
