import { describe, expect, it } from 'vitest';
import type { AskName } from '../../../../preload/contract/api.ts';
import type { ExportedFile } from '../../../../preload/contract/exported-file.ts';
import type { ReportRows, TagReport } from '../../../../preload/contract/reports.ts';
import { createReportsStore } from '../../../../renderer/features/reports/store.ts';
import { createTagsStore } from '../../../../renderer/features/reports/tags-store.ts';
import { scriptedRpc, settle } from '../../scripted-rpc.ts';
import { daysOf, reportOf, usage } from './reported.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const ROWS: ReportRows = { total: 0, rows: [], sum: usage() };
const report = reportOf(daysOf('2026-10-23', Array<number>(30).fill(5)));

function open() {
  const scripted = scriptedRpc();
  const saved: ExportedFile[] = [];
  const ports = { now: () => NOW, save: (file: ExportedFile) => void saved.push(file) };
  const store = createReportsStore(scripted.rpc, ports);
  const routes = () => scripted.asked.map(({ route }) => route);
  const read = async (id = 'report-1') => {
    void store.read();
    scripted.last('reports.usage').resolve({ ...report, id });
    await settle();
  };
  const last = <K extends AskName>(route: K) => scripted.last(route);
  return { ...scripted, last, store, saved, routes, read, now: store.state.getState };
}

describe('reading a report', () => {
  it('asks for the last 30 days, and shows them before any row has come', async () => {
    const { store, last, now, routes } = open();
    void store.read();
    expect(last('reports.usage').input).toEqual({
      range: { start: '2026-10-23', end: '2026-11-21' },
      compare: false,
    });
    expect(now()).toMatchObject({ reading: { state: 'running' }, shown: null });
    last('reports.usage').resolve(report);
    await settle();
    expect(now().shown).toBe(report);
    expect(now().reading.state).toBe('done');
    expect(routes()).toEqual(['reports.usage', 'reports.rows']);
    expect(now().table).toMatchObject({ isReading: true, rows: null });
  });

  it('reads a preset at once, a typed range once it is confirmed', async () => {
    const { store, last, asked, read } = open();
    await read();
    store.choose('yesterday');
    expect(last('reports.usage').input.range.start).toBe('2026-11-20');
    const before = asked.length;
    store.choose('custom');
    store.setCustom({ start: '2026-03-01' });
    expect(asked).toHaveLength(before);
    void store.read();
    expect(last('reports.usage').input.range).toEqual({ start: '2026-03-01', end: '2026-11-20' });
  });

  it('never asks for a typed range that is refused', async () => {
    const { store, last, read } = open();
    await read();
    store.choose('custom');
    store.setCustom({ start: '' });
    void store.read();
    expect(last('reports.usage').input.range).toEqual(report.range);
  });

  it('takes the newest of two, and stops the older', async () => {
    const { store, asked, now } = open();
    store.choose('last-7');
    store.choose('today');
    expect(asked[0]?.signal?.aborted).toBe(true);
    asked[0]?.resolve({ ...report, id: 'old' });
    asked[1]?.resolve({ ...report, id: 'new' });
    await settle();
    expect(now().shown?.id).toBe('new');
  });

  it('keeps what is shown when the next one fails or is cancelled', async () => {
    const { store, last, now, read } = open();
    await read();
    store.choose('today');
    last('reports.usage').reject({ code: 'timeout' });
    await settle();
    expect(now().reading).toEqual({ state: 'failed', failure: { code: 'timeout' } });
    expect(now().shown?.id).toBe('report-1');
    store.choose('last-7');
    store.cancel();
    expect(last('reports.usage').signal?.aborted).toBe(true);
    expect(now().reading.state).toBe('idle');
    expect(now().range).not.toBeNull();
  });

  it('reads the range before only when it is wanted and not there', async () => {
    const { store, last, read, asked } = open();
    await read();
    const before = asked.length;
    store.setCompare(true);
    expect(last('reports.usage').input.compare).toBe(true);
    const previous = { range: report.range, total: usage(), days: [] };
    last('reports.usage').resolve({ ...report, previous });
    await settle();
    store.setCompare(false);
    store.setCompare(true);
    // The second report, and its rows.
    expect(asked).toHaveLength(before + 2);
  });

  it('forgets all of a connection, whose answers no longer count', async () => {
    const { store, last, now, read } = open();
    await read();
    last('reports.rows').resolve({ ...ROWS, total: 30 });
    await settle();
    store.drill({ of: 'key', key: 'k', label: 'l' });
    store.setFilter('web');
    store.choose('today');
    const late = last('reports.usage');
    store.forget();
    late.resolve(report);
    await settle();
    expect(late.signal?.aborted).toBe(true);
    expect(now()).toMatchObject({ range: null, shown: null, reading: { state: 'idle' } });
    expect(now().table).toMatchObject({ rows: null, drill: null, filter: '', kind: 'days' });
  });
});

describe('the chart', () => {
  it('asks for series only where the report does not hold them', async () => {
    const { store, last, routes, read } = open();
    await read();
    expect(routes()).not.toContain('reports.series');
    store.setStack('key');
    expect(last('reports.series').input).toEqual({
      report: 'report-1',
      measure: 'characters',
      stack: 'key',
    });
  });

  it('asks anew for another figure, and drops the answer of the one before', async () => {
    const { store, last, now, read } = open();
    await read();
    store.setStack('key');
    const first = last('reports.series');
    store.setMeasure('documentCharacters');
    expect(first.signal?.aborted).toBe(true);
    last('reports.series').resolve({ days: [], series: [] });
    first.reject({ code: 'timeout' });
    await settle();
    expect(now().series).toEqual({ state: 'done', value: { days: [], series: [] } });
  });
});

