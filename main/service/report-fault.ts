import type { FaultListener } from '../system/background.ts';

/** Lines of the stack that are written. */
const MOST_FRAMES = 6;

/**
 * Writes an internal error to standard error as one line: its place, its name and the top of its stack,
 * never its message, which may hold a text.
 */
export const reportFault: FaultListener = (place, error) => {
  const name = error instanceof Error ? error.name : typeof error;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const at = frames.slice(0, MOST_FRAMES).map((frame) => frame.trim());
  process.stderr.write(`${JSON.stringify({ event: 'service-fault', place, name, at })}\n`);
};
