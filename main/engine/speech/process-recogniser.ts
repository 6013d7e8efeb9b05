import { after } from '../../system/background.ts';
import type { StartHelper } from '../../system/processes.ts';
import { readFromProcess } from './process-messages.ts';
import type { RecogniserStart, ToProcess } from './process-messages.ts';
import { DecoderFault } from './recogniser.ts';
import type { Recogniser, RecogniserOptions } from './recogniser.ts';

/** The entry that is started (`recogniser-program.ts`). */
export const RECOGNISER_ENTRY = 'recogniser.js';

const RATE = 16_000;
/** Sound that may wait for the process; more means that this computer is too slow. */
const MOST_WAITING = 60 * RATE;
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
  let waiting = 0;
  let isReady = false;
  let isClosed = false;
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
    helper.kill();
    finished.resolve(undefined);
  };
  const fail = (error: Error) => {
    rest();
    if (isClosed) return;
    isClosed = true;
    helper.kill();
    ready.reject(error);
    finished.reject(error);
    // Until then the caller learns of it by the rejection.
    if (isReady) onFault(error);
  };
  helper.onExit((code) => fail(new Error(`The recogniser process ended (${code ?? 'signal'}).`)));
  helper.onMessage((value) => {
    const message = readFromProcess(value);
    if (isClosed || message === null) return;
    if (stopWaiting !== null) awaitMessage();
    if ('heard' in message) onHeard(message.heard);
    else if ('fed' in message) waiting -= message.fed;
    else if ('failed' in message) fail(new DecoderFault(message.failed));
    else {
      rest();
      if ('ready' in message) ready.resolve(undefined);
      else finished.resolve(undefined);
    }
  });
  const send = (message: ToProcess) => helper.send(message);

  awaitMessage();
  send({ start });
  await ready.promise;
  isReady = true;
  return {
    feed(samples) {
      if (isClosed) return;
      waiting += samples.length;
      if (waiting > MOST_WAITING) fail(new Error('The recogniser cannot keep up.'));
      else send({ samples: samples.slice() });
    },
    async finish() {
      if (!isClosed) {
        awaitMessage();
        send({ finish: true });
      }
      await finished.promise;
    },
    close,
  };
}
