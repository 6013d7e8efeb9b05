import { spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearUnfinished } from '../../../main/engine/memory/storage/intake.ts';
import { openMemories } from '../../../main/engine/memory/store.ts';

const CHILD = join(import.meta.dirname, 'import-child.ts');
const UNITS = 120_000;

let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-killed-'));
  const file = createWriteStream(join(folder, 'big.tsv'));
  file.write('en\tde\n');
  for (let n = 0; n < UNITS; n += 1) file.write(`The unit number ${n} is here\tEinheit ${n}\n`);
  file.end();
  await once(file, 'finish');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs an import in a process of its own, which is killed when it has told of so many units. */
async function run(memory: string, killAt: number | null): Promise<void> {
  const args = [CHILD, join(folder, 'm.sqlite'), join(folder, 'big.tsv'), memory];
  const child = spawn(process.execPath, [...args, killAt === null ? '' : String(killAt)], {
    stdio: 'inherit',
  });
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect(signal).toBe(killAt === null ? null : 'SIGKILL');
}

test('an import whose process is killed leaves the memory as it was, a finished one all of it', async () => {
  const first = new DatabaseSync(join(folder, 'm.sqlite'));
  const { id } = openMemories(first).create({ name: 'Office', source: 'en', targets: ['de'] });
  openMemories(first).add(id, [{ source: 'Save', targets: { de: 'Sichern' } }]);
  first.close();

  for (const [into, killAt] of [
    [id, 1],
    ['', 50_000],
    [id, 90_000],
  ] as const) {
    await run(into, killAt);
    const database = new DatabaseSync(join(folder, 'm.sqlite'));
    const memories = openMemories(database);
    const entries = () =>
      Number(database.prepare('SELECT count(*) AS n FROM memory_entry').get()?.['n']);
    expect(entries()).toBeGreaterThan(1);
    expect(memories.list(0, 9).memories.map(({ segments }) => segments)).toEqual([1]);
    expect(memories.find(id, 'The unit number 7 is here', 'de', 60)).toBeNull();
    expect(memories.find(id, 'Save', 'de', 100)?.target).toBe('Sichern');
    // What it left is swept away when the memories are opened the next time.
    clearUnfinished(database);
    expect(entries()).toBe(1);
    for (const table of ['memory_key', 'memory_part']) {
      expect(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n']).toBe(1);
    }
    expect(database.prepare('PRAGMA integrity_check').get()?.['integrity_check']).toBe('ok');
    database.close();
  }

  await run(id, null);
  const database = new DatabaseSync(join(folder, 'm.sqlite'));
  clearUnfinished(database);
  const memories = openMemories(database);
  expect(memories.get(id)?.segments).toBe(UNITS + 1);
  expect(memories.find(id, 'The unit number 59999 is here', 'de', 100)?.target).toBe(
    'Einheit 59999',
  );
  expect(memories.find(id, 'The unit number 59999 was here', 'de', 60)?.target).toBe(
    'Einheit 59999',
  );
  database.close();
});
