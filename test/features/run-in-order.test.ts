import { describe, expect, it } from 'vitest';
import { runInOrder } from '../../main/features/run-in-order.ts';

const never = new AbortController().signal;

/** Tasks that end when the test says so. */
function controlled() {
  const begun: { readonly index: number; readonly signal: AbortSignal }[] = [];
  const ends = new Map<number, PromiseWithResolvers<undefined>>();
  return {
    begun,
    end: (index: number) => ends.get(index)?.resolve(undefined),
    fail: (index: number, error: Error) => ends.get(index)?.reject(error),
    task: (index: number, signal: AbortSignal) => {
      const end = Promise.withResolvers<undefined>();
      begun.push({ index, signal });
      ends.set(index, end);
      return end.promise;
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('runInOrder', () => {
  it('begins every task once, in order, so many at a time', async () => {
    const { task, end, begun } = controlled();
    const done = runInOrder(3, 2, never, task);
    expect(begun.map(({ index }) => index)).toEqual([0, 1]);
    end(1);
    await settled();
    expect(begun.map(({ index }) => index)).toEqual([0, 1, 2]);
    end(0);
    end(2);
    await expect(done).resolves.toBeUndefined();
  });

  it('ends what comes after a failure, lets what is before it finish, and begins nothing', async () => {
    const { task, end, fail, begun } = controlled();
    const done = runInOrder(5, 3, never, task);
    const refused = expect(done).rejects.toThrow('second');
    fail(1, new Error('second'));
    await settled();
    expect(begun.map(({ signal }) => signal.aborted)).toEqual([false, false, true]);
    fail(2, new Error('ended'));
    end(0);
    await refused;
    expect(begun).toHaveLength(3);
  });

  it('rejects with the earliest failure, not the first in time', async () => {
    const { task, fail } = controlled();
    const refused = expect(runInOrder(2, 2, never, task)).rejects.toThrow('earliest');
    fail(1, new Error('later'));
    await settled();
    fail(0, new Error('earliest'));
    await refused;
  });

  it('begins nothing more once its signal has fired', async () => {
    const { task, end, begun } = controlled();
    const stop = new AbortController();
    const done = runInOrder(3, 1, stop.signal, task);
    stop.abort();
    expect(begun[0]?.signal.aborted).toBe(true);
    end(0);
    await done;
    expect(begun).toHaveLength(1);
  });
});
