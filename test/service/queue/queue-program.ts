// The queue with real folders, database and helper process, over a service that the test plays. Adds the
// file that it is given, or goes on with what is there; a test kills it.
import { createReadStream, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createFeatures } from '../../../main/features/features.ts';
import { createForkStart } from '../../../main/system/fork.ts';
import { openDatabase } from '../../../main/system/database.ts';
import type { FileTickets } from '../../../main/system/files.ts';
import { createNodeNetwork } from '../../../main/system/node-network.ts';
import type { StartHelper } from '../../../main/system/processes.ts';
import { createSessionSecrets } from '../../../main/system/secrets.ts';
import { NewDocuments } from '../../../preload/contract/documents.ts';
import { nothingOutside } from '../../fakes/outside.ts';

const [data = '', output = '', baseUrl = '', file = '', options = '{}'] = process.argv.slice(2);
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);
const { signal } = new AbortController();

const startInspection = createForkStart(
  join(import.meta.dirname, '../../../main/engine/inspection'),
);
const startHelper: StartHelper = (entry) =>
  entry === 'inspection.js'
    ? startInspection('program.ts')
    : {
        send: () => undefined,
        onMessage: (listener) =>
          queueMicrotask(() =>
            listener({
              id: 0,
              value: { ready: { baseUrl, developerKey: 'key-0001', adminKey: 'key:adm' } },
            }),
          ),
        onExit: () => undefined,
        kill: () => undefined,
      };
const files: FileTickets = {
  take: () => ({
    name: basename(file),
    size: statSync(file).size,
    path: file,
    open: () => createReadStream(file),
    discard: () => Promise.resolve(),
  }),
};

const feature = createFeatures({
  pseudo: true,
  version: '9.9.9',
  shell: 'browser',
  database: openDatabase(join(data, 'dragoman.sqlite')),
  secrets: createSessionSecrets('no-store'),
  startHelper,
  paths: { data, assets: join(import.meta.dirname, '../../../assets') },
  output,
  writingThread: join(import.meta.dirname, '../../../main/engine/writing/writing-thread.ts'),
  checkpointThread: join(
    import.meta.dirname,
    '../../../main/system/checkpoints/checkpoint-thread.ts',
  ),
  memoryThread: join(import.meta.dirname, '../../../main/engine/memory/thread/memory-thread.ts'),
  network: createNodeNetwork({}),
  files,
  openFiles: { open: () => Promise.resolve('failed'), show: () => Promise.resolve('failed') },
  sound: {
    devices: () => Promise.resolve({ program: null, devices: [], systemAudio: 'no-recorder' }),
    recordDevice: (name) => ({ name, start: () => undefined, stop: () => undefined }),
    recordFile: ({ name }) => ({ name, start: () => undefined, stop: () => undefined }),
  },
  captionsWindow: null,
  outside: nothingOutside,
  applicationMenu: null,
  keepAwake: () => undefined,
  log: { write: (event, fields) => say({ event, ...fields }) },
});

if (file !== '') {
  const input = NewDocuments.parse({
    files: [{ ticket: 't', name: basename(file) }],
    options: { source: 'en', target: 'de', ...(JSON.parse(options) as object) },
  });
  await feature.handlers['documents.add'](input, { signal });
}
for await (const { rows } of feature.handlers['documents.watch'](undefined, { signal })) {
  for (const row of rows) say({ row });
}
