/** A thread that translates documents, one after the other. */
import { rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { HandlersOf } from '../../../preload/contract/route.ts';
import { DocumentStop } from '../../engine/documents/document-stop.ts';
import { translateDocument } from '../../engine/documents/translate-document.ts';
import { DocumentRefusal } from '../../engine/formats/document-filter.ts';
import { filterFor } from '../../engine/formats/filters.ts';
import { openMemories } from '../../engine/memory/store.ts';
import { detectSource } from '../../engine/translation/source-language.ts';
import { engineOver } from '../language-engine.ts';
import { withProgress } from '../../system/channel/progress.ts';
import { noParent } from '../../system/channel/parent.ts';
import { serveThread } from '../../system/channel/thread.ts';
import { findParentThread } from '../../system/parent-port.ts';
import { createRelayedStart } from '../../system/relayed-start.ts';
import { storageFailure } from '../../system/storage-failure.ts';
import { createLockedFile, readLocked } from '../storage/locked-file.ts';
import { documentRoutes } from './routes.ts';
import type { DocumentJob, DocumentOutcome, ThreadStart } from './routes.ts';

const start = workerData as ThreadStart;

/** How long a statement waits while the service itself writes. */
const BUSY_MS = 5000;
const memories = openMemories(new DatabaseSync(start.memories, { timeout: BUSY_MS }));
const relayed = createRelayedStart(findParentThread(parentPort) ?? noParent());
const opening = engineOver(memories, { ...start, startHelper: relayed.start });

const handlers: HandlersOf<typeof documentRoutes> = {
  translate: (job, { signal }) =>
    withProgress(async (tell) => {
      const stop = new AbortController();
      const cancel = () => stop.abort(new DocumentRefusal('cancelled', 'cancelled'));
      signal.addEventListener('abort', cancel, { once: true });
      try {
        return await work(job, stop.signal, tell);
      } catch (error) {
        await rm(job.output, { force: true });
        return failed(error);
      }
    }),
};
serveThread(documentRoutes, handlers, undefined, relayed.parent);

async function work(
  job: DocumentJob,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<DocumentOutcome> {
  const { translator, detector, usual, choose } = await opening;
  await choose(job.engines);
  const input = await readLocked(job.input, job.key, 'source');
  if (job.crashes) process.exit(1);
  const translation = await translateDocument(input, job.request, {
    filter: await filterFor(job.name, input),
    translate: (request, stop) => translator.translate(request, stop),
    detect: (text, request) => detectSource(text, request, { detector, memories, usual }),
    surroundings: {
      env: process.env,
      assets: start.assets,
      ocrData: start.ocrData,
      packFolders: start.packFolders,
    },
    signal,
    onProgress,
    mostCharacters: job.mostCharacters,
  });
  const { merged, ...facts } = translation;
  // One of an attempt that was cut short may be there.
  await rm(job.output, { force: true });
  const output = await createLockedFile(job.output, job.key, 'result');
  await output.write(merged.bytes);
  await output.close();
  return {
    kind: 'done',
    source: facts.source,
    characters: facts.characters,
    bytes: merged.bytes.length,
    extension: merged.extension,
    segments: facts.segments,
    warnings: facts.warnings,
    ...(facts.fuzzy.length > 0 && { fuzzy: facts.fuzzy }),
    ...(facts.engine !== null && { engine: facts.engine }),
  };
}

function failed(error: unknown): DocumentOutcome {
  if (error instanceof DocumentRefusal && error.version !== undefined) {
    return { kind: 'failed', reason: error.reason, version: error.version };
  }
  if (error instanceof DocumentRefusal || error instanceof DocumentStop) {
    return { kind: 'failed', reason: error.reason };
  }
  const refusal = storageFailure(error);
  if (refusal !== null) return { kind: 'unwritten', isDiskFull: refusal.code === 'disk-full' };
  const fault = error instanceof Error ? error : new Error('A document failed.', { cause: error });
  return { kind: 'failed', reason: 'internal', fault };
}
