import { expect, test } from 'vitest';
import { createEngineCount } from '../../../main/engine/documents/engine-work.ts';
import type { SegmentOrigin } from '../../../main/engine/translation/translation-request.ts';

const of = (text: string, more: Partial<SegmentOrigin>) => ({
  text,
  segments: [
    { kind: 'engine', source: [0, text.length], target: [0, 1], ...more } satisfies SegmentOrigin,
  ],
});

test('counts the time of a batch once, and the text without its tags', () => {
  const count = createEngineCount();
  const together = [
    of('a <g1>bold</g1> word', { engine: 'bergamot', ms: 40, words: 99 }),
    of('two words', { engine: 'bergamot', ms: 55, words: 99 }),
  ];
  count.add(together, 1000);
  count.add([of('one more', { engine: 'bergamot', ms: 10, words: 2 })], 1050);
  expect(count.most()).toEqual({
    name: 'bergamot',
    ms: 65,
    words: 7,
    characters: 'a bold word'.length + 'two words'.length + 'one more'.length,
  });
});

test('counts the time that two batches have in common once', () => {
  const count = createEngineCount();
  count.add([of('one', { engine: 'bergamot', ms: 100 })], 1000);
  count.add([of('two', { engine: 'bergamot', ms: 100 })], 1030);
  count.add([of('three', { engine: 'bergamot', ms: 5 })], 1030);
  expect(count.most()).toMatchObject({ ms: 130, words: 3 });
});

test('names the engine that did most', () => {
  const count = createEngineCount();
  const both = [
    of('one two three', { engine: 'apertium', ms: 5 }),
    of('four', { engine: 'bergamot', ms: 50 }),
  ];
  count.add(both, 100);
  expect(count.most()).toMatchObject({ name: 'apertium', ms: 5, words: 3 });
});

test('says nothing where no engine acted, or nobody measured it', () => {
  const count = createEngineCount();
  const none = [
    of('from a memory', { kind: 'memory-exact' }),
    of('not a translation', { kind: 'pseudo', engine: 'pseudo', ms: 4 }),
    of('only terms', { engine: 'glossary' }),
  ];
  count.add(none, 100);
  expect(count.most()).toBeNull();
});
