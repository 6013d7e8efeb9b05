import { after } from '../../system/background.ts';
import type { StartHelper } from '../../system/processes.ts';
import { CallFailure } from '../../system/channel/call-failure.ts';
import { connectHelper } from '../../system/channel/helper-process.ts';
import { DecoderFault } from './recogniser.ts';
import type { Heard, Recogniser, RecogniserOptions } from './recogniser.ts';
import { recogniserRoutes } from './recogniser-routes.ts';
import type { RecogniserStart } from './recogniser-routes.ts';
import { RECOGNISER_ENTRY } from './speech-programs.ts';

const RATE = 16_000;
/** Sound that may wait for the process; more means that this computer is too slow. */
const MOST_WAITING = 60 * RATE;
/** Pieces of sound that are on their way at once. */
const MOST_UNDER_WAY = 256;
/** A process that opens or finishes and says nothing for so long hangs. Each message of it counts anew. */
const SILENCE_MS = 60_000;

/**
 * Recognises in a process of its own, which ends with the recognition. Rejects when the engine cannot be
 * opened.
 * @param silenceMs how long the process may say nothing while it opens or finishes before it is ended
 */
export async function openProcessRecogniser(
  startHelper: StartHelper,
  start: RecogniserStart,
  { onHeard, onFault }: Pick<RecogniserOptions, 'onHeard' | 'onFault'>,
  silenceMs = SILENCE_MS,
): Promise<Recogniser> {
  const helper = startHelper(RECOGNISER_ENTRY);
  /** Samples that have not been heard yet. */
  let waiting = 0;
  const pieces: Int16Array[] = [];
  let underWay = 0;
  let isReady = false;
  let isClosed = false;
  let isFinishing = false;
  const ready = Promise.withResolvers<undefined>();
  const finished = Promise.withResolvers<undefined>();
  // Nobody waits for it when the process breaks down before the end.
  finished.promise.catch(() => undefined);

  /** Ends the wait for the process's next message; null while nobody waits for one. */
  let stopWaiting: (() => void) | null = null;
  const rest = () => {
    stopWaiting?.();
    stopWaiting = null;
  };
  const awaitMessage = () => {
    rest();
    stopWaiting = after(silenceMs, 'recogniser.silence', () =>
      fail(new Error('The recogniser process hangs.')),
    );
  };

  const close = () => {
    rest();
    if (isClosed) return;
    isClosed = true;
    calls.close();
    finished.resolve(undefined);
  };
  const fail = (error: Error) => {
    rest();
    if (isClosed) return;
    isClosed = true;
    calls.close();
    ready.reject(error);
    finished.reject(error);
    // Until then the caller learns of it by the rejection.
    if (isReady) onFault(error);
  };
  // Before the calls hear of it: it says more.
  helper.onExit((code) => fail(new Error(`The recogniser process ended (${code ?? 'signal'}).`)));
  const calls = connectHelper(helper, recogniserRoutes);
  const failed = (error: unknown) =>
    fail(
      error instanceof CallFailure && error.code === 'failed'
        ? new DecoderFault(error.reason)
        : new Error('The recogniser process broke down.', { cause: error }),
    );
  const hear = (heard: readonly Heard[]) => {
    if (stopWaiting !== null) awaitMessage();
    for (const news of heard) if (!isClosed) onHeard(news);
  };

  const send = (samples: Int16Array) => {
    underWay += 1;
    calls.ask('feed', samples).then((heard) => {
      underWay -= 1;
      waiting -= samples.length;
      if (isClosed) return;
      hear(heard);
      const next = pieces.shift();
      if (next !== undefined) send(next);
      else if (isFinishing) finish();
    }, failed);
  };
  const finish = () => {
    isFinishing = false;
    calls.ask('finish', undefined).then((heard) => {
      if (isClosed) return;
      hear(heard);
      rest();
      finished.resolve(undefined);
    }, failed);
  };

  awaitMessage();
  calls.ask('open', start).then(() => {
    rest();
    ready.resolve(undefined);
  }, failed);
  await ready.promise;
  isReady = true;
  return {
    feed(samples) {
      if (isClosed) return;
      waiting += samples.length;
      const piece = samples.slice();
      if (waiting > MOST_WAITING) fail(new Error('The recogniser cannot keep up.'));
      else if (underWay < MOST_UNDER_WAY) send(piece);
      else pieces.push(piece);
    },
    async finish() {
      if (!isClosed) {
        awaitMessage();
        if (pieces.length === 0) finish();
        else isFinishing = true;
      }
      await finished.promise;
    },
    close,
  };
}
