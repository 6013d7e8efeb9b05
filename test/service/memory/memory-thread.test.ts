import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ImportRefusal } from '../../../main/engine/memory/exchange/import-refusal.ts';
import type { ImportPlan } from '../../../main/engine/memory/exchange/import-file.ts';
import type { MemoryThread } from '../../../main/engine/memory/thread/open-memory-thread.ts';
import { openDatabase } from '../../../main/system/database.ts';
import {
  MemoryThreadEnded,
  MemoryThreadHung,
  openMemoryThread,
} from '../../../main/engine/memory/thread/open-memory-thread.ts';

const THREAD = new URL('../../../main/engine/memory/thread/memory-thread.ts', import.meta.url);
const UNITS = 40_000;

let folder: string;
let thread: MemoryThread;
let faults: Error[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-memory-thread-'));
  faults = [];
  thread = await openMemoryThread(THREAD, join(folder, 'm.sqlite'), (error) => faults.push(error));
});
afterEach(async () => {
  await thread.close();
  rmSync(folder, { recursive: true });
});

function plan(units: number, name = 'Big'): ImportPlan {
  const file = join(folder, `${units}.tsv`);
  const lines = Array.from({ length: units }, (_, n) => `Unit number ${n} is here\tEinheit ${n}`);
  writeFileSync(file, `en\tde\n${lines.join('\n')}\n`);
  return {
    file,
    format: null,
    source: null,
    targets: null,
    skipsRepeated: true,
    memory: { name },
  };
}

test('searches and edits go on while an import runs, which then is there at once', async () => {
  const { memories } = thread;
  const { id } = await memories.create({ name: 'Mine', source: 'en', targets: ['de'] });
  const ended = new AbortController();
  const shares: number[] = [];
  const importing = thread
    .import(plan(UNITS), ({ read, size }) => shares.push(read / size), new AbortController().signal)
    .finally(() => ended.abort());
  let answered = 0;
  while (!ended.signal.aborted) {
    await memories.confirm(id, { source: `Door ${answered}`, targets: { de: `Tür ${answered}` } });
    const match = await memories.find(id, `Door ${answered}`, 'de', 75);
    expect(match?.target).toBe(`Tür ${answered}`);
    answered += 1;
  }
  expect(answered).toBeGreaterThan(3);
  const report = await importing;
  expect(report).toMatchObject({ added: UNITS, memory: { name: 'Big', segments: UNITS } });
  expect(shares.at(-1)).toBe(1);
  expect(await memories.find(report.memory.id, 'Unit number 7 is there', 'de', 60)).not.toBeNull();
  expect((await memories.list(0, 9)).total).toBe(2);

  const path = join(folder, 'out.tmx');
  const written: number[] = [];
  const count = await thread.export(
    { memoryId: report.memory.id, path, format: 'tmx' },
    (units) => written.push(units),
    new AbortController().signal,
  );
  expect([count, written.at(-1)]).toEqual([UNITS, UNITS]);
  expect(readFileSync(path, 'utf8')).toContain('<seg>Einheit 39999</seg>');
  expect(faults).toEqual([]);
});

test('an import that is cancelled leaves nothing', async () => {
  const stop = new AbortController();
  const reason = new Error('enough');
  await expect(
    thread.import(plan(UNITS), ({ units }) => units > 0 && stop.abort(reason), stop.signal),
  ).rejects.toBe(reason);
  expect((await thread.memories.list(0, 9)).total).toBe(0);
  const report = await thread.import(plan(10), () => undefined, new AbortController().signal);
  expect(report.added).toBe(10);
});

test('faults arrive as what they are', async () => {
  const signal = new AbortController().signal;
  await expect(thread.memories.rename('none', 'x')).rejects.toThrow(RangeError);
  await expect(
    thread.import({ ...plan(1), file: '/nowhere' }, () => undefined, signal),
  ).rejects.toMatchObject({
    code: 'ENOENT',
  });
  const file = join(folder, 'bomb.tmx');
  writeFileSync(file, '<!DOCTYPE tmx [<!ENTITY a "&a;">]><tmx>&a;</tmx>');
  const refused = thread.import({ ...plan(1), file }, () => undefined, signal);
  await expect(refused).rejects.toThrow(ImportRefusal);
  await expect(refused).rejects.toMatchObject({ reason: 'unreadable-entity', line: 1 });
  await thread.close();
  await expect(thread.memories.list(0, 9)).rejects.toThrow(MemoryThreadEnded);
  expect(faults).toEqual([]);
});

