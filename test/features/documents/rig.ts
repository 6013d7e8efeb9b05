import type { DocumentsFeature } from '../../../main/features/documents/documents.ts';
import type { Bill } from '../../../main/features/bill.ts';
import type { Result } from '../../../main/features/result.ts';
import { createDocuments } from '../../../main/features/documents/documents.ts';
import { MIGRATIONS } from '../../../main/features/migrations.ts';
import type { InspectionInput, InspectionRoutes } from '../../../main/engine/inspection/routes.ts';
import type { Database } from '../../../main/system/database.ts';
import { openDatabase } from '../../../main/system/database.ts';
import type { Opened } from '../../../main/system/open-files.ts';
import type { StartHelper } from '../../../main/system/processes.ts';
import type { Vault } from '../../../main/system/vault.ts';
import type {
  DocumentOptions,
  DocumentRow,
  DocumentsView,
} from '../../../preload/contract/documents.ts';
import { NewDocuments } from '../../../preload/contract/documents.ts';
import type { FakeDocuments } from './fake-documents.ts';
import { createFakeDocuments, createTickets } from './fake-documents.ts';
import type { MemoryFolders, MemoryOutput } from './memory-folders.ts';
import { createMemoryFolders, createMemoryOutput } from './memory-folders.ts';
import type { VirtualClock } from './virtual-clock.ts';
import { createVirtualClock } from './virtual-clock.ts';

type Listed = string | { readonly name: string; readonly folder?: string; readonly text?: string };

/** What the helper process is asked for. */
type InspectionJob = {
  [K in keyof InspectionRoutes]: { readonly do: K } & InspectionInput<K>;
}[keyof InspectionRoutes];

/** A queue of documents in virtual time: disk, service and helper process are plays. */
export interface DocumentsRig {
  feature: DocumentsFeature;
  readonly clock: VirtualClock;
  readonly service: FakeDocuments;
  readonly folders: MemoryFolders;
  readonly output: MemoryOutput;
  readonly database: Database;
  readonly tickets: ReturnType<typeof createTickets>;
  readonly jobs: InspectionJob[];
  /** What the helper process answers; undefined for the usual. */
  examine: (job: InspectionJob) => object | undefined;
  /** Programs that were asked to open something. */
  readonly opened: string[];
  openOutcome: Opened;
  readonly billed: () => number;
  /** What the ledger was told. */
  readonly bills: readonly Bill[];
  readonly results: readonly Result[];
  /** Documents that the offline service was told nobody will fetch. */
  readonly dropped: readonly string[];
  readonly events: string[];
  settings: { naming: string; isPrivate: boolean; tag: string | null };
  add(files: readonly Listed[], options?: Partial<DocumentOptions>): Promise<readonly string[]>;
  /** The rows as a page that watches sees them, oldest first. */
  rows(): readonly DocumentRow[];
  row(name: string): DocumentRow;
  view(): DocumentsView | null;
  /** As after a kill: the program that was there does nothing any more, a new one takes over. */
  killAndStart(): void;
  until(holds: () => boolean): Promise<void>;
  untilAll(state: DocumentRow['state']): Promise<void>;
  close(): Promise<void>;
}

/** A vault whose key is at hand. */
export function createFakeVault(): Vault & { hasKey: boolean } {
  return {
    kept: 'key-file',
    hasKey: true,
    prepare: () => Promise.resolve(),
    seal: (text, purpose) => `sealed ${purpose} ${Buffer.from(text).toString('hex')}`,
    open(sealed, purpose) {
      const [, whose, hex = ''] = sealed.split(' ');
      return this.hasKey && whose === purpose ? Buffer.from(hex, 'hex').toString() : null;
    },
  };
}

/** An answer of the play as the helper process gives it. */
function frameOf(answer: object): object {
  if ('refused' in answer) return { error: { code: 'refused', params: answer.refused } };
  if ('failed' in answer) return { error: { code: 'failed', params: { reason: answer.failed } } };
  return 'done' in answer ? { value: answer.done } : answer;
}

const NEVER = new Promise<never>(() => undefined);

