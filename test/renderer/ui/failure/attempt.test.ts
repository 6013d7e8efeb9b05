import { expect, test } from 'vitest';
import { asFailure } from '../../../../renderer/ui/failure/as-failure.ts';
import { attempts, type Attempt } from '../../../../renderer/ui/failure/attempt.ts';
import { secondsLeft } from '../../../../renderer/ui/failure/seconds-left.ts';

const recorder = () => {
  const seen: Attempt<string>[] = [];
  return { seen, run: attempts<string>((attempt) => seen.push(attempt)) };
};

test('an attempt runs and ends with its value', async () => {
  const { seen, run } = recorder();
  expect(await run.start(() => Promise.resolve('value'))).toBe('value');
  expect(seen).toEqual([{ state: 'running' }, { state: 'done', value: 'value' }]);
});

test('a rejected attempt shows the failure and answers null', async () => {
  const { seen, run } = recorder();
  const failure = { code: 'timeout' } as const;
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- main rejects with Failure values
  expect(await run.start(() => Promise.reject(failure))).toBeNull();
  expect(seen.at(-1)).toEqual({ state: 'failed', failure });
});

test('only the newest attempt counts, whatever order the answers come in', async () => {
  const { seen, run } = recorder();
  const first = Promise.withResolvers<string>();
  let firstSignal: AbortSignal | undefined;
  const overtaken = run.start((signal) => {
    firstSignal = signal;
    return first.promise;
  });
  const newest = run.start(() => Promise.resolve('second'));
  expect(firstSignal?.aborted).toBe(true);
  first.resolve('first');
  expect(await overtaken).toBeNull();
  expect(await newest).toBe('second');
  expect(seen.at(-1)).toEqual({ state: 'done', value: 'second' });
  expect(seen).not.toContainEqual({ state: 'done', value: 'first' });
});

test('a reset drops the outcome of what runs', async () => {
  const { seen, run } = recorder();
  const answer = Promise.withResolvers<string>();
  const started = run.start(() => answer.promise);
  run.reset();
  answer.reject(new Error('late'));
  expect(await started).toBeNull();
  expect(seen.at(-1)).toEqual({ state: 'idle' });
});

test('whatever is thrown becomes a failure', () => {
  expect(asFailure({ code: 'key-refused', status: 401 })).toEqual({
    code: 'key-refused',
    status: 401,
  });
  expect(asFailure(new DOMException('stop', 'AbortError'))).toEqual({ code: 'cancelled' });
  expect(asFailure(Object.assign(new Error('boom'), { code: 'ENOENT' }))).toEqual({
    code: 'internal',
  });
  expect(asFailure(undefined)).toEqual({ code: 'internal' });
});

test('seconds are rounded up and end at zero', () => {
  expect(secondsLeft(12_000, 0)).toBe(12);
  expect(secondsLeft(12_000, 11_001)).toBe(1);
  expect(secondsLeft(12_000, 12_000)).toBe(0);
  expect(secondsLeft(12_000, 99_000)).toBe(0);
});
