import type { Failure } from '../../../preload/contract/failure.ts';
import type { Translation, TranslationRequest } from '../../../preload/contract/text.ts';
import { billedCharacters } from '../../engine/markup/billing.ts';
import type { Fact } from '../../system/fact.ts';
import { createFact } from '../../system/fact.ts';
import type { Log } from '../../system/log.ts';
import type { OpenService, Services } from '../active-service.ts';
import type { RecordBill } from '../bill.ts';
import { DeskFailure, failureOf } from '../desk-failure.ts';
import type { Chunk } from '../chunks.ts';
import { requestConflict } from './request-conflict.ts';
import type { PlannedChunk } from './plan.ts';
import { plan } from './plan.ts';
import type { Progress } from './progress.ts';
import { createProgress } from './progress.ts';
import { translateCall } from './translate-call.ts';

/** Requests of one translation that are under way at the same time. */
const CONCURRENCY = 3;

export interface TranslatePorts {
  readonly services: Services;
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
 * Translates a text of any length; the newest state is yielded, the last one is `done` or
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
  const state = createFact(nothing.snapshot());
  void settle(request, either, ports, state).catch((error: unknown) => {
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
  { services, onBilled, limitPassed, log, record, reportingTag, onDone }: TranslatePorts,
  state: Fact<Translation>,
): Promise<void> {
  const tag = tagOf(request, reportingTag);
  const conflict = requestConflict(request);
  if (conflict !== null) throw new DeskFailure(conflict);
  const planned = plan(request);
  const service = await services.openActive(signal);
  const progress = createProgress(request.text, planned, service.service);
  state.set(progress.snapshot());
  try {
    const work = { request, planned, service, progress, signal, state, limitPassed };
    await translateAll({ ...work, tag, record });
    if (signal.aborted) return;
    const result = progress.done();
    onDone(service.connection, request, result);
    state.set(result);
  } catch (error) {
    state.set(progress.failed(asFailure(error, log)));
  } finally {
    onBilled();
  }
}

/** A fault of ours is logged, without its text, and shown as one. */
function asFailure(error: unknown, log: Log): Failure {
  const failure = failureOf(error);
  if (failure !== null) return failure;
  log.write('text.translate-failed', { error: error instanceof Error ? error.name : typeof error });
  return { code: 'internal' };
}

interface Work {
  readonly request: TranslationRequest;
  readonly planned: readonly PlannedChunk[];
  readonly service: OpenService;
  readonly progress: Progress;
  readonly signal: AbortSignal;
  readonly state: Fact<Translation>;
  readonly limitPassed: TranslatePorts['limitPassed'];
  readonly tag: string | null;
  readonly record: RecordBill;
}

/** The tag of all requests of a translation, whatever project is chosen meanwhile. */
function tagOf({ options }: TranslationRequest, ofProject: () => string | null): string | null {
  const own = options.reportingTag?.trim() ?? '';
  return own === '' ? ofProject() : own;
}

/** Rejects with the error of the earliest chunk that failed, when all before it are finished. */
async function translateAll(work: Work): Promise<void> {
  const { planned, signal } = work;
  const stops = planned.map(() => new AbortController());
  const faults: { readonly index: number; readonly error: unknown }[] = [];
  let next = 0;
  const worker = async () => {
    while (next < planned.length && faults.length === 0 && !signal.aborted) {
      const index = next;
      next += 1;
      const stop = stops[index]?.signal ?? signal;
      try {
        await translateChunk(work, index, AbortSignal.any([signal, stop]));
      } catch (error) {
        // What a later chunk says counts for nothing: it may have been ended because of this one.
        if (faults.some((fault) => fault.index < index)) return;
        faults.unshift({ index, error });
        for (const controller of stops.slice(index + 1)) controller.abort();
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  const [earliest] = faults;
  if (earliest !== undefined) throw earliest.error;
}

async function translateChunk(work: Work, index: number, signal: AbortSignal): Promise<void> {
  const { request, planned, service, progress, state, tag } = work;
  const piece = planned[index];
  if (piece === undefined) return;
  const { core, context } = piece;
  const show = () => {
    if (!signal.aborted) state.set(progress.snapshot());
  };
  if (core.start === core.end) {
    progress.finish(index, null);
    show();
    return;
  }
  const call = translateCall(request, request.text.slice(core.start, core.end), context);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  try {
    const [answer] = await service.call('translate', signal, (client, signal) =>
      client.translate(call, {
        signal,
        reportingTag: tag ?? undefined,
        onWait(wait) {
          progress.wait(index, wait);
          show();
          clearTimeout(waiting);
          waiting = setTimeout(() => {
            progress.wait(index, null);
            show();
          }, wait.waitMs);
        },
      }),
    );
    if (answer === undefined) throw new DeskFailure({ code: 'bad-answer' });
    const textCharacters = answer.billed ?? ownCount(request, core);
    work.record({ connection: service.connection, tag, textCharacters });
    progress.finish(index, answer);
    show();
  } catch (error) {
    throw withQuota(error, work, core);
  } finally {
    clearTimeout(waiting);
    progress.wait(index, null);
  }
}

/** A used-up quota with its limit, where usage as last read tells which one it was. */
function withQuota(error: unknown, work: Work, core: Chunk): unknown {
  const failure = failureOf(error);
  if (failure?.code !== 'quota-exceeded') return error;
  const { request, service, progress, limitPassed } = work;
  const asked = ownCount(request, core);
  const limit = limitPassed(service.connection, (progress.snapshot().billed ?? 0) + asked);
  return limit === null ? error : new DeskFailure({ ...failure, params: { limit } });
}

/** What a piece is billed by the rule of the service, where it does not say. */
function ownCount({ text, options }: TranslationRequest, { start, end }: Chunk): number {
  return billedCharacters(text.slice(start, end), options.tagHandling);
}
