import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordDiff } from '../../../main/engine/word-diff/word-diff.ts';
import { anyCharacter } from '../../any-character.ts';

/** Only what differs, as `before→after`. */
const changed = (before: string, after: string) =>
  wordDiff(before, after)
    .filter((change) => change.before !== change.after)
    .map((change) => `${change.before}→${change.after}`);

const WORDS = [
  ...['the', 'The', 'a', 'cat', 'cats', 'naïve', '3.14', "don't", ' ', '  ', '\n', '\r\n', '\t'],
  ...['.', ',', '!', '„', '“', '東京', 'に行きました', '日本語', '한국어', 'ภาษาไทย', '中文句子。'],
  ...['👩‍👩‍👧', '🇩🇪', '👍🏽', 'שלום', 'مرحبا', '\u202e', 'e\u0301', '\ud800', '\u200d', '\u0000'],
];
const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map((words) => words.join(''));

describe('wordDiff', () => {
  it('keeps both texts exactly', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const changes = wordDiff(before, after);
        expect(changes.map((change) => change.before).join('')).toBe(before);
        expect(changes.map((change) => change.after).join('')).toBe(after);
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps any two strings exactly', () => {
    const any = fc.string({ unit: anyCharacter, maxLength: 40 });
    fc.assert(
      fc.property(any, any, (before, after) => {
        const changes = wordDiff(before, after);
        expect(changes.map((change) => change.before).join('')).toBe(before);
        expect(changes.map((change) => change.after).join('')).toBe(after);
      }),
    );
  });

  it('never puts two changes or two unchanged stretches side by side', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const isSame = wordDiff(before, after).map((change) => change.before === change.after);
        for (const [index, same] of isSame.entries()) expect(same).not.toBe(isSame[index + 1]);
      }),
      { numRuns: 1000 },
    );
  });

  it('has nothing for empty texts and one stretch for equal ones', () => {
    expect(wordDiff('', '')).toEqual([]);
    expect(wordDiff('Same.', 'Same.')).toEqual([{ before: 'Same.', after: 'Same.' }]);
    expect(wordDiff('', 'New')).toEqual([{ before: '', after: 'New' }]);
  });

  it('leaves corrections of single words apart, and joins what was rewritten', () => {
    expect(changed('I recieved teh letter', 'I received the letter')).toEqual([
      'recieved→received',
      'teh→the',
    ]);
    expect(changed('We got going quick today', 'We started working fast today')).toEqual([
      'got going quick→started working fast',
    ]);
  });

  it('joins long changes about one word that stayed', () => {
    expect(
      changed('He gladly saw the small old house', 'She often viewed the tiny ancient hut'),
    ).toHaveLength(1);
  });

  it('puts what was added and removed on borders of words and sentences', () => {
    expect(changed('A big dog', 'A very big dog')).toEqual(['→very ']);
    expect(changed('A very big dog', 'A big dog')).toEqual(['very →']);
    expect(changed('One. Two. Four.', 'One. Two. Three. Four.')).toEqual(['→Three. ']);
    expect(changed('a b\na d', 'a b\na c\na d')).toEqual(['→a c\n']);
    expect(changed('The end', 'The end.')).toEqual(['→.']);
  });

  it('compares text without spaces by words', () => {
    expect(changed('私は東京に住んでいます', '私は大阪に住んでいます')).toEqual(['東京→大阪']);
    expect(changed('أحب القهوة كثيرا', 'أحب الشاي كثيرا')).toEqual(['القهوة→الشاي']);
    expect(changed('Family 👩‍👩‍👧 here', 'Family 👩‍👩‍👦 here')).toEqual(['👩‍👩‍👧→👩‍👩‍👦']);
  });

  it('finds the one changed word of a long text, and stands texts that share nothing', () => {
    const long = Array.from({ length: 20_000 }, (_, index) => `word${index}`);
    const other = long.with(10_000, 'different');
    expect(changed(long.join(' '), other.join(' '))).toEqual(['word10000→different']);
    const foreign = Array.from({ length: 20_000 }, (_, index) => `mot${index * 7}`).join(' ');
    const changes = wordDiff(long.join(' '), foreign);
    expect(changes.map((change) => change.after).join('')).toBe(foreign);
  });
});
