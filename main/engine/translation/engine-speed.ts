import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { MachineTranslation } from '../machine/engine.ts';

/** How long an engine took, and the words of all sources that it did in that time. */
export interface EngineSpeed {
  readonly ms: number;
  readonly words: number;
}

interface Done {
  readonly at: number;
  readonly words: number;
}

/** What each engine did last, the oldest first. */
const done = new WeakMap<MachineTranslation, Done[]>();
/** More than the texts that are translated at the same time. */
const MOST_KEPT = 1000;

/**
 * The speed of work that an engine has just ended. Texts of one request are done together, so what counts
 * for each of them is all that the engine did since it was begun.
 * @param begun by `performance.now()`
 */
export async function speedOf(
  engine: MachineTranslation,
  begun: number,
  words: number,
): Promise<EngineSpeed> {
  const at = performance.now();
  const all = done.get(engine) ?? [];
  done.set(engine, all);
  all.push({ at, words });
  if (all.length > MOST_KEPT) all.splice(0, all.length - MOST_KEPT);
  // The others of a batch end in the same turn.
  await yieldToOthers();
  const meanwhile = all.filter((one) => one.at > begun);
  return {
    ms: Math.round(at - begun),
    words: meanwhile.reduce((sum, one) => sum + one.words, 0),
  };
}
