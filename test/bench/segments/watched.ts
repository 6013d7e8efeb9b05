import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

export async function timed<T>(work: () => Promise<T>): Promise<[ms: number, value: T]> {
  const began = performance.now();
  const value = await work();
  return [performance.now() - began, value];
}

/** Times work, and how long it holds the loop up at most. */
export function createWatch(set: (name: string, value: number) => void) {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    delays.reset();
    delays.enable();
    // What comes before its first tick is not seen.
    await sleep(5);
    const [ms, value] = await timed(work);
    await sleep(5);
    delays.disable();
    set(`${name}_ms`, ms);
    set(`${name}_loop_max_ms`, delays.max / 1e6);
    return value;
  };
}
