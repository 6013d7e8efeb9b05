import { expect, it } from 'vitest';
import type { OpenService } from '../../../main/features/active-service.ts';
import { createKeptGlossaries } from '../../../main/features/glossaries/kept-glossaries.ts';
import type { Entry } from '../../../preload/contract/glossaries.ts';

const PAIR = { source: 'en', target: 'de' };
const { signal } = new AbortController();

/** A service whose answers come when the test gives them. */
function slowService() {
  const waiting: ((answer: readonly Entry[]) => void)[] = [];
  const service: OpenService = {
    connection: 'a',
    service: 'remote',
    // The answer is the test's, whatever was asked.
    call: <T>() => new Promise<T>((resolve) => waiting.push((answer) => resolve(answer as T))),
  };
  return { service, waiting };
}

it('an answer from before a change is given, but not kept', async () => {
  const kept = createKeptGlossaries();
  const { service, waiting } = slowService();
  const asked = kept.entries(service, 'g', PAIR, signal);
  kept.forget(service, 'g');
  waiting[0]?.([['a', 'old']]);
  expect(await asked).toEqual([['a', 'old']]);
  const again = kept.entries(service, 'g', PAIR, signal);
  expect(waiting).toHaveLength(2);
  waiting[1]?.([['a', 'new']]);
  expect(await again).toEqual([['a', 'new']]);
  expect(await kept.entries(service, 'g', PAIR, signal)).toBe(await again);
  expect(waiting).toHaveLength(2);
});

it('the dictionaries that were not asked for longest are given up', async () => {
  const kept = createKeptGlossaries();
  const { service, waiting } = slowService();
  for (let n = 0; n < 17; n += 1) {
    const asked = kept.entries(service, `g${n}`, PAIR, signal);
    waiting.at(-1)?.([['a', 'b']]);
    await asked;
    if (n > 0) await kept.entries(service, 'g0', PAIR, signal);
  }
  await kept.entries(service, 'g0', PAIR, signal);
  expect(waiting).toHaveLength(17);
  void kept.entries(service, 'g1', PAIR, signal);
  expect(waiting).toHaveLength(18);
});
