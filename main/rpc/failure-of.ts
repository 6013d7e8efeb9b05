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

/** Names the fields that a check refused, never their values. */
export function inputFailure(error: z.ZodError): Failure {
  const fields = error.issues.map((issue) => issue.path.slice(0, 4).map(fieldName).join('.'));
  return { code: 'invalid-input', params: { fields: [...new Set(fields)].slice(0, MAX_FIELDS) } };
}

const fieldName = (key: PropertyKey) => String(key).slice(0, 64);
