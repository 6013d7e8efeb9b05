import { expect, test } from 'vitest';
import { failureOfAsking } from '../rig.ts';
import { usage } from './random-ledger.ts';
import { readCsv } from './read-csv.ts';
import { createRig } from './rig.ts';

const ALPHA = { key: 'aaaa****0001', label: 'Alpha' };
const OTHER_ALPHA = { key: 'aaaa****0002', label: 'Alpha' };
const BETA = { key: 'bbbb****0003', label: 'Beta' };
const KEYS = [
  { ...BETA, day: '2026-06-02', usage: usage(30, 5) },
  { ...ALPHA, day: '2026-06-01', usage: usage(100) },
  { ...OTHER_ALPHA, day: '2026-06-02', usage: usage(1, 0, 0, 600) },
  { ...ALPHA, day: '2026-05-31', usage: usage(8) },
];
const RANGE = { start: '2026-06-01', end: '2026-06-03' };

test('a report is one call: total, every day, the keys by their use', async () => {
  const { ask, calls } = createRig({ keys: KEYS });
  expect(await ask('reports.usage', { range: RANGE })).toEqual({
    id: expect.any(String) as string,
    connection: 'remote-1',
    range: RANGE,
    readAt: '2026-06-11T08:00:00.000Z',
    total: usage(131, 5, 0, 600),
    unaccounted: null,
    days: [
      { day: '2026-06-01', usage: usage(100) },
      { day: '2026-06-02', usage: usage(31, 5, 0, 600) },
      { day: '2026-06-03', usage: usage() },
    ],
    keys: [
      { ...ALPHA, usage: usage(100) },
      { ...BETA, usage: usage(30, 5) },
      { ...OTHER_ALPHA, usage: usage(1, 0, 0, 600) },
    ],
    previous: null,
    forecast: null,
  });
  expect(calls).toEqual(['key-days 2026-06-01 2026-06-03']);
});

test('compares with the range of the same length just before', async () => {
  const { ask, calls } = createRig({ keys: KEYS });
  const { previous } = await ask('reports.usage', { range: RANGE, compare: true });
  expect(previous).toEqual({
    range: { start: '2026-05-29', end: '2026-05-31' },
    total: usage(8),
    days: [
      { day: '2026-05-29', usage: usage() },
      { day: '2026-05-30', usage: usage() },
      { day: '2026-05-31', usage: usage(8) },
    ],
  });
  expect(calls).toHaveLength(2);
});

test('a comparison that fails does not spoil the report; the report failing does', async () => {
  const failure = { code: 'service-error' } as const;
  const { ask, service } = createRig({ keys: KEYS });
  service.fails = (_, start) => (start < '2026-06-01' ? failure : null);
  const report = await ask('reports.usage', { range: RANGE, compare: true });
  expect(report.previous).toEqual({ failure });
  expect(report.total?.characters).toBe(136);
  service.fails = () => failure;
  const asking = ask('reports.usage', { range: RANGE, compare: true });
  expect(await failureOfAsking(asking)).toEqual(failure);
});

test('a service that tells no usage has no total, not a total of nothing', async () => {
  const tags = [{ tag: 'site', day: '2026-06-01', usage: usage(5) }];
  const { ask } = createRig({ total: 'unknown', tags });
  expect(await ask('reports.usage', { range: RANGE, compare: true })).toMatchObject({
    total: null,
    unaccounted: null,
    previous: { total: null },
  });
  expect(await ask('reports.tags', { range: RANGE })).toMatchObject({ untagged: null });
  const reconciled = await ask('reports.reconcile', { range: RANGE });
  expect(reconciled).toMatchObject({ service: null, days: [] });
});

test('forecasts the month of a range that holds it so far', async () => {
  const keys = Array.from({ length: 10 }, (_, index) => ({
    ...ALPHA,
    day: `2026-06-${String(index + 1).padStart(2, '0')}`,
    usage: usage(7),
  }));
  const { ask } = createRig({ keys });
  const range = { start: '2026-06-01', end: '2026-06-11' };
  expect((await ask('reports.usage', { range })).forecast).toEqual({
    until: '2026-06-30',
    usage: usage(210),
    method: 'mean',
    days: 10,
  });
});

test('says what the rows do not account for', async () => {
  const { ask, service } = createRig({ keys: KEYS });
  const unaccounted = async () => (await ask('reports.usage', { range: RANGE })).unaccounted;
  service.total = usage(132, 5, 0, 600);
  expect(await unaccounted()).toEqual(usage(1));
  service.total = usage(131, 4, 0, 600);
  expect(await unaccounted()).toEqual(usage(0, -1));
  // Two hundredths of a minute, each rounded by half of one: one row and the total.
  service.total = usage(131, 5, 0, 1200);
  expect(await unaccounted()).toBeNull();
  service.total = usage(131, 5, 0, 1800);
  expect(await unaccounted()).toEqual(usage(0, 0, 0, 1200));
  // Exact milliseconds are not rounded.
  service.total = usage(131, 5, 0, 601);
  expect(await unaccounted()).toEqual(usage(0, 0, 0, 1));
  service.keys = [{ ...ALPHA, day: RANGE.start, usage: usage(0, 0, 0, 601) }];
  service.total = usage(0, 0, 0, 600);
  expect(await unaccounted()).toEqual(usage(0, 0, 0, -1));
});

