import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { createKeptThread } from '../../../main/features/local-memories/kept-thread.ts';
import type { MemoryThread } from '../../../main/engine/memory/thread/open-memory-thread.ts';
import { MemoryThreadEnded } from '../../../main/engine/memory/thread/open-memory-thread.ts';
import { failureOfAsking } from '../rig.ts';
import { inMemory } from './in-memory.ts';

/** A thread of which a test says when it dies. */
function startMortal() {
  const events: string[] = [];
  const faults: ((error: Error) => void)[] = [];
  let opened = 0;
  let unopened = 0;
  const kept = createKeptThread(
    (onFault) => {
      opened += 1;
      if (unopened > 0) {
        unopened -= 1;
        return Promise.reject(new Error('no'));
      }
      const number = opened;
      events.push(`open ${number}`);
      faults.push(onFault);
      const thread: MemoryThread = {
        ...inMemory(new DatabaseSync(':memory:')),
        close: async () => {
          await new Promise(setImmediate);
          events.push(`close ${number}`);
        },
      };
      return Promise.resolve(thread);
    },
    { log: { write: (event) => events.push(event) }, tell: () => undefined },
  );
  return {
    kept,
    events,
    /** Work during which the thread dies, and what it does on another one. */
    dying: (deaths: number) => () => {
      if (deaths === 0) return Promise.resolve('done');
      deaths -= 1;
      const error = new MemoryThreadEnded('dead');
      faults.at(-1)?.(error);
      return Promise.reject(error);
    },
    failToOpen: (times: number) => (unopened = times),
  };
}

it('starts with the first call, and once for all', async () => {
  const { kept, events } = startMortal();
  expect(events).toEqual([]);
  await Promise.all([1, 2, 3].map(() => kept.read(({ memories }) => memories.list(0, 1))));
  expect(events).toEqual(['open 1']);
  await kept.close();
  expect(events).toEqual(['open 1', 'close 1']);
});

it('reads once more on another thread, which starts when the dead one is closed', async () => {
  const { kept, events, dying } = startMortal();
  expect(await kept.read(dying(1))).toBe('done');
  expect(events).toEqual(['open 1', 'local-memories.thread-ended', 'close 1', 'open 2']);
});

it('says so when the second one dies too, and tries anew with the next call', async () => {
  const { kept, dying } = startMortal();
  expect(await failureOfAsking(kept.read(dying(2)))).toEqual({ code: 'local-memories-down' });
  expect(await kept.read(dying(0))).toBe('done');
});

it('never makes a change twice', async () => {
  const { kept, dying } = startMortal();
  expect((await failureOfAsking(kept.change(dying(1)))).code).toBe('local-memories-down');
});

it('starts once more where it could not start, and then says so', async () => {
  const { kept, dying, failToOpen } = startMortal();
  failToOpen(1);
  expect(await kept.change(dying(0))).toBe('done');
  const other = startMortal();
  other.failToOpen(2);
  expect((await failureOfAsking(other.kept.read(dying(0)))).code).toBe('local-memories-down');
  expect(await other.kept.read(dying(0))).toBe('done');
});

it('makes failures of refusals and of a full disk, and leaves other faults as they are', async () => {
  const { kept } = startMortal();
  const codeOf = async (error: Error) =>
    (await failureOfAsking(kept.read(() => Promise.reject(error)))).code;
  expect(await codeOf(new RangeError('x'))).toBe('invalid-input');
  expect(await codeOf(Object.assign(new Error('x'), { code: 'ENOSPC' }))).toBe('disk-full');
  expect(await codeOf(new DOMException('x', 'AbortError'))).toBe('cancelled');
  await expect(kept.read(() => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours');
});

it('is closed when the dead thread is, too', async () => {
  const { kept, events, dying } = startMortal();
  await failureOfAsking(kept.change(dying(1)));
  await kept.close();
  expect(events.at(-1)).toBe('close 1');
});

it('answers nothing any more when it is closed', async () => {
  const { kept, dying } = startMortal();
  await kept.close();
  expect((await failureOfAsking(kept.read(dying(0)))).code).toBe('cancelled');
});