export function startDocumentsRig(vault: Vault = createFakeVault()): DocumentsRig {
  const clock = createVirtualClock();
  const service = createFakeDocuments(clock);
  const folders = createMemoryFolders();
  const output = createMemoryOutput();
  const database = openDatabase(':memory:');
  database.migrate(MIGRATIONS);
  const tickets = createTickets();
  const jobs: InspectionJob[] = [];
  const opened: string[] = [];
  const events: string[] = [];
  const settings = { naming: '{name}.{lang}{ext}', isPrivate: false, tag: null as string | null };
  const bills: Bill[] = [];
  const results: Result[] = [];
  const dropped: string[] = [];
  let billed = 0;
  let generation = 0;

  const usual = (job: InspectionJob): object => {
    switch (job.do) {
      case 'inspect':
        return { done: { format: 'txt', characters: 12, warnings: [] } };
      case 'minify':
        folders.files.set(job.to, Buffer.from('small'));
        return { done: { size: 5, media: 1 } };
      case 'restore':
        output.files.set(job.to, Buffer.from('restored'));
        return { done: { size: 8 } };
      case 'preview':
        return { done: { blocks: [], isByUnit: true, isCut: false } };
      case 'verify':
        return { done: null };
      case 'segments':
      case 'align':
      case 'layout':
      case 'merge-segments':
      case 'write-review':
      case 'read-review':
        throw new Error(`${job.do} is no job of the queue`);
    }
  };
  const startHelper: StartHelper = () => {
    let tell: (message: unknown) => void = () => undefined;
    return {
      send(message) {
        const { id, route, input } = message as { id: number; route: string; input: object };
        const job = { do: route, ...input } as InspectionJob;
        jobs.push(job);
        const answer = rig.examine(job) ?? usual(job);
        setImmediate(() => tell({ id, ...frameOf(answer) }));
      },
      onMessage: (listener) => (tell = listener),
      onExit: () => undefined,
      kill: () => undefined,
    };
  };

  const seen = new Map<string, DocumentRow>();
  let newest: DocumentsView | null = null;
  const follow = async (feature: DocumentsFeature, mine: number) => {
    const signal = new AbortController().signal;
    for await (const view of feature.handlers['documents.watch'](undefined, { signal })) {
      if (mine !== generation) return;
      newest = view;
      for (const row of view.rows) seen.set(row.id, row);
      for (const id of view.removed) seen.delete(id);
    }
  };
  const start = (): DocumentsFeature => {
    generation += 1;
    const mine = generation;
    /** A killed program does nothing any more: what it waits for never comes. */
    const alive = <T extends object>(target: T, dead: () => unknown = () => NEVER): T =>
      new Proxy(target, {
        get(object, name) {
          const value: unknown = Reflect.get(object, name);
          if (typeof value !== 'function') return value;
          return (...args: unknown[]): unknown =>
            mine === generation ? (Reflect.apply(value, object, args) as unknown) : dead();
        },
      });
    const { sqlite } = database;
    const aliveSqlite = new Proxy(sqlite, {
      get: (object, name) =>
        name === 'prepare'
          ? (sql: string) => alive(object.prepare(sql), () => undefined)
          : (sql: string) => {
              object.exec(sql);
            },
    });
    const services = {
      ...service.services,
      open: async (connection: string, signal: AbortSignal) =>
        alive(await alive(service.services).open(connection, signal)),
    };
    const feature = createDocuments({
      database: { sqlite: aliveSqlite } as Database,
      services,
      vault: Promise.resolve(vault),
      files: tickets,
      folders: alive(folders),
      output: alive(output),
      openFiles: {
        open: (path) => (opened.push(`open ${path}`), Promise.resolve(rig.openOutcome)),
        show: (path) => (opened.push(`show ${path}`), Promise.resolve(rig.openOutcome)),
      },
      startHelper,
      assets: '/assets',
      ocrData: null,
      packFolders: [],
      naming: () => settings.naming,
      isPrivate: () => settings.isPrivate,
      record: (bill) => bills.push(bill),
      onBilled: () => (billed += 1),
      recordResult: (result) => results.push(result),
      dropCopy: ({ id }) => dropped.push(id),
      memories: { hasAssigned: () => false },
      translator: {
        translate: () => Promise.reject(new Error('no memory acts here')),
        forget: () => undefined,
        close: () => undefined,
      },
      reportingTag: () => settings.tag,
      log: { write: (event, fields) => events.push(`${event} ${JSON.stringify(fields ?? {})}`) },
      clock,
      random: () => 0.5,
    });
    seen.clear();
    void follow(feature, mine);
    return feature;
  };

  const signal = new AbortController().signal;
  const rig: DocumentsRig = {
    feature: undefined as unknown as DocumentsFeature,
    clock,
    service,
    folders,
    output,
    database,
    tickets,
    jobs,
    examine: () => undefined,
    opened,
    openOutcome: 'done',
    billed: () => billed,
    bills,
    results,
    dropped,
    events,
    settings,
    async add(files, options = {}) {
      const listed = files.map((file) => {
        const { name, folder = '', text = name } = typeof file === 'string' ? { name: file } : file;
        return { ticket: tickets.issue(text), name, folder };
      });
      const input = NewDocuments.parse({
        files: listed,
        options: { source: null, target: 'de', ...options },
      });
      const { ids } = await rig.feature.handlers['documents.add'](input, { signal });
      await clock.until(() => ids.every((id) => seen.has(id)));
      return ids;
    },
    rows: () => [...seen.values()],
    row(name) {
      const row = [...seen.values()].find((one) => one.name === name);
      if (row === undefined) throw new Error(`no row of ${name}`);
      return row;
    },
    view: () => newest,
    killAndStart() {
      rig.feature = start();
    },
    until: (holds) => clock.until(holds),
    untilAll: (state) =>
      clock.until(() => seen.size > 0 && [...seen.values()].every((row) => row.state === state)),
    async close() {
      await rig.feature.close();
      database.close();
    },
  };
  rig.feature = start();
  return rig;
}
