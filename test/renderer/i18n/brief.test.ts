import { expect, test } from 'vitest';
import { brief } from '../../../renderer/i18n/brief.ts';
import en from '../../../renderer/i18n/locales/en.json' with { type: 'json' };
import { createI18n } from '../../../renderer/i18n/i18n.ts';

test('a name of usual length stays as it is', () => {
  expect(brief('Office account')).toBe('Office account');
  expect(brief('x'.repeat(1_000))).toHaveLength(1_000);
});

test('a name is read in the order of its letters, whatever marks are in it', () => {
  expect(brief('a\u202egpj.txt')).toBe('agpj.txt');
  expect(brief('رسالة 1.txt')).toBe('رسالة 1.txt');
});

test('of a longer name the beginning is shown, no letter cut in two', () => {
  expect(brief('x'.repeat(1_001))).toBe(`${'x'.repeat(1_000)}…`);
  expect(brief(`${'x'.repeat(999)}😀 and more`)).toBe(`${'x'.repeat(999)}…`);
});

test('a name within a sentence is as short, so that no sentence is long', () => {
  const { t } = createI18n('en', en);
  const sentence = t('memories.local-remove', { name: 'x'.repeat(1_000_000) });
  expect(sentence).toContain('xxx…');
  expect(sentence.length).toBeLessThan(1_200);
});
