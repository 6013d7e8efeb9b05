import { describe, expect, it } from 'vitest';
import en from '../../../renderer/i18n/locales/en.json' with { type: 'json' };
import { pseudo, pseudoOf } from '../../../renderer/i18n/pseudo.ts';
import { createI18n } from '../../../renderer/i18n/i18n.ts';
import { shapeOf } from '../../../packaging/catalogues/message-shape.ts';

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
    const { t } = createI18n('en', pseudoSentences);
    expect(t('text.characters', { count: 1200 })).toBe('[1,200 çĥááŕááçţééŕš]');
  });
});
