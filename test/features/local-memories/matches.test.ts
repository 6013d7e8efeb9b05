import { join } from 'node:path';
import { noTeams } from './no-teams.ts';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LocalMemoriesFeature } from '../../../main/features/local-memories/local-memories.ts';
import { createLocalMemories } from '../../../main/features/local-memories/local-memories.ts';
import { MIGRATIONS } from '../../../main/features/migrations.ts';
import { openDatabase } from '../../../main/system/database.ts';
import { openOutputFolder } from '../../../main/system/output-folder.ts';
import type { CheckedInput } from '../../../preload/contract/api.ts';
import { api } from '../../../preload/contract/api.ts';
import { failureOfAsking } from '../rig.ts';
import { openInMemory } from './in-memory.ts';

const database = openDatabase(':memory:');
database.migrate(MIGRATIONS);
let feature: LocalMemoriesFeature;
const call = { signal: new AbortController().signal };
beforeEach(() => {
  feature = createLocalMemories({
    shared: noTeams,
    open: openInMemory(new DatabaseSync(':memory:')),
    database,
    files: { take: () => null },
    output: openOutputFolder('/nowhere'),
    assets: join(import.meta.dirname, '../../../assets'),
    now: () => 0,
    log: { write: () => undefined },
    tell: () => undefined,
  });
});
afterEach(() => feature.close());

it('a new user gets matches from the sample memory, which is added once', async () => {
  const pair = { source: 'en-GB', target: 'de' };
  const add = async () => {
    const [added, ...others] = await feature.handlers['local-memories.add-samples'](pair, call);
    expect(others).toEqual([]);
    return added;
  };
  const added = await add();
  expect(added?.assigned).toContainEqual({ source: 'en', target: 'de', priority: 1 });
  const text = 'Good morning.';
  const ask = { ...pair, segment: text, memories: null, threshold: 75 };
  const input = api['local-memories.matches'].input.parse(ask);
  const [best] = await feature.handlers['local-memories.matches'](input, call);
  expect(best?.target).toBe('Guten Morgen.');
  expect(await add()).toEqual(added);
  const none = { source: 'fi', target: 'de' };
  const asking = Promise.resolve(feature.handlers['local-memories.add-samples'](none, call));
  expect(await failureOfAsking(asking)).toMatchObject({ code: 'not-found' });
});

it('all sample memories are added at once, and keep what a person has made of one', async () => {
  const add = async () => feature.handlers['local-memories.add-samples']({ which: 'all' }, call);
  const [first, second] = await add();
  expect(first?.source).not.toBe(second?.source);
  const id = first?.id ?? '';
  await feature.handlers['local-memories.rename']({ id, name: 'Ours' }, call);
  expect((await add()).map(({ name }) => name)).toEqual(['Ours', second?.name]);
});

it('confirmed segments never go into a sample memory by themselves', async () => {
  const working = () => feature.engine.workingMemory('en', 'de', 'Manual');
  await feature.handlers['local-memories.add-samples']({ which: 'all' }, call);
  expect(await working()).toMatchObject({ name: 'Manual', units: 0 });
  expect(await working()).toMatchObject({ name: 'Manual' });
});

async function memory(
  units: Readonly<Record<string, string>>,
  { source = 'en', target = 'de', name = 'Mine', priority = 0 } = {},
): Promise<string> {
  const { handlers } = feature;
  const made = await handlers['local-memories.create']({ name, source, targets: [target] }, call);
  for (const [text, translation] of Object.entries(units)) {
    const targets = { [target]: translation };
    await handlers['local-memories.change-unit'](
      { id: made.id, unit: null, source: text, targets },
      call,
    );
  }
  const assigned = priority > 0 ? [{ source, target, priority }] : [];
  await handlers['local-memories.assign']({ id: made.id, assigned }, call);
  return made.id;
}
const matches = (segment: string, more: Partial<CheckedInput<'local-memories.matches'>> = {}) => {
  const input = { segment, source: 'en', target: 'de', threshold: 60, ...more };
  return feature.handlers['local-memories.matches'](
    api['local-memories.matches'].input.parse(input),
    call,
  );
};

