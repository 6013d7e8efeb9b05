import { Readable } from 'node:stream';
import { connect } from 'node:net';
import { Agent } from 'undici';
import type { Features, FeaturePorts } from '../../main/features/features.ts';
import { createFeatures } from '../../main/features/features.ts';
import type { OpenMemories } from '../../main/features/local-memories/kept-thread.ts';
import type { SessionClock } from '../../main/features/voice/session/session-clock.ts';
import type { ApplicationMenu } from '../../main/system/application-menu.ts';
import type { CaptionsWindow } from '../../main/system/captions-window.ts';
import type { Database } from '../../main/system/database.ts';
import { openDatabase } from '../../main/system/database.ts';
import type { FileTickets } from '../../main/system/files.ts';
import type { Log } from '../../main/system/log.ts';
import type { NetworkRoute } from '../../main/system/network.ts';
import type { OpenFiles } from '../../main/system/open-files.ts';
import type { Outside } from '../../main/system/outside.ts';
import type { HelperProcess, StartHelper } from '../../main/system/processes.ts';
import type { SecretStore } from '../../main/system/secrets.ts';
import { createSessionSecrets } from '../../main/system/secrets.ts';
import type { Sound } from '../../main/system/sound/recorder.ts';
import type {
  AskName,
  CheckedInput,
  Input,
  Output,
  WatchName,
} from '../../preload/contract/api.ts';
import { api } from '../../preload/contract/api.ts';
import type { Failure } from '../../preload/contract/failure.ts';
import { nothingOutside } from '../fakes/outside.ts';
import type { FakeService } from './fake-service.ts';
import { startFakeService } from './fake-service.ts';
import { openInMemory } from './local-memories/in-memory.ts';

/** A process that a test plays. */
export interface FakeHelper extends HelperProcess {
  readonly sent: unknown[];
  readonly isKilled: boolean;
  say(message: unknown): void;
  exit(code: number | null): void;
}

export function createFakeHelper(): FakeHelper {
  const listeners: ((message: unknown) => void)[] = [];
  const exits: ((code: number | null) => void)[] = [];
  const sent: unknown[] = [];
  let isKilled = false;
  return {
    sent,
    get isKilled() {
      return isKilled;
    },
    send: (message) => sent.push(message),
    onMessage: (listener) => listeners.push(listener),
    onExit: (listener) => exits.push(listener),
    kill: () => (isKilled = true),
    say: (message) => listeners.forEach((listener) => listener(message)),
    exit: (code) => exits.forEach((listener) => listener(code)),
  };
}

/** A secret store of the operating system, as far as the app can tell. */
export function createFakeStore(secrets = new Map<string, string>()): SecretStore {
  const session = createSessionSecrets('no-store');
  return {
    ...session,
    storage: { kept: 'store', backend: 'fake' },
    get: (id) => Promise.resolve(secrets.get(id) ?? null),
    set: (id, secret) => Promise.resolve(void secrets.set(id, secret)),
    delete: (id) => Promise.resolve(void secrets.delete(id)),
    isUnavailable: () => false,
  };
}

/** All features with a fake built-in service, and the contract's two verbs to speak to it. */
export interface Rig {
  readonly features: Features;
  readonly builtIn: FakeService;
  readonly helpers: FakeHelper[];
  readonly events: string[];
  /** Checks the input as the shell does. */
  ask<K extends AskName>(route: K, input: Input<K>, signal?: AbortSignal): Promise<Output<K>>;
  watch<K extends WatchName>(
    route: K,
    input: Input<K>,
    signal?: AbortSignal,
  ): AsyncGenerator<Output<K>, void, undefined>;
  close(): Promise<void>;
}

export interface RigOptions {
  readonly database?: Database;
  readonly secrets?: SecretStore;
  readonly files?: FileTickets;
  /** Starts another built-in service than the fake one. */
  readonly startHelper?: StartHelper;
  readonly network?: NetworkRoute;
  readonly paths?: FeaturePorts['paths'];
  readonly output?: string;
  /** Opens other local memories than empty ones that are kept nowhere. */
  readonly openMemories?: OpenMemories;
  readonly openFiles?: OpenFiles;
  readonly sound?: Sound;
  readonly captionsWindow?: CaptionsWindow;
  readonly outside?: Partial<Outside>;
  readonly applicationMenu?: ApplicationMenu;
  readonly clock?: SessionClock;
  /** Told of every event as well. */
  readonly log?: Log;
  /** The built-in service never answers its start. */
  readonly isMute?: boolean;
}

/** A computer without other programs. */
const NOBODY: OpenFiles = {
  open: () => Promise.resolve('failed'),
  show: () => Promise.resolve('failed'),
};

