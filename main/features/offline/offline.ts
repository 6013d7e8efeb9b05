import { RECOGNISER_ENTRY } from '../../engine/speech/process-recogniser.ts';
import type { HelperProcess, StartHelper } from '../../system/processes.ts';
import { relayStarts } from '../../system/relayed-start.ts';
import type { Log } from '../../system/log.ts';
import { createObservable } from '../../system/observable.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { Troubles } from '../troubles.ts';
import { guarded } from '../../system/background.ts';
import { z } from 'zod';

/** The built-in service while one process of it lives; keys are new for each. */
export interface RunningOffline extends Readonly<OfflineReady> {
  /** Fires when this process is gone. */
  readonly gone: AbortSignal;
}

/** The built-in service over the life of the program. */
export interface Offline {
  /** Waits while it starts; rejects with offline-service-down, or with what its data keeps it from. */
  ready(signal: AbortSignal): Promise<RunningOffline>;
  /** Calls back for every process after the first: address and keys are other ones. */
  onRestart(listener: () => void): void;
  readonly state: State['state'];
  close(): void;
}

export interface OfflinePorts {
  readonly startHelper: StartHelper;
  /** Folders that the service is told about: its own data, and what ships with the program. */
  readonly data: string;
  readonly assets: string;
  /** Folder of a speech model that the person chose; null for the one that ships. */
  readonly speechModel: string | null;
  /** Folder of tesseract's language data that the person chose; null: the installed one. */
  readonly ocrData: string | null;
  /** Folder of spelling dictionaries that the person chose; null: the installed ones. */
  readonly dictionaries: string | null;
  readonly log: Log;
  /** Told of a database that could not be used. */
  readonly tell: Troubles['tell'];
}

type State =
  | { readonly state: 'starting' }
  | { readonly state: 'running'; readonly running: RunningOffline }
  | { readonly state: 'down' };

/** A start that takes longer has failed. */
const START_LIMIT_MS = 30_000;
/** A process that lived this long was well; the next death is a new one, not a series. */
const WELL_AFTER_MS = 60_000;
/** The page comes first: whoever needs the service before has it started at once. */
const FIRST_START_MS = 3_000;
/** What the service starts through us. */
const RELAYED: ReadonlySet<string> = new Set([RECOGNISER_ENTRY]);
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;

/**
 * Starts the built-in service as soon as it is needed, within three seconds at the latest, and keeps it
 * alive: a process that dies is replaced without delay, one that keeps dying after pauses that double
 * from 0.5 s to 30 s.
 */
export function createOffline(ports: OfflinePorts): Offline {
  const observable = createObservable<State>({ state: 'starting' });
  const restartListeners: (() => void)[] = [];
  let helper: HelperProcess | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let deaths = 0;
  let starts = 0;
  let closed = false;
  /** Why the last start failed, where a person can do something about it. */
  let failed: OfflineFailed | null = null;

  const start = () => {
    observable.set({ state: 'starting' });
    const mine = ports.startHelper('offline.js');
    relayStarts(mine, ports.startHelper, RELAYED);
    const gone = new AbortController();
    helper = mine;
    timer = setTimeout(
      guarded('offline.limit', () => mine.kill()),
      START_LIMIT_MS,
    );
    mine.onMessage((message) => {
      const answer = offlineAnswer(message);
      if (answer === null || observable.value.state === 'running') return;
      if ('setAside' in answer) {
        ports.log.write('offline.set-aside', { ...answer.setAside });
        ports.tell({ kind: 'replaced', what: 'offline', ...answer.setAside });
        return;
      }
      if ('failed' in answer) {
        failed = answer.failed;
        const { reason, code, file } = failed;
        ports.log.write('offline.failed', { reason });
        if (code === 'data-newer') ports.tell({ kind: 'newer', what: 'offline', file });
        mine.kill();
        return;
      }
      failed = null;
      clearTimeout(timer);
      timer = setTimeout(
        guarded('offline.well', () => (deaths = 0)),
        WELL_AFTER_MS,
      );
      starts += 1;
      observable.set({ state: 'running', running: { ...answer.ready, gone: gone.signal } });
      ports.log.write('offline.ready', { starts });
      if (starts > 1) for (const listener of restartListeners) listener();
    });
    mine.onExit((code) => {
      clearTimeout(timer);
      gone.abort();
      if (closed) return;
      ports.log.write('offline.died', { code, deaths });
      deaths += 1;
      if (deaths === 1) {
        start();
        return;
      }
      observable.set({ state: 'down' });
      timer = setTimeout(
        guarded('offline.start', start),
        Math.min(FIRST_PAUSE_MS * 2 ** (deaths - 2), MAX_PAUSE_MS),
      );
    });
    const { data, assets, speechModel, ocrData, dictionaries } = ports;
    mine.send({ start: { data, assets, speechModel, ocrData, dictionaries } });
  };
  timer = setTimeout(guarded('offline.start', start), FIRST_START_MS);
  const startNow = () => {
    if (helper !== null || closed) return;
    clearTimeout(timer);
    start();
  };

  return {
    async ready(signal) {
      startNow();
      for await (const value of observable.watch(signal)) {
        if (value.state === 'running') return value.running;
        if (value.state === 'down') break;
      }
      if (signal.aborted) throw new FeatureFailure({ code: 'cancelled' });
      const code = failed?.code ?? 'offline-service-down';
      throw new FeatureFailure({
        code,
        ...(code === 'data-newer' && { params: { name: failed?.file ?? '' } }),
      });
    },
    get state() {
      return observable.value.state;
    },
    onRestart(listener) {
      restartListeners.push(listener);
    },
    close() {
      closed = true;
      clearTimeout(timer);
      helper?.kill();
      observable.set({ state: 'down' });
    },
  };
}

const Answer = z.union([
  z.object({
    ready: z.object({
      baseUrl: z.url(),
      developerKey: z.string().min(1),
      adminKey: z.string().min(1),
    }),
  }),
  z.object({
    failed: z.object({
      reason: z.string(),
      /** What a person can do something about; anything else is a service that is down. */
      code: z
        .enum(['disk-full', 'data-not-written', 'too-many-files', 'data-newer'])
        .nullable()
        .catch(null)
        .default(null),
      /** Name of the file of a newer version. */
      file: z.string().default(''),
    }),
  }),
  /** Comes before `ready`: a damaged database was kept under this name, and a fresh one made with the entries that could be saved. */
  z.object({
    setAside: z.object({ backup: z.string(), saved: z.int().nonnegative().catch(0).default(0) }),
  }),
]);

type OfflineAnswer = z.output<typeof Answer>;
type OfflineFailed = Extract<OfflineAnswer, { failed: unknown }>['failed'];
type OfflineReady = Extract<OfflineAnswer, { ready: unknown }>['ready'];

/** What the built-in service says of its start; null for anything else it sends. */
const offlineAnswer = (message: unknown): OfflineAnswer | null =>
  Answer.safeParse(message).data ?? null;
