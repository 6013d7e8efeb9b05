import { createReadStream, statSync } from 'node:fs';
import { noTeams } from '../local-memories/no-teams.ts';
import { basename, join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { ServiceClient } from '../../../main/client/service-client.ts';
import type { TranslateCall } from '../../../main/client/translate.ts';
import { createLocalMemories } from '../../../main/features/local-memories/local-memories.ts';
import { MIGRATIONS } from '../../../main/features/migrations.ts';
import type { SegmentsFeature } from '../../../main/features/segments/segments.ts';
import { createSegments } from '../../../main/features/segments/segments.ts';
import { openMemoryThread } from '../../../main/engine/memory/thread/open-memory-thread.ts';
import { createForkStart } from '../../../main/system/fork.ts';
import { Settings } from '../../../preload/contract/settings.ts';
import { openDatabase } from '../../../main/system/database.ts';
import type { FileTickets } from '../../../main/system/files.ts';
import { openOutputFolder } from '../../../main/system/output-folder.ts';
import { createCheckpoint } from '../../../main/system/checkpoints/checkpoints.ts';
import { openSegmentFolders } from '../../../main/system/segment-folders.ts';

/** The segment editor with everything real that it stands on, but for a service that answers at once. */
export interface RealSegments {
  readonly handlers: SegmentsFeature['handlers'];
  readonly memories: ReturnType<typeof createLocalMemories>;
  close(): Promise<void>;
}

const main = (path: string) => join(import.meta.dirname, '../../../main', path);

/** Puts `de:` before each text. */
const client = {
  async translate({ texts }: TranslateCall) {
    await turn();
    return texts.map((text) => ({
      text: `de:${text}`,
      detectedSource: 'EN',
      billed: null,
      origin: null,
    }));
  },
} as unknown as ServiceClient;

/** A ticket is the path of its file. */
const files: FileTickets = {
  take: (path) => ({
    name: basename(path),
    size: statSync(path).size,
    path,
    open: () => createReadStream(path),
    discard: () => Promise.resolve(),
  }),
};

/** @param folder that holds data and results; the same one again is a restart */
export function openRealSegments(folder: string): RealSegments {
  const log = { write: () => undefined };
  const database = openDatabase(join(folder, 'desk.sqlite'));
  database.migrate(MIGRATIONS);
  const output = openOutputFolder(join(folder, 'out'));
  const memories = createLocalMemories({
    shared: noTeams,
    open: (onFault) =>
      openMemoryThread(
        main('engine/memory/thread/memory-thread.ts'),
        join(folder, 'memories.sqlite'),
        onFault,
      ),
    database,
    files,
    output,
    assets: join(import.meta.dirname, '../../../assets'),
    log,
    tell: () => undefined,
    now: () => Date.now(),
  });
  const inspection = createForkStart(main('engine/inspection'));
  const feature = createSegments({
    services: {
      openActive: () =>
        Promise.resolve({
          connection: 'at-once',
          service: 'remote',
          call: (_feature, signal, run) => run(client, signal),
        }),
    },
    files,
    output,
    openFiles: { open: () => Promise.resolve('done'), show: () => Promise.resolve('done') },
    log,
    tell: () => undefined,
    startHelper: () => inspection('program.ts'),
    assets: '',
    ocrData: null,
    packFolders: [],
    folders: openSegmentFolders(
      folder,
      createCheckpoint(main('system/checkpoints/checkpoint-thread.ts')),
    ),
    originalOf: () => Promise.resolve(null),
    memories: memories.engine,
    termsOf: null,
    styleOf: null,
    author: () => null,
    preferences: () => Settings.parse({}).segments,
    naming: () => '{name}.{lang}{ext}',
    isPrivate: () => false,
    record: () => undefined,
    onBilled: () => undefined,
    reportingTag: () => null,
  });
  return {
    handlers: feature.handlers,
    memories,
    async close() {
      await feature.close();
      await memories.close();
      database.close();
    },
  };
}
