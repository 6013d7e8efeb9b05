import type { Failure, FailureCode } from '../../../preload/contract/failure.ts';
import { ServiceFailure } from '../../client/failure.ts';
import { retryWait } from '../../client/retry.ts';
import type { DocumentState } from '../../../preload/contract/documents.ts';

/** What becomes of a document after a failure. */
export type Disposition =
  /** It is tried again by itself. */
  | 'again'
  /** Nothing of its connection is sent until somebody or something mends it. */
  | 'halt'
  | 'final';

const AGAIN: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'rate-limited',
  'service-error',
  'service-unavailable',
  'timeout',
  'unreachable',
  'offline-service-down',
]);

const HALT: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'quota-exceeded',
  'key-missing',
  'key-locked',
  'disk-full',
  'data-not-written',
  'too-many-files',
  'data-newer',
]);

/**
 * Attempts in a row that fail until a document is given up: some five minutes for sending, which costs
 * a whole upload each; some hours for asking and fetching, since the service has done its work.
 */
const ATTEMPTS: Partial<Record<DocumentState, number>> = {
  queued: 12,
  translating: 100,
  downloading: 100,
};

/** @param attempts that failed in a row, this one included */
export function dispositionOf(
  failure: Failure,
  state: DocumentState,
  attempts: number,
): Disposition {
  if (HALT.has(failure.code)) return 'halt';
  return AGAIN.has(failure.code) && attempts < (ATTEMPTS[state] ?? 0) ? 'again' : 'final';
}

/** Milliseconds to wait after an attempt that just failed; never less than the service asked for. */
export function waitAfter(error: unknown, attempt: number, random: () => number): number {
  const retryAfterMs = error instanceof ServiceFailure ? error.retryAfterMs : 0;
  return retryWait({ attempt, startedAt: 0, failedAt: 0, retryAfterMs }, random);
}

/** Counts what failed in a row, for each document and each of its states. */
export interface Attempts {
  /** One more has failed. Answers how many that makes. */
  add(id: string, state: DocumentState): number;
  /** @param state only that one */
  forget(id: string, state?: DocumentState): void;
}

export function createAttempts(): Attempts {
  const counts = new Map<string, Map<DocumentState, number>>();
  return {
    add(id, state) {
      const states = counts.get(id) ?? new Map<DocumentState, number>();
      const count = (states.get(state) ?? 0) + 1;
      counts.set(id, states.set(state, count));
      return count;
    },
    forget(id, state) {
      if (state === undefined) counts.delete(id);
      else counts.get(id)?.delete(state);
    },
  };
}
