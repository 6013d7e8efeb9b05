import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { noTeams } from '../local-memories/no-teams.ts';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Bill } from '../../../main/features/bill.ts';
import { FeatureFailure } from '../../../main/features/feature-failure.ts';
import { createLocalMemories } from '../../../main/features/local-memories/local-memories.ts';
import type { TermsOf } from '../../../main/features/segments/findings.ts';
import type { StyleOf } from '../../../main/features/segments/style-of-project.ts';
import type { SegmentsFeature } from '../../../main/features/segments/segments.ts';
import { createSegments } from '../../../main/features/segments/segments.ts';
import { MIGRATIONS } from '../../../main/features/migrations.ts';
import type { Services } from '../../../main/features/active-service.ts';
import { ServiceFailure } from '../../../main/client/failure.ts';
import type { ServiceClient } from '../../../main/client/service-client.ts';
import type { TranslateCall, TranslatedText } from '../../../main/client/translate.ts';
import { documentFailure } from '../../../main/engine/formats/document-filter.ts';
import { inspectionHandlers } from '../../../main/engine/inspection/handlers.ts';
import { inspectionRoutes } from '../../../main/engine/inspection/routes.ts';
import type { SegmentPreferences } from '../../../preload/contract/settings.ts';
import { Settings } from '../../../preload/contract/settings.ts';
import { openDatabase } from '../../../main/system/database.ts';
import type { FileTickets } from '../../../main/system/files.ts';
import { openOutputFolder } from '../../../main/system/output-folder.ts';
import { openSegmentFolders } from '../../../main/system/segment-folders.ts';
import type { AskName, Input, Output } from '../../../preload/contract/api.ts';
import { api } from '../../../preload/contract/api.ts';
import type { Segment, SegmentProject } from '../../../preload/contract/segments.ts';
import { glossaryFileHandlers } from '../../../main/engine/glossary-files/handlers.ts';
import { glossaryFileRoutes } from '../../../main/engine/glossary-files/routes.ts';
import type { StartHelper } from '../../../main/system/processes.ts';
import { serveHere } from '../../system/channel/in-process.ts';
import { openInMemory } from '../local-memories/in-memory.ts';

type SegmentAsk = Extract<AskName, `segments.${string}` | `segment-projects.${string}`>;

/** A segment editor on a folder of its own; the service and the helper process are plays. */
export interface SegmentsRig {
  feature: SegmentsFeature;
  readonly folder: string;
  readonly memories: ReturnType<typeof createLocalMemories>;
  /** What was sent to the service. */
  readonly calls: TranslateCall[];
  readonly bills: Bill[];
  readonly settings: {
    isPrivate: boolean;
    naming: string;
    author: string | null;
    preferences: Partial<SegmentPreferences>;
  };
  /** Moves the clock on. */
  later(ms: number): void;
  /** How the service answers; the default puts `de:` before each text. */
  answer: (call: TranslateCall, signal: AbortSignal) => Promise<readonly TranslatedText[]>;
  /** Documents of the queue whose original is kept. */
  readonly originals: Map<string, { readonly name: string; readonly path: string }>;
  /** What was handed to other programs. */
  readonly opened: string[];
  ask<K extends SegmentAsk>(route: K, input: Input<K>, signal?: AbortSignal): Promise<Output<K>>;
  /** Opens a text and answers with its project. */
  open(text: string, languages?: { source: string; target: string }): Promise<SegmentProject>;
  /** Hands a file over; its name is its ticket. */
  handOver(name: string, bytes: Uint8Array | string): void;
  /** Hands a file over and opens it. */
  openFile(name: string, bytes: Uint8Array | string): Promise<SegmentProject>;
  /** Hands a file over and answers with its ticket. */
  hand(name: string, bytes: Uint8Array | string): string;
  rows(id: string): Promise<readonly Segment[]>;
  targets(id: string): Promise<readonly string[]>;
  /** Makes a memory for English and German that is assigned to the pair. */
  memory(units?: readonly (readonly [string, string])[]): Promise<string>;
  /** As after `kill -9`: what the app held is gone, the disk is as it was. */
  killAndStart(): void;
  /** Every file below the data folder, as text. */
  onDisk(): string;
  output(name: string): Buffer;
  close(): Promise<void>;
}

/** The helper processes, here. */
const inspections = serveHere(inspectionRoutes, inspectionHandlers, documentFailure);
const glossaryFiles = serveHere(glossaryFileRoutes, glossaryFileHandlers, documentFailure);
const startHelper: StartHelper = (program) =>
  (program === 'glossary-files.js' ? glossaryFiles : inspections)(program);

export const translated = (text: string, extra: Partial<TranslatedText> = {}): TranslatedText => ({
  text,
  detectedSource: 'EN',
  billed: null,
  origin: null,
  ...extra,
});

