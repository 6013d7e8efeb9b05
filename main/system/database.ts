import {
  chmodSync,
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Checkpoint } from './checkpoints/checkpoints.ts';
import { asideName, closeToOthers } from './move-aside.ts';
import { openRecoverable } from './recover-rows.ts';

/** A damaged database that was moved out of the way; nothing of it was deleted. */
export interface SetAside {
  /** Name of the backup beside the database, without its folder. */
  readonly backup: string;
  readonly why: 'damaged';
  /** Rows that could be read from it and are kept again; absent where none were looked for. */
  readonly saved?: number;
}

/** A database of a later version of the program, whose tables this one cannot know. It stays as it is. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
  readonly file: string;
  constructor(file: string) {
    super(
      `${file} was written by a newer version of Dragoman and was left unchanged. ` +
        'Start the newer version, or choose another data folder.',
    );
    this.file = file;
  }
}

/** One SQLite file with versioned tables. */
export interface Database {
  /** The open connection. Read it anew after `migrate`, which may have replaced the file. */
  readonly sqlite: DatabaseSync;
  readonly setAside: SetAside | null;
  /**
   * Brings the tables up to date. Each entry runs once, in order, in a transaction of its own; its
   * position in the list is its version, so entries are only ever appended.
   * @throws NewerDatabase where the tables are of a later version
   */
  migrate(migrations: readonly string[]): void;
  /**
   * Makes deleted rows unrecoverable from our files: rewrites the file, empties the write-ahead
   * log and deletes backups of files that were set aside.
   */
  scrub(): void;
  /**
   * Writes its log into the file and both to the disk, in a thread where one is given. A log that is
   * being read stays as it is.
   */
  readonly checkpoint: () => Promise<void>;
  close(): void;
}

/** What differs from a database like any other. */
export interface DatabaseOptions {
  /** Whether `migrate` puts what can be read of a damaged file into the fresh one. */
  readonly recovers?: boolean;
  /** It was looked through already: a large one takes a tenth of a second. */
  readonly isSound?: boolean;
  /** Where large logs would hold this thread up. */
  readonly checkpoint?: Checkpoint;
}

/** Primary result codes of SQLite, https://sqlite.org/rescode.html. */
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

/** How long a statement waits for another process that is writing. */
const BUSY_MS = 5000;

class Damaged extends Error {}

/**
 * Opens or creates a database. A damaged file is moved aside and a fresh one made, which
 * `setAside` reports; other faults (no permission, disk full) are thrown.
 * @param file path of the file, or `:memory:`
 */
export function openDatabase(
  file: string,
  { recovers = false, isSound = false, checkpoint = atOnce }: DatabaseOptions = {},
): Database {
  let setAside: SetAside | null = null;
  const recovering = <T>(attempt: () => T, release: () => void): T => {
    try {
      return attempt();
    } catch (error) {
      if (!isDamage(error) || file === ':memory:') throw error;
      release();
      setAside = { backup: moveAside(file), why: 'damaged' };
      return attempt();
    }
  };

  let sqlite: DatabaseSync | null = null;
  const connect = (): DatabaseSync => {
    if (isNoFile(file)) throw new Damaged('the database is empty or a folder');
    sqlite = connectTo(file);
    if (!isSound || setAside !== null) checkHealth(sqlite);
    return sqlite;
  };
  const disconnect = () => {
    if (sqlite?.isOpen === true) sqlite.close();
    sqlite = null;
  };
  let isClosed = false;
  const connected = () => {
    if (isClosed) throw new Error('the database is closed');
    return sqlite ?? connect();
  };
  recovering(connected, disconnect);

  return {
    get sqlite() {
      return connected();
    },
    get setAside() {
      return setAside;
    },
    migrate(migrations) {
      recovering(() => {
        const lost =
          recovers && setAside !== null && setAside.saved === undefined ? setAside : null;
        if (lost !== null) {
          const backup = join(dirname(file), lost.backup);
          setAside = { ...lost, saved: recover(backup, connected(), migrations, file) };
        }
        runMigrations(connected(), migrations, file);
      }, disconnect);
    },
    scrub() {
      deleteBackups(file);
      // VACUUM copies the live rows through the log, so the log is emptied after it.
      connected().exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)');
    },
    async checkpoint() {
      if (file === ':memory:') return;
      try {
        await checkpoint(file);
      } catch {
        if (!isClosed) connected().exec('PRAGMA wal_checkpoint(PASSIVE)');
      }
    },
    close() {
      isClosed = true;
      disconnect();
    },
  };
}

