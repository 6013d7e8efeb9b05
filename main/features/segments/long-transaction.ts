import type { Database } from '../../system/database.ts';
import { nextTurn } from './next-turn.ts';

/** A database that much is written into. */
export type LongWritten = Pick<Database, 'sqlite' | 'checkpoint'>;

/** Not every commit goes to the disk, nor the log into the file: a checkpoint follows. */
const UNTIL_CHECKPOINT = 'PRAGMA wal_autocheckpoint=0; PRAGMA synchronous=NORMAL';
/** Pages of the log at which SQLite writes it into the file by itself: its default. */
const AT_ONCE = 'PRAGMA wal_autocheckpoint=1000; PRAGMA synchronous=FULL';

/** Begins a transaction that writes a whole file. */
export function beginLong({ sqlite }: Pick<Database, 'sqlite'>): void {
  sqlite.exec(`${UNTIL_CHECKPOINT}; BEGIN IMMEDIATE`);
}

/** Commits it; what is written is on the disk when this resolves. */
export async function commitLong({ sqlite, checkpoint }: LongWritten): Promise<void> {
  sqlite.exec('COMMIT');
  await nextTurn();
  await checkpoint();
  sqlite.exec(AT_ONCE);
}

/** Takes a change in many transactions; they go to the disk together, soon after it. */
export async function inLongParts<Value>(
  { sqlite, checkpoint }: LongWritten,
  work: () => Promise<Value>,
): Promise<Value> {
  sqlite.exec(UNTIL_CHECKPOINT);
  try {
    return await work();
  } finally {
    if (sqlite.isOpen) sqlite.exec(AT_ONCE);
    // Nobody waits for it; a log that stays is written by a later one.
    checkpoint().catch(() => undefined);
  }
}
