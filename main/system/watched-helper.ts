import { every } from './background.ts';
import type { HelperProcess, StartHelper } from './processes.ts';

/**
 * Helpers say that they live: main asks every two seconds, and `findParent` answers in the helper's own
 * loop. One that is busy answers late, so each has a limit beyond the longest work that it does in one
 * go; one that is stopped or caught in a loop is ended, and its end is met like any other death.
 */
const ASK_MS = 2_000;

/**
 * Questions without an answer before a helper is taken for hung. They are counted, not timed: while the
 * computer sleeps, nobody asks.
 */
const MOST_UNANSWERED: Readonly<Record<string, number>> = {
  // What takes long there is done in threads.
  'offline.js': 10,
  'recorder.js': 5,
};
/** A document or a file of terms may take minutes in one go. */
const MOST_OF_OTHERS = 150;

/** @param onHung told before the helper is ended */
export const watchHelpers =
  (start: StartHelper, onHung: (entry: string) => void): StartHelper =>
  (entry) => {
    const most = MOST_UNANSWERED[entry] ?? MOST_OF_OTHERS;
    const helper = watchHelper(start(entry), { askMs: ASK_MS, most }, () => onHung(entry));
    helper.watch();
    return helper;
  };

/** When a helper is taken for hung. */
export interface HungLimits {
  /** Milliseconds between two questions. */
  readonly askMs: number;
  /** Questions without an answer. */
  readonly most: number;
}

export interface WatchedHelper extends HelperProcess {
  /** From now on it is asked. */
  watch(): void;
}

/** @param onHung told before it is ended */
export function watchHelper(
  helper: HelperProcess,
  { askMs, most }: HungLimits,
  onHung: () => void,
): WatchedHelper {
  let unanswered = 0;
  return {
    ...helper,
    onMessage: (listener) =>
      helper.onMessage((message) => {
        unanswered = 0;
        if (!isAlive(message)) listener(message);
      }),
    watch() {
      const stop = every(askMs, 'helper.ask', () => {
        if (unanswered < most) {
          unanswered += 1;
          helper.send({ alive: true });
          return;
        }
        stop();
        onHung();
        helper.kill();
      });
      helper.onExit(stop);
    },
  };
}

/** The question and its answer look the same. */
export const isAlive = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'alive' in message;
