import { createContext, Script, type Context } from 'node:vm';

/** Work took longer than it may. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}

/**
 * Runs work that could take for ever, a regular expression of a person's say, and stops it from outside when
 * its time is over.
 * @throws OutOfTime
 */
export function withinTime<T>(ms: number, work: () => T): T {
  let result: { readonly value: T } | null = null;
  const mine = (standing ??= createContext({ run: null }));
  // Work that limits a part of itself again needs another one.
  standing = null;
  mine['run'] = () => (result = { value: work() });
  try {
    RUN.runInContext(mine, { timeout: ms });
  } catch (error) {
    if (isTimeout(error)) throw new OutOfTime();
    throw error;
  } finally {
    mine['run'] = null;
    standing = mine;
  }
  const done = result as { readonly value: T } | null;
  if (done === null) throw new OutOfTime();
  return done.value;
}

const RUN = new Script('run()');
/** Made once: making it takes about 1 ms. */
let standing: Context | null = null;

/** The error is of the realm of the context, whose `Error` is another one. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