describe('matches', () => {
  it('show percent, penalties, alarms and the words that differ', async () => {
    const id = await memory({ 'Do not print page 3.': 'Seite 3 nicht drucken.' });
    const [match] = await matches('Do print page 4!', { memories: [id] });
    expect(match).toMatchObject({
      source: 'Do not print page 3.',
      target: 'Seite 3 nicht drucken.',
      targetLanguage: 'de',
      memory: id,
      memoryName: 'Mine',
      alarms: ['number', 'negation'],
      difference: [
        { before: 'not', after: '' },
        { before: '3', after: '4' },
      ],
    });
    const sum = match?.penalties.reduce((all, { percent }) => all + percent, 0) ?? 0;
    expect(match?.penalties).toContainEqual({ kind: 'numbers', percent: 2 });
    expect(match?.percent).toBe((match?.base ?? 0) - sum);
  });

  it('come from the memories assigned to the pair, those of first priority before others', async () => {
    await memory({ Door: 'unassigned' });
    await memory({ Door: 'second' }, { priority: 2 });
    await memory({ Door: 'first' }, { priority: 1 });
    await memory({ Door: 'British' }, { priority: 3, target: 'de-ch' });
    await memory({ Door: 'autre' }, { priority: 1, target: 'fr' });
    await memory({ Door: 'tout autre' }, { priority: 1, source: 'fr' });
    const found = await matches('Door', { source: 'EN', target: 'DE' });
    expect(found.map(({ target }) => target)).toEqual(['first', 'second', 'British']);
    expect((await feature.engine.assignedTo('en', 'fr')).map(({ targets }) => targets)).toEqual([
      ['fr'],
    ]);
  });

  it('has a working memory for a pair: the first assigned one, else a new one where none holds it', async () => {
    const work = (source: string, target: string) =>
      feature.engine.workingMemory(source, target, 'Mine');
    const first = await memory({}, { priority: 1 });
    expect((await work('EN', 'de'))?.id).toBe(first);
    const made = await work('en', 'fi');
    expect(made).toMatchObject({ name: 'Mine', source: 'en', targets: ['fi'], units: 0 });
    expect((await work('en', 'fi'))?.id).toBe(made?.id);
    // Whoever assigned none of those that are there wants none.
    await feature.handlers['local-memories.assign']({ id: made?.id ?? '', assigned: [] }, call);
    expect(await work('en', 'fi')).toBeNull();
  });

  it('asks memories in order of priority, and the pair itself before one that fits', async () => {
    const first = await memory({}, { priority: 1, target: 'ja', name: 'later' });
    const fitting = await memory({}, { priority: 1, target: 'pt-br' });
    const second = await memory({}, { priority: 2, target: 'pt-pt' });
    const exact = await memory({}, { priority: 1, target: 'pt-pt' });
    const asked = (await feature.engine.assignedTo('EN', 'pt-PT')).map(({ id }) => id);
    expect(asked).toEqual([exact, fitting, second]);
    expect(asked).not.toContain(first);
  });

  it('never come from a memory of another source language or one that is gone', async () => {
    const french = await memory({ Door: 'x' }, { source: 'fr' });
    expect(await matches('Door', { memories: [french, crypto.randomUUID()] })).toEqual([]);
  });

  it('of equal percents begin with those that had the same neighbours', async () => {
    const id = await memory({});
    const pair = { segment: 'Yes', source: 'en', target: 'de' };
    await feature.engine.confirm(id, [{ ...pair, translation: 'Ja', previous: 'Really?' }]);
    await feature.engine.confirm(id, [{ ...pair, translation: 'Doch', previous: 'Not?' }]);
    const [first] = await matches('Yes', { memories: [id], previous: 'Really?' });
    expect(first).toMatchObject({ target: 'Ja', context: 'previous', percent: 100 });
    const [other] = await matches('Yes', { memories: [id], previous: 'Not?' });
    expect(other).toMatchObject({ target: 'Doch', context: 'previous' });
  });
});

describe('a batch', () => {
  it('gives the best match of each segment in their order', async () => {
    const id = await memory({ 'Open the door': 'Tür auf', 'Close it': 'Zu' });
    const found = await feature.engine.bestFor({
      segments: [
        { segment: 'Close it' },
        { segment: 'nothing like it' },
        { segment: 'Open the doors' },
      ],
      source: 'en',
      target: 'de',
      threshold: 70,
      memories: [id],
    });
    expect(found.map((match) => match?.target ?? null)).toEqual(['Zu', null, 'Tür auf']);
    expect(found[2]).not.toHaveProperty('difference');
  });

  it('of many segments gives each its own, of some as if these had not been stored', async () => {
    const words = Array.from({ length: 130 }, (_, at) => `Door number ${at} of ${at * 7} is shut`);
    const id = await memory(Object.fromEntries(words.map((word) => [word, `de ${word}`])));
    const asked = { source: 'en', target: 'de', threshold: 100, memories: [id] };
    const segments = words.map((segment) => ({ segment }));
    const found = await feature.engine.bestFor({ ...asked, segments });
    expect(found.map((match) => match?.target)).toEqual(words.map((word) => `de ${word}`));
    const own = await feature.engine.confirm(id, [
      { segment: 'Mine alone', translation: 'Nur meins', source: 'en', target: 'de' },
      { segment: words[3] ?? '', translation: 'Zu', source: 'en', target: 'de' },
    ]);
    const before = new Map(own.map(({ unit, isNew }) => [unit, isNew]));
    const sought = [{ segment: words[3] ?? '' }, { segment: 'Mine alone' }];
    const [known, alone] = await feature.engine.bestFor({ ...asked, segments: sought, before });
    expect(known).toMatchObject({ target: 'Zu', context: null });
    expect(alone).toBeNull();
  });

  it('asks memories of any source language where it is not known', async () => {
    await memory({ Tuer: 'Door' }, { source: 'de', target: 'en-us', priority: 1 });
    const sought = { segments: [{ segment: 'Tuer' }], target: 'en', threshold: 100 };
    const asked = { ...sought, memories: null };
    expect((await feature.engine.bestFor({ ...asked, source: null }))[0]?.target).toBe('Door');
    expect(await feature.engine.bestFor({ ...asked, source: 'fr' })).toEqual([null]);
  });

  it('stops with its signal', async () => {
    const id = await memory({ Door: 'Tür' });
    const asked = { source: 'en', target: 'de', threshold: 70, memories: [id] };
    const failure = await failureOfAsking(
      feature.engine.bestFor({ ...asked, segments: [{ segment: 'x' }] }, AbortSignal.abort()),
    );
    expect(failure.code).toBe('cancelled');
  });
});

