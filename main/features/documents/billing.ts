import type { Database } from '../../system/database.ts';
import { inTransaction } from '../../system/transaction.ts';
import type { RecordBill } from '../bill.ts';
import type { QueueRows } from './queue-rows.ts';
import type { DocumentRecord } from './record.ts';

export interface BillingPorts {
  readonly database: Database;
  readonly rows: QueueRows;
  readonly record: RecordBill;
  readonly onBilled: () => void;
}

/**
 * What is done when the whole result of a document has come, which is when the service bills it. Bill
 * and document are written together, so that a crash at any moment bills each sending once at most.
 * A document that was taken off the list meanwhile was billed all the same.
 */
export function createBilling(ports: BillingPorts): (earlier: DocumentRecord) => void {
  const { database, rows, record, onBilled } = ports;
  return (earlier) => {
    const { id, connection, options, characters, isCounted } = rows.get(earlier.id) ?? earlier;
    inTransaction(database.sqlite, () => {
      rows.update(id, { isReceived: true, isCounted: true });
      if (isCounted) return;
      const { reportingTag: tag } = options;
      // The count of our own where the service does not say it.
      record({ connection, tag, documentCharacters: characters?.count ?? 0 });
    });
    if (!isCounted) onBilled();
  };
}
