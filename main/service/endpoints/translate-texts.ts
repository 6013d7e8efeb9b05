import { setImmediate as yieldToOthers } from 'node:timers/promises';

/** Other requests wait no longer than this for the next text. */
const MAX_HOLD_MS = 20;

/**
 * Translates all texts at once, so that an engine can take them together, and lets other requests
 * in between. The first failure stops the rest.
 * @returns the results in the order of the texts
 */
export async function translateTexts<T>(
  texts: readonly string[],
  translate: (text: string, signal: AbortSignal) => Promise<T>,
  caller: AbortSignal,
): Promise<T[]> {
  const [only] = texts;
  if (only !== undefined && texts.length === 1) {
    // There is no rest to stop.
    caller.throwIfAborted();
    const result = await translate(only, caller);
    caller.throwIfAborted();
    return [result];
  }
  const failed = new AbortController();
  const signal = AbortSignal.any([caller, failed.signal]);
  const started: Promise<T>[] = [];
  let since = performance.now();
  for (const text of texts) {
    if (signal.aborted) break;
    const translation = translate(text, signal);
    // It may fail before all are started and waited for.
    translation.catch((error: unknown) => failed.abort(error));
    started.push(translation);
    if (performance.now() - since < MAX_HOLD_MS) continue;
    await yieldToOthers();
    since = performance.now();
  }
  const results = await Promise.all(started);
  signal.throwIfAborted();
  return results;
}
