import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countIds,
  hasId,
  joinedRanges,
  rangesOf,
  toggledId,
} from '../../../../preload/contract/id-ranges.ts';
import { rowAt } from '../../../../renderer/features/segments/rows/row-windows.ts';
import { openSegmentEditor } from './open-segment-editor.ts';

const ids = fc.array(fc.nat(60), { maxLength: 40 });
const sorted = (some: Iterable<number>) => [...new Set(some)].sort((a, b) => a - b);
const listed = (ranges: ReturnType<typeof rangesOf>) =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, n) => first + n));

describe('ranges of ids', () => {
  it('hold what they were made of, in few ranges', () => {
    fc.assert(
      fc.property(ids, ids, fc.nat(60), (some, more, one) => {
        const ranges = rangesOf(some);
        expect(listed(ranges)).toEqual(sorted(some));
        expect(countIds(ranges)).toBe(new Set(some).size);
        expect(hasId(ranges, one)).toBe(some.includes(one));
        expect(listed(joinedRanges(ranges, rangesOf(more)))).toEqual(sorted([...some, ...more]));
        expect(toggledId(toggledId(ranges, one), one)).toEqual(ranges);
        expect(hasId(toggledId(ranges, one), one)).toBe(!some.includes(one));
      }),
    );
    expect(rangesOf(Array.from({ length: 100_000 }, (_, n) => n))).toEqual([[0, 99_999]]);
  });
});

async function editorOf(segments = 20) {
  const editor = openSegmentEditor({ segments });
  await editor.enter();
  const row = (place: number) => {
    const found = rowAt(editor.now().rows, place);
    if (found === undefined) throw new Error('the row has not come');
    return found;
  };
  return { ...editor, row };
}

describe('a selection', () => {
  it('grows from the active row by keys, as fast as they are pressed, and shrinks again', async () => {
    const { store, now, rest } = await editorOf();
    void store.extendBy(1);
    void store.extendBy(1);
    void store.extendBy(1);
    await rest();
    expect(now().selection).toMatchObject({ ids: [[3, 6]], count: 4, lead: 6 });
    expect(now().said).toEqual({ kind: 'selected', count: 4 });
    await store.extendBy(-1);
    expect(now().selection?.ids).toEqual([[3, 5]]);
    store.clearSelection();
    expect(now().selection).toBeNull();
    expect(now().said).toEqual({ kind: 'selected', count: 0 });
  });

  it('begins at a click, adds with Ctrl, and goes on from there with Shift', async () => {
    const { store, now, row } = await editorOf();
    store.selectRow(row(2), 2);
    store.toggleRow(row(9), 9);
    expect(now().selection?.ids).toEqual([
      [2, 2],
      [9, 9],
    ]);
    await store.extendTo(7, true);
    expect(now().selection).toMatchObject({
      ids: [
        [2, 2],
        [7, 9],
      ],
      count: 4,
    });
    await store.extendTo(11);
    expect(now().selection?.ids).toEqual([[9, 11]]);
    store.toggleRow(row(10), 10);
    expect(now().selection?.ids).toEqual([
      [9, 9],
      [11, 11],
    ]);
  });

  it('takes all of 100,000 rows as one range, whatever has been read of them', async () => {
    const { store, now, asked, rest } = await editorOf(100_000);
    await store.selectAll();
    expect(now().selection).toMatchObject({ ids: [[0, 99_999]], count: 100_000 });
    store.show(70_000, 70_030);
    await rest();
    expect(now().selection?.count).toBe(100_000);
    await store.markSelected('lock');
    expect(asked.findLast(({ route }) => route === 'segments.mark-selected')?.input).toMatchObject({
      selected: [[0, 99_999]],
    });
    expect(now().said).toMatchObject({ kind: 'selection-changed', changed: 100_000 });
  });

  it('stays with its segments when others are shown, and begins anew there', async () => {
    const { store, now, rest } = await editorOf();
    await store.extendTo(5);
    expect(now().selection?.ids).toEqual([[3, 5]]);
    await store.setFilter({ statuses: ['confirmed'] });
    await rest();
    expect(now().selection?.ids).toEqual([[3, 5]]);
    const active = now().active?.place ?? 0;
    await store.extendTo(active);
    expect(now().selection?.count).toBe(1);
  });

  it('is over when something is typed, so that a key never means segments out of sight', async () => {
    const { store, now, rest } = await editorOf();
    await store.extendBy(2);
    store.type('Getippt');
    expect(now().selection).toBeNull();
    await rest();
  });

  it('is stopped by its person, who is told that what was changed stays', async () => {
    const editor = openSegmentEditor();
    await editor.enter();
    await editor.store.selectAll();
    editor.hold('segments.mark-selected', new Error('stopped'));
    void editor.store.markSelected('lock');
    await editor.settle();
    const signal = editor.asked.findLast(({ route }) => route === 'segments.mark-selected')?.signal;
    expect(signal?.aborted).toBe(false);
    editor.store.stopChange();
    expect(signal?.aborted).toBe(true);
  });

  it('locks its segments, and unlocks them where all are locked', async () => {
    const { store, now, row, rest } = await editorOf();
    await store.extendBy(1);
    await store.lockSelected();
    await rest();
    expect([row(3).isLocked, row(4).isLocked]).toEqual([true, true]);
    await store.lockSelected();
    await rest();
    expect([row(3).isLocked, row(4).isLocked]).toEqual([false, false]);
    expect(now().selection?.count).toBe(2);
  });
});
