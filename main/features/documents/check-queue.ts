import type { Services } from '../active-service.ts';
import { checkDocument, isMinified, sizeRefusal } from './check-document.ts';
import type { CheckPorts } from './check-document.ts';
import { ExaminerFailed } from '../examiner.ts';
import type { QueueRows } from './queue-rows.ts';
import type { DocumentRecord } from './record.ts';
import type { DocumentFolders } from '../../system/document-folders.ts';

/** Looks at what was added, one after the other, before it is sent. */
export interface CheckQueue {
  /** To be looked at. */
  push(id: string): void;
  close(): Promise<void>;
}

export interface CheckQueuePorts extends CheckPorts {
  readonly rows: QueueRows;
  readonly folders: DocumentFolders;
  readonly services: Pick<Services, 'about'>;
  /** One more may be sent. */
  readonly onChecked: () => void;
  /** A fault of ours kept a document from being looked at. */
  readonly onFault: (id: string, error: unknown) => void;
}

export function createCheckQueue(ports: CheckQueuePorts): CheckQueue {
  const { rows, folders, onChecked, onFault } = ports;
  const waiting: string[] = [];
  let working: Promise<void> | null = null;
  let isClosed = false;

  const work = async () => {
    for (let id = waiting.shift(); id !== undefined && !isClosed; id = waiting.shift()) {
      const record = rows.get(id);
      if (record?.state !== 'queued' || record.isChecked) continue;
      try {
        await check(record, ports);
      } catch (error) {
        if (error instanceof ExaminerFailed && error.reason === 'closed') return;
        onFault(id, error);
      }
      if (rows.get(id)?.state === 'refused') await folders.remove(id).catch(() => undefined);
      onChecked();
    }
  };
  return {
    push(id) {
      waiting.push(id);
      working ??= work().finally(() => (working = null));
    },
    async close() {
      isClosed = true;
      await working;
    },
  };
}

async function check(record: DocumentRecord, ports: CheckQueuePorts): Promise<void> {
  const { rows, folders, services, examiner } = ports;
  const { id, name, options, connection } = record;
  const receiver = services.about(connection) ?? { service: 'remote', tier: 'paid' };
  const file = { name, size: record.size, path: folders.pathOf(id, 'source') };
  const { characters, warnings, refusal } = await checkDocument(file, options, receiver, ports);
  const found = {
    characters: characters === null ? null : { count: characters, isBilled: false },
    warnings: [...warnings],
  };
  if (refusal !== null) {
    rows.move(id, 'refuse', { ...found, failure: refusal });
    return;
  }
  const { format } = record;
  if (!isMinified(format, options)) {
    rows.update(id, { ...found, isChecked: true });
    return;
  }
  const to = folders.pathOf(id, 'small');
  const { size, media } = await examiner.ask('minify', { from: file.path, to });
  const tooLarge =
    format === 'docx' || format === 'pptx' ? sizeRefusal(format, { name, size }, receiver) : null;
  if (tooLarge !== null) rows.move(id, 'refuse', { ...found, failure: tooLarge });
  else rows.update(id, { ...found, isChecked: true, isSmall: media > 0 });
}
