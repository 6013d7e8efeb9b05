import { setImmediate as eventLoop } from 'node:timers/promises';
import { inBackground } from '../../system/background.ts';

/** Work goes on so long before the event loop has its turn. */
const TURN_MS = 10;

/** Shares one thread among translations, so that a long one holds up neither short ones nor anything else. */
export interface CooperativeScheduler {
  /**
   * To be awaited between small pieces of work: at once while the turn lasts, else when everyone who
   * waited before has had theirs. Rejects with the signal's reason when it has fired.
   */
  wait(signal?: AbortSignal): Promise<void>;
}

/**
 * All that share the same turns are served one after the other, whoever came first, and the event loop
 * goes round whenever a turn is over, however many wait.
 */
export function createCooperativeScheduler(): CooperativeScheduler {
  let began = -Infinity;
  let serving = false;
  const line: (() => void)[] = [];

  return {
    wait: (signal) =>
      new Promise((resolve, reject) => {
        const go = () => {
          if (signal?.aborted === true) reject(signal.reason as Error);
          else resolve();
        };
        if (!serving && !isOver()) {
          go();
          return;
        }
        line.push(go);
        if (!serving) inBackground('turns.serve', () => serve());
      }),
  };

  function isOver(): boolean {
    return performance.now() - began >= TURN_MS;
  }

  async function serve(): Promise<void> {
    serving = true;
    while (line.length > 0) {
      for (const go of line.splice(0)) {
        if (isOver()) {
          await eventLoop();
          began = performance.now();
        }
        go();
        // Lets it work until it waits again.
        await Promise.resolve();
      }
    }
    serving = false;
  }
}
