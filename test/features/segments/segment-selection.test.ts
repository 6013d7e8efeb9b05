import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rangesOf } from '../../../preload/contract/id-ranges.ts';
import type { SelectionMark } from '../../../preload/contract/segment-selection.ts';
import type { ProjectChange } from '../../../preload/contract/segments.ts';
import type { SegmentsRig } from './rig.ts';
import { failureOf, startSegmentsRig } from './rig.ts';

let rig: SegmentsRig;
beforeEach(() => (rig = startSegmentsRig()));
afterEach(() => rig.close());

const HTML = '<p>Tea, <b>cake</b> and jam. Come in! Sit down.</p><p>Go on.</p><p>Stop.</p>';
const type = (id: string, number: number, target: string, confirm = false) =>
  rig.ask('segments.edit', { id, number, target, origin: 'typed', confirm });
const mark = (id: string, ids: readonly number[], how: SelectionMark) =>
  rig.ask('segments.mark-selected', { id, selected: ranges(ids), mark: how });
const ranges = (ids: readonly number[]) =>
  rangesOf(ids).map(([first, last]): [number, number] => [first, last]);
const idsOf = async (id: string) => (await rig.rows(id)).map((row) => row.id);
const statuses = async (id: string) => (await rig.rows(id)).map(({ status }) => status);
const undo = (id: string) => rig.ask('segments.undo', { id });

describe('places of a view', () => {
  it('are ids, in either direction, of what a filter and a sort show', async () => {
    const { id } = await rig.open('One.\nTwo is long.\nThree.\nFour is longer.\nFive.');
    await type(id, 2, 'Drei.');
    const places = (from: number, to: number, view: object = {}) =>
      rig.ask('segments.places', { id, from, to, ...view });
    const all = await idsOf(id);
    expect(await places(1, 3)).toEqual(rangesOf(all.slice(1, 4)));
    expect(await places(3, 1)).toEqual(rangesOf(all.slice(1, 4)));
    expect(await places(3, 999)).toEqual(rangesOf(all.slice(3)));
    const empty = { filter: { statuses: ['empty' as const] } };
    expect(await places(1, 2, empty)).toEqual(rangesOf([all[1] ?? 0, all[3] ?? 0]));
    expect(await places(0, 1, { sort: 'length' })).toEqual(rangesOf([all[1] ?? 0, all[3] ?? 0]));
  });

  it('stay the same segments when others are split and merged', async () => {
    const { id } = await rig.openFile('a.html', HTML);
    const selected = ranges((await idsOf(id)).slice(2, 5));
    const texts = async () => {
      const kept = await rig.ask('segments.existing', { id, selected });
      const rows = await rig.rows(id);
      return rows
        .filter((row) => kept.some(([first, last]) => row.id >= first && row.id <= last))
        .map(({ source }) => source);
    };
    expect(await texts()).toEqual(['Sit down.', 'Go on.', 'Stop.']);
    await rig.ask('segments.split', { id, number: 0, at: 4 });
    expect(await texts()).toEqual(['Sit down.', 'Go on.', 'Stop.']);
    await rig.ask('segments.merge', { id, number: 2 });
    expect(await texts()).toEqual(['Go on.', 'Stop.']);
  });
});

describe('a change that takes a while', () => {
  it('tells how far it is, and keeps as one step what was done before it is stopped', async () => {
    const { id } = await rig.open(Array.from({ length: 300 }, (_, at) => `Line ${at}.`).join('\n'));
    const all = await idsOf(id);
    const now = vi.spyOn(performance, 'now');
    // Each look at the clock finds a second gone.
    let second = 0;
    now.mockImplementation(() => 1000 * (second += 1));
    const stop = new AbortController();
    const watching = new AbortController();
    const seen: ProjectChange['changing'][] = [];
    const watched = (async () => {
      const changes = rig.feature.handlers['segments.watch']({ id }, { signal: watching.signal });
      for await (const { changing } of changes) {
        seen.push(changing);
        if (changing !== null) stop.abort();
      }
    })();
    const request = { id, selected: ranges(all), mark: 'copy-source' as const };
    const handler = rig.feature.handlers['segments.mark-selected'];
    const marking = Promise.resolve(handler(request, { signal: stop.signal }));
    expect(await marking.catch(() => 'stopped')).toBe('stopped');
    now.mockRestore();
    watching.abort();
    await watched;
    const shown = seen.find((one) => one !== null);
    expect(shown?.all).toBe(300);
    expect(shown?.done).toBeGreaterThan(0);
    const changed = (await rig.targets(id)).filter((target) => target !== '').length;
    expect(changed).toBeGreaterThan(0);
    expect(changed).toBeLessThan(300);
    await undo(id);
    expect((await rig.targets(id)).every((target) => target === '')).toBe(true);
  });
});

