import { appendFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import type { Log } from './log.ts';

/** How a log file is kept small. */
export interface LogLimits {
  /** Bytes after which a file is put aside and a new one begun. */
  readonly maxBytes?: number;
  /** Files put aside that are kept, numbered from 1, the newest. */
  readonly keep?: number;
}

/** Name of the program's log in the data folder. */
export const LOG_FILE = 'dragoman.log';

/** Longest string field; a longer one is no code, count, host or id. */
const MAX_FIELD = 200;

/**
 * Writes one JSON object per line. An event that cannot be written (full disk, folder gone) is
 * lost: a log must never stop the program.
 */
export function createFileLog(file: string, limits: LogLimits = {}): Log {
  const { maxBytes = 1024 * 1024, keep = 3 } = limits;
  let size = existsSync(file) ? statSync(file).size : 0;
  return {
    write(event, fields = {}) {
      const record: Record<string, string | number | boolean | null> = {
        time: new Date().toISOString(),
        event,
      };
      for (const [name, value] of Object.entries(fields)) record[name] = shortened(value);
      const line = `${JSON.stringify(record)}\n`;
      try {
        if (size > 0 && size + line.length > maxBytes) {
          rotate(file, keep);
          size = 0;
        }
        appendFileSync(file, line, { mode: 0o600 });
        size += Buffer.byteLength(line);
      } catch {
        // Lost, as said above.
      }
    },
  };
}

function shortened(value: string | number | boolean | null): string | number | boolean | null {
  if (typeof value !== 'string' || value.length <= MAX_FIELD) return value;
  return `${value.slice(0, MAX_FIELD)}…`;
}

function rotate(file: string, keep: number): void {
  rmSync(`${file}.${keep}`, { force: true });
  for (let number = keep - 1; number >= 1; number -= 1) {
    if (existsSync(`${file}.${number}`)) renameSync(`${file}.${number}`, `${file}.${number + 1}`);
  }
  if (keep > 0) renameSync(file, `${file}.1`);
  else rmSync(file);
}