describe('the table', () => {
  it('is narrowed by a bar, and goes back to where it was', async () => {
    const { store, last, now, read } = open();
    await read();
    store.sortBy('characters');
    const span = { start: '2026-11-02', end: '2026-11-08' };
    store.drill({ of: 'days', span });
    expect(last('reports.rows').input).toMatchObject({
      table: 'keys',
      day: '2026-11-02',
      until: '2026-11-08',
      sort: { by: 'characters', descending: true },
    });
    store.drill({ of: 'key', key: 'k', label: 'Website' });
    expect(last('reports.rows').input).toMatchObject({
      table: 'days',
      key: { key: 'k', label: 'Website' },
    });
    expect(last('reports.rows').input).not.toHaveProperty('day');
    store.leaveDrill();
    expect(now().table).toMatchObject({
      kind: 'days',
      drill: null,
      sort: { by: 'characters', descending: true },
    });
  });

  it('keeps a drill when the same days are read anew, and drops it for others', async () => {
    const { store, last, now, read } = open();
    await read();
    store.drill({ of: 'key', key: 'k', label: '' });
    await read('report-2');
    expect(now().table.drill).not.toBeNull();
    expect(last('reports.rows').input.report).toBe('report-2');
    store.choose('today');
    const today = { start: '2026-11-21', end: '2026-11-21' };
    last('reports.usage').resolve({ ...report, range: today });
    await settle();
    expect(now().table.drill).toBeNull();
  });

  it('is sorted by the figure that is looked at', async () => {
    const { store, last, read } = open();
    await read();
    store.setTable('keys');
    store.setMeasure('speechToTextMs');
    expect(last('reports.rows').input.sort).toEqual({ by: 'speechToTextMs', descending: true });
  });

  it('reads a report that main no longer keeps once more, and once only', async () => {
    const { store, last, routes, now, read } = open();
    await read();
    store.setFilter('a');
    last('reports.rows').reject({ code: 'not-found' });
    await settle();
    expect(now().table.failure).toBeNull();
    last('reports.usage').resolve({ ...report, id: 'report-2' });
    await settle();
    last('reports.rows').reject({ code: 'not-found' });
    await settle();
    expect(routes().filter((route) => route === 'reports.usage')).toHaveLength(2);
    expect(now().table.failure).toEqual({ code: 'not-found' });
  });

  it('may be read again later: the one that was read in its place is lost in its turn', async () => {
    const { store, last, now, read } = open();
    await read();
    for (const id of ['report-2', 'report-3']) {
      store.setFilter(id);
      last('reports.rows').reject({ code: 'not-found' });
      await settle();
      last('reports.usage').resolve({ ...report, id });
      await settle();
      last('reports.rows').resolve(ROWS);
      await settle();
      expect(now().shown?.id).toBe(id);
    }
  });

  it('is read once where rows and series miss it together', async () => {
    const { store, last, routes, now, read } = open();
    await read();
    store.setStack('key');
    last('reports.rows').reject({ code: 'not-found' });
    last('reports.series').reject({ code: 'not-found' });
    await settle();
    expect(routes().filter((route) => route === 'reports.usage')).toHaveLength(2);
    last('reports.usage').resolve({ ...report, id: 'report-2' });
    await settle();
    expect(last('reports.series').input.report).toBe('report-2');
    expect(now().series.state).toBe('running');
  });

  it('is saved as it is selected', async () => {
    const { store, last, saved, now, read } = open();
    await read();
    store.setTable('keys');
    store.setFilter('web');
    void store.exportTable();
    const { from, count, ...shown } = last('reports.rows').input;
    expect([from, count]).toEqual([0, 200]);
    expect(last('reports.export').input).toEqual(shown);
    const file = { name: 'usage.csv', type: 'text/csv', bytes: new Uint8Array() };
    last('reports.export').resolve(file);
    await settle();
    expect(saved).toEqual([file]);
    expect(now().table.exporting.state).toBe('done');
  });

  it('says why it could not be saved', async () => {
    const { store, last, saved, now, read } = open();
    await read();
    void store.exportTable();
    last('reports.export').reject({ code: 'internal' });
    await settle();
    expect(saved).toEqual([]);
    expect(now().table.exporting.state).toBe('failed');
  });
});

describe('the report by tags', () => {
  const tags: TagReport = {
    id: 'tags-1',
    connection: 'office',
    range: report.range,
    readAt: report.readAt,
    tags: [{ tag: 'website', usage: usage(5) }],
    untagged: usage(1),
    days: report.days,
    pages: 2,
  };

  it('begins with its tags and the series of each', async () => {
    const scripted = scriptedRpc();
    const store = createTagsStore(scripted.rpc, { now: () => NOW, save: () => undefined });
    void store.read();
    scripted.last('reports.tags').resolve(tags);
    await settle();
    expect(scripted.last('reports.rows').input).toMatchObject({ report: 'tags-1', table: 'tags' });
    expect(scripted.last('reports.series').input).toMatchObject({ stack: 'tag' });
  });

  it('opens a tag to its days, and only to its own', async () => {
    const scripted = scriptedRpc();
    const store = createTagsStore(scripted.rpc, { now: () => NOW, save: () => undefined });
    void store.read();
    scripted.last('reports.tags').resolve(tags);
    await settle();
    store.drill({ of: 'tag', tag: 'web' });
    expect(scripted.last('reports.rows').input).toMatchObject({
      table: 'tag-days',
      tag: 'web',
      filter: '',
    });
  });
});
