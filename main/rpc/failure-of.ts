import type { z } from 'zod';
import type { Failure } from '../../preload/contract/failure.ts';

/** The most fields an `invalid-input` failure names. */
const MAX_FIELDS = 8;

/**
 * The failure that a thrown value carries in its `failure` property, as the client's errors do;
 * null for everything else, which is a fault of ours.
 */
export function carriedFailure(thrown: unknown): Failure | null {
  if (typeof thrown !== 'object' || thrown === null || !('failure' in thrown)) return null;
  const { failure } = thrown;
  if (typeof failure !== 'object' || failure === null || !('code' in failure)) return null;
  return typeof failure.code === 'string' ? (failure as Failure) : null;
}

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

/** Names the fields that a check refused, never their values. */
export function inputFailure(error: z.ZodError): Failure {
  const fields = error.issues.map((issue) => issue.path.slice(0, 4).map(fieldName).join('.'));
  return { code: 'invalid-input', params: { fields: [...new Set(fields)].slice(0, MAX_FIELDS) } };
}

const fieldName = (key: PropertyKey) => String(key).slice(0, 64);
