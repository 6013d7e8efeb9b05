import type { Failure, FailureCode } from '../../preload/contract/failure.ts';
import type { Clock } from './clock.ts';
import { pathTemplate } from './path-template.ts';

/** One attempt of a request, told when it is over. Never holds a text, a key, a query or an id. */
export interface SentAttempt {
  /** Milliseconds since 1970: when it was begun. */
  readonly at: number;
  readonly host: string;
  readonly method: string;
  /** As `pathTemplate` gives it. */
  readonly path: string;
  /** HTTP status; null when no answer came. */
  readonly status: number | null;
  /** How it failed; null when it did not. */
  readonly code: FailureCode | null;
  /** Bytes of the bodies, as far as they went. */
  readonly sent: number;
  readonly received: number;
  readonly ms: number;
  readonly traceId: string | null;
  /** From 1. */
  readonly attempt: number;
}

/** Is told of every attempt; must not throw. */
export type OnAttempt = (attempt: SentAttempt) => void;

/** What is known of one attempt while it goes: bytes of its bodies, and whose answer it is. */
export interface Traffic {
  sent: number;
  received: number;
  /** Of an answer that has begun, whether or not it came to its end. */
  traceId: string | null;
}

/** An attempt that is under way. */
export interface OpenAttempt {
  readonly traffic: Traffic;
  /** Tells of it. @param outcome without a code where it succeeded */
  end(outcome: Partial<Pick<Failure, 'code' | 'status' | 'traceId'>>): void;
}

/** @param facts `path` as it is sent, below the base address */
export function beginAttempt(
  facts: Pick<SentAttempt, 'host' | 'method' | 'path' | 'attempt'>,
  { clock, onAttempt }: { readonly clock: Clock; readonly onAttempt?: OnAttempt | undefined },
): OpenAttempt {
  const traffic: Traffic = { sent: 0, received: 0, traceId: null };
  const at = clock.date();
  const begun = clock.now();
  return {
    traffic,
    end({ code = null, status = null, traceId = traffic.traceId }) {
      if (onAttempt === undefined) return;
      const path = pathTemplate(facts.path);
      const ms = Math.round(clock.now() - begun);
      onAttempt({ ...facts, ...traffic, at, path, ms, code, status, traceId });
    },
  };
}
