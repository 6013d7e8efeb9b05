import { timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { EXTENSIONS, extensionOf } from '../../engine/formats/format-of.ts';
import { inTransaction } from '../../system/transaction.ts';
import type { Key } from '../accounts/key.ts';
import type { Ledger } from '../accounts/ledger.ts';
import { hashSecret } from '../accounts/secret.ts';
import { FileAnswer } from '../http/file-answer.ts';
import { notFound, quotaExceeded } from '../http/refusals.ts';
import { ServiceError } from '../http/service-error.ts';
import type { UploadedFile } from '../http/read-upload.ts';
import { streamLocked } from '../storage/locked-file.ts';
import { cutShort } from './cut-short.ts';
import type { DocumentFaultMenu } from './document-faults.ts';
import type { DocumentLimits } from './document-limits.ts';
import type { DocumentPlaces } from './document-places.ts';
import type { DocumentRow, DocumentRows, StoredRequest } from './document-rows.ts';
import type { DocumentWork } from './document-work.ts';
import { every, type FaultListener } from '../../system/background.ts';

/** How a caller names a document: both were told once, in answer to its upload. */
export interface DocumentName {
  readonly id: string;
  readonly key: string;
}

export interface DocumentsPorts {
  readonly database: DatabaseSync;
  readonly rows: DocumentRows;
  readonly places: DocumentPlaces;
  readonly work: DocumentWork;
  readonly ledger: Ledger;
  readonly faults: DocumentFaultMenu;
  readonly limits: Pick<DocumentLimits, 'waiting' | 'keptMs' | 'unreadMs'>;
  readonly onFault: FaultListener;
}

/**
 * Documents from their upload to the one fetch of their result. All calls throw ServiceError: 404 for
 * an unknown document, another account's, and a wrong key alike.
 */
export interface Documents {
  /** Where the file of an upload goes. */
  newPlace(): string;
  /** @throws ServiceError 429 when too many of the account are in work or still to be fetched */
  submit(document: {
    readonly sender: Key;
    readonly name: string;
    readonly file: UploadedFile;
    readonly request: StoredRequest;
  }): DocumentName;
  /** Where it stands. The right key also sets a document going that a restart had stopped. */
  find(name: DocumentName, caller: Key): Promise<DocumentRow>;
  /**
   * The result, which is billed and gone when its last byte went out.
   * @throws ServiceError 503 while it is not done or being fetched, 456 when the quota forbids it
   */
  result(name: DocumentName, caller: Key): Promise<FileAnswer>;
  /** Ends the work on a document that nobody will fetch, and deletes it. One that is unknown, or on its way out, stays. */
  drop(name: DocumentName): void;
  close(): void;
}

/** Calls look for old documents too; this is for the disk while nobody calls. */
const SWEEP_MS = 60_000;
/** So long a call waits for the end of a transfer, which then may be over. */
const LAST_BYTE_MS = 250;

/** Opens what an earlier run of the service has left, and deletes what has no owner. */
export function openDocuments(ports: DocumentsPorts): Documents {
  const { rows, places, work, limits } = ports;
  /** Documents that are being fetched, with the end of that. */
  const leaving = new Map<string, PromiseWithResolvers<undefined>>();
  let isClosed = false;
  rows.requeue();
  places
    .keepOnly(rows.ids())
    .catch((error: unknown) => ports.onFault('documents.keep-only', error));
  sweep();
  const stopSweeping = every(SWEEP_MS, 'documents.sweep', sweep);

  return {
    newPlace: () => places.fresh(),
    submit({ sender, name, file, request }) {
      sweep();
      if (rows.countWaiting(sender.tier) >= limits.waiting) {
        throw new ServiceError(
          429,
          'rate_limited',
          'Too many documents are being translated or waiting to be downloaded.',
        );
      }
      const { key, path } = file.locked;
      const id = places.idOf(path);
      rows.insert({ id, key, keyId: sender.id, name, request });
      work.begin(id, key);
      return { id, key };
    },
    find,
    async result(name, caller) {
      const row = await find(name, caller);
      const { id, status, outcome } = row;
      if (status !== 'done' || outcome?.kind !== 'done') {
        throw unavailable('Document translation is not done');
      }
      if (leaving.has(id)) throw unavailable('Document is being downloaded');
      const path = places.result(id);
      if (!existsSync(path)) {
        remove(id);
        throw unknown();
      }
      // Held while it goes out, so that others on the way at the same time pass no limit together.
      const hold = ports.ledger.hold({
        key: caller,
        kind: 'document_translation',
        units: outcome.delivery === undefined ? outcome.billed : 0,
      });
      if (hold === null) throw quotaExceeded();
      const transfer = Promise.withResolvers<undefined>();
      leaving.set(id, transfer);
      const letGo = () => {
        hold.release();
        leaving.delete(id);
        transfer.resolve(undefined);
      };
      return new FileAnswer({
        name: resultName(row.name, outcome.extension),
        bytes: outcome.bytes,
        unreadMs: limits.unreadMs,
        open: () => faulty(streamLocked(path, name.key, 'result'), outcome.bytes),
        onSent: () => {
          try {
            inTransaction(ports.database, () => {
              hold.bill();
              rows.give(id);
            });
          } finally {
            letGo();
          }
        },
        onEnd: (isTaken) => {
          letGo();
          if (isClosed || !isGiven(rows.find(id))) return;
          if (isTaken) remove(id);
          else rows.takeBack(id);
        },
      });
    },
    drop({ id: given, key }) {
      const row = rows.find(given.toUpperCase());
      if (row === null || leaving.has(row.id)) return;
      if (timingSafeEqual(row.keyHash, hashSecret(key))) remove(row.id);
    },
    close() {
      isClosed = true;
      stopSweeping();
    },
  };

  async function find({ id: given, key }: DocumentName, caller: Key): Promise<DocumentRow> {
    const id = given.toUpperCase();
    // Who has read the last byte may ask again before it is known here that he has.
    const transfer = leaving.get(id);
    if (transfer !== undefined) await Promise.race([transfer.promise, sleep(LAST_BYTE_MS)]);
    sweep();
    const row = rows.find(id);
    if (row?.tier !== caller.tier || !timingSafeEqual(row.keyHash, hashSecret(key))) {
      throw unknown();
    }
    if (isGiven(row)) throw unknown();
    const refusal = work.takeRefusal(row.id);
    if (refusal !== null) throw refusal;
    rows.touch(row.id);
    if (row.status === 'queued' || row.status === 'translating') work.begin(row.id, key);
    return row;
  }

  function faulty(result: Readable, bytes: number): Readable {
    return ports.faults.take('cut') === null ? result : cutShort(result, bytes >> 1);
  }

  function remove(id: string): void {
    work.stop(id);
    rows.remove(id);
    places.remove(id).catch((error: unknown) => ports.onFault('documents.remove', error));
  }

  /** What is in work or being fetched is not left alone. */
  function sweep(): void {
    for (const id of rows.olderThan(limits.keptMs)) {
      if (!leaving.has(id) && !work.has(id)) remove(id);
    }
  }
}

const isGiven = (row: DocumentRow | null): boolean =>
  row?.outcome?.kind === 'done' && row.outcome.delivery === 'given';

const unknown = (): ServiceError => notFound('Document not found');

const unavailable = (message: string): ServiceError =>
  new ServiceError(503, 'unavailable', message);

/** The name that it came with; with the result's ending where that is one of another format. */
function resultName(name: string, extension: string): string {
  const own = extensionOf(name);
  const isSame = Object.values(EXTENSIONS).some(
    (endings) => endings.includes(own) && endings.includes(extension),
  );
  return isSame ? name : `${name.slice(0, name.length - own.length)}${extension}`;
}
