import type { Handlers } from '../../../preload/contract/api.ts';
import type { Clock } from '../../client/clock.ts';
import type { DocumentHandle } from '../../client/documents.ts';
import { systemClock } from '../../client/clock.ts';
import type { Database } from '../../system/database.ts';
import type { DocumentFolders } from '../../system/document-folders.ts';
import type { FileTickets } from '../../system/files.ts';
import type { Log } from '../../system/log.ts';
import type { OpenFiles } from '../../system/open-files.ts';
import type { OutputFolder } from '../../system/output-folder.ts';
import type { StartHelper } from '../../system/processes.ts';
import type { Vault } from '../../system/vault.ts';
import { failureOf } from '../feature-failure.ts';
import type { Services } from '../active-service.ts';
import type { RecordBill } from '../bill.ts';
import type { RecordResult, SavedDocument } from '../result.ts';
import type { LocalMemoryEngine } from '../local-memory-engine.ts';
import type { DocumentTranslator } from '../document-translator.ts';
import { createBilling } from './billing.ts';
import { createIntake, settledOptions } from './intake.ts';
import { createCheckQueue } from './check-queue.ts';
import { createExaminer } from '../examiner.ts';
import { createQueueFeed } from './queue-feed.ts';
import type { QueueRows } from './queue-rows.ts';
import { createQueueRows } from './queue-rows.ts';
import type { DocumentQueue } from './queue.ts';
import { createDocumentQueue } from './queue.ts';
import { createRecordTable } from './record-table.ts';
import type { StateCount } from './count-states.ts';
import { countStates } from './count-states.ts';
import { documentReport, reportName } from './report.ts';
import { createResults } from './results.ts';
import { restoreQueue } from './restore-queue.ts';
import { isUnderWay } from './states.ts';
import { inBackground } from '../../system/background.ts';
import type { DocumentRecord } from './record.ts';

export interface DocumentsPorts {
  readonly database: Database;
  readonly services: Pick<Services, 'active' | 'open' | 'about' | 'changes'>;
  /** Rejects only where neither the secret store nor the disk keeps a key. */
  readonly vault: Promise<Vault>;
  readonly files: FileTickets;
  readonly folders: DocumentFolders;
  readonly output: OutputFolder;
  readonly openFiles: OpenFiles;
  readonly startHelper: StartHelper;
  /** Folder of what ships with the program. */
  readonly assets: string;
  /** Folder of tesseract's language data that the person chose; null: the installed one. */
  readonly ocrData: string | null;
  /** Folders of installed packs. */
  readonly packFolders: readonly string[];
  /** Tells the offline service that nobody will fetch a document from it. */
  readonly dropCopy: (handle: DocumentHandle) => void;
  /** Template of the results' names. */
  readonly naming: () => string;
  readonly isPrivate: () => boolean;
  /** Takes down what was billed. */
  readonly record: RecordBill;
  /** Something was billed. */
  readonly onBilled: () => void;
  /** Takes saved documents down. */
  readonly recordResult: RecordResult;
  readonly memories: Pick<LocalMemoryEngine, 'hasAssigned'>;
  /** Translates documents that memories of this computer act on. */
  readonly translator: DocumentTranslator;
  /** Tag of the project at work; null for none. */
  readonly reportingTag: () => string | null;
  readonly log: Log;
  readonly clock?: Clock;
  /** Uniform in [0, 1). */
  readonly random?: () => number;
}

type DocumentHandlers = Pick<Handlers, Extract<keyof Handlers, `documents.${string}`>>;

export interface DocumentsFeature {
  readonly handlers: DocumentHandlers;
  /** A document whose original is still kept; null for any other. */
  originalOf(id: string): Promise<{ readonly name: string; readonly path: string } | null>;
  /** How many documents are in which state, and why they failed. */
  counts(): readonly StateCount[];
  /** Whether a document stands on the list. */
  has(id: string): boolean;
  /** Takes everything off the list and deletes the copies; results stay where they are. */
  forget(): void;
  /** Takes the list off the disk; copies stay only while they are needed. */
  purgeFromDisk(): void;
  close(): Promise<void>;
}

