import type { Caller } from '../../../preload/contract/route.ts';
import { after, guarded, inBackground } from '../../system/background.ts';
import { connectThread, startThread } from '../../system/channel/thread.ts';
import type { CorrectionRequest } from './correct.ts';
import { correctionRoutes } from './routes.ts';
import type { SpellingRequest, ThreadStart } from './routes.ts';
import type { SpelledWord } from './spelling/speller.ts';
import type { WrittenText } from './written-text.ts';

/** A text that takes longer is given up. */
const JOB_MS = 60_000;
/** A thread without work for so long is ended, with the grammar engine that it holds. */
const IDLE_MS = 5 * 60_000;
/** The grammar engine and one large dictionary. */
const HEAP_MIB = 1024;

/** Corrects texts off the main loop, one after the other. */
export interface ThreadCorrector {
  /** Rejects when the thread fails, takes too long, and when the signal fires. */
  correct(request: CorrectionRequest, signal: AbortSignal): Promise<WrittenText>;
  /** As the route; rejects as `correct` does. */
  spell(request: SpellingRequest, signal: AbortSignal): Promise<readonly SpelledWord[] | null>;
  close(): Promise<void>;
}

/** A thread as long as it can be used. */
interface Opened {
  readonly calls: Caller<typeof correctionRoutes>;
  end(): Promise<void>;
}

/** @param file the built thread, or its source where Node runs that */
export function createThreadCorrector(file: string | URL, start: ThreadStart): ThreadCorrector {
  let opened: Opened | null = null;
  let stopIdle: () => void = () => undefined;
  let last: Promise<unknown> = Promise.resolve();

  return {
    correct: (request, signal) => inTurn(signal, (calls) => calls.ask('correct', request, signal)),
    spell: (request, signal) => inTurn(signal, (calls) => calls.ask('spell', request, signal)),
    close: end,
  };

  function inTurn<T>(signal: AbortSignal, job: (calls: Opened['calls']) => Promise<T>): Promise<T> {
    const turn = last.then(() => {
      signal.throwIfAborted();
      return run(job, signal);
    });
    last = turn.catch(() => undefined);
    return turn;
  }

  function open(): Opened {
    stopIdle();
    if (opened !== null) return opened;
    const thread = startThread(file, start, HEAP_MIB);
    const mine = { calls: connectThread(thread, correctionRoutes), end: () => thread.end() };
    // When it breaks down without work, nothing is lost.
    thread.onExit(() => {
      if (opened === mine) opened = null;
    });
    opened = mine;
    return mine;
  }

  async function end(): Promise<void> {
    stopIdle();
    const ending = opened;
    opened = null;
    await ending?.end();
  }

  async function run<T>(
    job: (calls: Opened['calls']) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T> {
    const mine = open();
    const late = new AbortController();
    // A grammar engine at work hears nothing: only its end stops it.
    const stopTimer = after(JOB_MS, 'corrector.timeout', () => {
      late.abort(new Error('A correction took too long.'));
      return end();
    });
    try {
      return await job(mine.calls);
    } catch (error) {
      // An engine that broke down stays broken.
      if (!signal.aborted) inBackground('corrector.end', end);
      throw late.signal.aborted ? late.signal.reason : error;
    } finally {
      stopTimer();
      if (opened === mine) stopIdle = afterIdle();
    }
  }

  function afterIdle(): () => void {
    const timer = setTimeout(guarded('corrector.idle', end), IDLE_MS).unref();
    return () => clearTimeout(timer);
  }
}
