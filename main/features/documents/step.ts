import type { Clock } from '../../client/clock.ts';
import type { DocumentHandle } from '../../client/documents.ts';
import type { DocumentFolders } from '../../system/document-folders.ts';
import type { OutputFolder } from '../../system/output-folder.ts';
import type { Vault } from '../../system/vault.ts';
import type { OpenService, Services } from '../active-service.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { Examiner } from '../examiner.ts';
import type { DocumentTranslator } from '../document-translator.ts';
import type { QueueRows } from './queue-rows.ts';
import type { DocumentRecord } from './record.ts';

/** What the steps of a document work with. */
export interface StepPorts {
  readonly rows: QueueRows;
  readonly services: Pick<Services, 'open' | 'about'>;
  readonly vault: Vault;
  readonly folders: DocumentFolders;
  readonly output: OutputFolder;
  readonly examiner: Examiner;
  /** Translates by segments where memories of this computer act. */
  readonly translator: DocumentTranslator;
  readonly clock: Clock;
  /** Template of the results' names. */
  readonly naming: () => string;
  readonly isPrivate: () => boolean;
  /** The whole result of a document has come: the service bills it now. */
  readonly received: (record: DocumentRecord) => void;
  /** A result stands in its place. */
  readonly saved: (record: DocumentRecord) => void;
}

/** A failure after which nothing is tried by itself, whatever its code. */
export class GivenUp extends FeatureFailure {}

/** The document; throws where it was taken off the list. */
export function recordOf(rows: QueueRows, id: string): DocumentRecord {
  const record = rows.get(id);
  if (record === null) throw new FeatureFailure({ code: 'cancelled' });
  return record;
}

/** Rejects as `Services.open`; with key-missing as well where the connection is no longer kept. */
export async function serviceOf(
  record: DocumentRecord,
  { services }: Pick<StepPorts, 'services'>,
  signal: AbortSignal,
): Promise<OpenService> {
  if (services.about(record.connection) === null) {
    throw new FeatureFailure({ code: 'key-missing', params: { name: record.connectionName } });
  }
  return services.open(record.connection, signal);
}

/** Id and key of the service's copy; null where there are none or where they cannot be opened. */
export function openHandle(record: DocumentRecord, vault: Vault): DocumentHandle | null {
  const opened = record.handle === null ? null : vault.open(record.handle, record.id);
  if (opened === null) return null;
  const at = opened.indexOf(' ');
  return { id: opened.slice(0, at), key: opened.slice(at + 1) };
}

/** Such a handle, sealed for the database. */
export function sealHandle({ id, key }: DocumentHandle, document: string, vault: Vault): string {
  return vault.seal(`${id} ${key}`, document);
}

/** The service or the disk gave a document up. */
export function documentFailed(
  record: DocumentRecord,
  reason:
    | 'gone'
    | 'locked'
    | 'result-damaged'
    | 'result-too-large'
    | 'result-stalled'
    | 'not-written'
    | 'interrupted',
): FeatureFailure {
  return new FeatureFailure({ code: 'document-failed', params: { name: record.name, reason } });
}