/** There is no thread: it is done here. */
const atOnce: Checkpoint = () => Promise.reject(new Error('no thread writes logs'));

/** A folder, or a file that something emptied: a database of this program always has its first page. */
function isNoFile(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) return false;
  return found.isDirectory() || (found.size === 0 && !existsSync(`${file}-wal`));
}

/** @returns the number of rows that are kept again; tables of a later version are not read */
function recover(
  backup: string,
  fresh: DatabaseSync,
  migrations: readonly string[],
  file: string,
): number {
  const source = openRecoverable(backup);
  if (source === null) return 0;
  try {
    if (source.version > migrations.length) return 0;
    runMigrations(fresh, migrations.slice(0, source.version), file);
    return source.copyInto(fresh);
  } catch {
    // The file stays where it is, whole.
    return 0;
  } finally {
    source.close();
  }
}

function connectTo(file: string): DatabaseSync {
  if (file !== ':memory:') keepPrivate(file);
  const sqlite = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    // temp_store: VACUUM would otherwise write the texts to a temporary file elsewhere on disk.
    sqlite.exec(
      'PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA secure_delete=ON; PRAGMA temp_store=MEMORY',
    );
    return sqlite;
  } catch (error) {
    sqlite.close();
    // Nothing could be written; what is left would look like a file that something emptied.
    if (file !== ':memory:' && isNoFile(file)) rmSync(file, { recursive: true });
    throw error;
  }
}

/**
 * Makes the file beforehand, so that it is never readable by others, whatever the umask is, and
 * closes one that stood open. SQLite gives a new log the mode of its database.
 */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  // Windows keeps no mode bits; a person's profile folder is private there already.
  if (process.platform === 'win32') return;
  for (const path of filesOf(file)) {
    if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);
  }
}

/** The database with its log, as far as they are there. */
const filesOf = (file: string): string[] =>
  ['', '-wal', '-shm'].map((suffix) => file + suffix).filter((path) => existsSync(path));

function checkHealth(sqlite: DatabaseSync): void {
  const report = sqlite.prepare('PRAGMA quick_check(1)').get();
  if (report?.['quick_check'] !== 'ok') throw new Damaged('the database is damaged');
}

function runMigrations(sqlite: DatabaseSync, migrations: readonly string[], file: string): void {
  const version = Number(sqlite.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
  if (version > migrations.length) throw new NewerDatabase(file);
  for (const [index, sql] of migrations.entries()) {
    if (index < version) continue;
    try {
      sqlite.exec(`BEGIN IMMEDIATE; ${sql}; PRAGMA user_version=${index + 1}; COMMIT`);
    } catch (error) {
      if (sqlite.isTransaction) sqlite.exec('ROLLBACK');
      throw error;
    }
  }
}

function isDamage(error: unknown): boolean {
  if (error instanceof Damaged) return true;
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  // The low byte of an extended result code is the primary one.
  const primary = Number(error.errcode) & 0xff;
  return primary === SQLITE_CORRUPT || primary === SQLITE_NOTADB;
}

function moveAside(file: string): string {
  const backup = asideName(file);
  // The log holds what was written last; SQLite would delete it beside a fresh file.
  for (const path of filesOf(file)) {
    const aside = backup + path.slice(file.length);
    renameSync(path, aside);
    closeToOthers(aside);
  }
  return basename(backup);
}

function deleteBackups(file: string): void {
  if (file === ':memory:') return;
  // Earlier versions of the program moved the files of later ones aside as well.
  const prefixes = [`${basename(file)}.damaged-`, `${basename(file)}.newer-`];
  for (const name of readdirSync(dirname(file))) {
    if (prefixes.some((prefix) => name.startsWith(prefix)))
      rmSync(join(dirname(file), name), { recursive: true });
  }
}
