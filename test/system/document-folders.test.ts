import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDocumentFolders } from '../../main/system/document-folders.ts';
import type { HandedFile } from '../../main/system/files.ts';

const ID = '9c0ff1ce-1111-4222-8333-444444444444';

let data: string;
beforeEach(() => (data = mkdtempSync(join(tmpdir(), 'dragoman-documents-'))));
afterEach(() => rmSync(data, { recursive: true, force: true }));

const handed = (changes: Partial<HandedFile>): HandedFile => ({
  name: 'a.txt',
  size: null,
  open: () => Readable.from([Buffer.from('streamed')]),
  discard: () => Promise.resolve(),
  ...changes,
});

test('a copy is readable only by its owner and outlives the file', async () => {
  const folders = openDocumentFolders(data);
  const path = join(data, 'original.txt');
  writeFileSync(path, 'on the disk');
  const kept = await folders.keep(ID, handed({ path }));
  writeFileSync(path, 'changed');
  expect(kept.size).toBe(11);
  expect(readFileSync(kept.path, 'utf8')).toBe('on the disk');
  expect(Buffer.concat(await kept.open().toArray()).toString()).toBe('on the disk');
  expect(statSync(join(data, 'documents', ID)).mode & 0o077).toBe(0);
  expect(folders.list()).toEqual([ID]);
});

test('a file that stands nowhere is copied from its stream', async () => {
  const folders = openDocumentFolders(data);
  expect(folders.list()).toEqual([]);
  await folders.keep(ID, handed({}));
  expect(await folders.find(ID, 'source')).toMatchObject({ size: 8 });
  expect(await folders.find(ID, 'small')).toBeNull();
  await folders.remove(ID);
  expect(folders.list()).toEqual([]);
  await folders.remove(ID);
});

test('only ids of documents become paths', async () => {
  const folders = openDocumentFolders(data);
  expect(() => folders.pathOf('../../etc', 'source')).toThrow();
  await expect(folders.keep('..', handed({}))).rejects.toThrow();
});
