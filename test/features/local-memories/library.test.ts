import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failureOfAsking, firstOf } from '../rig.ts';
import type { MemoryRig } from './feature-with-memory.ts';
import { startMemoryRig } from './feature-with-memory.ts';

let rig: MemoryRig;
beforeEach(async () => {
  rig = await startMemoryRig();
});
afterEach(() => rig.close());

const now = async () => firstOf(rig.watch('local-memories.watch', undefined), () => true);
const named = async (name: string) => (await now()).memories.find((memory) => memory.name === name);

describe('the list', () => {
  it('tells of every change at once', async () => {
    const seen: string[] = [];
    const leaving = new AbortController();
    const watching = (async () => {
      for await (const { memories } of rig.watch(
        'local-memories.watch',
        undefined,
        leaving.signal,
      )) {
        seen.push(memories.map(({ name, units }) => `${name} ${units}`).join());
        if (seen.at(-1) === 'Ours 1') leaving.abort();
      }
    })();
    const id = await rig.memory({ Door: 'Tür' });
    await rig.ask('local-memories.rename', { id, name: 'Ours' });
    await watching;
    expect(seen.at(-1)).toBe('Ours 1');
  });

  it('has codes in lower case, and no works where none run', async () => {
    await rig.ask('local-memories.create', { name: 'M', source: 'EN', targets: ['DE', 'en-GB'] });
    const { memories, works } = await now();
    expect(memories).toMatchObject([
      { name: 'M', source: 'en', targets: ['de', 'en-gb'], units: 0 },
    ]);
    expect(works).toEqual([]);
  });

  it('has a new memory active for its pairs, behind those that are', async () => {
    const draft = { source: 'en', targets: ['de', 'fr'] };
    await rig.ask('local-memories.create', { name: 'A', source: 'en', targets: ['de'] });
    await rig.ask('local-memories.create', { name: 'B', ...draft });
    expect((await named('B'))?.assigned).toEqual([
      { source: 'en', target: 'fr', priority: 1 },
      { source: 'en', target: 'de', priority: 2 },
    ]);
  });

  it('refuses a language that nobody knows', async () => {
    const draft = { name: 'M', source: 'xx-nothing', targets: ['de'] };
    const failure = await failureOfAsking(rig.ask('local-memories.create', draft));
    expect(failure.code).toBe('invalid-input');
  });
});

describe('an assignment', () => {
  const pair = (priority: number, target = 'DE') => ({ source: 'EN', target, priority });

  it('is kept and shown', async () => {
    const id = await rig.memory();
    await rig.ask('local-memories.assign', { id, assigned: [pair(2)] });
    expect((await named('Mine'))?.assigned).toEqual([{ source: 'en', target: 'de', priority: 2 }]);
    await rig.ask('local-memories.assign', { id, assigned: [] });
    expect((await named('Mine'))?.assigned).toEqual([]);
  });

  it('is refused where the memory can never serve', async () => {
    const id = await rig.memory();
    for (const assigned of [[pair(1, 'fr')], [{ ...pair(1), source: 'fr' }]]) {
      const failure = await failureOfAsking(rig.ask('local-memories.assign', { id, assigned }));
      expect(failure).toEqual({
        code: 'invalid-input',
        params: { field: 'assigned', reason: 'languages' },
      });
    }
  });

  it('goes with its memory', async () => {
    const id = await rig.memory({ Door: 'Tür' });
    await rig.ask('local-memories.assign', { id, assigned: [pair(1)] });
    await rig.ask('local-memories.remove', { id });
    expect((await now()).memories).toEqual([]);
    const asked = { segment: 'Door', source: 'en', target: 'de', threshold: 75 };
    expect(await rig.ask('local-memories.matches', asked)).toEqual([]);
  });
});

describe('merging', () => {
  it('moves units, and assignments that are lacking', async () => {
    const from = await rig.memory({ Door: 'Tür' }, 'From');
    const into = await rig.memory({ Gate: 'Tor' }, 'Into');
    const of = (priority: number, target: string) => ({ source: 'en', target, priority });
    await rig.ask('local-memories.assign', {
      id: from,
      assigned: [of(1, 'de'), of(3, 'de-ch')],
    });
    await rig.ask('local-memories.assign', { id: into, assigned: [of(2, 'de')] });
    await rig.ask('local-memories.merge', { from, into });
    const { memories } = await now();
    expect(memories).toMatchObject([{ id: into, units: 2 }]);
    expect(memories[0]?.assigned).toEqual([of(2, 'de'), of(3, 'de-ch')]);
  });

  it('is refused into itself and into another source language', async () => {
    const id = await rig.memory();
    const other = await rig.ask('local-memories.create', {
      name: 'Other',
      source: 'fr',
      targets: ['de'],
    });
    const reason = async (into: string) =>
      (await failureOfAsking(rig.ask('local-memories.merge', { from: id, into }))).params?.[
        'reason'
      ];
    expect(await reason(id)).toBe('same');
    expect(await reason(other.id)).toBe('source-differs');
  });
});

it('deduplicates, counts what is there, and knows when there is no such memory', async () => {
  const id = await rig.memory({ Door: 'Tür' });
  await rig.ask('local-memories.change-unit', {
    id,
    unit: null,
    source: 'Door',
    targets: { de: 'Tür' },
  });
  const counted = await rig.ask('local-memories.statistics', { id });
  expect(counted).toMatchObject({ units: 2, repeatedSources: 1, authors: [] });
  expect(counted.sides).toContainEqual({
    language: 'de',
    units: 2,
    words: 2,
    characters: 6,
    distinctWords: 1,
  });
  expect(await rig.ask('local-memories.deduplicate', { id })).toEqual({ removed: 1 });
  expect((await named('Mine'))?.units).toBe(1);

  const gone = { id: crypto.randomUUID() };
  const failures = await Promise.all(
    [
      rig.ask('local-memories.statistics', gone),
      rig.ask('local-memories.remove', gone),
      rig.ask('local-memories.rename', { ...gone, name: 'x' }),
      rig.ask('local-memories.units', gone),
    ].map(failureOfAsking),
  );
  expect(new Set(failures.map(({ code }) => code))).toEqual(new Set(['not-found']));
});

it('is no history: private mode and a wipe of texts leave it', async () => {
  await rig.memory({ Door: 'Tür' });
  await rig.ask('settings.change', { privateMode: true });
  await rig.ask('privacy.wipe', undefined);
  expect((await named('Mine'))?.units).toBe(1);
});
