import { describe, expect, it } from 'vitest';
import { createRandom } from '../bench/memory/random.ts';
import { createAnswered, createRegister } from './confirmed.ts';
import { writeDocument } from './documents.ts';
import { readSoakOptions } from './options.ts';
import { quarters } from './quarters.ts';
import { createTexts } from './texts.ts';

describe('what was answered', () => {
  it('must be there, or what followed', () => {
    const register = createRegister('a');
    register.begin('b')();
    register.begin('c');
    expect(register.settle('a')).toBe(false);
    register.begin('b')();
    register.begin('c');
    expect(register.settle('c')).toBe(true);
    // It was found once, so that it cannot go back.
    expect(register.settle('b')).toBe(false);
  });

  it('is asked for once, and all of it in the end', () => {
    const answered = createAnswered<number>();
    answered.add(1);
    expect(answered.fresh()).toEqual([1]);
    answered.add(2);
    expect(answered.fresh()).toEqual([2]);
    expect(answered.all).toEqual([1, 2]);
  });
});

it('the quarters leave out what warms up', () => {
  const values = [900, 900, ...Array.from({ length: 38 }, (_, index) => index)];
  expect(quarters(values)).toEqual({ first: 4, last: 33 });
});

it('no two texts hold the same number, and the same seed gives the same texts', () => {
  const [one, other] = [createTexts(createRandom(3)), createTexts(createRandom(3))];
  const words = Array.from({ length: 10_000 }, () => one.word());
  expect(new Set(words).size).toBe(words.length);
  expect(words.some((word, index) => words[index + 1]?.startsWith(word))).toBe(false);
  expect(other.word()).toBe(words[0]);
});

it('documents take turns with their formats', () => {
  const names = Array.from({ length: 5 }, (_, count) => writeDocument('a', count, ['One.']).name);
  expect(names).toEqual(['a.txt', 'a.html', 'a.json', 'a.srt', 'a.xliff']);
});

it('takes its options, and nothing else', () => {
  expect(readSoakOptions([])).toMatchObject({ kills: 100, translations: 5000, documents: 200 });
  expect(readSoakOptions(['--quick', '--kills', '3'])).toMatchObject({ kills: 3, seed: 1 });
  expect(() => readSoakOptions(['--minutes', 'x'])).toThrow(RangeError);
  expect(() => readSoakOptions(['--hours', '1'])).toThrow(TypeError);
});
