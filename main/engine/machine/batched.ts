import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Answer, MachineTranslation, SegmentsAbout } from './engine.ts';
import { inBackground } from '../../system/background.ts';

/** So many runs of the engine may go into finding the calls that make a batch fail. */
const MAX_RUNS = 32;
/** An engine that has failed so often without ever having answered is broken. */
const MAX_FRUITLESS_RUNS = 8;

interface Waiting {
  readonly segments: readonly string[];
  readonly about: SegmentsAbout;
  readonly resolve: (results: readonly Answer[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * An engine whose calls are made together: starting its program costs far more than one
 * segment. Calls for the same pair with the same signal, context and instructions, which is to say of one
 * request, wait while a run is under way and then share the next. A batch that fails is halved, so
 * that one segment that the engine cannot do does not spoil the others.
 */
export function batched(engine: MachineTranslation): MachineTranslation {
  const queues = new WeakMap<AbortSignal, Map<string, Waiting[]>>();

  return {
    name: engine.name,
    kind: engine.kind,
    covers: (source, target) => engine.covers(source, target),
    pivot: (source, target) => engine.pivot?.(source, target) ?? null,
    ...(engine.readsTerms === true && { readsTerms: true }),
    translate: (segments, source, target, signal, about = {}) =>
      new Promise((resolve, reject) => {
        const ofSignal = queues.get(signal) ?? new Map<string, Waiting[]>();
        queues.set(signal, ofSignal);
        const { context, instructions } = about;
        const pair = JSON.stringify([source, target, context, instructions]);
        const waiting = ofSignal.get(pair);
        const call: Waiting = { segments, about, resolve, reject };
        if (waiting !== undefined) {
          waiting.push(call);
          return;
        }
        const queue = [call];
        ofSignal.set(pair, queue);
        const run: Run = (batch) =>
          engine.translate(
            batch.flatMap((one) => one.segments),
            source,
            target,
            signal,
            aboutAll(batch),
          );
        inBackground('batched.drain', () => drain(queue, run, signal, () => ofSignal.delete(pair)));
      }),
  };
}

type Run = (batch: readonly Waiting[]) => Promise<readonly Answer[]>;

/** What is known of the segments of calls with one context. */
function aboutAll(batch: readonly Waiting[]): SegmentsAbout {
  const [first] = batch;
  return {
    ...first?.about,
    codes: batch.flatMap(({ segments, about }) => segments.map((_, at) => about.codes?.[at] ?? [])),
    terms: batch.flatMap(({ about }) => about.terms ?? []),
  };
}

/** Runs until nobody waits. Never rejects: what fails, fails for its callers. */
async function drain(
  queue: Waiting[],
  run: Run,
  signal: AbortSignal,
  done: () => void,
): Promise<void> {
  do {
    await yieldToOthers();
    await runBatch(queue.splice(0), run, signal);
  } while (queue.length > 0);
  // Without a pause after the last look, so that nobody joins a queue that is no longer drained.
  done();
}

/** Halves of what failed go to the end of the line, so that a good half shows soon. */
async function runBatch(all: readonly Waiting[], run: Run, signal: AbortSignal): Promise<void> {
  const line = [all];
  let runs = 0;
  let fruitful = false;
  for (let batch = line.shift(); batch !== undefined; batch = line.shift()) {
    try {
      runs += 1;
      const results = await run(batch);
      let at = 0;
      for (const call of batch) call.resolve(results.slice(at, (at += call.segments.length)));
      fruitful = true;
    } catch (error) {
      const hopeless = signal.aborted || runs >= (fruitful ? MAX_RUNS : MAX_FRUITLESS_RUNS);
      if (batch.length > 1 && !hopeless) {
        const middle = Math.ceil(batch.length / 2);
        line.push(batch.slice(0, middle), batch.slice(middle));
        continue;
      }
      const lost = hopeless ? [batch, ...line.splice(0)].flat() : batch;
      for (const call of lost) call.reject(error);
    }
  }
}
