import { expect, test } from 'vitest';
import { createQueueFeed } from '../../../main/features/documents/queue-feed.ts';
import { createVirtualClock } from './virtual-clock.ts';

test('a watcher hears at most five changes a second, the first one at once and the last one always', async () => {
  const clock = createVirtualClock();
  const told: (readonly string[])[] = [];
  const feed = createQueueFeed({
    clock,
    ids: () => [],
    rowOf: () => null,
    facts: () => ({ isPaused: false, halted: null, secrets: 'store' }),
  });
  const leaving = new AbortController();
  const watching = (async () => {
    for await (const { removed } of feed.watch(leaving.signal)) told.push(removed);
  })();
  await clock.pass(1000);
  expect(told).toEqual([[]]);
  feed.gone('first');
  await clock.pass(0);
  expect(told.at(-1)).toEqual(['first']);
  for (let turn = 0; turn < 100; turn += 1) {
    feed.gone(`${turn}`);
    await clock.pass(10);
  }
  expect(told.length).toBeLessThanOrEqual(2 + 5);
  await clock.pass(1000);
  expect(told.flat()).toHaveLength(101);
  leaving.abort();
  await clock.pass(1000);
  await watching;
});
