import type { Failure } from '../../preload/contract/failure.ts';

/** Primary result codes of SQLite, https://sqlite.org/rescode.html. */
const SQLITE: Readonly<Record<number, Failure['code']>> = {
  8: 'data-not-written',
  10: 'data-not-written',
  13: 'disk-full',
  14: 'data-not-written',
};
const SYSTEM: Readonly<Record<string, Failure['code']>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EROFS: 'data-not-written',
  EIO: 'data-not-written',
};

/** The failure that a disk or a database threw and a person can do something about; null for all others. */
export function storageFailure(thrown: unknown): Failure | null {
  if (!(thrown instanceof Error)) return null;
  const { errcode, code } = thrown as { readonly errcode?: unknown; readonly code?: unknown };
  // The low byte of an extended result code is the primary one.
  const found = errcode === undefined ? SYSTEM[String(code)] : SQLITE[Number(errcode) & 0xff];
  return found === undefined ? null : { code: found };
}
