import { describe, expect, it } from 'vitest';
import { en } from '../../../renderer/words/en/en.ts';
import { pseudo, pseudoOf } from '../../../renderer/words/pseudo/pseudo.ts';
import { createWords } from '../../../renderer/words/words.ts';
import { shapeOf } from './message-shape.ts';

const pseudoSentences = pseudoOf(en);

describe('the pseudo-locale', () => {
  it('accents letters, doubles vowels and puts brackets round the whole', () => {
    expect(pseudo('Translate now')).toBe('[Ţŕááñšļááţéé ñóóẋ]'.replace('ẋ', 'ŵ'));
    expect(pseudo('')).toBe('[]');
  });

  it('leaves alone what is filled in, its names, options and quotes', () => {
    expect(pseudo('{count, plural, =0 {none} one {# file} other {# files}} of {name}')).toBe(
      '[{count, plural, =0 {ñóóñéé} one {# ƒííļéé} other {# ƒííļééš}} óóƒ {name}]',
    );
    expect(pseudo("a '{'x'}' b")).toBe("[áá '{'ẋ'}' ƀ]");
  });

  it('asks for the same as English does, in every sentence', () => {
    for (const [key, sentence] of Object.entries(en)) {
      const ours = shapeOf(pseudo(sentence), 'en');
      const its = shapeOf(sentence, 'en');
      expect([ours.inputs, ours.selects, ours.plurals], key).toEqual([
        its.inputs,
        its.selects,
        its.plurals,
      ]);
    }
  });

  it('is about a third longer', () => {
    const length = (table: Readonly<Record<string, string>>) =>
      Object.values(table).reduce((sum, one) => sum + shapeOf(one, 'en').text.length, 0);
    const share = length(pseudoSentences) / length(en);
    expect(share).toBeGreaterThan(1.25);
    expect(share).toBeLessThan(1.5);
  });

  it('can be formatted', () => {
    const { t } = createWords('en', pseudoSentences);
    expect(t('text.characters', { count: 1200 })).toBe('[1,200 çĥááŕááçţééŕš]');
  });
});