/** The queue of documents. */
export function createDocuments(ports: DocumentsPorts): DocumentsFeature {
  const { database, services, folders, output, log, isPrivate, naming, onBilled } = ports;
  const { clock = systemClock, random = Math.random, assets, ocrData, translator } = ports;
  const { packFolders } = ports;
  const table = createRecordTable(database, isPrivate);
  const examiner = createExaminer({ startHelper: ports.startHelper, clock });
  let vault: Vault | null = null;
  let running: DocumentQueue | null = null;

  const feed = createQueueFeed({
    clock,
    ids: () => rows.ids(),
    rowOf: (id) => rows.row(id),
    facts: () => ({
      isPaused: running?.isPaused ?? table.isPaused(),
      halted: running?.halted ?? null,
      secrets: vault?.kept ?? 'store',
    }),
  });
  const rows: QueueRows = createQueueRows({
    table,
    onTouch: (id) => feed.touch(id),
    onGone: (id) => feed.gone(id),
  });
  const checks = createCheckQueue({
    rows,
    folders,
    services,
    examiner,
    assets,
    ocrData,
    packFolders,
    onChecked: () => running?.schedule(),
    onFault(id, error) {
      log.write('document.unchecked');
      try {
        rows.move(id, 'fail', { failure: failureOf(error) ?? { code: 'internal' } });
      } catch {
        // It stands in the list as failed; the next start looks at it again.
        log.write('document.not-kept');
      }
    },
  });
  restoreQueue({ table, rows, folders, output, checks, log });

  const received = createBilling({ database, rows, record: ports.record, onBilled });
  const opening = ports.vault.then((opened) => {
    vault = opened;
    running = createDocumentQueue({
      rows,
      services,
      vault: opened,
      folders,
      output,
      examiner,
      translator,
      clock,
      naming,
      isPrivate,
      received,
      dropCopy: ports.dropCopy,
      checks,
      random,
      log,
      saved: (record) => ports.recordResult(savedDocument(record)),
      isPaused: table.isPaused(),
      onChanged: () => feed.notifyChanged(),
    });
    feed.notifyChanged();
    running.schedule();
    return running;
  });
  opening.catch(() => log.write('documents.no-vault'));

  /** Takes everything away that is kept of a document, once nothing goes on with it. */
  const clear = async (queue: DocumentQueue, id: string) => {
    await queue.stop(id);
    await Promise.allSettled([output.discard(id), folders.remove(id)]);
  };
  const intake = createIntake({ ...ports, rows, checks, examiner, clock });
  const results = createResults({ ...ports, rows, examiner });
  const each = (ids: readonly string[], act: (queue: DocumentQueue, id: string) => void) =>
    opening.then((queue) => {
      for (const id of ids) if (rows.get(id) !== null) act(queue, id);
      return null;
    });

  const remove = (queue: DocumentQueue, id: string) => {
    queue.abandon(id);
    rows.remove(id);
    inBackground('documents.clear', () => clear(queue, id));
  };

  return {
    handlers: {
      ...intake,
      ...results,
      'documents.watch': (_, { signal }) => feed.watch(signal),
      'documents.pause': async ({ isPaused }) => {
        table.pause(isPaused);
        (await opening).pause(isPaused);
        return null;
      },
      'documents.cancel': ({ ids }) =>
        each(ids, (queue, id) => {
          if (!isUnderWay(rows.get(id)?.state ?? 'done')) return;
          queue.cancel(id);
          inBackground('documents.clear', () => clear(queue, id));
        }),
      'documents.retry': ({ ids, options }) => {
        const next = options === undefined ? null : settledOptions(options, ports);
        const active = services.active.value.id;
        // Options name memories and glossaries of the connection that they were chosen with.
        return each(ids, (queue, id) =>
          queue.retry(id, rows.get(id)?.connection === active ? next : null),
        );
      },
      'documents.remove': ({ ids }) => each(ids, remove),
      'documents.report': () =>
        Promise.resolve({
          name: reportName(clock.date()),
          type: 'text/csv; charset=utf-8',
          bytes: documentReport(rows.ids().flatMap((id) => rows.row(id) ?? [])),
        }),
    },
    async originalOf(id) {
      const name = rows.get(id)?.name;
      const kept = name === undefined ? null : await folders.find(id, 'source');
      return name === undefined || kept === null ? null : { name, path: kept.path };
    },
    has: (id) => rows.get(id) !== null,
    counts: () => countStates(rows.ids().flatMap((id) => rows.get(id) ?? [])),
    forget() {
      const ids = rows.ids();
      for (const id of ids) running?.abandon(id);
      // At once, since the database is rewritten right after this.
      for (const id of ids) rows.remove(id);
      table.clear();
      opening.then(
        (queue) => ids.map((id) => clear(queue, id)),
        () => ids.map((id) => folders.remove(id)),
      );
    },
    purgeFromDisk() {
      table.clear();
      for (const id of rows.ids()) {
        if (rows.get(id)?.hasPreview !== true) continue;
        rows.update(id, { hasPreview: false });
        inBackground('documents.remove', () => folders.remove(id));
      }
    },
    async close() {
      examiner.close();
      await Promise.all([checks.close(), opening.then((queue) => queue.close()).catch(() => null)]);
      translator.close();
      if (!isPrivate()) return;
      // Nothing on the disk says any more what these copies are.
      await Promise.allSettled(rows.ids().map((id) => folders.remove(id)));
    },
  };
}

/** A document whose result stands in its place, for the history. */
function savedDocument(record: DocumentRecord): SavedDocument {
  const { id, name, connection, connectionName, options, found, characters, result } = record;
  return {
    kind: 'document',
    id,
    name,
    connection,
    connectionName,
    result: result?.name ?? '',
    source: options.source ?? found,
    target: options.target,
    characters: characters?.count ?? null,
  };
}
