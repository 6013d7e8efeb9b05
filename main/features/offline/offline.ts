import type { EnginePairs } from '../../../preload/contract/engine-pairs.ts';
import { RECOGNISER_ENTRY, VOICE_ENTRY } from '../../engine/speech/speech-programs.ts';
import { CallFailure } from '../../system/channel/call-failure.ts';
import type { Connected } from '../../../preload/contract/channel/client.ts';
import { connectHelper } from '../../system/channel/helper-process.ts';
import { OfflineFailed, offlineRoutes } from '../../system/offline-routes.ts';
import type { OfflineReady, OfflineSaid } from '../../system/offline-routes.ts';
import type { HelperProcess, StartHelper } from '../../system/processes.ts';
import { relayStarts } from '../../system/relayed-start.ts';
import type { Log } from '../../system/log.ts';
import { createObservable } from '../../system/observable.ts';
import type { Observable } from '../../system/observable.ts';
import { OWN_ENGINE_ENTRY } from '../../system/own-engine-routes.ts';
import type { EngineChoice } from '../../system/own-engine-routes.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { Troubles } from '../troubles.ts';
import { follow, guarded, inBackground } from '../../system/background.ts';

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
  /** Ends the work on a document that nobody will fetch; one that does not run has none. */
  dropDocument(handle: { readonly id: string; readonly key: string }): void;
  /** Those of the targets that no engine of it translates to. Waits while it starts, like `ready`. */
  uncovered(pairs: EnginePairs, signal: AbortSignal): Promise<readonly string[]>;
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
  /** Pseudo-translation where no engine covers a pair, for testing the app. */
  readonly pseudo: boolean;
  /** Which engines are asked, as it changes. */
  readonly engines: Observable<EngineChoice>;
  /** Stands for the engine at an address. */
  readonly startOwnEngine: () => HelperProcess;
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
const RELAYED: ReadonlySet<string> = new Set([RECOGNISER_ENTRY, VOICE_ENTRY, OWN_ENGINE_ENTRY]);
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
  let calls: Connected<typeof offlineRoutes> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let deaths = 0;
  let starts = 0;
  let closed = false;
  /** Why the last start failed, where a person can do something about it. */
  let failed: OfflineFailed | null = null;

  const start = () => {
    observable.set({ state: 'starting' });
    const startFor = (entry: string) =>
      entry === OWN_ENGINE_ENTRY ? ports.startOwnEngine() : ports.startHelper(entry);
    const mine = relayStarts(ports.startHelper('offline.js'), startFor, RELAYED);
    const gone = new AbortController();
    helper = mine;
    timer = setTimeout(
      guarded('offline.limit', () => mine.kill()),
      START_LIMIT_MS,
    );
    const mineCalls = connectHelper(mine, offlineRoutes);
    calls = mineCalls;
    const hear = (said: OfflineSaid) => {
      if ('setAside' in said) {
        ports.log.write('offline.set-aside', { ...said.setAside });
        ports.tell({ kind: 'replaced', what: 'offline', ...said.setAside });
        return;
      }
      failed = null;
      clearTimeout(timer);
      timer = setTimeout(
        guarded('offline.well', () => (deaths = 0)),
        WELL_AFTER_MS,
      );
      starts += 1;
      observable.set({ state: 'running', running: { ...said.ready, gone: gone.signal } });
      ports.log.write('offline.ready', { starts });
      follow(
        'offline.engines',
        gone.signal,
        () => ports.engines.watch(gone.signal),
        async (choice) => {
          try {
            await mineCalls.ask('choose', choice, gone.signal);
          } catch (error) {
            // One that ended is told anew by its start.
            if (!gone.signal.aborted) throw error;
          }
        },
      );
      if (starts > 1) for (const listener of restartListeners) listener();
    };
    const refuse = (error: unknown) => {
      // Its end is told as that of the process.
      if (!(error instanceof CallFailure) || error.code === 'unreachable') return;
      const read = OfflineFailed.safeParse({ ...error.params, reason: error.reason });
      failed = read.data ?? null;
      ports.log.write('offline.failed', { reason: error.reason });
      if (failed?.code === 'data-newer') {
        ports.tell({ kind: 'newer', what: 'offline', file: failed.file });
      }
      mine.kill();
    };
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
    const { data, assets, speechModel, ocrData, dictionaries, pseudo } = ports;
    inBackground('offline.hear', async () => {
      try {
        const told = mineCalls.watch('start', {
          data,
          assets,
          speechModel,
          ocrData,
          dictionaries,
          pseudo,
          engines: ports.engines.value,
        });
        for await (const said of told) hear(said);
      } catch (error) {
        refuse(error);
      }
    });
  };
  timer = setTimeout(guarded('offline.start', start), FIRST_START_MS);
  const startNow = () => {
    if (helper !== null || closed) return;
    clearTimeout(timer);
    start();
  };

  const ready = async (signal: AbortSignal) => {
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
  };

  return {
    ready,
    dropDocument({ id, key }) {
      // Whoever does not hear it keeps the document for a while, and nothing else.
      calls?.ask('drop', { id, key }, new AbortController().signal).catch(() => undefined);
    },
    async uncovered(pairs, signal) {
      await ready(signal);
      try {
        return (await calls?.ask('uncovered', pairs, signal)) ?? [];
      } catch (error) {
        if (!(error instanceof CallFailure) || error.code !== 'unreachable') throw error;
        throw new FeatureFailure({ code: 'offline-service-down' });
      }
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
