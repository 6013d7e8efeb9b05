import { describe, expect, it } from 'vitest';
import { createStyleCheck } from '../../../main/engine/segment-checks/check-style.ts';
import { STYLE_RULES } from '../../../main/engine/style-rules/catalogue.ts';
import { RIGHT_PAIRS } from './right-pairs.ts';

const check = (
  rules: Record<string, Record<string, string>>,
  language = 'de',
  terms: string[] = [],
) => createStyleCheck(rules, language, terms);

describe('style rules as QA', () => {
  it('name what the rule would write otherwise, and how', () => {
    const quotes = check({ punctuation: { quotation_mark: 'use_guillemets' } });
    expect(quotes?.check('Er sagte „nein“ und ging.')).toEqual({
      kind: 'style',
      what: '„nein“ → «nein»',
      suggestion: 'Er sagte «nein» und ging.',
    });
    expect(quotes?.check('Er sagte «nein» und ging.')).toBeNull();
  });

  it('leave tags, placeholders, addresses and terms as they are', () => {
    const quotes = check({ punctuation: { quotation_mark: 'use_guillemets' } }, 'de', ['„Plus“']);
    for (const kept of ['<a title="x">Titel</a>', 'Nehmen Sie das „Plus“ Paket.']) {
      expect([kept, quotes?.check(kept)?.suggestion]).toEqual([kept, undefined]);
    }
  });

  it('are none where nothing of the rule can be applied', () => {
    expect(check({})).toBeNull();
    expect(check({ style_and_tone: { formality: 'use_formal' } })).toBeNull();
    expect(check({ constructor: { a: 'b' } })).toBeNull();
  });

  it('ask for nothing more once a suggestion is taken, whatever the rule', () => {
    const again: unknown[] = [];
    for (const [category, rules] of Object.entries(STYLE_RULES)) {
      for (const [rule, options] of Object.entries(rules)) {
        for (const option of options) {
          for (const [language, pairs] of Object.entries(RIGHT_PAIRS)) {
            const style = check({ [category]: { [rule]: option } }, language);
            for (const [, target] of style === null ? [] : pairs) {
              const suggestion = style?.check(target)?.suggestion;
              if (suggestion !== undefined && style?.check(suggestion) !== null) {
                again.push([rule, option, target]);
              }
            }
          }
        }
      }
    }
    expect(again).toEqual([]);
  });
});