test('what lies outside the range is not accounted for', async () => {
  const { ask, service } = createRig();
  service.total = usage(9);
  expect((await ask('reports.usage', { range: RANGE })).unaccounted).toEqual(usage(9));
});

test('refuses ranges that the service would, before anything is sent', async () => {
  const { ask, calls } = createRig();
  const reversed = { start: '2026-06-02', end: '2026-06-01' };
  const long = { start: '2025-06-01', end: '2026-06-02' };
  for (const route of ['reports.usage', 'reports.tags', 'reports.reconcile'] as const) {
    expect(await failureOfAsking(ask(route, { range: reversed }))).toEqual({
      code: 'invalid-input',
      params: { field: 'range', reason: 'range_reversed' },
    });
    expect(await failureOfAsking(ask(route, { range: long }))).toEqual({
      code: 'invalid-input',
      params: { field: 'range', reason: 'range_too_long' },
    });
  }
  expect(calls).toEqual([]);
  await ask('reports.usage', { range: { start: '2025-06-01', end: '2026-06-01' } });
  expect(calls).toHaveLength(1);
});

const TAGS = [
  { tag: 'web', day: '2026-06-01', usage: usage(60) },
  { tag: 'app', day: '2026-06-01', usage: usage(20) },
  { tag: 'web', day: '2026-06-02', usage: usage(5) },
];

test('tags over all pages, and what carried none', async () => {
  const { ask, calls } = createRig({ keys: KEYS, tags: TAGS });
  expect(await ask('reports.tags', { range: RANGE })).toEqual({
    id: expect.any(String) as string,
    connection: 'remote-1',
    range: RANGE,
    readAt: '2026-06-11T08:00:00.000Z',
    tags: [
      { tag: 'web', usage: usage(65) },
      { tag: 'app', usage: usage(20) },
    ],
    untagged: usage(131 - 85, 5, 0, 600),
    days: [
      { day: '2026-06-01', usage: usage(80) },
      { day: '2026-06-02', usage: usage(5) },
      { day: '2026-06-03', usage: usage() },
    ],
    pages: 3,
  });
  expect(calls).toEqual(['tags by day 2026-06-01 2026-06-03', 'total 2026-06-01 2026-06-03']);
});

test('a total that cannot be read leaves the untagged unknown', async () => {
  const { ask, service } = createRig({ keys: KEYS, tags: TAGS });
  service.fails = (call) => (call === 'total' ? { code: 'service-error' } : null);
  expect(await ask('reports.tags', { range: RANGE })).toMatchObject({ untagged: null, pages: 3 });
});

test('keeps the newest four reports, those of this connection only', async () => {
  const { ask, active } = createRig({ keys: KEYS });
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    ids.push((await ask('reports.usage', { range: RANGE })).id);
  }
  const rows = (id: string | undefined) =>
    ask('reports.rows', { report: id ?? '', table: 'keys', from: 0, count: 10 });
  expect(await failureOfAsking(rows(ids[0]))).toEqual({ code: 'not-found' });
  for (const id of ids.slice(1)) expect((await rows(id)).total).toBe(3);

  active.set({ id: 'remote-2', service: 'remote' });
  expect(await failureOfAsking(rows(ids[4]))).toEqual({ code: 'not-found' });
  active.set({ id: 'remote-1', service: 'remote' });
  expect(await failureOfAsking(rows(ids[4]))).toEqual({ code: 'not-found' });
});

test('a report that was read while the person switched is not kept', async () => {
  const { ask, active } = createRig({ keys: KEYS });
  const asking = ask('reports.usage', { range: RANGE });
  active.set({ id: 'remote-2', service: 'remote' });
  const { id } = await asking;
  const rows = ask('reports.rows', { report: id, table: 'keys', from: 0, count: 10 });
  expect(await failureOfAsking(rows)).toEqual({ code: 'not-found' });
});

test('a window on a table says how many rows there are, and the sum of all', async () => {
  const { ask } = createRig({ keys: KEYS });
  const { id } = await ask('reports.usage', { range: RANGE });
  const request = {
    report: id,
    table: 'key-days',
    sort: { by: 'day', descending: false },
  } as const;
  expect(await ask('reports.rows', { ...request, from: 1, count: 1 })).toEqual({
    total: 3,
    rows: [{ day: '2026-06-02', ...OTHER_ALPHA, tag: null, usage: usage(1, 0, 0, 600) }],
    sum: usage(131, 5, 0, 600),
  });
  expect((await ask('reports.rows', { ...request, from: 2, count: 500 })).rows).toHaveLength(1);
  expect((await ask('reports.rows', { ...request, from: 3, count: 5 })).rows).toEqual([]);
});

