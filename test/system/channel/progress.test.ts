import { expect, test } from 'vitest';
import { resultOf, withProgress } from '../../../main/system/channel/progress.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('a reader gets the progress, and then the result', async () => {
  const seen: number[] = [];
  const work = withProgress<number, string>(async (tell) => {
    for (const share of [0.25, 0.5, 1]) {
      tell(share);
      await turn();
    }
    return 'done';
  });
  expect(await resultOf(work, (share) => seen.push(share))).toBe('done');
  expect(seen).toEqual([0.25, 0.5, 1]);
});

test('a reader that is slow gets the newest, and the last before the result', async () => {
  const work = withProgress<number, string>(async (tell) => {
    for (let share = 0; share <= 100; share += 1) tell(share);
    await turn();
    tell(101);
    return 'done';
  });
  const first = await work.next();
  await turn();
  await turn();
  expect([first.value, (await work.next()).value, (await work.next()).value]).toEqual([
    { progress: 100 },
    { progress: 101 },
    { result: 'done' },
  ]);
});

test('a failure comes after the progress before it', async () => {
  const seen: number[] = [];
  const work = withProgress<number, string>((tell) => {
    tell(1);
    return Promise.reject(new Error('broken'));
  });
  await expect(resultOf(work, (share) => seen.push(share))).rejects.toThrow('broken');
  expect(seen).toEqual([1]);
});
