/** A thread that translates documents, one after the other. */
import { rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { DocumentStop } from '../../engine/documents/document-stop.ts';
import { translateDocument } from '../../engine/documents/translate-document.ts';
import { DocumentRefusal } from '../../engine/formats/document-filter.ts';
import { filterFor } from '../../engine/formats/filters.ts';
import { openMemories } from '../../engine/memory/store.ts';
import { detectSource } from '../../engine/translation/source-language.ts';
import { engineOver } from '../language-engine.ts';
import { storageFailure } from '../../system/storage-failure.ts';
import { createLockedFile, readLocked } from '../storage/locked-file.ts';
import type {
  DocumentJob,
  DocumentOutcome,
  FromThread,
  ThreadStart,
  ToThread,
} from './thread-messages.ts';

const port = parentPort;
if (port === null) throw new Error('This is a part of the offline service.');
const start = workerData as ThreadStart;
const post = (message: FromThread) => port.postMessage(message);

/** How long a statement waits while the service itself writes. */
const BUSY_MS = 5000;
const memories = openMemories(new DatabaseSync(start.memories, { timeout: BUSY_MS }));
const opening = engineOver(memories);
let running = new AbortController();

port.on('message', (message: ToThread) => {
  if ('cancel' in message) {
    running.abort(new DocumentRefusal('cancelled', 'cancelled'));
    return;
  }
  running = new AbortController();
  const { job } = message;
  work(job, running.signal)
    .catch(async (error: unknown): Promise<DocumentOutcome> => {
      await rm(job.output, { force: true });
      return failed(error);
    })
    .then((outcome) => post({ outcome }))
    .catch((error: unknown) => post({ outcome: failed(error) }));
});

async function work(job: DocumentJob, signal: AbortSignal): Promise<DocumentOutcome> {
  const { translator, detector, usual } = await opening;
  const input = await readLocked(job.input, job.key, 'source');
  if (job.crashes) process.exit(1);
  const translation = await translateDocument(input, job.request, {
    filter: await filterFor(job.name, input),
    translate: (request, stop) => translator.translate(request, stop),
    detect: (text, request) => detectSource(text, request, { detector, memories, usual }),
    surroundings: { env: process.env, assets: start.assets, ocrData: start.ocrData },
    signal,
    onProgress: (progress) => post({ progress }),
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
