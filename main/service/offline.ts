import { basename } from 'node:path';
import { z } from 'zod';
import { endOnSignals } from './end-on-signals.ts';
import { DEFAULT_KEYWORD } from './options.ts';
import { findParent } from '../system/parent-port.ts';
import { createRelayedStart } from '../system/relayed-start.ts';
import { reportFault } from './report-fault.ts';
import { openService } from './service.ts';
import type { RunningService } from './service.ts';
import { NewerDatabase } from '../system/database.ts';
import { storageFailure } from '../system/storage-failure.ts';
import { startFailure } from '../system/start-failure.ts';
import { documentThread } from './thread-place.ts';
import { listenForFaults } from '../system/background.ts';

const Start = z.strictObject({
  start: z.strictObject({
    data: z.string(),
    assets: z.string(),
    speechModel: z.string().nullable().default(null),
    ocrData: z.string().nullable().default(null),
    dictionaries: z.string().nullable().default(null),
  }),
});

const parent = findParent(process);
if (parent === null) {
  process.stderr.write('This program is a part of the app and is started by it.\n');
  process.exit(2);
}
listenForFaults(reportFault);
let opening: Promise<RunningService> | null = null;
parent.onGone(endOnSignals(() => opening ?? Promise.resolve(null)));
parent.onMessage((message) => {
  const parsed = Start.safeParse(message);
  if (!parsed.success || opening !== null) return;
  const { start } = parsed.data;
  opening = openService({
    ...start,
    port: 0,
    tier: 'paid',
    keywords: [DEFAULT_KEYWORD],
    faults: [],
    rate: null,
    secrets: 'fresh',
    startHelper: createRelayedStart(parent),
    documentThread: documentThread(),
    onFault: reportFault,
    onNotice: (_, backup, saved) => parent.post({ setAside: { backup, saved } }),
  });
  opening.then(
    ({ baseUrl, developerKey, adminKey }) =>
      parent.post({ ready: { baseUrl, developerKey, adminKey } }),
    (error: unknown) => {
      const reason = startFailure(error, start.data, 0);
      const failed =
        error instanceof NewerDatabase
          ? { reason, code: 'data-newer', file: basename(error.file) }
          : { reason, code: storageFailure(error)?.code ?? null };
      parent.post({ failed });
    },
  );
});
