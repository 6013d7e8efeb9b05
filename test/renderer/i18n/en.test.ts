import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import en from '../../../renderer/i18n/locales/en.json' with { type: 'json' };
import type { MessageKey } from '../../../renderer/i18n/i18n.ts';
import { createI18n } from '../../../renderer/i18n/i18n.ts';

const rows = Object.entries(en);

describe('the English sentences', () => {
  it('are valid ICU messages', () => {
    for (const [key, sentence] of rows) {
      const parse = () => new IntlMessageFormat(sentence, 'en', undefined, { ignoreTag: true });
      expect(parse, key).not.toThrow();
    }
  });

  it('are never empty and never shout', () => {
    for (const [key, sentence] of rows) {
      expect(sentence.trim(), key).not.toBe('');
      expect(sentence, key).not.toContain('!');
    }
  });

  it('keep the names that people look for', () => {
    const names: Partial<Record<MessageKey, string>> = {
      'text.source': 'Source text',
      'text.translation': 'Translation',
      'text.from': 'From',
      'text.to': 'To',
      'text.memory': 'Translation memory',
      'text.threshold': 'Match threshold',
      'text.options': 'Options',
      'frame.text': 'Text',
      'frame.settings': 'Settings',
      'welcome.skip': 'Skip',
    };
    expect(en).toMatchObject(names);
  });
});

describe('createI18n', () => {
  const i18n = createI18n('en', en);

  it('formats numbers, plurals, days and lists of the interface language', () => {
    expect(i18n.t('text.characters', { count: 1 })).toBe('1 character');
    expect(i18n.t('text.characters', { count: 200_000 })).toBe('200,000 characters');
    expect(i18n.number(12_480)).toBe('12,480');
    expect(i18n.day('2026-10-03T12:00:00Z')).toBe('Oct 3, 2026');
    expect(i18n.day('soon')).toBe('');
    expect(i18n.language('de')).toBe('German');
    expect(i18n.language('no code')).toBe('no code');
    expect(i18n.list(['German', 'French', 'Arabic'])).toBe('German, French, and Arabic');
  });

  it('takes angle brackets of tags as they are', () => {
    expect(i18n.t('text.tag', { tag: '<b>', source: 1, target: 0 })).toContain('<b>');
  });
});
