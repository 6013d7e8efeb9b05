import type { Handlers } from '../../../preload/contract/api.ts';
import { MAX_REQUESTS } from '../../../preload/contract/limits.ts';
import type { SentRequest } from '../../../preload/contract/requests.ts';
import type { Clock } from '../../client/clock.ts';
import { systemClock } from '../../client/clock.ts';
import type { OnAttempt } from '../../client/sent-attempt.ts';
import { createObservable } from '../../system/observable.ts';

/** Whoever watches gets a new list at most so often: documents are asked for many times a second. */
const REST_MS = 250;

export interface RequestsPorts {
  readonly closing: AbortSignal;
  readonly clock?: Pick<Clock, 'sleep'>;
}

export interface RequestsFeature {
  /**
   * Takes down the attempts of a connection's clients.
   * @param connection its id; empty for one that is only being tried
   */
  noting(connection: string): OnAttempt;
  /** Newest first. */
  newest(): readonly SentRequest[];
  readonly handlers: Pick<Handlers, 'requests.watch'>;
}

/** The last requests, kept in memory only. */
export function createRequests({ closing, clock = systemClock }: RequestsPorts): RequestsFeature {
  const kept: SentRequest[] = [];
  const observable = createObservable<readonly SentRequest[]>([]);
  let number = 0;
  let isResting = false;
  let isStale = false;

  const show = () => {
    if (isResting) {
      isStale = true;
      return;
    }
    isStale = false;
    isResting = true;
    observable.set(kept.toReversed());
    clock.sleep(REST_MS, closing).then(
      () => {
        isResting = false;
        if (isStale) show();
      },
      () => undefined,
    );
  };

  return {
    noting: (connection) => (attempt) => {
      number += 1;
      kept.push({ number, connection, ...attempt, at: new Date(attempt.at).toISOString() });
      if (kept.length > MAX_REQUESTS) kept.shift();
      show();
    },
    newest: () => kept.toReversed(),
    handlers: { 'requests.watch': (_, { signal }) => observable.watch(signal) },
  };
}
