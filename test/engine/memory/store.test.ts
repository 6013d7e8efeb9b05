import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it, test } from 'vitest';
import type { Memories, MemoryUnit } from '../../../main/engine/memory/memories.ts';
import { openMemories } from '../../../main/engine/memory/store.ts';

let database: DatabaseSync;
let memories: Memories;
let clock: Date;

beforeEach(() => {
  database = new DatabaseSync(':memory:');
  clock = new Date('2026-01-02T03:04:05.678Z');
  memories = openMemories(database, () => clock);
});

const german = (source: string, target: string, changed?: string): MemoryUnit => ({
  source,
  targets: { de: target },
  ...(changed !== undefined && { changed }),
});

function office(units: MemoryUnit[], targets = ['DE']): string {
  const { id } = memories.create({ name: 'Office', source: 'EN', targets });
  memories.add(id, units);
  return id;
}

test('a memory is created, listed and removed', () => {
  const first = memories.create({ name: ' Office ', source: 'EN', targets: ['zh-Hans', 'EN-GB'] });
  expect(first).toMatchObject({
    name: 'Office',
    source: 'en',
    targets: ['en-gb', 'zh-hans'],
    segments: 0,
    created: '2026-01-02T03:04:05.678Z',
    updated: '2026-01-02T03:04:05.678Z',
  });
  expect(first.id).toMatch(/^[\da-f-]{36}$/);
  expect(memories.get(first.id.toUpperCase())).toEqual(first);
  expect(memories.remove(first.id)).toBe(true);
  expect(memories.remove(first.id)).toBe(false);
  expect(memories.get(first.id)).toBeNull();
});

test('pages go by order of creation; one past the end is empty', () => {
  const ids = Array.from({ length: 7 }, (_, n) => {
    return memories.create({ name: `Memory ${n}`, source: 'en', targets: ['de'] }).id;
  });
  const page = (number: number) => memories.list(number, 3).memories.map(({ id }) => id);
  expect([page(0), page(1), page(2), page(3)]).toEqual([
    ids.slice(0, 3),
    ids.slice(3, 6),
    ids.slice(6),
    [],
  ]);
  expect(memories.list(9, 3).total).toBe(7);
});

test('drafts that make no sense are refused', () => {
  const draft = { name: 'A', source: 'en', targets: ['de'] };
  const id = '2f1e4c3a-0000-4000-8000-000000000001';
  memories.create({ ...draft, id });
  for (const wrong of [
    { ...draft, id },
    { ...draft, id: 'x' },
    { ...draft, name: '  ' },
    { ...draft, source: 'xx' },
    { ...draft, targets: [] },
    { ...draft, targets: ['xx'] },
  ]) {
    expect(() => memories.create(wrong)).toThrow(RangeError);
  }
  expect(memories.list(0, 25).total).toBe(1);
});

test('adding is all or nothing', () => {
  const id = office([german('One', 'Eins')]);
  clock = new Date('2026-02-01T00:00:00.000Z');
  for (const wrong of [
    { source: ' ', targets: { de: 'x' } },
    { source: 'x', targets: {} },
    { source: 'x', targets: { de: ' ' } },
    { source: 'x', targets: { fr: 'x' } },
  ]) {
    expect(() => memories.add(id, [german('Two', 'Zwei'), wrong])).toThrow(RangeError);
  }
  const broken = function* () {
    yield german('Two', 'Zwei');
    throw new Error('the file ended');
  };
  expect(() => memories.add(id, broken())).toThrow('the file ended');
  expect(memories.get(id)).toMatchObject({ segments: 1, updated: '2026-01-02T03:04:05.678Z' });
  expect(memories.find(id, 'Two', 'de', 0)).toBeNull();
  expect(memories.add(id, [german('Two', 'Zwei'), german('Three', 'Drei')])).toBe(2);
  expect(memories.get(id)).toMatchObject({ segments: 3, updated: '2026-02-01T00:00:00.000Z' });
  expect(() => memories.add('2f1e4c3a-0000-4000-8000-00000000ffff', [])).toThrow(RangeError);
});

