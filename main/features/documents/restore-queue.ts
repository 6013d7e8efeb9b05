import type { DocumentFolders } from '../../system/document-folders.ts';
import type { Log } from '../../system/log.ts';
import type { OutputFolder } from '../../system/output-folder.ts';
import type { CheckQueue } from './check-queue.ts';
import type { QueueRows } from './queue-rows.ts';
import type { RecordTable } from './record-table.ts';
import { putBack } from './send-document.ts';
import { isUnderWay } from './states.ts';

export interface RestorePorts {
  readonly table: Pick<RecordTable, 'all'>;
  readonly rows: QueueRows;
  readonly folders: Pick<DocumentFolders, 'list' | 'remove'>;
  readonly output: Pick<OutputFolder, 'list' | 'discard'>;
  readonly checks: Pick<CheckQueue, 'push'>;
  readonly log: Log;
}

/**
 * Takes up the queue where an earlier run left it, however that ended. A document in the middle of
 * being sent may have arrived, so it is sent at most once more. Copies that nobody knows are deleted.
 */
export function restoreQueue(ports: RestorePorts): void {
  const { table, rows, folders, output, checks, log } = ports;
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
  sweepOutput(rows, output).catch(() => log.write('documents.not-swept'));
}

/** What a crash left of results that are done; what nobody knows may be another program's. */
async function sweepOutput(rows: QueueRows, output: RestorePorts['output']): Promise<void> {
  for (const id of await output.list()) {
    const state = rows.get(id)?.state;
    if (state === 'done' || state === 'cancelled') await output.discard(id);
  }
}
