import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failureOfAsking } from '../rig.ts';
import type { MemoryRig } from './feature-with-memory.ts';
import { startMemoryRig } from './feature-with-memory.ts';

let rig: MemoryRig;
beforeEach(async () => {
  rig = await startMemoryRig();
});
afterEach(() => rig.close());

describe('looking through units', () => {
  it('shows all in order of adding, page by page', async () => {
    const id = await rig.memory({ One: 'Eins', Two: 'Zwei', Three: 'Drei' });
    const first = await rig.ask('local-memories.units', { id, count: 2 });
    expect(first.units.map(({ source }) => source)).toEqual(['One', 'Two']);
    expect(first.total).toBe(3);
    const second = await rig.ask('local-memories.units', { id, count: 2, from: first.next });
    expect(second.units.map(({ source }) => source)).toEqual(['Three']);
    expect(second.next).toBeNull();
  });

  it('finds words in either side, says where they stand, and pages', async () => {
    const id = await rig.memory({
      'Open the door': 'Die Tür öffnen',
      'Close the door': 'Die Tür schließen',
      Window: 'Fenster',
    });
    const found = await rig.ask('local-memories.units', { id, query: 'the door', count: 1 });
    expect(found).toMatchObject({ total: 2, next: 1 });
    expect(found.units).toMatchObject([{ source: 'Close the door', ranges: [[6, 14]] }]);
    const rest = await rig.ask('local-memories.units', {
      id,
      query: 'the door',
      count: 1,
      from: 1,
    });
    expect(rest).toMatchObject({ next: null, units: [{ source: 'Open the door' }] });
    const targets = await rig.ask('local-memories.units', {
      id,
      query: 'fenstr',
      side: { language: 'de' },
      mode: 'fuzzy' as const,
    });
    expect(targets.units).toMatchObject([{ source: 'Window', ranges: [[0, 7]] }]);
    expect(targets.units[0]?.percent).toBeLessThan(100);
  });
});

describe('a unit', () => {
  it('is added beside another of the same source, and changed', async () => {
    const id = await rig.memory({ Door: 'Tür' });
    const added = await rig.ask('local-memories.change-unit', {
      id,
      unit: null,
      source: ' Door ',
      targets: { DE: 'Pforte' },
    });
    expect(added).toMatchObject({ source: ' Door ', targets: { de: 'Pforte' }, note: null });
    const changed = await rig.ask('local-memories.change-unit', {
      id,
      unit: added.unit,
      source: 'Gate',
      targets: { de: 'Tor' },
    });
    expect(changed).toMatchObject({ unit: added.unit, source: 'Gate', targets: { de: 'Tor' } });
    const { units } = await rig.ask('local-memories.units', { id });
    expect(units.map(({ source, targets }) => [source, targets['de']])).toEqual([
      ['Door', 'Tür'],
      ['Gate', 'Tor'],
    ]);
  });

  it.each([
    [{ de: ' ' }, 'empty'],
    [{ fr: 'Porte' }, 'language'],
  ])('is refused with targets %j', async (targets, reason) => {
    const id = await rig.memory();
    const failure = await failureOfAsking(
      rig.ask('local-memories.change-unit', { id, unit: null, source: 'Door', targets }),
    );
    expect(failure.params).toEqual({ field: 'targets', reason });
  });

  it('of another memory is neither changed nor removed', async () => {
    const other = await rig.memory({ Door: 'Tür' }, 'Other');
    const id = await rig.memory({ Gate: 'Tor' });
    const [door] = (await rig.ask('local-memories.units', { id: other })).units;
    const unit = door?.unit ?? 0;
    const change = { id, unit, source: 'x', targets: { de: 'y' } };
    const failure = await failureOfAsking(rig.ask('local-memories.change-unit', change));
    expect(failure.code).toBe('not-found');
    await rig.ask('local-memories.remove-units', { id, units: [unit] });
    expect((await rig.ask('local-memories.units', { id: other })).total).toBe(1);
    await rig.ask('local-memories.remove-units', { id: other, units: [unit] });
    expect((await rig.ask('local-memories.units', { id: other })).total).toBe(0);
  });
});

describe('near duplicates', () => {
  const TEXTS = { 'Save the file.': 'Eins', 'SAVE the file': 'Zwei', 'Save the file 2': 'Drei' };
  const near = (
    id: string,
    how: 'cached' | 'fresh' = 'fresh',
    from: number | null = null,
    count = 50,
  ) => rig.ask('local-memories.units', { id, near: how, from, count });

  it('are merged into the one that is kept, but for what is left out, and back', async () => {
    const id = await rig.memory({ ...TEXTS, 'Close the file': 'Vier' });
    const { units, total } = await near(id);
    expect(total).toBe(1);
    const numberOf = (source: string) => units.find((unit) => unit.source === source)?.unit ?? 0;
    const choice = { id, unit: numberOf('SAVE the file'), near: true };
    await rig.ask('local-memories.keep-unit', { ...choice, gone: [numberOf('Save the file.')] });
    expect((await near(id, 'cached')).units.map(({ source }) => source).toSorted()).toEqual([
      'SAVE the file',
      'Save the file 2',
    ]);
    expect(await rig.ask('local-memories.units', { id })).toMatchObject({ total: 3 });
    await rig.ask('local-memories.undo-keep', { id });
    expect((await near(id)).units).toHaveLength(3);
  });

  it('are the only ones that are merged so', async () => {
    const id = await rig.memory({ ...TEXTS, 'Close the file': 'Vier' });
    const { units } = await rig.ask('local-memories.units', { id });
    const [first, ...others] = units.map(({ unit }) => unit);
    const choice = { id, unit: first ?? 0, near: true };
    const close = others.at(-1) ?? 0;
    expect(
      await failureOfAsking(rig.ask('local-memories.keep-unit', { ...choice, gone: [close] })),
    ).toMatchObject({ code: 'not-found' });
    // And as units of the same source they are refused.
    expect(
      await failureOfAsking(
        rig.ask('local-memories.keep-unit', { ...choice, near: false, gone: others }),
      ),
    ).toMatchObject({ code: 'not-found' });
    expect(await rig.ask('local-memories.units', { id })).toMatchObject({ total: 4 });
  });

  it('come in whole groups, page by page', async () => {
    const id = await rig.memory({ ...TEXTS, 'Open it': 'Auf', 'Open it!': 'Auf!' });
    const first = await near(id, 'fresh', null, 2);
    expect(first.units.map(({ group }) => group)).toEqual([0, 0, 0]);
    const second = await near(id, 'cached', first.next, 2);
    expect(second.units.map(({ group }) => group)).toEqual([1, 1]);
    expect(second).toMatchObject({ total: 2, next: null });
  });
});
