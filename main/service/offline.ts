import { basename } from 'node:path';
import { createInbox } from '../../preload/contract/channel/inbox.ts';
import { endOnSignals } from './end-on-signals.ts';
import { DEFAULT_KEYWORD } from './options.ts';
import { findParent } from '../system/parent-port.ts';
import { faultFailure } from '../system/channel/call-failure.ts';
import type { WorkFailure } from '../system/channel/call-failure.ts';
import { noParent, serveParent } from '../system/channel/parent.ts';
import { offlineRoutes } from '../system/offline-routes.ts';
import type { OfflineSaid } from '../system/offline-routes.ts';
import { createRelayedStart } from '../system/relayed-start.ts';
import { reportFault } from './report-fault.ts';
import { openService } from './service.ts';
import type { RunningService } from './service.ts';
import { NewerDatabase } from '../system/database.ts';
import { storageFailure } from '../system/storage-failure.ts';
import { startFailure } from '../system/start-failure.ts';
import { documentThread } from './thread-place.ts';
import { listenForFaults } from '../system/background.ts';

/** The service did not start; where a person can do something about it the cause says what. */
class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}

function failureOf(error: unknown): WorkFailure {
  if (!(error instanceof StartRefusal)) return faultFailure(error);
  const { message: reason, cause } = error;
  return {
    code: 'refused',
    params:
      cause instanceof NewerDatabase
        ? { reason, code: 'data-newer', file: basename(cause.file) }
        : { reason, code: storageFailure(cause)?.code ?? null },
  };
}

listenForFaults(reportFault);
/** What was chosen is known before anybody hears which pairs it covers. */
let choosing: Promise<unknown> = Promise.resolve();
let opening: Promise<RunningService> | null = null;
const relayed = createRelayedStart(findParent(process) ?? noParent());
serveParent(
  relayed.parent,
  offlineRoutes,
  {
    start(start) {
      const said = createInbox<OfflineSaid>();
      opening ??= openService({
        ...start,
        port: 0,
        tier: 'paid',
        keywords: [DEFAULT_KEYWORD],
        faults: [],
        rate: null,
        // Nobody bills here: what is there is counted.
        documentMinimum: false,
        secrets: 'fresh',
        startHelper: relayed.start,
        documentThread: documentThread(),
        onFault: reportFault,
        onNotice: (_, backup, saved) => said.put({ setAside: { backup, saved } }),
      });
      opening.then(
        ({ baseUrl, developerKey, adminKey }) => {
          said.put({ ready: { baseUrl, developerKey, adminKey } });
          said.end();
        },
        (error: unknown) =>
          said.fail(new StartRefusal(startFailure(error, start.data, 0), { cause: error })),
      );
      return { [Symbol.asyncIterator]: () => said.values(() => undefined) };
    },
    async choose(choice) {
      const chosen = opening?.then((service) => service.choose(choice));
      choosing = Promise.allSettled([choosing, chosen]);
      await chosen;
      return null;
    },
    async drop(name) {
      (await opening)?.dropDocument(name);
      return null;
    },
    async uncovered(pairs) {
      await choosing;
      return [...((await opening)?.uncovered(pairs) ?? [])];
    },
  },
  { failureOf, onGone: endOnSignals(() => opening ?? Promise.resolve(null)) },
);
