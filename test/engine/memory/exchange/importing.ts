import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { exportFile } from '../../../../main/engine/memory/exchange/export-file.ts';
import type { ImportPlan } from '../../../../main/engine/memory/exchange/import-file.ts';
import { importFile } from '../../../../main/engine/memory/exchange/import-file.ts';
import { openMemories } from '../../../../main/engine/memory/store.ts';

const never = new AbortController().signal;

/** A folder and a database for one test. */
export function importing() {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-import-'));
  const database = new DatabaseSync(join(folder, 'memories.sqlite'));
  const memories = openMemories(database);
  const take = (name: string, content: string | Uint8Array, more: Partial<ImportPlan> = {}) => {
    const file = join(folder, name);
    writeFileSync(file, content);
    const plan: ImportPlan = {
      file,
      format: null,
      memory: { name: 'Imported' },
      source: null,
      targets: null,
      skipsRepeated: true,
      ...more,
    };
    return importFile(database, plan, () => undefined, never);
  };
  return {
    folder,
    database,
    memories,
    take,
    /** Source and targets of all units. */
    units: (id: string) =>
      memories
        .browse(id, null, 10_000)
        .units.map(({ source, targets }) => ({ source, ...targets })),
    write: (id: string, name: string) =>
      exportFile(
        memories,
        { memoryId: id, path: join(folder, name), format: 'tmx' },
        () => undefined,
        never,
      ),
    close() {
      database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A TMX file with this body. */
export const tmx = (body: string, head = '<header srclang="en"/>', before = '') =>
  `<?xml version="1.0"?>${before}<tmx version="1.4">${head}<body>${body}</body></tmx>`;

/** A unit English to German. */
export const tu = (source: string, target: string, attributes = '') =>
  `<tu${attributes}><tuv xml:lang="en"><seg>${source}</seg></tuv>` +
  `<tuv xml:lang="de"><seg>${target}</seg></tuv></tu>\n`;
