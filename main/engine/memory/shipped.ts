import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { shippedId } from '../../system/shipped-id.ts';
import type { Memories } from './memories.ts';
import { parseShippedMemory } from './shipped-format.ts';

/**
 * Loads the memories that come with the program: every `*.tsv` of a folder, in the form of
 * `shipped-format.ts`. A file whose content was loaded before is left alone, also when its memory
 * was removed since; a changed one replaces its memory under the same id, in one transaction. A
 * crash in between only repeats the replacing.
 *
 * Throws a ShippedMemoryError naming file and line when a file is malformed; files before it stay
 * loaded.
 * @param database the one that `memories` is kept in
 * @returns ids of the memories that were loaded now
 */
export function loadShippedMemories(
  folder: string,
  database: DatabaseSync,
  memories: Memories,
): string[] {
  const digestOf = database.prepare('SELECT digest FROM memory_shipped WHERE file = ?');
  const remember = database.prepare(
    'INSERT INTO memory_shipped VALUES (?, ?) ON CONFLICT (file) DO UPDATE SET digest = excluded.digest',
  );
  const loaded: string[] = [];
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()) {
    const content = readFileSync(join(folder, file), 'utf8');
    const digest = hash('sha256', content);
    if (digestOf.get(file)?.['digest'] === digest) continue;
    const { units, ...memory } = parseShippedMemory(file, content);
    loaded.push(memories.replace({ ...memory, id: shippedMemoryId(file) }, units).id);
    remember.run(file, digest);
  }
  return loaded;
}

/** The id of the memory in a file: the same on every machine and for every content. */
export const shippedMemoryId = (file: string): string => shippedId(`memory ${file}`);
