import { NewerDatabase } from './database.ts';
import { UnsafeFolder } from './paths.ts';

interface SystemError {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly path?: unknown;
  readonly errcode?: unknown;
}

// Primary result codes of SQLite, https://sqlite.org/rescode.html.
const SQLITE: Readonly<Record<number, (data: string) => string>> = {
  3: (data) =>
    `This user isn’t allowed to read and write a database in ${data}. Change its permissions, or ${OTHER}.`,
  5: (data) => `A database in ${data} is in use by another program. Stop it and start again.`,
  8: (data) => `A database in ${data} is read-only. Make it writable, or ${OTHER}.`,
  10: (data) => `The drive of ${data} isn’t working properly. Check it, or ${OTHER}.`,
  13: (data) => `There is no space left for ${data}. Free up some space and start again.`,
  14: (data) => `A database in ${data} can’t be opened. Check its permissions, or ${OTHER}.`,
};
const OTHER = 'choose another data folder';

/**
 * Why the app or the service could not start, as a sentence that names the path or port and says what to do.
 * Errors that are already sentences stay as they are.
 */
export function startFailure(error: unknown, data: string, port: number): string {
  const { code, syscall, path, errcode } = (error ?? {}) as SystemError;
  if (syscall === 'listen') {
    if (code === 'EADDRINUSE') return `Port ${port} is in use by another program; choose another.`;
    if (code === 'EACCES') return `This user isn’t allowed to use port ${port}; choose another.`;
  }
  const sentence = SQLITE[Number(errcode) & 0xff];
  if (errcode !== undefined && sentence !== undefined) return sentence(data);
  const place = typeof path === 'string' ? path : data;
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return `${data} can’t be the data folder: it, or a folder above it, is a file. Choose another one.`;
    case 'EISDIR':
      return `${place} is a folder where a file belongs. Move it away, or ${OTHER}.`;
    case 'EROFS':
      return `${place} is on a read-only drive. Make it writable, or ${OTHER}.`;
    case 'EACCES':
    case 'EPERM':
      return `This user isn’t allowed to read and write ${place}. Change its permissions, or ${OTHER}.`;
    case 'ENOENT':
      return `${place} can’t be created or found. Check its path, or ${OTHER}.`;
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
      return `There is no space left for ${place}. Free up some space, or ${OTHER}.`;
    case 'EIO':
      return `The drive of ${place} isn’t working properly. Check it, or ${OTHER}.`;
    case 'EMFILE':
    case 'ENFILE':
      return 'Too many files are open on this computer. Close other programs and start again.';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}

/** Whether a start failed by something that `startFailure` has a sentence for, and not by a fault of ours. */
export function isForeseen(error: unknown): boolean {
  if (error instanceof NewerDatabase || error instanceof UnsafeFolder) return true;
  const { code, errcode } = (error ?? {}) as SystemError;
  if (errcode !== undefined) return (Number(errcode) & 0xff) in SQLITE;
  return typeof code === 'string' && FORESEEN.has(code);
}

const FORESEEN: ReadonlySet<string> = new Set(
  'EEXIST ENOTDIR EISDIR EROFS EACCES EPERM ENOENT ENOSPC EDQUOT EFBIG EMFILE ENFILE EIO'.split(
    ' ',
  ),
);
