import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { salvageMemories } from '../../../../main/engine/memory/storage/salvage-memories.ts';
import { MEMORY_MIGRATIONS } from '../../../../main/engine/memory/storage/schema.ts';
import { openMemories } from '../../../../main/engine/memory/store.ts';
import { openDatabase } from '../../../../main/system/database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-salvage-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function open(name: string) {
  const database = openDatabase(join(folder, name));
  database.migrate(MEMORY_MIGRATIONS);
  return { memories: openMemories(database.sqlite), close: () => database.close() };
}
const SHIPPED = '00000000-0000-4000-8000-000000000001';
const office = { name: 'Office', source: 'en', targets: ['de'] };

it('saves a memory that has the name of one that ships, and the shipped one not twice', () => {
  const damaged = open('damaged.sqlite');
  damaged.memories.create({ ...office, id: SHIPPED });
  damaged.memories.add(SHIPPED, [{ source: 'Hello.', targets: { de: 'Hallo.' } }]);
  const own = damaged.memories.create(office);
  damaged.memories.add(own.id, [{ source: 'My own line.', targets: { de: 'Meine Zeile.' } }]);
  damaged.close();

  const fresh = open('fresh.sqlite');
  fresh.memories.create({ ...office, id: SHIPPED });
  fresh.memories.add(SHIPPED, [{ source: 'Hello.', targets: { de: 'Hallo.' } }]);
  expect(salvageMemories(join(folder, 'damaged.sqlite'), fresh.memories)).toBe(1);
  const { memories } = fresh.memories.list(0, 10);
  expect(memories.map(({ id, name, segments }) => [id, name, segments]).toSorted()).toEqual(
    [
      [SHIPPED, 'Office', 1],
      [own.id, 'Office', 1],
    ].toSorted(),
  );
  fresh.close();
});
