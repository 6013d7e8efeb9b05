import type { DocumentHandle } from '../../client/documents.ts';
import type { DocumentOptions } from '../../../preload/contract/documents.ts';
import type { Failure } from '../../../preload/contract/failure.ts';
import type { Log } from '../../system/log.ts';
import { storageFailure } from '../../system/storage-failure.ts';
import { failureOf } from '../feature-failure.ts';
import type { Services } from '../active-service.ts';
import { awaitTranslation } from './await-translation.ts';
import { createAttempts, dispositionOf, waitAfter } from './back-off.ts';
import type { CheckQueue } from './check-queue.ts';
import { fetchResult } from './fetch-result.ts';
import type { Pace } from './pace.ts';
import { AT_ONCE, createPace } from './pace.ts';
import type { DocumentRecord } from './record.ts';
import { sendDocument } from './send-document.ts';
import { beginSegments, isBySegments, translateBySegments } from './translate-by-segments.ts';
import type { StepPorts } from './step.ts';
import { GivenUp, openHandle, recordOf } from './step.ts';
import { follow } from '../../system/background.ts';

/** Takes the documents of the queue through their states. */
export interface DocumentQueue {
  readonly isPaused: boolean;
  /** Why something waits that would be sent otherwise; null where nothing does. */
  readonly halted: Failure | null;
  /** Looks for something to do. */
  schedule(): void;
  /** While paused nothing is sent; what was sent is still fetched, since services keep it shortly. */
  pause(isPaused: boolean): void;
  /**
   * Failed ones begin again, or go on with the service's copy where there is one.
   * @param options of those that begin again; null: as before
   */
  retry(id: string, options: DocumentOptions | null): void;
  cancel(id: string): void;
  /** What the service of this computer has of a document is given up: it would work on for nobody. */
  abandon(id: string): void;
  /** Ends what goes on with a document; resolves when nothing does any more. */
  stop(id: string): Promise<void>;
  /** Ends everything; states stay as they are. */
  close(): Promise<void>;
}

export interface QueuePorts extends StepPorts {
  readonly services: Pick<Services, 'open' | 'about' | 'changes'>;
  readonly checks: Pick<CheckQueue, 'push'>;
  readonly isPaused: boolean;
  /** Tells the offline service that nobody will fetch a document from it. */
  readonly dropCopy: (handle: DocumentHandle) => void;
  /** Pause or halt has changed. */
  readonly onChanged: () => void;
  /** Uniform in [0, 1). */
  readonly random: () => number;
  readonly log: Log;
}

interface Run {
  readonly leaving: AbortController;
  readonly ended: Promise<void>;
}

/** Halts everything, whatever the connection. */
const EVERYWHERE = '';

