import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { en, type WordKey } from '../../../renderer/words/en/en.ts';
import { createWords } from '../../../renderer/words/words.ts';

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
    const names: Partial<Record<WordKey, string>> = {
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

describe('createWords', () => {
  const words = createWords('en', en);

  it('formats numbers, plurals, days and lists of the interface language', () => {
    expect(words.t('text.characters', { count: 1 })).toBe('1 character');
    expect(words.t('text.characters', { count: 200_000 })).toBe('200,000 characters');
    expect(words.number(12_480)).toBe('12,480');
    expect(words.day('2026-10-03T12:00:00Z')).toBe('Oct 3, 2026');
    expect(words.day('soon')).toBe('');
    expect(words.language('de')).toBe('German');
    expect(words.language('no code')).toBe('no code');
    expect(words.list(['German', 'French', 'Arabic'])).toBe('German, French, and Arabic');
  });

  it('takes angle brackets of tags as they are', () => {
    expect(words.t('text.tag', { tag: '<b>', source: 1, target: 0 })).toContain('<b>');
  });
});
