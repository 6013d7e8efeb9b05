import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AskName } from '../../../../preload/contract/api.ts';
import type { SearchHit, SearchOrigin } from '../../../../preload/contract/search.ts';
import { allHits, createSearchStore } from '../../../../renderer/features/search/store.ts';
import { scriptedRpc } from '../../scripted-rpc.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
const hit = (origin: SearchOrigin, id: string): SearchHit => ({
  origin,
  id,
  name: '',
  before: id,
  after: '',
  source: 'en',
  target: 'de',
  hits: { before: [], after: [] },
});
const group = (origin: SearchOrigin, ...ids: string[]) => ({
  origin,
  total: ids.length,
  hits: ids.map((id) => hit(origin, id)),
});

async function found() {
  const fake = scriptedRpc();
  const last = <K extends AskName>(route: K) => fake.last(route);
  const store = createSearchStore(fake.rpc);
  store.open('', []);
  store.setQuery(' contract ', []);
  await vi.advanceTimersByTimeAsync(200);
  expect(fake.last('search.all').input).toEqual({ query: 'contract', count: 8 });
  fake.last('search.all').resolve({
    groups: [
      group('memory', 'm1', 'm2'),
      group('glossary'),
      group('history', '1', '2', '3'),
      group('transcript', 't'),
    ],
  });
  await settle();
  const chosen = () => {
    const now = store.state.getState();
    return allHits(now)[now.chosen]?.id;
  };
  return { ...fake, last, store, chosen };
}

test('the arrows go through the finds of all groups, round the ends', async () => {
  const { store, chosen } = await found();
  const seen = [chosen()];
  for (let step = 0; step < 6; step += 1) {
    store.step(1);
    seen.push(chosen());
  }
  expect(seen).toEqual(['m1', 'm2', '1', '2', '3', 't', 'm1']);
  store.step(-1);
  expect(chosen()).toBe('t');
});

test('the page keys go from group to group and skip empty ones', async () => {
  const { store, chosen } = await found();
  store.stepGroup(1);
  expect(chosen()).toBe('1');
  store.step(1);
  store.stepGroup(1);
  expect(chosen()).toBe('t');
  store.stepGroup(1);
  expect(chosen()).toBe('m1');
  store.stepGroup(-1);
  expect(chosen()).toBe('t');
});

test('only what was typed last is looked for, and its answer alone is shown', async () => {
  const { store, asked, last } = await found();
  store.setQuery('a', []);
  store.setQuery('ab', []);
  await vi.advanceTimersByTimeAsync(200);
  const old = last('search.all');
  store.setQuery('abc', []);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked.map(({ input }) => input)).toEqual([
    { query: 'contract', count: 8 },
    { query: 'ab', count: 8 },
    { query: 'abc', count: 8 },
  ]);
  expect(old.signal?.aborted).toBe(true);
  last('search.all').resolve({ groups: [group('memory', 'new')] });
  old.resolve({ groups: [group('memory', 'old')] });
  await settle();
  expect(allHits(store.state.getState()).map(({ id }) => id)).toEqual(['new']);
});

test('finds stay on the screen until the next ones are there', async () => {
  const { store } = await found();
  store.setQuery('contracts', []);
  expect(allHits(store.state.getState())).toHaveLength(6);
});

test('an empty box has no finds and asks nothing', async () => {
  const { store, asked } = await found();
  store.setQuery('  ', []);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toHaveLength(1);
  expect(store.state.getState()).toMatchObject({ answer: null, isSearching: false });
});

test('closing forgets everything, an answer on its way too', async () => {
  const { store, last } = await found();
  store.setQuery('next', []);
  await vi.advanceTimersByTimeAsync(200);
  store.close();
  last('search.all').resolve({ groups: [group('memory', 'late')] });
  await settle();
  expect(store.state.getState()).toMatchObject({ isOpen: false, query: '', answer: null });
});

test('a failure takes the place of the finds', async () => {
  const { store, last } = await found();
  store.setQuery('next', []);
  await vi.advanceTimersByTimeAsync(200);
  last('search.all').reject({ code: 'internal' });
  await settle();
  expect(store.state.getState()).toMatchObject({ answer: null, failure: { code: 'internal' } });
});
