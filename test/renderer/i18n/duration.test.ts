import { describe, expect, it } from 'vitest';
import { createI18n } from '../../../renderer/i18n/i18n.ts';
import { allMessages } from './all-messages.ts';

describe('how long something takes', () => {
  const inLanguage = (locale: string) => createI18n(locale, {}).duration;

  it('is said in milliseconds below a second, and from there in seconds with a tenth', () => {
    const words = inLanguage('en');
    expect([0, 84.4, 999.4].map(words)).toEqual(['0\u00a0ms', '84\u00a0ms', '999\u00a0ms']);
    expect([999.6, 1000, 1234, 12_000, 95_440].map(words)).toEqual([
      '1.0\u00a0s',
      '1.0\u00a0s',
      '1.2\u00a0s',
      '12.0\u00a0s',
      '95.4\u00a0s',
    ]);
  });

  it.each(['en', 'de', 'fr', 'es', 'ja', 'zh', 'ar'])(
    '%s: the unit stays on the line of its figure',
    (code) => {
      const said = [84, 3100].map(inLanguage(code));
      expect(said.filter((words) => /[ \u200b]/.test(words))).toEqual([]);
      expect(said.filter((words) => !/\d[\u00a0\u202f]?\p{L}/u.test(words))).toEqual([]);
    },
  );

  it('has the separator and the unit of the language, as its sentences write them', () => {
    expect(inLanguage('de')(1234)).toBe('1,2\u00a0s');
    expect(inLanguage('ja')(1234)).toBe('1.2秒');
  });

  it.each(['en', 'de', 'fr', 'es', 'ja', 'zh', 'ar'] as const)(
    '%s: no sentence has milliseconds of its own',
    (code) => {
      const own = /\}[\s\u200e\u200f]*(?:ms\b|ミリ秒|毫秒|ملي ث)/u;
      const found = Object.entries(allMessages({ code })).filter(([, text]) => own.test(text));
      expect(found).toEqual([]);
    },
  );
});
