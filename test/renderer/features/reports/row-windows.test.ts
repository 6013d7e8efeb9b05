import { describe, expect, it } from 'vitest';
import type { Failure } from '../../../../preload/contract/failure.ts';
import type { ReportRow, ReportRows } from '../../../../preload/contract/reports.ts';
import {
  createRowWindows,
  WINDOW_ROWS,
  type RowSelection,
  type RowsView,
} from '../../../../renderer/features/reports/row-windows.ts';
import { scriptedRpc, settle } from '../../scripted-rpc.ts';
import { usage } from './reported.ts';

const SELECTION: RowSelection = { report: 'r', table: 'key-days' };

function rowsOf(from: number, total = 73_200): ReportRows {
  const rows = Array.from({ length: Math.min(WINDOW_ROWS, total - from) }, (_, at): ReportRow => ({
    day: null,
    key: `${from + at}`,
    label: '',
    tag: null,
    usage: usage(1),
  }));
  return { total, rows, sum: usage(total) };
}

function open() {
  const scripted = scriptedRpc();
  const seen: { view: RowsView | null; failure: Failure | null } = { view: null, failure: null };
  const windows = createRowWindows({
    rpc: scripted.rpc,
    show: (view) => (seen.view = view),
    fail: (failure) => (seen.failure = failure),
  });
  const froms = () => scripted.asked.map(({ input }) => (input as { from: number }).from);
  /** Answers the newest ask. */
  const answer = async (total?: number) => {
    const ask = scripted.last('reports.rows');
    ask.resolve(rowsOf(ask.input.from, total));
    await settle();
  };
  return { ...scripted, windows, seen, froms, answer };
}

describe('the windows of a table', () => {
  it('asks for the first rows, then for what comes into sight and is missing', async () => {
    const { windows, seen, froms, answer } = open();
    windows.select(SELECTION);
    await answer();
    expect(seen.view?.total).toBe(73_200);
    expect(seen.view?.sum.characters).toBe(73_200);
    windows.need(0, 150);
    windows.need(150, 230);
    await answer();
    windows.need(190, 260);
    expect(froms()).toEqual([0, 200]);
    expect(seen.view?.windows.get(1)?.[0]?.key).toBe('200');
  });

  it('asks for nothing behind the last row', async () => {
    const { windows, froms, answer } = open();
    windows.select(SELECTION);
    await answer(120);
    windows.need(0, 400);
    expect(froms()).toEqual([0]);
  });

  it('gives up windows that a fast scroll has left', async () => {
    const { windows, asked, seen, answer } = open();
    windows.select(SELECTION);
    await answer();
    windows.need(10_000, 10_040);
    windows.need(60_000, 60_040);
    const [, left, wanted] = asked;
    expect(left?.signal?.aborted).toBe(true);
    expect(wanted?.signal?.aborted).toBe(false);
    left?.resolve(rowsOf(10_000));
    await settle();
    expect(seen.view?.windows.has(50)).toBe(false);
  });

  it('shows the rows before until those of another selection have come', async () => {
    const { windows, seen, answer, asked } = open();
    windows.select(SELECTION);
    await answer();
    const before = seen.view;
    const other = { ...SELECTION, filter: 'web' };
    windows.select(other);
    expect(seen.view).toBe(before);
    windows.need(400, 440);
    expect(asked).toHaveLength(2);
    await answer(7);
    expect(seen.view).toMatchObject({ total: 7, selection: other });
    expect(seen.view?.turn).not.toBe(before?.turn);
  });

  it('drops the answer of a selection that was left', async () => {
    const { windows, seen, asked } = open();
    windows.select(SELECTION);
    windows.select({ ...SELECTION, filter: 'b' });
    asked[0]?.resolve(rowsOf(0, 5));
    await settle();
    expect(seen.view).toBeNull();
    expect(asked[0]?.signal?.aborted).toBe(true);
  });

  it('keeps a few windows, not the whole table', async () => {
    const { windows, seen, answer } = open();
    windows.select(SELECTION);
    await answer();
    for (let window = 1; window < 60; window += 1) {
      windows.need(window * WINDOW_ROWS, window * WINDOW_ROWS + 20);
      await answer();
    }
    expect(seen.view?.windows.size).toBeLessThanOrEqual(24);
    expect(seen.view?.windows.has(59)).toBe(true);
  });

  it('says why rows could not be had', async () => {
    const { windows, seen, ...scripted } = open();
    windows.select(SELECTION);
    scripted.last('reports.rows').reject({ code: 'not-found' });
    await settle();
    expect(seen.failure).toEqual({ code: 'not-found' });
  });

  it('forgets everything', async () => {
    const { windows, seen, answer, asked } = open();
    windows.select(SELECTION);
    await answer();
    windows.need(400, 440);
    windows.reset();
    expect(seen.view).toBeNull();
    expect(asked[1]?.signal?.aborted).toBe(true);
  });
});