export function startSegmentsRig(
  termsOf: TermsOf | null = null,
  styleOf: StyleOf | null = null,
): SegmentsRig {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-segments-'));
  const data = join(folder, 'data');
  const calls: TranslateCall[] = [];
  const bills: Bill[] = [];
  const settings: SegmentsRig['settings'] = {
    preferences: {},
    isPrivate: false,
    naming: '{name}.{lang}{ext}',
    author: null as string | null,
  };
  const originals: SegmentsRig['originals'] = new Map();
  const handed = new Map<string, { readonly name: string; readonly bytes: Uint8Array }>();
  let now = Date.parse('2030-01-01T00:00:00Z');
  const files: FileTickets = {
    take(ticket) {
      const file = handed.get(ticket);
      if (file === undefined) return null;
      return {
        name: file.name,
        size: file.bytes.length,
        open: () => Readable.from([file.bytes]),
        discard: () => Promise.resolve(void handed.delete(ticket)),
      };
    },
  };
  const database = openDatabase(':memory:');
  database.migrate(MIGRATIONS);
  const output = openOutputFolder(join(folder, 'out'));
  const memories = createLocalMemories({
    shared: noTeams,
    open: openInMemory(),
    database,
    files,
    output,
    assets: join(import.meta.dirname, '../../../assets'),
    log: { write: () => undefined },
    tell: () => undefined,
    now: () => now,
  });
  const client = {
    translate: (call: TranslateCall, options?: { signal?: AbortSignal }) => {
      calls.push(call);
      return rig.answer(call, options?.signal ?? new AbortController().signal);
    },
  } as unknown as ServiceClient;
  const services: Pick<Services, 'openActive'> = {
    openActive: () =>
      Promise.resolve({
        connection: 'service',
        service: 'remote',
        call: (_feature, signal, run) => run(client, signal),
      }),
  };
  const start = (): SegmentsFeature =>
    createSegments({
      services,
      files,
      output,
      openFiles: {
        open: (path) => (rig.opened.push(`open ${path}`), Promise.resolve('done')),
        show: (path) => (rig.opened.push(`show ${path}`), Promise.resolve('done')),
      },
      startHelper,
      termsOf,
      styleOf,
      author: () => settings.author,
      preferences: () => ({ ...Settings.parse({}).segments, ...settings.preferences }),
      assets: '',
      ocrData: null,
      packFolders: [],
      folders: openSegmentFolders(data),
      originalOf: (id) => Promise.resolve(originals.get(id) ?? null),
      memories: memories.engine,
      naming: () => settings.naming,
      isPrivate: () => settings.isPrivate,
      record: (bill) => bills.push(bill),
      onBilled: () => undefined,
      reportingTag: () => 'a tag',
      log: { write: () => undefined },
      tell: () => undefined,
      clock: {
        now: () => now,
        date: () => now,
        // Pauses are short here; what waits for minutes waits for ever.
        sleep: (ms) =>
          new Promise((resolve) => {
            if (ms < 1000) setImmediate(resolve);
          }),
      },
    });
  const rig: SegmentsRig = {
    feature: start(),
    folder,
    memories,
    calls,
    bills,
    settings,
    originals,
    opened: [],
    later: (ms) => (now += ms),
    answer: (call) => Promise.resolve(call.texts.map((text) => translated(`de:${text}`))),
    ask(route, input, signal = new AbortController().signal) {
      const handler = rig.feature.handlers[route] as (
        input: unknown,
        call: { signal: AbortSignal },
      ) => Promise<Output<typeof route>>;
      return handler(api[route].input.parse(input), { signal });
    },
    open: (text, languages = { source: 'en', target: 'de' }) =>
      rig.ask('segments.open', { from: { text, name: 'Notes' }, ...languages }),
    handOver: (name, bytes) => void handed.set(name, { name, bytes: Buffer.from(bytes) }),
    hand(name, bytes) {
      const ticket = crypto.randomUUID();
      handed.set(ticket, { name, bytes: Buffer.from(bytes) });
      return ticket;
    },
    openFile(name, bytes) {
      const ticket = rig.hand(name, bytes);
      return rig.ask('segments.open', { from: { ticket, name }, source: 'en', target: 'de' });
    },
    rows: async (id) => (await rig.ask('segments.rows', { id, from: 0, count: 500 })).rows,
    targets: async (id) => (await rig.rows(id)).map(({ target }) => target),
    async memory(units = []) {
      const signal = new AbortController().signal;
      const { handlers, engine } = memories;
      const { id } = await handlers['local-memories.create'](
        { name: `Memory ${units.length}`, source: 'en', targets: ['de'] },
        { signal },
      );
      for (const [segment, translation] of units) {
        await engine.confirm(id, [{ segment, translation, source: 'en', target: 'de' }]);
      }
      await handlers['local-memories.assign'](
        { id, assigned: [{ source: 'en', target: 'de', priority: 1 }] },
        { signal },
      );
      return id;
    },
    killAndStart() {
      rig.feature = start();
    },
    onDisk: () =>
      filesBelow(data)
        .map((path) => readFileSync(path).toString('latin1'))
        .join('\n'),
    output: (name) => readFileSync(join(folder, 'out', name)),
    async close() {
      await rig.feature.close();
      await memories.close();
      database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return rig;
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name)));
}

/** The failure that a promise rejects with. */
export async function failureOf(asking: Promise<unknown>) {
  try {
    await asking;
  } catch (error) {
    if (error instanceof FeatureFailure || error instanceof ServiceFailure) return error.failure;
    throw error;
  }
  throw new Error('nothing failed');
}

/** Puts a file beside the data. */
export function putFile({ folder }: SegmentsRig, name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
