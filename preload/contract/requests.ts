import type { FailureCode } from './failure.ts';
import { nothing, watch } from './route.ts';

/** One request as it went over the network. Never holds a text, a key or a query. */
export interface SentRequest {
  /** Counts up; later requests have larger numbers. */
  readonly number: number;
  /** ISO 8601: when it was begun. */
  readonly at: string;
  readonly connection: string;
  readonly host: string;
  readonly method: string;
  /** Without query and without ids that open a document. */
  readonly path: string;
  /** HTTP status; null when no answer came. */
  readonly status: number | null;
  /** How it failed; null when it did not. */
  readonly code: FailureCode | null;
  /** Bytes of the bodies. */
  readonly sent: number;
  readonly received: number;
  readonly ms: number;
  readonly traceId: string | null;
  /** From 1; larger where it was tried again. */
  readonly attempt: number;
}

export const requestsRoutes = {
  /** The last requests, newest first; a new list with every one. */
  'requests.watch': watch(nothing).gives<readonly SentRequest[]>(),
};
