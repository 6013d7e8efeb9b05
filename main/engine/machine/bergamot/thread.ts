/** A thread that translates with one model, or with two over a language between them. */
import { workerData } from 'node:worker_threads';
import { serveThread } from '../../../system/channel/thread.ts';
import { openModels } from './module.ts';
import { bergamotRoutes } from './routes.ts';
import type { ThreadStart } from './routes.ts';

const opening = openModels(workerData as ThreadStart);
// Whoever asks is told.
opening.catch(() => undefined);

serveThread(bergamotRoutes, {
  translate: async (passages) => (await opening)(passages),
});
