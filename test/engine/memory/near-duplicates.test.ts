import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Memories } from '../../../main/engine/memory/memories.ts';
import { nearDuplicates, wordsAlone } from '../../../main/engine/memory/near-duplicates.ts';
import { scoreMatch } from '../../../main/engine/memory/score.ts';
import { normaliseSegment } from '../../../main/engine/memory/segment-text.ts';
import { openMemories } from '../../../main/engine/memory/store.ts';

let memories: Memories;
let id: string;
beforeEach(() => {
  memories = openMemories(new DatabaseSync(':memory:'));
  ({ id } = memories.create({ name: 'Office', source: 'en', targets: ['de'] }));
});
const add = (source: string, day: number) =>
  memories.insert(id, {
    source,
    targets: { de: 'x' },
    changed: `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`,
  }).unit;
const groups = async (signal = new AbortController().signal) => {
  const found = await nearDuplicates(memories, { memoryId: id }, () => undefined, signal);
  return found.map((group) => group.map((unit) => memories.unit(unit)?.source));
};

describe('near duplicates', () => {
  it('differ in case, marks, spaces, numbers or tags alone; the newest is first', async () => {
    add('Save the file.', 1);
    add('Close <b>page</b> 12', 2);
    add('SAVE the file!', 3);
    add('Save a file.', 4);
    add('Close page 13', 5);
    add('Save  the file', 2);
    add('Open {name}', 1);
    add('Open {file}', 1);
    add('12,50', 1);
    add('12.50', 1);
    expect(await groups()).toEqual([
      ['SAVE the file!', 'Save  the file', 'Save the file.'],
      ['Close page 13', 'Close <b>page</b> 12'],
    ]);
  });

  it('are none where all say the same, white space apart', async () => {
    add('Save the file.', 1);
    add('Save  the file. ', 2);
    expect(await groups()).toEqual([]);
  });

  it('are looked for until it is called off', async () => {
    for (let n = 0; n < 20; n += 1) add(`Save the file ${n}`, 1);
    const life = new AbortController();
    const found = groups(life.signal);
    life.abort(new Error('called off'));
    await expect(found).rejects.toThrow('called off');
  });

  it('leave no group too large to be shown, of two hundred at most', async () => {
    for (let n = 0; n < 450; n += 1) add(`Page ${n}`, 1);
    expect((await groups()).map(({ length }) => length)).toEqual([200, 200, 50]);
  });
});

it('have the same words exactly where the score has a base of 100', () => {
  const lines = readFileSync(new URL('reference-pairs.tsv', import.meta.url), 'utf8').split('\n');
  const texts = lines
    .flatMap((line) => line.split('\t').slice(0, 4))
    .filter((text) => /\p{L}/u.test(text));
  let alike = 0;
  for (const [index, a] of texts.entries()) {
    for (const b of texts.slice(index + 1, index + 12)) {
      if (normaliseSegment(a) === normaliseSegment(b)) continue;
      const words = wordsAlone(a);
      const isNear = words !== null && words === wordsAlone(b);
      expect([a, b, isNear]).toEqual([a, b, scoreMatch(a, b).base === 100]);
      if (isNear) alike += 1;
    }
  }
  expect(alike).toBeGreaterThan(50);
});
