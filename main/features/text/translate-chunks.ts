import type { Translation, TranslationRequest } from '../../../preload/contract/text.ts';
import { billedCharacters } from '../../engine/markup/billing.ts';
import type { Observable } from '../../system/observable.ts';
import type { OpenService } from '../active-service.ts';
import type { RecordBill } from '../bill.ts';
import { FeatureFailure, failureOf } from '../feature-failure.ts';
import type { Chunk } from '../chunks.ts';
import { runInOrder } from '../run-in-order.ts';
import type { PlannedChunk } from './plan.ts';
import type { Progress } from './progress.ts';
import { translateCall } from './translate-call.ts';
import { guarded } from '../../system/background.ts';

/** Requests of one translation that are under way at the same time. */
const CONCURRENCY = 3;

/** A translation that is under way. */
export interface Work {
  readonly request: TranslationRequest;
  readonly planned: readonly PlannedChunk[];
  /** Indexes of the chunks that go together in one request, in order; all have the same context. */
  readonly batches: readonly (readonly number[])[];
  readonly service: OpenService;
  readonly progress: Progress;
  readonly signal: AbortSignal;
  readonly state: Observable<Translation>;
  /** The limit that so many characters more would pass on a connection; null when not known. */
  readonly limitPassed: (connection: string, characters: number) => number | null;
  readonly tag: string | null;
  readonly record: RecordBill;
}

/** Rejects with the error of the earliest batch that failed, when all before it are finished. */
export async function translateChunks(work: Work): Promise<void> {
  const { batches, signal } = work;
  await runInOrder(batches.length, CONCURRENCY, signal, (index, signal) =>
    translateBatch(work, batches[index] ?? [], signal),
  );
}

async function translateBatch(
  work: Work,
  batch: readonly number[],
  signal: AbortSignal,
): Promise<void> {
  const { request, planned, service, progress, state, tag } = work;
  const show = () => {
    if (!signal.aborted) state.set(progress.snapshot());
  };
  const asked: { readonly index: number; readonly core: Chunk }[] = [];
  for (const index of batch) {
    const piece = planned[index];
    if (piece === undefined || piece.local !== undefined) continue;
    const { core } = piece;
    if (core.start === core.end) progress.finish(index, null);
    else asked.push({ index, core });
  }
  const [first] = asked;
  if (first === undefined) {
    show();
    return;
  }
  const texts = asked.map(({ core }) => request.text.slice(core.start, core.end));
  const call = {
    ...translateCall(request, texts, planned[first.index]?.context ?? ''),
    ...(service.service === 'offline' && { untranslated: 'keep' as const }),
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  try {
    const answers = await service.call('translate', signal, (client, signal) =>
      client.translate(call, {
        signal,
        reportingTag: tag ?? undefined,
        onWait(wait) {
          progress.wait(first.index, wait);
          show();
          clearTimeout(waiting);
          const isOver = () => {
            progress.wait(first.index, null);
            show();
          };
          waiting = setTimeout(guarded('text.wait', isOver), wait.waitMs);
        },
      }),
    );
    let textCharacters = 0;
    for (const [place, { index, core }] of asked.entries()) {
      const answer = answers[place];
      if (answer === undefined) throw new FeatureFailure({ code: 'bad-answer' });
      textCharacters += answer.billed ?? ownCount(request, core);
      progress.finish(index, answer);
    }
    work.record({ connection: service.connection, tag, textCharacters });
    show();
  } catch (error) {
    throw withQuota(
      error,
      work,
      asked.map(({ core }) => core),
    );
  } finally {
    clearTimeout(waiting);
    progress.wait(first.index, null);
  }
}

/** A used-up quota with its limit, where usage as last read tells which one it was. */
function withQuota(error: unknown, work: Work, cores: readonly Chunk[]): unknown {
  const failure = failureOf(error);
  if (failure?.code !== 'quota-exceeded') return error;
  const { request, service, progress, limitPassed } = work;
  const asked = cores.reduce((sum, core) => sum + ownCount(request, core), 0);
  const limit = limitPassed(service.connection, (progress.snapshot().billed ?? 0) + asked);
  return limit === null ? error : new FeatureFailure({ ...failure, params: { limit } });
}

/** What a piece is billed by the rule of the service, where it does not say. */
export function ownCount({ text, options }: TranslationRequest, { start, end }: Chunk): number {
  return billedCharacters(text.slice(start, end), options.tagHandling);
}
