import type { DocumentFolders } from '../../system/document-folders.ts';
import type { Log } from '../../system/log.ts';
import type { CheckQueue } from './check-queue.ts';
import type { QueueRows } from './queue-rows.ts';
import type { RecordTable } from './record-table.ts';
import { putBack } from './send-document.ts';
import { isUnderWay } from './states.ts';

export interface RestorePorts {
  readonly table: Pick<RecordTable, 'all'>;
  readonly rows: QueueRows;
  readonly folders: Pick<DocumentFolders, 'list' | 'remove'>;
  readonly checks: Pick<CheckQueue, 'push'>;
  readonly log: Log;
}

/**
 * Takes up the queue where an earlier run left it, however that ended. A document in the middle of
 * being sent may have arrived, so it is sent at most once more. Copies that nobody knows are deleted.
 */
export function restoreQueue({ table, rows, folders, checks, log }: RestorePorts): void {
  for (const record of table.all()) {
    const isOpen = isUnderWay(record.state);
    rows.add(isOpen ? { ...record, failure: null } : record);
    if (record.state === 'uploading') putBack(record.id, true, { rows });
    if (rows.get(record.id)?.state === 'queued' && !record.isChecked) checks.push(record.id);
  }
  for (const id of folders.list()) {
    if (rows.get(id) !== null) continue;
    folders.remove(id).catch(() => log.write('documents.not-swept'));
  }
}
