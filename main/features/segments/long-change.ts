import type { EditedProject } from './edited-project.ts';
import { nextTurn } from './next-turn.ts';

/** What is over sooner is not worth a word. */
const TOLD_AFTER_MS = 300;

/** Tells how far a change of many segments has come, once it takes a while. */
export interface LongChange {
  /** Lets others have their turn. Rejects when the change is given up. @param done segments so far */
  readonly pause: (done: number) => Promise<void>;
}

/**
 * Changes many segments in parts.
 * @param all segments that are looked at
 */
export async function changeInParts<Value>(
  project: EditedProject,
  all: number,
  signal: AbortSignal,
  work: (change: LongChange) => Promise<Value>,
): Promise<Value> {
  const began = performance.now();
  const told = { isOn: false };
  try {
    return await work({
      async pause(done) {
        if (done < all && performance.now() - began > TOLD_AFTER_MS) {
          told.isOn = true;
          project.setTransient({ changing: { done, all } });
        }
        await nextTurn();
        signal.throwIfAborted();
      },
    });
  } finally {
    if (told.isOn && !project.ending.aborted) project.setTransient({ changing: null });
  }
}