describe('confirming', () => {
  const pair = { segment: 'Door', source: 'EN', target: 'FR' };

  it('stores the pair, changes the one that is there, and adds the language to the memory', async () => {
    const id = await memory({ Door: 'Tür' });
    const before = feature.engine.changes.value;
    const [stored] = await feature.engine.confirm(id, [
      {
        ...pair,
        translation: 'Porte',
        author: 'Ann',
      },
    ]);
    expect(feature.engine.changes.value).toBeGreaterThan(before);
    expect(stored?.isNew).toBe(false);
    await feature.engine.confirm(id, [{ ...pair, translation: 'La porte' }]);
    const { units } = await feature.handlers['local-memories.units'](
      api['local-memories.units'].input.parse({ id }),
      call,
    );
    expect(units).toMatchObject([{ unit: stored?.unit, targets: { de: 'Tür', fr: 'La porte' } }]);
    expect((await feature.engine.memory(id))?.targets).toEqual(['de', 'fr']);
  });

  it('stores several at once, in their order, and none where one is refused', async () => {
    const id = await memory({ Door: 'Tür', Gate: 'Tor' });
    const german = { source: 'en', target: 'de' };
    const stored = await feature.engine.confirm(id, [
      { ...german, segment: 'Gate', translation: 'Pforte' },
      { ...german, segment: 'Wall', translation: 'Mauer' },
      { ...german, segment: 'Wall', translation: 'Wand' },
    ]);
    expect(stored.map(({ isNew }) => isNew)).toEqual([false, true, false]);
    expect(stored[2]?.unit).toBe(stored[1]?.unit);
    const best = async (segment: string) => (await matches(segment, { memories: [id] }))[0]?.target;
    expect([await best('Gate'), await best('Wall'), await best('Door')]).toEqual([
      'Pforte',
      'Wand',
      'Tür',
    ]);
    const failure = await failureOfAsking(
      feature.engine.confirm(id, [
        { ...german, segment: 'Fence', translation: 'Zaun' },
        { ...german, segment: ' ', translation: 'Nichts' },
      ]),
    );
    expect(failure.code).toBe('invalid-input');
    expect(await best('Fence')).toBeUndefined();
    expect((await feature.engine.memory(id))?.units).toBe(3);
  });

  it('is refused for another source language and without the memory', async () => {
    const id = await memory({}, { source: 'ja' });
    const failed = (memoryId: string) =>
      failureOfAsking(feature.engine.confirm(memoryId, [{ ...pair, translation: 'x' }]));
    expect((await failed(id)).params).toEqual({ field: 'source', reason: 'source-differs' });
    expect((await failed(crypto.randomUUID())).code).toBe('not-found');
  });
});

describe('concordance', () => {
  const ask = (more: object) =>
    feature.handlers['local-memories.concordance'](
      api['local-memories.concordance'].input.parse({
        text: 'door',
        source: 'en',
        target: 'de',
        side: 'source',
        mode: 'exact',
        ...more,
      }),
      call,
    );

  it('looks at either side and tells the language variant that it found', async () => {
    const id = await memory({ 'Open the door': 'Tür öffnen' }, { target: 'de-ch' });
    const source = await ask({ memories: [id] });
    expect(source).toMatchObject({
      total: 1,
      hits: [{ memoryName: 'Mine', target: 'Tür öffnen', ranges: [[9, 13]], percent: 100 }],
    });
    const target = await ask({ memories: [id], text: 'tür', side: 'target' });
    expect(target).toMatchObject({ total: 1, hits: [{ ranges: [[0, 3]], target: 'Tür öffnen' }] });
    expect(await ask({})).toEqual({ total: 0, hits: [], unsearched: [] });
  });
});

describe('the search of everything', () => {
  it('finds words in sources and targets of all memories', async () => {
    const one = await memory({ 'Open the door': 'Tür öffnen', Gate: 'A door' }, { name: 'One' });
    await memory({ Fenster: 'the door' }, { source: 'de', target: 'en-gb' });
    const { total, hits } = await feature.searcher('the door', 1);
    expect(total).toBe(2);
    expect(hits).toEqual([
      {
        id: one,
        name: 'One',
        source: 'en',
        target: 'de',
        before: 'Open the door',
        after: 'Tür öffnen',
        hits: { before: [[5, 13]], after: [] },
      },
    ]);
    const all = await feature.searcher('door', 9);
    expect(all.hits.map(({ hits }) => [hits.before.length, hits.after.length])).toEqual([
      [1, 0],
      [0, 1],
      [0, 1],
    ]);
  });
});
