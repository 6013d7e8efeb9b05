import type { ChildProcess } from 'node:child_process';
import { after } from './background.ts';

/** A program that owes output, or its end, and gives neither for so long is stopped or caught in a loop. */
export const HUNG_MS = 60_000;

/** Watches a program for as long as it owes something. */
export interface HungWatch {
  /** From now on it owes something; what it owed before no longer counts. */
  readonly expect: () => void;
  /** It owes nothing any more. */
  readonly rest: () => void;
}

/** Kills a program that hangs; its end is met like any other. A stopped one obeys no other signal. */
export function watchProgram(
  child: Pick<ChildProcess, 'kill' | 'once'>,
  limitMs: number = HUNG_MS,
): HungWatch {
  let stop: (() => void) | null = null;
  const rest = () => {
    stop?.();
    stop = null;
  };
  child.once('close', rest);
  child.once('error', rest);
  return {
    expect() {
      rest();
      stop = after(limitMs, 'program.hung', () => child.kill('SIGKILL'));
    },
    rest,
  };
}