describe('a mark on selected segments', () => {
  it('is one step, leaves locked and empty ones, and says how many', async () => {
    const { id } = await rig.open('One.\nTwo.\nThree.\nFour.\nFive.');
    for (const [number, target] of ['Eins.', 'Zwei.', '  ', 'Vier.'].entries()) {
      await type(id, number, target);
    }
    const all = await idsOf(id);
    expect(await mark(id, all.slice(3, 4), 'lock')).toEqual({ changed: 1, locked: 0, empty: 0 });
    const before = await rig.rows(id);
    expect(await mark(id, all, 'confirm')).toEqual({ changed: 2, locked: 1, empty: 2 });
    expect(await statuses(id)).toEqual(['confirmed', 'confirmed', 'draft', 'draft', 'empty']);
    await undo(id);
    expect(await rig.rows(id)).toEqual(before);
    await rig.ask('segments.redo', { id });
    expect(await mark(id, all, 'unconfirm')).toMatchObject({ changed: 2 });
    expect(await mark(id, all, 'review')).toEqual({ changed: 2, locked: 1, empty: 2 });
    expect(await mark(id, all, 'reject')).toEqual({ changed: 2, locked: 1, empty: 2 });
    expect(await statuses(id)).toEqual(['rejected', 'rejected', 'draft', 'draft', 'empty']);
    expect(await mark(id, all, 'unlock')).toMatchObject({ changed: 1 });
    expect(await mark(id, all, 'copy-source')).toMatchObject({ changed: 5, locked: 0 });
    expect(await rig.targets(id)).toEqual(['One.', 'Two.', 'Three.', 'Four.', 'Five.']);
    expect(await mark(id, all, 'clear')).toMatchObject({ changed: 5 });
    expect(await rig.targets(id)).toEqual(['', '', '', '', '']);
    for (let step = 0; step < 6; step += 1) await undo(id);
    expect(await statuses(id)).toEqual(['confirmed', 'confirmed', 'draft', 'draft', 'empty']);
  });

  it('stores confirmed pairs, or leaves the memory as it is', async () => {
    await rig.memory();
    const { id } = await rig.open('One.\nTwo.\nThree.');
    for (const [number, target] of ['Eins.', 'Zwei.', 'Drei.'].entries()) {
      await type(id, number, target);
    }
    const all = await idsOf(id);
    await mark(id, all.slice(0, 1), 'confirm');
    await mark(id, all.slice(1), 'confirm-only');
    const stored = async (text: string) =>
      (
        await rig.ask('segments.fill', {
          id: (await rig.open(text)).id,
          service: false,
        })
      ).segments;
    await expect.poll(() => stored('One.')).toBe(1);
    expect(await stored('Two.\nThree.')).toBe(0);
  });

  it('is kept over kill -9, and changes nothing where nothing is selected any more', async () => {
    const { id } = await rig.open('One.\nTwo.');
    await type(id, 0, 'Eins.');
    await mark(id, await idsOf(id), 'review');
    rig.killAndStart();
    expect(await statuses(id)).toEqual(['reviewed', 'empty']);
    expect(await mark(id, [70_000], 'lock')).toEqual({ changed: 0, locked: 0, empty: 0 });
    await undo(id);
    expect(await statuses(id)).toEqual(['draft', 'empty']);
  });
});