export function createDocumentQueue(ports: QueuePorts): DocumentQueue {
  const { rows, clock, services, random, log, onChanged } = ports;
  const runs = new Map<string, Run>();
  const dueAt = new Map<string, number>();
  const attempts = createAttempts();
  const paces = new Map<string, Pace>();
  const halts = new Map<string, Failure>();
  const closing = new AbortController();
  let isPaused = ports.isPaused;
  let timer = new AbortController();

  const paceOf = (connection: string): Pace => {
    const pace = paces.get(connection) ?? createPace();
    paces.set(connection, pace);
    return pace;
  };
  const isHalted = (connection: string) => halts.has(connection) || halts.has(EVERYWHERE);

  /** When a document may go on: a time, or never by itself. */
  const readyAt = (record: DocumentRecord): number => {
    if (runs.has(record.id) || isHalted(record.connection)) return Number.POSITIVE_INFINITY;
    const due = dueAt.get(record.id) ?? 0;
    if (record.state !== 'queued') return due;
    if (isPaused || !record.isChecked) return Number.POSITIVE_INFINITY;
    return Math.max(due, paceOf(record.connection).notBefore);
  };
  const underWayOf = (connection: string) =>
    [...runs.keys()].filter((id) => rows.get(id)?.connection === connection).length;

  const schedule = () => {
    if (closing.signal.aborted) return;
    const now = clock.now();
    let next = Number.POSITIVE_INFINITY;
    for (const id of rows.underWay()) {
      if (runs.size >= AT_ONCE) return;
      const record = rows.get(id);
      if (record === null) continue;
      const at = readyAt(record);
      if (at > now) next = Math.min(next, at);
      else if (underWayOf(record.connection) < paceOf(record.connection).limit) start(record);
    }
    timer.abort();
    if (next === Number.POSITIVE_INFINITY) return;
    const mine = new AbortController();
    timer = mine;
    clock.sleep(next - now, mine.signal).then(schedule, () => undefined);
  };

  const start = ({ id }: DocumentRecord) => {
    if (dueAt.delete(id)) rows.setTransient(id, { retryAt: null });
    const leaving = new AbortController();
    const ended = run(id, leaving.signal).finally(() => {
      runs.delete(id);
      schedule();
    });
    runs.set(id, { leaving, ended });
  };

  const run = async (id: string, signal: AbortSignal): Promise<void> => {
    try {
      // Something has to be waited for before the first change, so that `runs` knows the run.
      await Promise.resolve();
      const isHere = isBySegments(recordOf(rows, id));
      if (recordOf(rows, id).state === 'queued' && isHere) beginSegments(id, ports);
      if (recordOf(rows, id).state === 'queued') {
        await sendDocument(id, ports, signal);
        paceOf(recordOf(rows, id).connection).quicken();
      }
      if (recordOf(rows, id).state === 'translating' && isHere) {
        await translateBySegments(id, ports, signal);
      }
      if (recordOf(rows, id).state === 'translating') {
        await awaitTranslation(id, ports, signal, () => attempts.forget(id, 'translating'));
      }
      if (recordOf(rows, id).state === 'downloading') {
        await fetchResult(id, ports, signal);
        log.write('document.done', { seconds: recordOf(rows, id).seconds });
      }
      attempts.forget(id);
    } catch (error) {
      // Cancelled, taken off, or the program ends: whoever did that has said what becomes of it.
      if (!signal.aborted) {
        failedOrHalted(id, error);
        await discardPart(id);
      }
    }
  };

  /** Nothing is left in the results' folder of a document that was given up. */
  const discardPart = async (id: string): Promise<void> => {
    const record = rows.get(id);
    if (record?.state !== 'failed' || record.isReceived) return;
    await ports.output.discard(id).catch(() => log.write('document.part-left', {}));
  };

  /** What became of a document cannot be written either where the disk is full. */
  const failedOrHalted = (id: string, error: unknown) => {
    try {
      failed(id, error);
    } catch (thrown) {
      const failure = failureOf(thrown);
      if (failure === null) throw thrown;
      halts.set(EVERYWHERE, failure);
      onChanged();
    }
  };

  const failed = (id: string, error: unknown) => {
    const record = rows.get(id);
    if (record === null) return;
    const { state, connection } = record;
    const failure = failureOf(error) ?? { code: 'internal' as const };
    // The service said that it was ready, and says now that it is not.
    if (state === 'downloading' && failure.status === 503) rows.move(id, 'not-ready');
    const count = attempts.add(id, state);
    const isFinal = error instanceof GivenUp || services.about(connection) === null;
    const disposition = isFinal ? 'final' : dispositionOf(failure, state, count);
    const { code, status = null, traceId: trace = null } = failure;
    log.write('document.failed', { state, code, status, trace, disposition });
    if (state === 'failed' || state === 'done') return;
    if (disposition === 'again') {
      const waitMs = waitAfter(error, count, random);
      dueAt.set(id, clock.now() + waitMs);
      rows.update(id, { failure });
      rows.setTransient(id, { retryAt: clock.date() + waitMs, progress: null, endsAt: null });
      if (code === 'rate-limited') paceOf(connection).slow(clock.now() + waitMs);
    } else if (disposition === 'halt') {
      const isOfTheDisk = code === 'disk-full' || storageFailure(error) !== null;
      halts.set(isOfTheDisk ? EVERYWHERE : connection, failure);
      onChanged();
    } else {
      attempts.forget(id);
      rows.move(id, 'fail', { failure, ...(isLost(failure) && NO_COPY) });
    }
  };

  const resume = () => {
    halts.clear();
    dueAt.clear();
    for (const id of rows.underWay()) {
      // What could not be written while the disk was full.
      rows.update(id, {});
      rows.setTransient(id, { retryAt: null });
    }
    onChanged();
    schedule();
  };
  let isFirst = true;
  const takeConnections = () => {
    // As they are at the start; what was halted is halted since.
    if (isFirst) {
      isFirst = false;
      return;
    }
    const waiting = [...halts].filter(
      ([, { code }]) => code === 'key-missing' || code === 'key-locked',
    );
    for (const [connection] of waiting) halts.delete(connection);
    if (waiting.length > 0) onChanged();
    schedule();
  };
  const { signal: closed } = closing;
  follow('documents.connections', closed, () => services.changes.watch(closed), takeConnections);

  const abandon = (id: string) => {
    const record = rows.get(id);
    if (record === null || services.about(record.connection)?.service !== 'offline') return;
    const handle = openHandle(record, ports.vault);
    if (handle !== null) ports.dropCopy(handle);
  };

  const stop = async (id: string) => {
    const going = runs.get(id);
    going?.leaving.abort();
    await going?.ended;
    ports.translator.forget(id);
    dueAt.delete(id);
    attempts.forget(id);
  };

  return {
    get isPaused() {
      return isPaused;
    },
    get halted() {
      const isWaiting = (connection: string) =>
        connection === EVERYWHERE ||
        [...rows.underWay()].some((id) => rows.get(id)?.connection === connection);
      return [...halts].find(([connection]) => isWaiting(connection))?.[1] ?? null;
    },
    schedule,
    pause(next) {
      isPaused = next;
      if (next) onChanged();
      else resume();
    },
    retry(id, options) {
      const record = rows.get(id);
      if (record?.state !== 'failed') return;
      const hasCopy = record.isReceived || openHandle(record, ports.vault) !== null;
      if (hasCopy) rows.move(id, 'resume', { failure: null });
      else {
        rows.move(id, 'retry', {
          ...NO_COPY,
          ...(options !== null && { ...UNSEEN, options }),
          failure: null,
          cuts: 0,
        });
        ports.checks.push(id);
      }
      resume();
    },
    abandon,
    cancel(id) {
      abandon(id);
      if (rows.move(id, 'cancel', { failure: null, handle: null })) onChanged();
    },
    stop,
    async close() {
      closing.abort();
      timer.abort();
      const going = [...runs.values()];
      for (const { leaving } of going) leaving.abort();
      await Promise.all(going.map(({ ended }) => ended));
    },
  };
}

/** The service's copy is used up or gone. */
const NO_COPY = { handle: null, isReceived: false, expected: null } as const;

/** With other options a document is looked at once more. */
const UNSEEN = { isChecked: false, isSmall: false, found: null } as const;

/** Reasons after which the service still has its copy: another try fetches only. */
const FETCHED_AGAIN = new Set<unknown>([
  'not-written',
  'locked',
  'result-too-large',
  'result-stalled',
]);

/** What the service gave up stays so at its end: another try has to send the document anew. */
function isLost({ code, params }: Failure): boolean {
  if (code === 'no-engine' || code === 'document-refused') return true;
  return code === 'document-failed' && !FETCHED_AGAIN.has(params?.['reason']);
}
