import { Worker } from 'node:worker_threads';
import type { Recogniser, RecogniserOptions } from './recogniser.ts';
import type { FromThread, ThreadStart, ToThread } from './thread-messages.ts';
import { after, inBackground } from '../../system/background.ts';

const RATE = 16_000;
/** Sound that may wait for the thread; more means that this computer is too slow. */
const MOST_WAITING = 60 * RATE;
/** A thread that opens or finishes and says nothing for so long hangs. Each word of it counts anew. */
const SILENCE_MS = 60_000;

/**
 * Recognises in a thread of its own. Rejects when the engine cannot be opened.
 * @param thread the built thread, or its source where Node runs that
 * @param silenceMs how long the thread may say nothing while it opens or finishes before it is ended
 */
export async function openThreadRecogniser(
  thread: string | URL,
  start: ThreadStart,
  { onHeard, onFault }: Pick<RecogniserOptions, 'onHeard' | 'onFault'>,
  silenceMs = SILENCE_MS,
): Promise<Recogniser> {
  const worker = new Worker(thread, { workerData: start, stdout: true, stderr: true });
  let waiting = 0;
  let isClosed = false;
  const ready = Promise.withResolvers<undefined>();
  const finished = Promise.withResolvers<undefined>();
  // Nobody waits for it when the thread breaks down before the end.
  finished.promise.catch(() => undefined);

  /** Ends the wait for the thread's next word; null while nobody waits for one. */
  let stopWaiting: (() => void) | null = null;
  const rest = () => {
    stopWaiting?.();
    stopWaiting = null;
  };
  const awaitWord = () => {
    rest();
    stopWaiting = after(silenceMs, 'recogniser.silence', () =>
      fail(new Error('The recogniser thread hangs.')),
    );
  };

  const close = () => {
    rest();
    isClosed = true;
    inBackground('recogniser.end', () => worker.terminate());
    finished.resolve(undefined);
  };
  const fail = (error: Error) => {
    rest();
    ready.reject(error);
    finished.reject(error);
    if (isClosed) return;
    isClosed = true;
    inBackground('recogniser.end', () => worker.terminate());
    onFault(error);
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The recogniser thread ended.')));
  worker.on('message', (message: FromThread) => {
    if (isClosed) return;
    if (stopWaiting !== null) awaitWord();
    if ('heard' in message) onHeard(message.heard);
    else if ('fed' in message) waiting -= message.fed;
    else {
      rest();
      if ('ready' in message) ready.resolve(undefined);
      else finished.resolve(undefined);
    }
  });
  const post = (message: ToThread) => worker.postMessage(message);

  awaitWord();
  try {
    await ready.promise;
  } catch (error) {
    isClosed = true;
    throw error;
  }
  return {
    feed(samples) {
      if (isClosed) return;
      waiting += samples.length;
      if (waiting > MOST_WAITING) fail(new Error('The recogniser cannot keep up.'));
      else post({ samples: samples.slice() });
    },
    async finish() {
      if (!isClosed) {
        awaitWord();
        post({ finish: true });
      }
      await finished.promise;
    },
    close,
  };
}
