import { Readable } from 'node:stream';
import type {
  DocumentCall,
  DocumentHandle,
  DocumentStatus,
} from '../../../main/client/documents.ts';
import { ServiceFailure } from '../../../main/client/failure.ts';
import type { ServiceClient } from '../../../main/client/service-client.ts';
import type {
  ActiveConnection,
  OpenService,
  Services,
} from '../../../main/features/active-service.ts';
import { FeatureFailure } from '../../../main/features/feature-failure.ts';
import { createObservable } from '../../../main/system/observable.ts';
import type { FuzzySpot } from '../../../preload/contract/fuzzy-spot.ts';
import type { EngineWork } from '../../../preload/contract/engine-work.ts';
import type { Failure } from '../../../preload/contract/failure.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** A document as the fake service has it. */
export interface SentDocument {
  readonly call: DocumentCall;
  readonly tag: string | undefined;
  readonly bytes: Buffer;
  readonly readyAt: number;
  downloads: number;
}

/** What a service does with documents, in virtual time; a test may break every step. */
export interface FakeDocuments {
  readonly services: Pick<Services, 'active' | 'open' | 'about' | 'changes'>;
  readonly sent: Map<string, SentDocument>;
  /** Every upload that arrived. */
  uploads: number;
  /** Uploads that were tried. */
  tries: number;
  polls: number;
  /** Documents in the service that were not fetched, at most. */
  most: number;
  /** Milliseconds until a document is translated. */
  takesMs: number;
  /** What is said beside the bill of a document that is done. */
  found: string | null;
  warnings: { readonly code: string; readonly place?: string }[];
  fuzzy: FuzzySpot[];
  engine: EngineWork | null;
  /** Thrown before anything else of a step, while there is one. */
  readonly faults: Record<'open' | 'upload' | 'status' | 'result', (Failure | Error)[]>;
  /** Waited for in the middle of a step. */
  readonly holds: Partial<Record<'upload' | 'status' | 'result', Promise<void>>>;
  retryAfterMs: number;
  /** Turns a document into its result. */
  translate: (document: SentDocument) => Buffer;
  /** Whether the service says how long a result is. */
  saysLength: boolean;
  /** Breaks a result off after so many bytes, once. */
  cutAt: number | null;
  /** By this failure. */
  cut: Failure;
  status: (document: SentDocument) => DocumentStatus | null;
  /** Said while a document is translated. */
  secondsLeft: number | null;
  /** Names of kept connections; the active one is `remote`. */
  readonly connections: Map<string, { tier: 'free' | 'paid'; hasKey: boolean }>;
  changed(): void;
}

export function createFakeDocuments(clock: VirtualClock): FakeDocuments {
  const changes = createObservable(0);
  const active = createObservable<ActiveConnection>({ id: 'remote', service: 'remote' });
  const fail = (fault: Failure | Error): never => {
    if (fault instanceof Error) throw fault;
    throw new ServiceFailure(fault, { retryAfterMs: fake.retryAfterMs });
  };
  const step = async (name: 'upload' | 'status' | 'result', signal: AbortSignal | undefined) => {
    const fault = fake.faults[name].shift();
    if (fault !== undefined) fail(fault);
    const left = new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()));
    await Promise.race([fake.holds[name] ?? Promise.resolve(), left]);
    if (signal?.aborted === true) throw new ServiceFailure({ code: 'cancelled' });
  };
  const find = ({ id, key }: DocumentHandle): SentDocument => {
    const document = fake.sent.get(id);
    if (document === undefined || key !== `key-of-${id}`) {
      throw new ServiceFailure({ code: 'not-found', status: 404 });
    }
    return document;
  };
  const documents: ServiceClient['documents'] = {
    async upload(call, source, { signal, onSent, reportingTag } = {}) {
      fake.tries += 1;
      const pieces: Buffer[] = [];
      for await (const piece of source.open() as AsyncIterable<Buffer>) {
        pieces.push(piece);
        onSent?.(Buffer.concat(pieces).length);
      }
      await step('upload', signal);
      fake.uploads += 1;
      const id = `document-${fake.uploads}`;
      const bytes = Buffer.concat(pieces);
      const readyAt = clock.now() + fake.takesMs;
      fake.sent.set(id, { call, tag: reportingTag, bytes, readyAt, downloads: 0 });
      fake.most = Math.max(fake.most, fake.sent.size);
      return { id, key: `key-of-${id}` };
    },
    async status(handle, { signal } = {}) {
      fake.polls += 1;
      await step('status', signal);
      const document = find(handle);
      const told = fake.status(document);
      if (told !== null) return told;
      if (clock.now() < document.readyAt) {
        return { status: 'translating', secondsLeft: fake.secondsLeft };
      }
      const { found, warnings, fuzzy, engine } = fake;
      return { status: 'done', billed: document.bytes.length, found, warnings, fuzzy, engine };
    },
    async result(handle, sink, { signal } = {}) {
      await step('result', signal);
      const document = find(handle);
      const bytes = fake.translate(document);
      await sink.begin(fake.saysLength ? bytes.length : null);
      if (fake.cutAt !== null) {
        const part = bytes.subarray(0, fake.cutAt);
        fake.cutAt = null;
        await sink.write(part);
        throw new ServiceFailure(fake.cut);
      }
      await sink.write(bytes.subarray(0, 3));
      await sink.write(bytes.subarray(3));
      document.downloads += 1;
      fake.sent.delete(handle.id);
      return null;
    },
  };
  const fake: FakeDocuments = {
    sent: new Map(),
    uploads: 0,
    tries: 0,
    polls: 0,
    most: 0,
    takesMs: 1000,
    found: null,
    warnings: [],
    fuzzy: [],
    engine: null,
    faults: { open: [], upload: [], status: [], result: [] },
    holds: {},
    retryAfterMs: 0,
    translate: ({ bytes, call }) => Buffer.from(`${call.target}:${bytes.toString('utf8')}`),
    cut: { code: 'unreachable' },
    secondsLeft: null,
    saysLength: true,
    cutAt: null,
    status: () => null,
    connections: new Map([
      ['remote', { tier: 'paid', hasKey: true }],
      ['other', { tier: 'free', hasKey: true }],
    ]),
    changed: () => changes.set(changes.value + 1),
    services: {
      active,
      changes,
      about(connection) {
        const known = fake.connections.get(connection);
        return known === undefined
          ? null
          : {
              service: connection === 'offline' ? 'offline' : 'remote',
              name: connection,
              tier: known.tier,
            };
      },
      async open(connection): Promise<OpenService> {
        await Promise.resolve();
        const fault = fake.faults.open.shift();
        if (fault !== undefined) fail(fault);
        if (fake.connections.get(connection)?.hasKey !== true) {
          throw new FeatureFailure({ code: 'key-missing', params: { name: connection } });
        }
        const client = { documents } as ServiceClient;
        return { connection, service: 'remote', call: (_, signal, run) => run(client, signal) };
      },
    },
  };
  return fake;
}

/** Bytes behind tickets. */
export function createTickets() {
  const files = new Map<string, Buffer>();
  const discarded: string[] = [];
  return {
    discarded,
    issue(text: string): string {
      const ticket = `ticket-${files.size}`;
      files.set(ticket, Buffer.from(text));
      return ticket;
    },
    take(ticket: string) {
      const bytes = files.get(ticket);
      if (bytes === undefined) return null;
      return {
        name: 'unused',
        size: bytes.length,
        open: () => Readable.from([bytes]),
        discard: () => Promise.resolve(void discarded.push(ticket)),
      };
    },
  };
}
