// Main of the documents benchmark: a queue with real folders, database and helper process. Sends the
// files of its job and tells what that took: memory above idle, delays of the event loop, time.
import { createReadStream, mkdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServiceClient } from '../../../main/client/service-client.ts';
import type { ActiveConnection } from '../../../main/features/active-service.ts';
import { createDocuments } from '../../../main/features/documents/documents.ts';
import { MIGRATIONS } from '../../../main/features/migrations.ts';
import { createForkStart } from '../../../main/system/fork.ts';
import { openDatabase } from '../../../main/system/database.ts';
import { openDocumentFolders } from '../../../main/system/document-folders.ts';
import { createObservable } from '../../../main/system/observable.ts';
import { createNodeNetwork } from '../../../main/system/node-network.ts';
import { openOutputFolder } from '../../../main/system/output-folder.ts';
import { createSessionSecrets } from '../../../main/system/secrets.ts';
import { openVault } from '../../../main/system/vault.ts';
import type { DocumentState } from '../../../preload/contract/documents.ts';
import { NewDocuments } from '../../../preload/contract/documents.ts';

export interface QueueJob {
  readonly folder: string;
  readonly baseUrl: string;
  readonly files: readonly string[];
}

export interface QueueMeasure {
  /** Most bytes above idle while a document was in a state. */
  readonly peaks: Partial<Record<DocumentState, number>>;
  readonly loopP99Ms: number;
  readonly seconds: number;
  readonly views: number;
  /** Milliseconds from adding until every row was there. */
  readonly listedMs: number;
}

const MB = 1024 * 1024;

async function measure({ folder, baseUrl, files }: QueueJob): Promise<QueueMeasure> {
  const data = join(folder, 'data');
  mkdirSync(data, { recursive: true });
  const database = openDatabase(join(data, 'dragoman.sqlite'));
  database.migrate(MIGRATIONS);
  const network = createNodeNetwork({});
  const client = createServiceClient(
    { baseUrl, keyword: 'Service-Auth-Key', key: 'bench-key' },
    { network, userAgent: 'bench' },
  );
  const inspection = createForkStart(join(import.meta.dirname, '../../../main/engine/inspection'));
  const feature = createDocuments({
    database,
    services: {
      active: createObservable<ActiveConnection>({ id: 'a', service: 'remote' }),
      changes: createObservable(0),
      about: () => ({ service: 'remote', name: 'bench', tier: 'paid' }),
      open: () =>
        Promise.resolve({
          connection: 'a',
          service: 'remote',
          call: (_, signal, run) => run(client, signal),
        }),
    },
    vault: openVault(createSessionSecrets('no-store'), data),
    files: {
      take: (path) => ({
        name: basename(path),
        size: statSync(path).size,
        path,
        open: () => createReadStream(path),
        discard: () => Promise.resolve(),
      }),
    },
    folders: openDocumentFolders(data),
    recordResult: () => undefined,
    dropCopy: () => undefined,
    memories: { hasAssigned: () => false },
    translator: {
      translate: () => Promise.reject(new Error('no memory acts here')),
      forget: () => undefined,
      close: () => undefined,
    },
    output: openOutputFolder(join(folder, 'out')),
    openFiles: { open: () => Promise.resolve('failed'), show: () => Promise.resolve('failed') },
    startHelper: () => inspection('program.ts'),
    assets: '',
    ocrData: null,
    packFolders: [],
    naming: () => '{name}.{lang}{ext}',
    isPrivate: () => false,
    record: () => undefined,
    onBilled: () => undefined,
    reportingTag: () => null,
    log: { write: () => undefined },
  });
  const { signal } = new AbortController();
  await sleep(500);
  globalThis.gc?.();
  const idle = process.memoryUsage.rss();

  const states = new Map<string, DocumentState>();
  const peaks: Partial<Record<DocumentState, number>> = {};
  const sample = () => {
    const above = process.memoryUsage.rss() - idle;
    for (const state of new Set(states.values())) {
      peaks[state] = Math.max(peaks[state] ?? 0, above);
    }
  };
  const timer = setInterval(sample, 5);
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  const began = performance.now();
  const input = NewDocuments.parse({
    files: files.map((path) => ({ ticket: path, name: basename(path) })),
    options: { source: 'en', target: 'de' },
  });
  const adding = feature.handlers['documents.add'](input, { signal });
  let views = 0;
  let listedMs = 0;
  for await (const { rows } of feature.handlers['documents.watch'](undefined, { signal })) {
    views += 1;
    for (const { id, state } of rows) states.set(id, state);
    if (listedMs === 0 && states.size === files.length) listedMs = performance.now() - began;
    const failed = rows.find(({ state }) => state === 'failed' || state === 'refused');
    if (failed) throw new Error(`${failed.state}: ${JSON.stringify(failed.failure)}`);
    const isDone = [...states.values()].every((state) => state === 'done');
    if (states.size === files.length && isDone) break;
  }
  await adding;
  const seconds = (performance.now() - began) / 1000;
  clearInterval(timer);
  delays.disable();
  await feature.close();
  await network.close();
  database.close();
  return { peaks, loopP99Ms: delays.percentile(99) / 1e6, seconds, views, listedMs };
}

process.once('message', (job) => {
  void measure(job as QueueJob).then((found) => {
    const peaks = Object.entries(found.peaks).map(([state, bytes]) => [state, bytes / MB]);
    process.send?.({ ...found, peaks: Object.fromEntries(peaks) as QueueMeasure['peaks'] }, () =>
      process.exit(),
    );
  });
});
