import type { Failure } from '../../../preload/contract/failure.ts';
import type { Translation, TranslationRequest } from '../../../preload/contract/text.ts';
import type { Observable } from '../../system/observable.ts';
import { createObservable } from '../../system/observable.ts';
import type { Log } from '../../system/log.ts';
import type { Services } from '../active-service.ts';
import type { RecordBill } from '../bill.ts';
import { FeatureFailure, failureOf } from '../feature-failure.ts';
import { batchesOf } from './local/batches.ts';
import { requestConflict } from './request-conflict.ts';
import type { PlannedChunk } from './plan.ts';
import { plan, planAround } from './plan.ts';
import type { KeptLookups } from './local/kept-lookups.ts';
import { localPassages } from './local/local-passages.ts';
import { createUnsearchedList } from '../unsearched-list.ts';
import { createProgress } from './progress.ts';
import { ownCount, translateChunks } from './translate-chunks.ts';

export interface TranslatePorts {
  readonly services: Services;
  readonly lookups: KeptLookups;
  /** Takes down what was billed. */
  readonly record: RecordBill;
  /** Tag of the project at work; null for none. */
  readonly reportingTag: () => string | null;
  /** Something was asked of the service, and billed perhaps. */
  readonly onBilled: () => void;
  /** The limit that so many characters more would pass on a connection; null when not known. */
  readonly limitPassed: (connection: string, characters: number) => number | null;
  /** A text is translated wholly. */
  readonly onDone: (connection: string, request: TranslationRequest, result: Translation) => void;
  readonly log: Log;
}

/**
 * Translates a text of any length; where local memories are to be asked, what they have is not sent,
 * and nothing is where they have it all. The newest state is yielded, the last one is `done` or
 * `failed`. A failure of one chunk ends the later ones, while the earlier ones are finished, so
 * that as much as can be is kept. Leaving the loop, or the signal, ends all requests.
 */
export async function* translate(
  request: TranslationRequest,
  signal: AbortSignal,
  ports: TranslatePorts,
): AsyncGenerator<Translation, void, undefined> {
  const nothing = createProgress(request.text, [], ports.services.active.value.service);
  if (request.text.trim() === '') {
    yield { ...nothing.snapshot(), state: 'done', text: request.text, billed: 0 };
    return;
  }
  const leaving = new AbortController();
  const either = AbortSignal.any([signal, leaving.signal]);
  const state = createObservable(nothing.snapshot());
  void settle(request, either, ports, state).catch((error: unknown) => {
    // Nobody waits any more.
    if (either.aborted) return;
    state.set(nothing.failed(asFailure(error, ports.log)));
  });
  try {
    for await (const value of state.watch(either)) {
      yield value;
      if (value.state !== 'running') return;
    }
  } finally {
    leaving.abort();
  }
}

async function settle(
  request: TranslationRequest,
  signal: AbortSignal,
  { services, lookups, onBilled, limitPassed, log, record, reportingTag, onDone }: TranslatePorts,
  state: Observable<Translation>,
): Promise<void> {
  const tag = tagOf(request, reportingTag);
  const conflict = requestConflict(request);
  if (conflict !== null) throw new FeatureFailure(conflict);
  const unsearched = createUnsearchedList();
  const passages = await localPassages(request, lookups, signal, unsearched.add);
  const planned = passages === null ? plan(request) : planAround(request, passages);
  const saved = passages === null ? null : savedBy(request, planned);
  const isKnown = planned.every(({ local }) => local !== undefined);
  const service = isKnown ? null : await services.openActive(signal);
  const kind = service?.service ?? services.active.value.service;
  const progress = createProgress(request.text, planned, kind, saved, unsearched.list());
  state.set(progress.snapshot());
  try {
    if (service !== null) {
      const batches =
        passages === null ? planned.map((_, index) => [index]) : batchesOf(request, planned);
      const work = { request, planned, batches, service, progress, signal, state, limitPassed };
      await translateChunks({ ...work, tag, record });
    }
    if (signal.aborted) return;
    const result = progress.done();
    onDone(service?.connection ?? services.active.value.id, request, result);
    state.set(result);
  } catch (error) {
    state.set(progress.failed(asFailure(error, log)));
  } finally {
    if (service !== null) onBilled();
  }
}

/** Characters that would have been billed for what local memories answered. */
function savedBy(request: TranslationRequest, planned: readonly PlannedChunk[]): number {
  const known = planned.filter(({ local }) => local !== undefined);
  return known.reduce((sum, { core }) => sum + ownCount(request, core), 0);
}

/** A fault of ours is logged, without its text, and shown as one. */
function asFailure(error: unknown, log: Log): Failure {
  const failure = failureOf(error);
  if (failure !== null) return failure;
  log.write('text.translate-failed', { error: error instanceof Error ? error.name : typeof error });
  return { code: 'internal' };
}

/** The tag of all requests of a translation, whatever project is chosen meanwhile. */
function tagOf({ options }: TranslationRequest, ofProject: () => string | null): string | null {
  const own = options.reportingTag?.trim() ?? '';
  return own === '' ? ofProject() : own;
}
