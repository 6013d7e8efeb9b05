import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Memories } from '../../../main/engine/memory/memories.ts';
import { loadShippedMemories, shippedMemoryId } from '../../../main/engine/memory/shipped.ts';
import { openMemories } from '../../../main/engine/memory/store.ts';

let folder: string;
let database: DatabaseSync;
let memories: Memories;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-shipped-'));
  database = new DatabaseSync(':memory:');
  memories = openMemories(database);
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, ...lines: string[]) =>
  writeFileSync(join(folder, file), lines.join('\n'));
const load = () => loadShippedMemories(folder, database, memories);

test('a file becomes a memory with a lasting id', () => {
  write(
    'office.tsv',
    'name\tOffice',
    'en\tde\tfr',
    'Save\tSpeichern\tEnregistrer',
    'Open\t\tOuvrir',
    '',
  );
  write('notes.txt', 'not a memory');
  const id = shippedMemoryId('office.tsv');
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(load()).toEqual([id]);
  expect(memories.get(id)).toMatchObject({
    name: 'Office',
    source: 'en',
    targets: ['de', 'fr'],
    segments: 2,
  });
  expect(memories.find(id, 'Save', 'fr', 100)?.target).toBe('Enregistrer');
  expect(memories.find(id, 'Open', 'de', 100)).toBeNull();
});

test('loading again changes nothing, not even after the memory was removed', () => {
  write('office.tsv', 'name\tOffice', 'en\tde', 'Save\tSpeichern');
  const [id = ''] = load();
  memories.add(id, [{ source: 'Mine', targets: { de: 'Meins' } }]);
  expect(load()).toEqual([]);
  expect(memories.get(id)?.segments).toBe(2);
  memories.remove(id);
  expect(load()).toEqual([]);
  expect(memories.get(id)).toBeNull();
});

test('other content replaces the memory under its id', () => {
  write('office.tsv', 'name\tOffice', 'en\tde', 'Save\tSpeichern');
  const [id = ''] = load();
  write('office.tsv', 'name\tOffice 2', 'en\tde', 'Save\tSichern', 'Open\tÖffnen');
  expect(load()).toEqual([id]);
  expect(memories.get(id)).toMatchObject({ name: 'Office 2', segments: 2 });
  expect(memories.find(id, 'Save', 'de', 100)?.target).toBe('Sichern');
});

test('escapes, a byte order mark and Windows line ends are understood', () => {
  const lines = ['\uFEFFname\tOdd', 'en\tja', String.raw`a\tb\nc\\d \x` + '\tゑ'];
  writeFileSync(join(folder, 'odd.tsv'), lines.join('\r\n'));
  const [id = ''] = load();
  expect(memories.find(id, 'a\tb\nc\\d \\x', 'ja', 100)?.source).toBe('a\tb\nc\\d \\x');
});

test.each([
  [1, ['title\tOffice', 'en\tde', 'a\tb']],
  [1, ['name\t', 'en\tde', 'a\tb']],
  [2, ['name\tOffice', 'en', 'a\tb']],
  [3, ['name\tOffice', 'en\tde', 'a\tb\tc']],
  [4, ['name\tOffice', 'en\tde', 'a\tb', '\tb']],
  [4, ['name\tOffice', 'en\tde', 'a\tb', 'a']],
])('a malformed line %i is named and nothing of the file is kept', (line, lines) => {
  write('bad.tsv', ...lines);
  expect(load).toThrow(`bad.tsv, line ${line}:`);
  expect(memories.list(0, 25).total).toBe(0);
});

test('an unknown language keeps nothing of the file', () => {
  write('bad.tsv', 'name\tOffice', 'en\tqq', 'a\tb');
  expect(load).toThrow(RangeError);
  expect(memories.list(0, 25).total).toBe(0);
});
