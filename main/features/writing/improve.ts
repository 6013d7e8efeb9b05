import type { Failure } from '../../../preload/contract/failure.ts';
import type { Drift, Improvement, WritingRequest } from '../../../preload/contract/writing.ts';
import { billedCharacters } from '../../engine/markup/billing.ts';
import type { Observable } from '../../system/observable.ts';
import { createObservable } from '../../system/observable.ts';
import type { Log } from '../../system/log.ts';
import type { OpenService, Services } from '../active-service.ts';
import type { RecordBill } from '../bill.ts';
import { FeatureFailure, failureOf } from '../feature-failure.ts';
import { detectTexts } from '../detect-texts.ts';
import { runInOrder } from '../run-in-order.ts';
import { driftOf } from './drift.ts';
import type { Part } from './plan.ts';
import { planParts } from './plan.ts';
import type { Progress } from './progress.ts';
import { createProgress } from './progress.ts';

/** Requests of one text that are under way at the same time. */
const CONCURRENCY = 2;

export interface ImprovePorts {
  readonly services: Services;
  /** Takes down what was billed. */
  readonly record: RecordBill;
  readonly onBilled: () => void;
  /** Tag of the project at work; null for none. */
  readonly reportingTag: () => string | null;
  /** Source terms of glossaries, as far as they are for this language. */
  readonly termsOf: (
    glossaries: readonly string[],
    source: string,
    signal: AbortSignal,
  ) => Promise<readonly string[]>;
  /** A text is done. */
  readonly onDone: (connection: string, request: WritingRequest, improvement: Improvement) => void;
  readonly log: Log;
}

/**
 * Rephrases or corrects a text of any length; the newest state is yielded, the last one is `done` or
 * `failed`. What was finished before a failure stays. Leaving the loop, or the signal, ends all
 * requests.
 */
export async function* improve(
  request: WritingRequest,
  signal: AbortSignal,
  ports: ImprovePorts,
): AsyncGenerator<Improvement, void, undefined> {
  const leaving = new AbortController();
  const either = AbortSignal.any([signal, leaving.signal]);
  const parts = planParts(request);
  const progress = createProgress(parts);
  const state = createObservable(progress.snapshot());
  void settle({ request, parts, progress, signal: either, state, ports }).catch(
    (error: unknown) => {
      state.set(progress.failed(asFailure(error, ports.log)));
    },
  );
  try {
    for await (const value of state.watch(either)) {
      yield value;
      if (value.state !== 'running') return;
    }
  } finally {
    leaving.abort();
  }
}

interface Work {
  readonly request: WritingRequest;
  readonly parts: readonly Part[];
  readonly progress: Progress;
  readonly signal: AbortSignal;
  readonly state: Observable<Improvement>;
  readonly ports: ImprovePorts;
}

async function settle(work: Work): Promise<void> {
  const { request, progress, signal, state, ports } = work;
  const tag = ports.reportingTag();
  if (request.style !== null && request.tone !== null) throw conflict('tone');
  if (request.mode === 'correct' && (request.style ?? request.tone) !== null)
    throw conflict('style');
  const service = await ports.services.openActive(signal);
  try {
    await improveAll(work, service, tag);
  } finally {
    ports.onBilled();
  }
  const drift = await findDrift(work);
  if (signal.aborted) return;
  const improvement = progress.done(drift);
  ports.onDone(service.connection, request, improvement);
  state.set(improvement);
}

const conflict = (field: string) =>
  new FeatureFailure({ code: 'invalid-input', params: { field, reason: 'one-only' } });

/** A fault of ours is logged, without its text, and shown as one. */
function asFailure(error: unknown, log: Log): Failure {
  const failure = failureOf(error);
  if (failure !== null) return failure;
  log.write('writing.failed', { error: error instanceof Error ? error.name : typeof error });
  return { code: 'internal' };
}

/** A failure ends what comes after its part; the parts before it are finished. */
async function improveAll(work: Work, service: OpenService, tag: string | null): Promise<void> {
  const { parts, signal } = work;
  await runInOrder(parts.length, CONCURRENCY, signal, (index, signal) =>
    improvePart(work, index, service, tag, signal),
  );
}

async function improvePart(
  { request, parts, progress, state, ports }: Work,
  index: number,
  service: OpenService,
  tag: string | null,
  signal: AbortSignal,
): Promise<void> {
  const core = parts[index]?.core ?? '';
  if (core === '') {
    progress.finish(index, null);
  } else {
    const call = { ...request, text: core.toWellFormed() };
    const answer = await service.call('writing', signal, (client, signal) =>
      client.improve(call, { signal, reportingTag: tag ?? undefined }),
    );
    const improvementCharacters = billedCharacters(core);
    ports.record({ connection: service.connection, tag, improvementCharacters });
    progress.finish(index, answer);
  }
  if (!signal.aborted) state.set(progress.snapshot());
}

async function findDrift({ request, progress, signal, ports }: Work): Promise<readonly Drift[]> {
  const { result, detected, target, changes } = progress.snapshot();
  const { text, lockedTerms: glossaries } = request;
  if (changes.every(({ before, after }) => before === after)) return [];
  const language = target ?? detected;
  const hasTerms = glossaries.length > 0 && language !== null;
  const [languages, lockedTerms] = await Promise.all([
    unlessFailed(findLanguages(ports, [text, result], signal), null),
    hasTerms ? unlessFailed(ports.termsOf(glossaries, language, signal), []) : [],
  ]);
  return driftOf({ text, result, languages, language, lockedTerms });
}

/** A guard that cannot look says nothing; the result is there all the same. */
async function unlessFailed<T>(looking: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await looking;
  } catch (error) {
    if (failureOf(error) === null) throw error;
    return otherwise;
  }
}

/** What the built-in service finds, for both texts alike. */
async function findLanguages(
  { services }: ImprovePorts,
  texts: readonly [before: string, after: string],
  signal: AbortSignal,
): Promise<{ readonly before: string; readonly after: string } | null> {
  const builtIn = await services.openBuiltIn(signal);
  const [before, after] = await detectTexts(builtIn, texts, { signal });
  if (before?.language === undefined || after?.language === undefined) return null;
  return { before: before.language, after: after.language };
}
