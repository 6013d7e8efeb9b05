import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AskName } from '../../../../preload/contract/api.ts';
import { createHistoryStore } from '../../../../renderer/features/history/store.ts';
import { scriptedRpc } from '../../scripted-rpc.ts';
import { entriesDown, historyDetail, historyEntry } from './entries.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

async function open(total = 250) {
  const fake = scriptedRpc();
  const last = <K extends AskName>(route: K) => fake.last(route);
  const store = createHistoryStore(fake.rpc);
  const leaving = new AbortController();
  store.watch(leaving.signal).catch(() => undefined);
  const pages = () => fake.asked.filter(({ route }) => route === 'history.page');
  const changed = async (version: number) => {
    await fake.emit('history.watch', { version, entries: total });
    await vi.advanceTimersByTimeAsync(1);
  };
  await changed(1);
  fake.last('history.page').resolve({ total, entries: entriesDown(total, total - 99) });
  await settle();
  const ids = () => store.state.getState().entries?.map(({ id }) => id) ?? [];
  return { ...fake, last, store, leaving, pages, changed, ids, total };
}

test('entries come a page at a time, each older than the last one shown, until all are there', async () => {
  const { store, last, ids, pages } = await open(250);
  const first = last('history.page').input;
  expect(first).toMatchObject({ before: null, count: 100, query: '', kinds: [] });

  void store.loadMore();
  expect(last('history.page').input).toMatchObject({ before: 151 });
  last('history.page').resolve({ total: 250, entries: entriesDown(150, 51) });
  await settle();
  void store.loadMore();
  last('history.page').resolve({ total: 250, entries: entriesDown(50, 1) });
  await settle();
  expect(ids()).toEqual(entriesDown(250, 1).map(({ id }) => id));
  const asked = pages().length;
  await store.loadMore();
  expect(pages()).toHaveLength(asked);
});

test('only one page is on its way at a time', async () => {
  const { store, pages } = await open();
  const asked = pages().length;
  void store.loadMore();
  void store.loadMore();
  expect(pages()).toHaveLength(asked + 1);
});

test('an empty page ends the list, whatever the count says', async () => {
  const { store, last, pages } = await open();
  void store.loadMore();
  last('history.page').resolve({ total: 250, entries: [] });
  await settle();
  const asked = pages().length;
  await store.loadMore();
  expect(pages()).toHaveLength(asked);
});

test('a change in main reads the newest again and leaves what is loaded below', async () => {
  const { store, last, ids, changed } = await open(250);
  void store.loadMore();
  last('history.page').resolve({ total: 250, entries: entriesDown(150, 51) });
  await settle();
  void store.loadMore();
  last('history.page').resolve({ total: 250, entries: entriesDown(50, 1) });
  await settle();
  await changed(2);
  expect(last('history.page').input).toMatchObject({ before: null, count: 200 });
  last('history.page').resolve({ total: 251, entries: entriesDown(251, 52) });
  await settle();
  expect(ids()).toEqual(entriesDown(251, 1).map(({ id }) => id));
});

test('words are looked for after a rest, once; an older answer is dropped', async () => {
  const { store, asked, pages, ids, last } = await open();
  const before = pages().length;
  store.narrow({ query: 'con' });
  store.narrow({ query: 'contract ' });
  expect(pages()).toHaveLength(before);
  await vi.advanceTimersByTimeAsync(200);
  expect(pages()).toHaveLength(before + 1);
  const old = last('history.page');
  expect(old.input).toMatchObject({ query: 'contract', before: null });

  store.narrow({ kind: 'writing', from: '2026-11-01' });
  expect(last('history.page').input).toMatchObject({ kinds: ['writing'], from: '2026-11-01' });
  last('history.page').resolve({ total: 1, entries: [historyEntry(7)] });
  old.resolve({ total: 1, entries: [historyEntry(8)] });
  await settle();
  expect(ids()).toEqual([7]);
  expect(asked.some(({ signal }) => signal?.aborted)).toBe(true);
});

test('days that stand the wrong way round ask nothing', async () => {
  const { store, pages, ids } = await open();
  store.narrow({ from: '2026-11-02' });
  const asked = pages().length;
  store.narrow({ until: '2026-11-01' });
  await settle();
  expect(pages()).toHaveLength(asked);
  expect(ids()).toEqual([]);
});

test('a failed question is shown and can be asked again', async () => {
  const { store, last, ids } = await open();
  store.narrow({ pinned: true });
  last('history.page').reject({ code: 'internal' });
  await settle();
  expect(store.state.getState().reading).toEqual({ failure: { code: 'internal' } });
  void store.retry();
  last('history.page').resolve({ total: 1, entries: [historyEntry(9, { pinned: true })] });
  await settle();
  expect(ids()).toEqual([9]);
});

test('a pin shows in the list and in the entry that is read', async () => {
  const { store, last } = await open();
  void store.choose(250);
  last('history.get').resolve(historyDetail(250));
  await settle();
  void store.pin(250, true);
  expect(last('history.pin').input).toEqual({ id: 250, pinned: true });
  last('history.pin').resolve(null);
  await settle();
  const { entries, detail } = store.state.getState();
  expect(entries?.[0]?.pinned).toBe(true);
  expect(detail).toMatchObject({ state: 'done', value: { pinned: true } });
});

test('a deleted entry leaves the list and is no longer read; a refusal keeps it', async () => {
  const { store, last, ids } = await open();
  void store.choose(250);
  last('history.get').resolve(historyDetail(250));
  await settle();
  void store.remove(250);
  last('history.remove').reject({ code: 'disk-full' });
  await settle();
  expect(ids()[0]).toBe(250);
  expect(store.state.getState().refusal).toEqual({ code: 'disk-full' });
  void store.remove(250);
  expect(last('history.remove').input).toEqual({ ids: [250] });
  last('history.remove').resolve(null);
  await settle();
  expect(ids()[0]).toBe(249);
  expect(store.state.getState()).toMatchObject({ chosen: null, detail: { state: 'idle' } });
});

test('an export takes the selection that is on the screen', async () => {
  const { store, last } = await open();
  store.narrow({ kind: 'text', target: 'de', pinned: true, until: '2026-11-21' });
  void store.export('tmx');
  expect(last('history.export').input).toEqual({
    format: 'tmx',
    query: '',
    kinds: ['text'],
    source: null,
    target: 'de',
    connection: null,
    pinned: true,
    from: null,
    until: '2026-11-21',
  });
});
