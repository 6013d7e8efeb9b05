import { describe, expect, it } from 'vitest';
import type { Segment } from '../../../../preload/contract/segments.ts';
import {
  lackingWindows,
  loadedPlace,
  NO_ROWS,
  outdated,
  rowAt,
  WINDOW_ROWS,
  withSegment,
  withWindow,
} from '../../../../renderer/features/segments/rows/row-windows.ts';

const segment = (number: number, target = ''): Segment => ({
  id: number,
  number,
  earlierSource: null,
  source: `Sentence ${number}`,
  target,
  status: 'empty',
  origin: null,
  percent: null,
  memory: null,
  author: null,
  changed: null,
  repeats: 1,
  opensBlock: false,
  isLocked: false,
  comments: [],
  paragraphs: 1,
});
const window = (at: number, total: number, step = 1) => ({
  total,
  place: null,
  rows: Array.from({ length: Math.min(WINDOW_ROWS, total - at * WINDOW_ROWS) }, (_, index) =>
    segment((at * WINDOW_ROWS + index) * step),
  ),
});

describe('windows of rows', () => {
  it('asks only for what is in sight and has not come', () => {
    expect(lackingWindows(NO_ROWS, 0, 30)).toEqual([0]);
    const rows = withWindow(NO_ROWS, 0, window(0, 250));
    expect(lackingWindows(rows, -40, 130)).toEqual([1]);
    expect(lackingWindows(rows, 180, 900)).toEqual([1, 2]);
    expect(lackingWindows(rows, 0, 99)).toEqual([]);
  });

  it('finds rows by place and segments by number', () => {
    const rows = withWindow(NO_ROWS, 1, window(1, 250, 3));
    expect(rowAt(rows, 120)?.number).toBe(360);
    expect(rowAt(rows, 20)).toBeUndefined();
    expect(loadedPlace(rows, 360)).toBe(120);
    expect(loadedPlace(rows, 361)).toBeNull();
  });

  it('puts a changed segment where it is shown', () => {
    const rows = withSegment(withWindow(NO_ROWS, 0, window(0, 5)), segment(3, 'drei'));
    expect(rowAt(rows, 3)?.target).toBe('drei');
    expect(withSegment(rows, segment(77))).toBe(rows);
  });

  it('keeps the rows that came again as they were, so that they are not drawn anew', () => {
    const first = withWindow(NO_ROWS, 0, window(0, 2));
    const again = withWindow(first, 0, { ...window(0, 2), rows: [segment(0), segment(1, 'Neu.')] });
    expect(rowAt(again, 0)).toBe(rowAt(first, 0));
    expect(rowAt(again, 1)?.target).toBe('Neu.');
  });

  it('renews the windows of changed segments, and all of a view that rows can leave', () => {
    const rows = withWindow(withWindow(NO_ROWS, 0, window(0, 250)), 1, window(1, 250));
    expect([...outdated(rows, [120], true).stale]).toEqual([1]);
    expect([...outdated(rows, [120], false).stale]).toEqual([0, 1]);
    expect([...outdated(rows, null, true).stale]).toEqual([0, 1]);
    expect(outdated(rows, [], false)).toBe(rows);
    const again = withWindow(outdated(rows, null, true), 1, window(1, 250));
    expect([...again.stale]).toEqual([0]);
  });

  it('forgets what lies beyond the end, and the farthest of many', () => {
    let rows = NO_ROWS;
    for (let at = 0; at < 60; at += 1) rows = withWindow(rows, at, window(at, 100_000));
    expect(rows.windows.size).toBe(40);
    expect(rows.windows.has(59)).toBe(true);
    expect(rows.windows.has(0)).toBe(false);
    expect([...withWindow(rows, 20, window(20, 2050)).windows.keys()]).toEqual([20]);
  });
});