test('an identical segment is exact; outer and doubled white space does not count', () => {
  const id = office([german('Save  the file. ', ' Datei speichern. '), german('Save', 'Sichern')]);
  expect(memories.find(id, '\n Save the\u00a0file.', 'de', 100)).toEqual({
    percent: 100,
    base: 100,
    penalties: [],
    source: 'Save  the file. ',
    // Its own source has no space before it, and the segment none behind it.
    target: ' Datei speichern.',
    targetLanguage: 'de',
    exact: true,
    context: null,
    alarms: [],
    unit: expect.any(Number) as number,
    author: null,
    project: null,
    changed: '2026-01-02T03:04:05.678Z',
    memoryId: id,
    memory: 'Office',
  });
});

test('a fuzzy match brings its base and penalties', () => {
  const id = office([german('Page 3 of 10', 'Seite 3 von 10')]);
  expect(memories.find(id, 'Page 4 of 10', 'DE', 75)).toMatchObject({
    percent: 98,
    base: 100,
    penalties: [{ kind: 'numbers', points: 2 }],
    exact: false,
    target: 'Seite 3 von 10',
  });
});

test('the threshold is compared with the shown percent', () => {
  const id = office([german('Delete 3 old files', 'Drei alte Dateien löschen')]);
  expect(memories.find(id, 'Delete 4 files', 'de', 64)?.percent).toBe(64);
  expect(memories.find(id, 'Delete 4 files', 'de', 65)).toBeNull();
});

test('threshold 0 gives the best match above 0', () => {
  const id = office([german('One two three four', 'a'), german('One two five six seven', 'b')]);
  expect(memories.find(id, 'two nine eight', 'de', 0)).toMatchObject({ percent: 25, target: 'a' });
  expect(memories.find(id, 'nothing like it', 'de', 0)).toBeNull();
});

test('nothing is found for blank text, other languages or an unknown memory', () => {
  const id = office([german('Save', 'Sichern')]);
  expect(memories.find(id, '  ', 'de', 0)).toBeNull();
  expect(memories.find(id, 'Save', 'fr', 0)).toBeNull();
  expect(memories.find('2f1e4c3a-0000-4000-8000-00000000ffff', 'Save', 'de', 0)).toBeNull();
});

test('numbers and signs alone match only when identical', () => {
  const id = office([german('3,50', '3,50'), german('12 %', '12 %')]);
  expect(memories.find(id, '3,50', 'de', 75)?.percent).toBe(100);
  expect(memories.find(id, '4,50', 'de', 0)).toBeNull();
});

test('of equal percents the unit changed last wins, then the one added last', () => {
  const id = office([
    german('Save it', 'old', '2020-01-01T00:00:00.000Z'),
    german('Save it', 'new', '2024-01-01T00:00:00.000Z'),
    german('Save it', 'older', '2019-01-01T00:00:00.000Z'),
    german('Open 1', 'first', '2020-01-01T00:00:00.000Z'),
    german('Open 2', 'second', '2020-01-01T00:00:00.000Z'),
  ]);
  expect(memories.find(id, 'Save it', 'de', 75)?.target).toBe('new');
  expect(memories.find(id, 'Save it!', 'de', 75)?.target).toBe('new');
  expect(memories.find(id, 'Open 3', 'de', 75)?.target).toBe('second');
});

test('a variant serves when the asked one is missing, at a cost', () => {
  const id = office(
    [
      { source: 'Colour', targets: { 'en-US': 'Color', 'en-GB': 'Colour', en: 'Colour (any)' } },
      { source: 'Grey', targets: { 'en-us': 'Gray', en: 'Grey (any)' } },
      { source: 'Harbour', targets: { 'en-us': 'Harbor' } },
      { source: 'Flat', targets: { 'zh-hans': '公寓' } },
    ],
    ['en', 'en-gb', 'en-us', 'zh-hans'],
  );
  const find = (text: string, language: string) => {
    const match = memories.find(id, text, language, 75);
    return match === null ? null : `${match.percent} ${match.targetLanguage} ${match.target}`;
  };
  expect(find('Colour', 'en-GB')).toBe('100 en-gb Colour');
  expect(find('Grey', 'en-GB')).toBe('100 en Grey (any)');
  expect(find('Harbour', 'en-GB')).toBe('99 en-us Harbor');
  expect(find('Harbour!', 'en-GB')).toBe('98 en-us Harbor');
  expect(memories.find(id, 'Harbour', 'en-GB', 100)).toBeNull();
  expect(memories.find(id, 'Harbour', 'en-GB', 99)).toMatchObject({
    exact: false,
    penalties: [{ kind: 'variant', points: 1 }],
  });
  expect(find('Flat', 'zh')).toBe('100 zh-hans 公寓');
  expect(find('Flat', 'zh-Hant')).toBeNull();
});

