/**
 * Writes an internal error to standard error as one line: its name and where it happened, never its
 * message, which may hold a text.
 */
export function reportFault(error: unknown): void {
  const name = error instanceof Error ? error.name : typeof error;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const at = frames.slice(0, 6).map((frame) => frame.trim());
  process.stderr.write(`${JSON.stringify({ event: 'service-fault', name, at })}\n`);
}