describe('other work on selected segments', () => {
  it('comments on each of them in one step', async () => {
    const { id } = await rig.open('One.\nTwo.\nThree.');
    const all = await idsOf(id);
    await mark(id, all.slice(0, 1), 'lock');
    await rig.ask('segments.comment-selected', {
      id,
      selected: ranges(all.slice(0, 2)),
      text: 'Check.',
    });
    const counts = async () => (await rig.rows(id)).map(({ comments }) => comments.length);
    expect(await counts()).toEqual([1, 1, 0]);
    await undo(id);
    expect(await counts()).toEqual([0, 0, 0]);
  });

  it('merges neighbours into one, in one step, over paragraphs too', async () => {
    const { id } = await rig.openFile('a.html', HTML);
    await type(id, 0, 'Tee, <g1>Kuchen</g1> und Marmelade.');
    await type(id, 2, 'Setzt euch.');
    const before = await rig.rows(id);
    const merge = (ids: readonly number[]) =>
      rig.ask('segments.merge-selected', { id, selected: ranges(ids) });
    const all = before.map((row) => row.id);
    expect(await merge(all.slice(0, 4))).toEqual({ number: 0 });
    const [first, second] = await rig.rows(id);
    expect(first).toMatchObject({
      source: 'Tea, <g1>cake</g1> and jam. Come in! Sit down. Go on.',
      status: 'draft',
      paragraphs: 2,
    });
    expect(second?.source).toBe('Stop.');
    await undo(id);
    expect(await rig.rows(id)).toEqual(before);
    await rig.ask('segments.redo', { id });
    expect(await rig.rows(id)).toHaveLength(2);
    await undo(id);
    const reason = async (ids: readonly number[]) =>
      (await failureOf(merge(ids))).params?.['reason'];
    expect(await reason([all[0] ?? 0, all[2] ?? 0])).toBe('apart');
    expect(await reason(all.slice(0, 1))).toBe('apart');
    await mark(id, all.slice(1, 2), 'lock');
    expect(await reason(all.slice(0, 3))).toBe('locked');
    expect(await rig.rows(id)).toHaveLength(before.length);
  });

  it('fills the empty ones, or all that nobody confirmed, and no others', async () => {
    await rig.memory([
      ['One.', 'Eins.'],
      ['Two.', 'Zwei.'],
      ['Three.', 'Drei.'],
      ['Four.', 'Vier.'],
    ]);
    const { id } = await rig.open('One.\nTwo.\nThree.\nFour.');
    await type(id, 1, 'zwo');
    await type(id, 2, 'drei!', true);
    const selected = ranges((await idsOf(id)).slice(0, 3));
    await rig.ask('segments.fill', { id, service: false, selected });
    expect(await rig.targets(id)).toEqual(['Eins.', 'zwo', 'drei!', '']);
    await rig.ask('segments.fill', { id, service: false, selected, overwrites: true });
    expect(await rig.targets(id)).toEqual(['Eins.', 'Zwei.', 'drei!', '']);
    await undo(id);
    await undo(id);
    expect(await rig.targets(id)).toEqual(['', 'zwo', 'drei!', '']);
  });

  it('finds, replaces and checks in them alone', async () => {
    const { id } = await rig.open('One 1.\nOne 2.\nOne 3.');
    for (const number of [0, 1, 2]) await type(id, number, `Eins ${number + 5}.`);
    const selected = ranges((await idsOf(id)).slice(1));
    const search = { files: [id], pattern: 'Eins', where: 'target' as const, selected };
    expect((await rig.ask('segments.find', search)).total).toBe(2);
    expect(await rig.ask('segments.replace', { ...search, replacement: 'Ein' })).toMatchObject({
      changed: 2,
    });
    expect(await rig.targets(id)).toEqual(['Eins 5.', 'Ein 6.', 'Ein 7.']);
    const numbers = (await rig.ask('segments.findings', { id, selected })).map(
      ({ number }) => number,
    );
    expect(new Set(numbers)).toEqual(new Set([1, 2]));
  });
});
