import { DatabaseSync } from 'node:sqlite';
import type { OpenMemories } from '../../../main/features/local-memories/kept-thread.ts';
import { exportFile } from '../../../main/engine/memory/exchange/export-file.ts';
import { importFile } from '../../../main/engine/memory/exchange/import-file.ts';
import { nearDuplicates } from '../../../main/engine/memory/near-duplicates.ts';
import { openMemories } from '../../../main/engine/memory/store.ts';
import type {
  MemoryCalls,
  MemoryThread,
} from '../../../main/engine/memory/thread/open-memory-thread.ts';

/** Memories of this test alone, kept nowhere and without a thread. */
export function openInMemory(database = new DatabaseSync(':memory:')): OpenMemories {
  return () => Promise.resolve(inMemory(database));
}

/** What a thread does, done here. */
export function inMemory(database: DatabaseSync, memories = openMemories(database)): MemoryThread {
  const calls = Object.entries(memories).map(([name, method]) => [
    name,
    (...given: unknown[]) =>
      new Promise((resolve) => {
        resolve((method as (...given: unknown[]) => unknown)(...given));
      }),
  ]);
  return {
    memories: Object.fromEntries(calls) as MemoryCalls,
    nearDuplicates: (plan, onProgress, signal) =>
      nearDuplicates(memories, plan, onProgress, signal),
    setAside: null,
    import: (plan, onProgress, signal) => importFile(database, plan, onProgress, signal),
    export: (plan, onProgress, signal) => exportFile(memories, plan, onProgress, signal),
    close: () => Promise.resolve(),
  };
}
