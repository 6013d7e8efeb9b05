import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  after,
  every,
  follow,
  inBackground,
  listenForFaults,
} from '../../main/system/background.ts';
import { createObservable } from '../../main/system/observable.ts';

let faults: string[];
beforeEach(() => {
  vi.useFakeTimers();
  faults = [];
  listenForFaults((place, thrown) => faults.push(`${place}: ${(thrown as Error).message}`));
});
afterEach(() => vi.useRealTimers());

const refuse = () => {
  throw new Error('EACCES');
};

test('work that throws, now or later, is told by its place and ends nothing', async () => {
  inBackground('rows.sweep', refuse);
  inBackground('file.look', () => Promise.reject(new Error('EIO')));
  await vi.advanceTimersByTimeAsync(0);
  expect(faults).toEqual(['rows.sweep: EACCES', 'file.look: EIO']);
});

test('a turn that fails does not keep the next ones', async () => {
  const work = vi.fn(refuse);
  const stop = every(1_000, 'rows.sweep', work);
  after(2_500, 'file.once', refuse);
  await vi.advanceTimersByTimeAsync(3_500);
  expect(work).toHaveBeenCalledTimes(3);
  expect(faults).toEqual([
    'rows.sweep: EACCES',
    'rows.sweep: EACCES',
    'file.once: EACCES',
    'rows.sweep: EACCES',
  ]);
  stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(work).toHaveBeenCalledTimes(3);
});

test('a follower goes on after a value that it cannot deal with', async () => {
  const fact = createObservable(1);
  const leaving = new AbortController();
  const taken: number[] = [];
  const take = (value: number) => {
    if (value === 2) throw new Error('two');
    taken.push(value);
  };
  follow('source.numbers', leaving.signal, () => fact.watch(leaving.signal), take);
  for (const next of [2, 3, 4]) {
    await vi.advanceTimersByTimeAsync(0);
    fact.set(next);
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(taken).toEqual([1, 3, 4]);
  expect(faults).toEqual(['source.numbers: two']);
  leaving.abort();
});

test('a follower opens a source again that broke, until it is told to leave', async () => {
  const leaving = new AbortController();
  const taken: number[] = [];
  let opened = 0;
  async function* source() {
    opened += 1;
    yield await Promise.resolve(opened);
    throw new Error('broken');
  }
  follow('source.values', leaving.signal, source, (value) => taken.push(value));
  await vi.advanceTimersByTimeAsync(2_500);
  expect(taken).toEqual([1, 2, 3]);
  expect(faults).toEqual([
    'source.values: broken',
    'source.values: broken',
    'source.values: broken',
  ]);
  leaving.abort();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(taken).toEqual([1, 2, 3]);
});
