/**
 * Runs tasks 0 to count-1, some at the same time, begun in their order. When one fails nothing more is
 * begun, those after it are ended, and those before it finish.
 * @param task its signal fires when it is ended
 * @returns also when the signal has fired, after what was begun has ended
 * @throws the error of the earliest task that failed
 */
export async function runInOrder(
  count: number,
  concurrency: number,
  signal: AbortSignal,
  task: (index: number, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const stops = Array.from({ length: count }, () => new AbortController());
  /** The earliest first. */
  const faults: { readonly index: number; readonly error: unknown }[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count && faults.length === 0 && !signal.aborted) {
      const index = next;
      next += 1;
      const stop = stops[index]?.signal ?? signal;
      try {
        await task(index, AbortSignal.any([signal, stop]));
      } catch (error) {
        // What a later one says counts for nothing: it may have been ended because of this one.
        if (faults.some((fault) => fault.index < index)) return;
        faults.unshift({ index, error });
        for (const controller of stops.slice(index + 1)) controller.abort();
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const [earliest] = faults;
  if (earliest !== undefined) throw earliest.error;
}
