import type { z } from 'zod';
import type { DetectionProgress, DetectionRequest } from '../../../preload/contract/detection.ts';
import type { Failure } from '../../../preload/contract/failure.ts';
import type { Detection } from '../../../preload/contract/text.ts';
import { createObservable } from '../../system/observable.ts';
import type { Log } from '../../system/log.ts';
import type { Services } from '../active-service.ts';
import { failureOf } from '../feature-failure.ts';
import { detectLines } from './detect-lines.ts';

export interface RunPorts {
  readonly services: Services;
  /** Tag of the project at work; null for none. */
  readonly reportingTag: () => string | null;
  /** All lines have their outcome. */
  readonly onDone: (
    connection: string,
    lines: readonly string[],
    found: readonly Detection[],
  ) => void;
  readonly log: Log;
}

interface State {
  /** Lines before this one have their outcome. */
  readonly until: number;
  readonly ended?: 'done' | Failure;
}

/**
 * Finds the languages of lines; each outcome is yielded once, in order. Once a service has refused,
 * the built-in one guesses what is left. Leaving the loop, or the signal, ends all requests.
 */
export async function* runDetection(
  { lines }: z.output<typeof DetectionRequest>,
  signal: AbortSignal,
  ports: RunPorts,
): AsyncGenerator<DetectionProgress, void, undefined> {
  const leaving = new AbortController();
  const either = AbortSignal.any([signal, leaving.signal]);
  const outcomes: Detection[] = [];
  const state = createObservable<State>({ until: 0 });
  const settle = async () => {
    const onFound = (found: readonly Detection[]) => {
      for (const outcome of found) outcomes.push(outcome);
      state.set({ until: outcomes.length });
    };
    const tag = ports.reportingTag() ?? undefined;
    const work = { services: ports.services, reportingTag: tag, signal: either, onFound };
    const connection = await detectLines(lines, work);
    if (either.aborted) return;
    ports.onDone(connection, lines, outcomes);
    state.set({ until: outcomes.length, ended: 'done' });
  };
  void settle().catch((error: unknown) => {
    state.set({ until: outcomes.length, ended: asFailure(error, ports.log) });
  });
  let from = 0;
  try {
    for await (const { until, ended } of state.watch(either)) {
      const progress = { from, found: outcomes.slice(from, until), done: until, all: lines.length };
      from = until;
      if (ended === undefined) {
        yield { state: 'running', ...progress };
        continue;
      }
      if (ended === 'done') yield { state: 'done', ...progress };
      else yield { state: 'failed', ...progress, failure: ended };
      return;
    }
  } finally {
    leaving.abort();
  }
}

function asFailure(error: unknown, log: Log): Failure {
  const failure = failureOf(error);
  if (failure !== null) return failure;
  log.write('detection.failed', { error: error instanceof Error ? error.name : typeof error });
  return { code: 'internal' };
}