test('statistics and deduplication run beside searches, which then see the change', async () => {
  const { memories } = thread;
  const { id } = await memories.create({ name: 'Mine', source: 'en', targets: ['de'] });
  await memories.add(id, [
    { source: 'Door', targets: { de: 'Tür' }, changed: '2020-01-01T00:00:00.000Z' },
    { source: 'Door', targets: { de: 'Tür' } },
    { source: 'Gate', targets: { de: 'Tor' } },
  ]);
  expect(await memories.find(id, 'Doors', 'de', 50)).not.toBeNull();
  const [counted, removed] = await Promise.all([memories.statistics(id), memories.deduplicate(id)]);
  expect([counted.sides.length, removed]).toEqual([2, 1]);
  expect((await memories.get(id))?.segments).toBe(2);
  expect((await memories.find(id, 'Doors', 'de', 50))?.target).toBe('Tür');
});

test('makes a file for its owner alone, and moves one aside that is damaged', async () => {
  const path = join(folder, 'other.sqlite');
  const fresh = await openMemoryThread(THREAD, path, () => undefined);
  expect(fresh.setAside).toBeNull();
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);
  await fresh.close();
  writeFileSync(path, 'no database at all, but long enough to be looked at'.repeat(40));
  const mended = await openMemoryThread(THREAD, path, () => undefined);
  expect(mended.setAside?.why).toBe('damaged');
  expect((await mended.memories.list(0, 1)).total).toBe(0);
  await mended.close();
});

test('a damaged file: what can still be read is in new memories of the same names, and counted', async () => {
  const path = join(folder, 'damaged.sqlite');
  const first = await openMemoryThread(THREAD, path, () => undefined);
  const { id } = await first.memories.create({ name: 'Mine', source: 'en', targets: ['de'] });
  const units = Array.from({ length: 2_000 }, (_, row) => ({
    source: `Sentence number ${row} of the memory`,
    targets: { de: `Satz Nummer ${row} des Memorys` },
  }));
  await first.memories.add(id, units);
  await first.close();
  const bytes = readFileSync(path);
  // The schema, and every ninth page after the first ones.
  bytes.fill(0, 0, 100);
  for (let at = 30 * 4_096; at < bytes.length; at += 9 * 4_096) bytes.fill(0xa5, at, at + 4_096);
  writeFileSync(path, bytes);
  const mended = await openMemoryThread(THREAD, path, () => undefined);
  const { setAside } = mended;
  expect(setAside?.backup).toMatch(/^damaged\.sqlite\.damaged-/);
  const saved = setAside?.saved ?? 0;
  expect(saved).toBeGreaterThan(1_000);
  expect(saved).toBeLessThan(2_000);
  const { memories } = await mended.memories.list(0, 10);
  expect(memories).toMatchObject([
    { name: 'Mine', source: 'en', targets: ['de'], segments: saved },
  ]);
  const found = await mended.memories.find(
    memories[0]?.id ?? '',
    'Sentence number 3 of the memory',
    'de',
    99,
  );
  expect(found?.target).toBe('Satz Nummer 3 des Memorys');
  await mended.close();
});

test('a file of a newer version is refused by its name and left as it is', async () => {
  const path = join(folder, 'newer.sqlite');
  const newer = openDatabase(path);
  newer.sqlite.exec('PRAGMA user_version=99');
  newer.close();
  const before = readFileSync(path);
  const opening = openMemoryThread(THREAD, path, () => undefined);
  await expect(opening).rejects.toMatchObject({ name: 'NewerDatabase' });
  expect(readFileSync(path).equals(before)).toBe(true);
});

test('a thread that is caught in a loop is ended, and said to be', async () => {
  const faults: string[] = [];
  const source = `
    const { parentPort } = require('node:worker_threads');
    parentPort.on('message', (message) => {
      if (message.route === 'open') parentPort.postMessage({ id: message.id, value: null });
      else if ('route' in message) for (;;);
      else parentPort.postMessage(message);
    });`;
  const path = join(folder, 'endless.cjs');
  writeFileSync(path, source);
  const limits = { askMs: 20, mostUnanswered: { search: 5, exchange: 5 } };
  const endless = await openMemoryThread(path, '', (error) => faults.push(error.name), limits);
  await expect(endless.memories.list(0, 1)).rejects.toBeInstanceOf(MemoryThreadHung);
  expect(faults).toEqual(['MemoryThreadHung']);
  await endless.close();
});