test('a unit without a target in the language gives way to the next best', () => {
  const id = office(
    [
      { source: 'Save the file', targets: { fr: 'Enregistrer' } },
      { source: 'Save the files', targets: { de: 'Dateien speichern' } },
    ],
    ['de', 'fr'],
  );
  expect(memories.find(id, 'Save the file', 'de', 75)?.target).toBe('Dateien speichern');
});

test('units added after a search are found', () => {
  const id = office([german('Close the window', 'Fenster schließen')]);
  expect(memories.find(id, 'Open the old door', 'de', 75)).toBeNull();
  memories.add(id, [german('Open the door', 'Tür öffnen')]);
  expect(memories.find(id, 'Open the old door', 'de', 75)?.target).toBe('Tür öffnen');
});

test('replacing leaves nothing of the old memory, and all of it when it fails', () => {
  const id = office([german('Old', 'Alt'), german('Older', 'Älter')]);
  const draft = { id, name: 'New', source: 'en', targets: ['fr'] };
  expect(() => memories.replace(draft, [german('x', 'y')])).toThrow(RangeError);
  expect(memories.find(id, 'Old', 'de', 100)?.target).toBe('Alt');
  const fact = memories.replace(draft, [{ source: 'Old', targets: { fr: 'Vieux' } }]);
  expect(fact).toMatchObject({ id, name: 'New', segments: 1, targets: ['fr'] });
  expect(memories.find(id, 'Old', 'fr', 75)?.target).toBe('Vieux');
  expect(memories.find(id, 'Older', 'fr', 90)).toBeNull();
  expect(memories.list(0, 25).memories).toEqual([fact]);
});

test('text that looks like a query or a path is only text', () => {
  const odd = `%_"';-- AND * __proto__ \\t`;
  const id = office([german(odd, odd)]);
  expect(memories.find(id, odd, 'de', 100)?.target).toBe(odd);
});

test('segments of more than a thousand words match when identical', () => {
  const long = Array.from({ length: 1500 }, (_, n) => `word${n}`).join(' ');
  const id = office([german(long, 'lang'), german('word1', 'kurz')]);
  expect(memories.find(id, long, 'de', 75)?.target).toBe('lang');
  expect(memories.find(id, `${long} more`, 'de', 75)).toBeNull();
});

describe('of equal percents', () => {
  it.each([
    [
      'Change software repository parameters',
      'Change software source parameters',
      'Change software parameters',
    ],
    ['{n} addons were installed', '{n} addon was installed', 'No addons were installed'],
    ['Remove the old packages', 'Remove the odd packages', 'Remove the new packages'],
    ['Save this file?', 'Save that file?', 'Save that file.'],
    ['Copy %s to the disk', 'Copy %s to the tape', 'Copy %d to the disk'],
  ])('%s finds %s before %s', (query, near, far) => {
    for (const stored of [
      [near, far],
      [far, near],
    ]) {
      const memories = openMemories(new DatabaseSync(':memory:'));
      const { id } = memories.create({ name: 'All', source: 'en', targets: ['de'] });
      memories.add(
        id,
        stored.map((source) => ({ source, targets: { de: source } })),
      );
      expect(memories.find(id, query, 'de', 40)?.source).toBe(near);
    }
  });
});

test.each([
  ['Open', ' Open ', ' Öffnen ', 'Öffnen'],
  [' Open', 'Open', 'Öffnen', 'Öffnen'],
  ['Open:\n', 'Open: ', 'Öffnen: ', 'Öffnen:\n'],
  ['Open', 'Open', 'Öffnen ', 'Öffnen '],
])('a target has the outer white space of %j', (query, source, target, shown) => {
  const { id } = memories.create({ name: 'All', source: 'en', targets: ['de'] });
  memories.add(id, [{ source, targets: { de: target } }]);
  expect(memories.find(id, query, 'de', 75)?.target).toBe(shown);
  expect(memories.browse(id, null, 9).units[0]).toMatchObject({ source, targets: { de: target } });
});