/** A computer that records nothing. */
const SILENT: Sound = {
  devices: () => Promise.resolve({ program: null, devices: [], systemAudio: 'no-recorder' }),
  recordDevice: (name) => ({ name, start: () => undefined, stop: () => undefined }),
  recordFile: ({ name }) => ({ name, start: () => undefined, stop: () => undefined }),
};

const connectLoopback: NetworkRoute['connect'] = (address) => {
  const { hostname, port } = new URL(address);
  return Promise.resolve(connect(Number(port), hostname));
};

export const BUILT_IN_KEY = 'built-in-key-0001';

export async function startRig(options: RigOptions = {}): Promise<Rig> {
  const builtIn = await startFakeService();
  const database = options.database ?? openDatabase(':memory:');
  const agent = new Agent();
  const helpers: FakeHelper[] = [];
  const events: string[] = [];
  const startHelper: StartHelper = () => {
    const helper = createFakeHelper();
    helpers.push(helper);
    const ready = { baseUrl: builtIn.baseUrl, developerKey: BUILT_IN_KEY, adminKey: 'admin:adm' };
    if (options.isMute !== true) queueMicrotask(() => helper.say({ id: 0, value: { ready } }));
    return helper;
  };
  const log: Log = {
    write(event, fields) {
      events.push(`${event} ${JSON.stringify(fields ?? {})}`);
      options.log?.write(event, fields);
    },
  };
  const features = createFeatures({
    pseudo: true,
    version: '9.9.9',
    shell: 'browser',
    database,
    secrets: options.secrets ?? createSessionSecrets('no-store'),
    startHelper: options.startHelper ?? startHelper,
    paths: options.paths ?? { data: '/data', assets: '/assets' },
    network: options.network ?? {
      dispatcher: () => Promise.resolve(agent),
      connect: connectLoopback,
      close: () => agent.close(),
    },
    files: options.files ?? { take: () => null },
    output: options.output ?? '/output',
    checkpointThread: '/no/thread',
    memoryThread: '/no/thread',
    writingThread: '/no/thread',
    openMemories: options.openMemories ?? openInMemory(),
    openFiles: options.openFiles ?? NOBODY,
    sound: options.sound ?? SILENT,
    captionsWindow: options.captionsWindow ?? null,
    outside: { ...nothingOutside, ...options.outside },
    applicationMenu: options.applicationMenu ?? null,
    keepAwake: (isNeeded) => events.push(`awake ${isNeeded}`),
    ...(options.clock && { clock: options.clock }),
    log,
  });
  const checked = <K extends AskName | WatchName>(route: K, input: Input<K>) =>
    api[route].input.parse(input) as CheckedInput<K>;
  return {
    features,
    builtIn,
    helpers,
    events,
    ask(route, input, signal = new AbortController().signal) {
      const handler = features.handlers[route] as (
        input: unknown,
        call: { signal: AbortSignal },
      ) => Promise<Output<typeof route>>;
      return handler(checked(route, input), { signal });
    },
    async *watch(route, input, signal) {
      const leaving = new AbortController();
      const either =
        signal === undefined ? leaving.signal : AbortSignal.any([signal, leaving.signal]);
      const handler = features.handlers[route] as (
        input: unknown,
        call: { signal: AbortSignal },
      ) => AsyncIterable<Output<typeof route>>;
      try {
        yield* handler(checked(route, input), { signal: either });
      } finally {
        leaving.abort();
      }
    },
    async close() {
      await features.close();
      await agent.destroy();
      await builtIn.close();
      if (options.database === undefined) database.close();
    },
  };
}

/** The failure that a promise rejects with. */
export async function failureOfAsking(asking: Promise<unknown>): Promise<Failure> {
  try {
    await asking;
  } catch (error) {
    if (error instanceof Error && 'failure' in error) return error.failure as Failure;
    throw error;
  }
  throw new Error('nothing failed');
}

/** Everything that a watch yields until it ends. */
export async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const value of values) list.push(value);
  return list;
}

/** The first value of a watch that fits. */
export async function firstOf<T>(
  values: AsyncIterable<T>,
  fits: (value: T) => boolean,
): Promise<T> {
  for await (const value of values) if (fits(value)) return value;
  throw new Error('the watch ended');
}

/** A ticket counter with one file behind one ticket. */
export function oneFile(name: string, bytes: Uint8Array, size: number | null = bytes.length) {
  let isThere = true;
  const files: FileTickets = {
    take: (ticket) =>
      ticket === 'ticket' && isThere
        ? {
            name,
            size,
            open: () => Readable.from([bytes.subarray(0, 3), bytes.subarray(3)]),
            discard: () => Promise.resolve(void (isThere = false)),
          }
        : null,
  };
  return files;
}
