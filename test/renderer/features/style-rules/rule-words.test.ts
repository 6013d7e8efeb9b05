import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STYLE_RULES } from '../../../../main/engine/style-rules/catalogue.ts';
import { readableId } from '../../../../renderer/features/style-rules/readable-id.ts';
import { optionName, ruleName } from '../../../../renderer/features/style-rules/rule-words.ts';
import { createI18n, type Messages } from '../../../../renderer/i18n/i18n.ts';

const LOCALES = join(import.meta.dirname, '../../../../renderer/i18n/locales');
const LANGUAGES = readdirSync(LOCALES).map((file) => basename(file, '.json'));
const i18nOf = (language: string) =>
  createI18n(
    language,
    JSON.parse(readFileSync(join(LOCALES, `${language}.json`), 'utf8')) as Messages,
  );

describe('names of rules', () => {
  it.each(LANGUAGES)('are there for every known rule, each its own: %s', (language) => {
    const i18n = i18nOf(language);
    for (const [category, rules] of Object.entries(STYLE_RULES)) {
      const names = Object.keys(rules).map((rule) => ruleName(category, rule, i18n));
      expect(new Set(names).size, category).toBe(names.length);
      expect(names.filter((name) => name.includes('_') || name === '')).toEqual([]);
      if (language === 'en') continue;
      const readable = Object.keys(rules).map(readableId);
      expect(
        names.filter((name) => readable.includes(name)),
        category,
      ).toEqual([]);
    }
  });

  it.each(LANGUAGES)(
    'and labels of options are there, each its own within a rule: %s',
    (language) => {
      const i18n = i18nOf(language);
      for (const [category, rules] of Object.entries(STYLE_RULES)) {
        for (const [rule, options] of Object.entries(rules)) {
          expect(
            options.filter((option) => !i18n.has(`style-rules.option.${option}`)),
            rule,
          ).toEqual([]);
          const labels = options.map((option) => optionName(option, i18n));
          expect(new Set(labels).size, `${category}.${rule}`).toBe(labels.length);
          expect(labels.filter((label) => label.includes('_') || label === '')).toEqual([]);
        }
      }
    },
  );

  it('are readable where this version does not know the rule', () => {
    expect(ruleName('punctuation', 'sentence_case', i18nOf('de'))).toBe('Sentence case');
    expect(optionName('use_four_dots', i18nOf('de'))).toBe('Use four dots');
  });
});
