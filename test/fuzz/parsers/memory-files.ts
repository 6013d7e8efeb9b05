import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { importFile } from '../../../main/engine/memory/exchange/import-file.ts';
import { ImportRefusal } from '../../../main/engine/memory/exchange/import-refusal.ts';
import { openMemories } from '../../../main/engine/memory/store.ts';
import { mutated } from '../mutate/bytes.ts';
import { SECRET, TABLE } from '../mutate/grammars.ts';
import { textMutations } from '../mutate/text.ts';
import { XML_MUTATIONS } from '../mutate/xml.ts';
import { BrokenPromise } from '../parser.ts';
import type { FuzzedParser, Place } from '../parser.ts';
import { corpusFiles, goldenSeeds } from './seed-files.ts';

const never = new AbortController().signal;

/** A memory is imported into a database that keeps no other; what was refused must leave none. */
function reader(ending: string) {
  const database = new DatabaseSync(':memory:');
  const memories = openMemories(database);
  return async (input: Uint8Array, { folder }: Place): Promise<number> => {
    const file = join(folder, `a.${ending}`);
    writeFileSync(file, input);
    const plan = {
      file,
      format: null,
      memory: { name: 'Imported' },
      source: null,
      targets: null,
      skipsRepeated: true,
    };
    try {
      const { memory, added, leftOut } = await importFile(database, plan, () => undefined, never);
      const { units } = memories.browse(memory.id, null, 100_000);
      if (units.length !== added) throw new BrokenPromise('other units than were told');
      if (JSON.stringify(units).includes(SECRET)) throw new BrokenPromise('another file was read');
      memories.remove(memory.id);
      return added + leftOut.bad;
    } catch (error) {
      if (memories.list(1, 1).total > 0) throw new BrokenPromise('half a memory was left');
      throw error;
    } finally {
      rmSync(file);
    }
  };
}

/** Files that memories are imported from. */
export const memoryFiles: readonly FuzzedParser[] = (
  [
    ['tmx', XML_MUTATIONS, corpusFiles(/\.tmx$/)],
    ['xliff', XML_MUTATIONS, [...goldenSeeds('xliff'), ...corpusFiles(/\.xlf$/)]],
    ['csv', textMutations(TABLE), corpusFiles(/^memory.*\.csv$/)],
    ['tsv', textMutations(TABLE), corpusFiles(/^memory.*\.tsv$/)],
  ] as const
).map(([format, mutations, seeds]) => {
  return {
    name: `memory-${format}`,
    seeds,
    mutate: (random) => mutated(random.pick(seeds), random, mutations, seeds),
    read: reader(format),
    refusalOf: (thrown) => (thrown instanceof ImportRefusal ? thrown.reason : null),
    mostWork: (bytes) => bytes + 1,
    runs: 150,
  };
});
