import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { noTeams } from '../local-memories/no-teams.ts';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAlignment } from '../../../main/features/alignment/alignment.ts';
import { createLocalMemories } from '../../../main/features/local-memories/local-memories.ts';
import { MIGRATIONS } from '../../../main/features/migrations.ts';
import { documentFailure } from '../../../main/engine/formats/document-filter.ts';
import { inspectionHandlers } from '../../../main/engine/inspection/handlers.ts';
import { inspectionRoutes } from '../../../main/engine/inspection/routes.ts';
import type { Database } from '../../../main/system/database.ts';
import { openDatabase } from '../../../main/system/database.ts';
import type { FileTickets } from '../../../main/system/files.ts';
import { openOutputFolder } from '../../../main/system/output-folder.ts';
import { openSegmentFolders } from '../../../main/system/segment-folders.ts';
import { serveHere } from '../../system/channel/in-process.ts';
import { openInMemory } from '../local-memories/in-memory.ts';

const OURS = 'The printer is out of paper.\n\nPlease sign the contract. It has 12 pages.\n';
const THEIRS =
  'Der Drucker hat kein Papier mehr.\n\nBitte unterschreiben Sie den Vertrag. Er hat 12 Seiten.\n';

let folder: string;
let database: Database;
let handed: Map<string, string>;
let settings: { isPrivate: boolean };
let memories: ReturnType<typeof createLocalMemories>;
let feature: ReturnType<typeof createAlignment>;
const call = { signal: new AbortController().signal };

const files: FileTickets = {
  take(ticket) {
    const text = handed.get(ticket);
    if (text === undefined) return null;
    return {
      name: ticket,
      size: Buffer.byteLength(text),
      open: () => Readable.from([Buffer.from(text)]),
      discard: () => Promise.resolve(void handed.delete(ticket)),
    };
  },
};
const nothing = { write: () => undefined };

function begin() {
  return createAlignment({
    database,
    files,
    folders: openSegmentFolders(join(folder, 'data')),
    startHelper: serveHere(inspectionRoutes, inspectionHandlers, documentFailure),
    assets: join(import.meta.dirname, '../../../assets'),
    ocrData: null,
    packFolders: [],
    memories: memories.engine,
    termsOf: () => Promise.resolve([{ source: 'contract', target: 'Vertrag' }]),
    isPrivate: () => settings.isPrivate,
  });
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-alignment-'));
  database = openDatabase(':memory:');
  database.migrate(MIGRATIONS);
  handed = new Map([
    ['a.txt', OURS],
    ['b.txt', THEIRS],
  ]);
  settings = { isPrivate: false };
  memories = createLocalMemories({
    shared: noTeams,
    open: openInMemory(),
    database,
    files,
    output: openOutputFolder(join(folder, 'out')),
    assets: join(import.meta.dirname, '../../../assets'),
    log: nothing,
    tell: () => undefined,
    now: () => 0,
  });
  feature = begin();
});

afterEach(async () => {
  feature.close();
  await memories.close();
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

const start = () =>
  feature.handlers['alignment.start'](
    {
      source: 'en',
      target: 'de',
      original: { ticket: 'a.txt', name: 'a.txt' },
      translation: { ticket: 'b.txt', name: 'b.txt' },
    },
    call,
  );

const rowsOf = async (id: string, filter: 'all' | 'doubtful' = 'all') =>
  feature.handlers['alignment.rows']({ id, from: 0, count: 100, filter }, call);

test('two documents are paired, and leave no copy behind', async () => {
  const { id, rows } = await start();
  expect(rows).toBe(3);
  expect((await rowsOf(id)).rows.map(({ source, target }) => [source, target])).toEqual([
    [['The printer is out of paper.'], ['Der Drucker hat kein Papier mehr.']],
    [['Please sign the contract.'], ['Bitte unterschreiben Sie den Vertrag.']],
    [['It has 12 pages.'], ['Er hat 12 Seiten.']],
  ]);
  expect(handed.size).toBe(0);
  expect(readdirSync(join(folder, 'data', 'segments'))).toEqual([]);
});

test('edits are undone and redone, and kept for the next start', async () => {
  const { id } = await start();
  const edit = (number: number, edit: 'join' | 'check') =>
    feature.handlers['alignment.edit']({ id, number, edit }, call);
  expect(await edit(1, 'join')).toEqual({ number: 1 });
  expect((await rowsOf(id)).total).toBe(2);
  await feature.handlers['alignment.undo']({ id }, call);
  expect((await rowsOf(id)).total).toBe(3);
  await feature.handlers['alignment.redo']({ id }, call);
  await edit(0, 'check');
  feature.close();
  feature = begin();
  expect((await rowsOf(id)).rows.map(({ state, source }) => [state, source.length])).toEqual([
    ['checked', 1],
    ['open', 2],
  ]);
  expect(await edit(1, 'join')).toEqual({ number: null });
});

test('pairs go into a new memory or one that is there, without what was left out', async () => {
  const { id } = await start();
  await feature.handlers['alignment.edit']({ id, number: 2, edit: 'leave-out' }, call);
  const saved = await feature.handlers['alignment.save'](
    { id, into: { name: 'Contracts' }, doubtful: true },
    call,
  );
  expect(saved).toMatchObject({ memoryName: 'Contracts', added: 2, notAdded: 1 });
  const found = await memories.engine.matches({
    segment: 'Please sign the contract.',
    source: 'en',
    target: 'de',
    threshold: 75,
    memories: null,
    limit: 9,
  });
  expect(found[0]).toMatchObject({ percent: 100, target: 'Bitte unterschreiben Sie den Vertrag.' });
  // The same pairs a second time add nothing.
  await feature.handlers['alignment.save'](
    { id, into: { id: saved.memory }, doubtful: true },
    call,
  );
  expect((await memories.engine.memory(saved.memory))?.units).toBe(2);
});

test('a memory of another source language is refused', async () => {
  const { id } = await start();
  const french = await memories.handlers['local-memories.create'](
    { name: 'Français', source: 'fr', targets: ['de'] },
    call,
  );
  await expect(
    feature.handlers['alignment.save']({ id, into: { id: french.id }, doubtful: true }, call),
  ).rejects.toMatchObject({ failure: { code: 'invalid-input' } });
});

test('private mode leaves nothing on the disk, and a wipe nothing at all', async () => {
  const { id } = await start();
  const stored = () => database.sqlite.prepare('SELECT count(*) AS n FROM alignment').get()?.['n'];
  expect(stored()).toBe(1);
  settings.isPrivate = true;
  feature.purgeFromDisk();
  expect(stored()).toBe(0);
  await feature.handlers['alignment.edit']({ id, number: 1, edit: 'join' }, call);
  expect((await rowsOf(id)).total).toBe(2);
  expect(stored()).toBe(0);
  feature.forget();
  await expect(rowsOf(id)).rejects.toMatchObject({ failure: { code: 'not-found' } });
});

test('a document without text and a file that is gone are named', async () => {
  handed.set('b.txt', '   ');
  await expect(start()).rejects.toMatchObject({ failure: { code: 'document-refused' } });
  handed.set('a.txt', OURS);
  handed.delete('b.txt');
  await expect(start()).rejects.toMatchObject({ failure: { code: 'file-gone' } });
});
