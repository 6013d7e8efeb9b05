import { expect, test } from 'vitest';
import { TranslationOptions, TranslationRequest } from '../../../../preload/contract/text.ts';
import { WritingRequest } from '../../../../preload/contract/writing.ts';
import {
  textOptionLines,
  writingOptionLines,
} from '../../../../renderer/features/history/detail/option-lines.ts';
import en from '../../../../renderer/i18n/locales/en.json' with { type: 'json' };
import { createI18n } from '../../../../renderer/i18n/i18n.ts';

const i18n = createI18n('en', en);
const names = {
  glossary: (id: string) => (id === 'g1' ? 'Legal' : undefined),
  styleRule: () => 'House style',
  language: (code: string) => code.toUpperCase(),
};
const EVERY: Required<TranslationOptions> = {
  memory: { id: 'm', name: 'Office', threshold: 80 },
  local: { memories: ['l1', 'l2'], threshold: 70 },
  glossaries: ['g1', 'g2'],
  styleRule: 's',
  instructions: ['Be brief.', 'Be kind.'],
  formality: 'prefer_more',
  model: 'latency_optimized',
  context: 'Minutes',
  neighbours: 2,
  splitSentences: 'nonewlines',
  preserveFormatting: true,
  tagHandling: 'xml',
  tagHandlingVersion: 'v2',
  outlineDetection: false,
  splittingTags: ['p', 'li'],
  nonSplittingTags: ['b'],
  ignoreTags: ['code'],
  betaLanguages: true,
  reportingTag: 'web-2026',
};

test('every option that can be set has words', () => {
  const request = TranslationRequest.parse({
    text: 'a',
    source: null,
    target: 'de',
    options: EVERY,
  });
  const lines = textOptionLines(request, i18n, names);
  expect(lines).toHaveLength(Object.keys(TranslationOptions.shape).length);
  expect(lines).toContainEqual({ name: 'Translation memory', value: 'Office, 80% or better' });
  expect(lines).toContainEqual({
    name: 'Glossaries',
    value: 'Legal and not on this account’s list (g2)',
  });
  expect(lines).toContainEqual({ name: 'Detect structure automatically', value: 'off' });
});

test('defaults are not told', () => {
  const request = TranslationRequest.parse({ text: 'a', source: null, target: 'de' });
  expect(textOptionLines(request, i18n, names)).toEqual([]);
});

test('an improvement tells its task and its manner', () => {
  const request = WritingRequest.parse({
    text: 'a',
    mode: 'rephrase',
    target: 'en-gb',
    style: 'business',
    lockedTerms: ['g1'],
  });
  expect(writingOptionLines(request, i18n, names).map(({ value }) => value)).toEqual([
    'Rephrase',
    'Business',
    'EN-GB',
    'Legal',
  ]);
});
