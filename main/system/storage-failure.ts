import type { Failure } from '../../preload/contract/failure.ts';

/** Primary result codes of SQLite, https://sqlite.org/rescode.html. */
const SQLITE: Readonly<Record<number, Failure['code']>> = {
  3: 'data-not-written',
  8: 'data-not-written',
  10: 'data-not-written',
  13: 'disk-full',
  14: 'data-not-written',
};
const SYSTEM: Readonly<Record<string, Failure['code']>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  // No file may grow so large, by a limit of the person's or of the drive.
  EFBIG: 'disk-full',
  EROFS: 'data-not-written',
  EIO: 'data-not-written',
  ENXIO: 'data-not-written',
  ESTALE: 'data-not-written',
  EACCES: 'data-not-written',
  EPERM: 'data-not-written',
  EMFILE: 'too-many-files',
  ENFILE: 'too-many-files',
};
/** Calls of the system that open no file: what they are denied is said where they are made. */
const ELSEWHERE = /^(?:connect|listen|bind|accept|send|getaddrinfo|kill|spawn)/;

/** The failure that a disk or a database threw and a person can do something about; null for all others. */
export function storageFailure(thrown: unknown): Failure | null {
  if (!(thrown instanceof Error)) return null;
  const { errcode, code, syscall } = thrown as {
    readonly errcode?: unknown;
    readonly code?: unknown;
    readonly syscall?: unknown;
  };
  if (ELSEWHERE.test(String(syscall))) return null;
  // The low byte of an extended result code is the primary one.
  const found = errcode === undefined ? SYSTEM[String(code)] : SQLITE[Number(errcode) & 0xff];
  return found === undefined ? null : { code: found };
}
