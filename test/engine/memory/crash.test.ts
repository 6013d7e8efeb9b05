import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MemoryUnit } from '../../../main/engine/memory/memories.ts';
import { openMemories } from '../../../main/engine/memory/store.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-crash-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What a killed process would leave behind: the files as they are now. */
function filesNow(name: string): DatabaseSync {
  for (const end of ['', '-wal']) {
    const file = join(folder, `live.db${end}`);
    if (existsSync(file)) copyFileSync(file, join(folder, `${name}.db${end}`));
  }
  return new DatabaseSync(join(folder, `${name}.db`));
}

function* units(from: number, count: number, halfway?: () => void): Generator<MemoryUnit> {
  for (let n = 0; n < count; n += 1) {
    if (n === count / 2) halfway?.();
    yield { source: `The unit number ${from + n} is here`, targets: { de: `Einheit ${from + n}` } };
  }
}

test('a process killed during an import leaves the old state, killed after it the new one', () => {
  const live = new DatabaseSync(join(folder, 'live.db'));
  const memories = openMemories(live);
  const { id } = memories.create({ name: 'Office', source: 'en', targets: ['de'] });
  memories.add(id, units(0, 100));

  let during: DatabaseSync | undefined;
  // More than the page cache holds, so that pages of the open transaction reach the log.
  memories.add(
    id,
    units(100, 40_000, () => (during = filesNow('during'))),
  );
  const after = filesNow('after');
  if (during === undefined) throw new Error('the import was not interrupted');

  const counts = [during, after].map((database) => {
    const left = openMemories(database);
    const stored = database.prepare('SELECT count(*) AS n FROM memory_entry').get()?.['n'];
    expect(left.get(id)?.segments).toBe(stored);
    expect(left.find(id, 'The unit number 7 is here', 'de', 100)?.target).toBe('Einheit 7');
    database.close();
    return stored;
  });
  expect(counts).toEqual([100, 40_100]);
  live.close();
});
