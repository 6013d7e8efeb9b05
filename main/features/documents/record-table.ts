import type { Database } from '../../system/database.ts';
import type { DocumentRecord } from './record.ts';
import { readRecord } from './record.ts';

/** The queue on the disk. In private mode nothing is written. */
export interface RecordTable {
  /** In the order in which they were added; damaged ones are left out. */
  all(): DocumentRecord[];
  save(record: DocumentRecord): void;
  remove(id: string): void;
  clear(): void;
  isPaused(): boolean;
  pause(isPaused: boolean): void;
}

export function createRecordTable(database: Database, isPrivate: () => boolean): RecordTable {
  const { sqlite } = database;
  const saving = sqlite.prepare(
    `INSERT INTO document (id, record) VALUES (?, ?)
     ON CONFLICT (id) DO UPDATE SET record = excluded.record`,
  );
  const removing = sqlite.prepare('DELETE FROM document WHERE id = ?');
  return {
    all: () =>
      sqlite
        .prepare('SELECT record FROM document ORDER BY number')
        .all()
        .flatMap(({ record }) => readRecord(String(record)) ?? []),
    save(record) {
      if (!isPrivate()) saving.run(record.id, JSON.stringify(record));
    },
    remove: (id) => void removing.run(id),
    clear: () => sqlite.exec('DELETE FROM document'),
    isPaused: () => sqlite.prepare('SELECT paused FROM document_queue').get()?.['paused'] === 1,
    pause(isPaused) {
      sqlite
        .prepare('INSERT OR REPLACE INTO document_queue (number, paused) VALUES (1, ?)')
        .run(isPaused ? 1 : 0);
    },
  };
}