test('one selection after the other, each with its own rows', async () => {
  const { ask } = createRig({ keys: KEYS });
  const { id } = await ask('reports.usage', { range: RANGE });
  const request = { report: id, table: 'key-days', from: 0, count: 9 } as const;
  const up = { by: 'characters', descending: false } as const;
  const characters = async (more: object) =>
    (await ask('reports.rows', { ...request, ...more })).rows.map(({ usage }) => usage.characters);
  expect(await characters({})).toEqual([100, 35, 1]);
  expect(await characters({ sort: up })).toEqual([1, 35, 100]);
  expect(await characters({ filter: 'beta' })).toEqual([35]);
  expect(await characters({ day: '2026-06-01' })).toEqual([100]);
  expect(await characters({ day: '2026-06-01', until: '2026-06-02' })).toEqual([100, 35, 1]);
  expect(await characters({ key: OTHER_ALPHA })).toEqual([1]);
  expect(await characters({ table: 'days' })).toEqual([100, 36, 0]);
  expect(await characters({})).toEqual([100, 35, 1]);
});

test('a file has the same rows in the same order', async () => {
  const { ask } = createRig({ keys: KEYS });
  const { id } = await ask('reports.usage', { range: RANGE });
  const request = { report: id, table: 'key-days', filter: 'ALPHA' } as const;
  const { name, type, bytes } = await ask('reports.export', request);
  const { rows } = await ask('reports.rows', { ...request, from: 0, count: 500 });
  expect(name).toBe('usage key-days 2026-06-01 to 2026-06-03.csv');
  expect(type).toBe('text/csv; charset=utf-8');
  expect(readCsv(bytes).slice(1)).toEqual(
    rows.map(({ day, label, key, usage }) => [
      ...[day, label, key],
      ...[usage.characters, usage.textCharacters, usage.documentCharacters].map(String),
      ...[usage.improvementCharacters, usage.speechToTextMs].map(String),
      ...[usage.speechToTextMs / 60_000, usage.speechToSpeechMs, 0].map(String),
    ]),
  );
});

test('a report has only its own tables and stacks', async () => {
  const { ask } = createRig({ keys: KEYS, tags: TAGS });
  const byKey = (await ask('reports.usage', { range: RANGE })).id;
  const byTag = (await ask('reports.tags', { range: RANGE })).id;
  const table = { code: 'invalid-input', params: { field: 'table' } };
  const stack = { code: 'invalid-input', params: { field: 'stack' } };
  const rows = (report: string, kind: 'tags' | 'days') =>
    failureOfAsking(ask('reports.rows', { report, table: kind, from: 0, count: 1 }));
  const series = (report: string, by: 'key' | 'tag') =>
    failureOfAsking(ask('reports.series', { report, measure: 'characters', stack: by }));
  expect(await rows(byKey, 'tags')).toEqual(table);
  expect(await rows(byTag, 'days')).toEqual(table);
  expect(await series(byKey, 'tag')).toEqual(stack);
  expect(await series(byTag, 'key')).toEqual(stack);
  const answer = await ask('reports.series', {
    report: byTag,
    measure: 'characters',
    stack: 'tag',
  });
  expect(answer.series.map(({ name }) => name)).toEqual(['web', 'app']);
});

test('reconciles with the whole account or with one key', async () => {
  const { ask, own } = createRig({ keys: KEYS });
  own.days = [{ day: '2026-06-01', usage: usage(100), sessions: 0 }];
  own.first = '2026-06-01';
  const whole = await ask('reports.reconcile', { range: RANGE });
  expect(whole).toMatchObject({
    connection: 'remote-1',
    range: RANGE,
    firstRecord: '2026-06-01',
    ours: usage(100),
    service: usage(131, 5, 0, 600),
  });
  expect(whole.days.map(({ reasons }) => reasons)).toEqual([[], ['used-elsewhere'], []]);
  expect(whole.keys).toHaveLength(3);

  const one = await ask('reports.reconcile', { range: RANGE, key: ALPHA });
  expect(one.service).toEqual(usage(100));
  expect(one.days.every(({ reasons }) => reasons.length === 0)).toBe(true);
  expect(one.keys).toHaveLength(3);
});

test('only a remote service reports the current day later', async () => {
  const { ask, own, active } = createRig();
  own.days = ['2026-06-10', '2026-06-11'].map((day) => ({ day, usage: usage(5), sessions: 0 }));
  own.first = '2026-06-10';
  const range = { start: '2026-06-10', end: '2026-06-11' };
  const reasons = async () =>
    (await ask('reports.reconcile', { range })).days.map(({ reasons }) => reasons.join());
  expect(await reasons()).toEqual(['not-billed', 'not-reported-yet']);
  active.set({ id: 'offline', service: 'offline' });
  expect(await reasons()).toEqual(['not-billed', 'not-billed']);
});
