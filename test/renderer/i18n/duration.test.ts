import { describe, expect, it } from 'vitest';
import { createI18n } from '../../../renderer/i18n/i18n.ts';
import { allMessages } from './all-messages.ts';

describe('how long something takes', () => {
  const inLanguage = (locale: string) => createI18n(locale, {}).duration;

  it('is said in milliseconds below a second, and from there in seconds with a tenth', () => {
    const words = inLanguage('en');
    expect([0, 84.4, 999.4].map(words)).toEqual(['0 ms', '84 ms', '999 ms']);
    expect([999.6, 1000, 1234, 12_000, 95_440].map(words)).toEqual([
      '1.0 sec',
      '1.0 sec',
      '1.2 sec',
      '12.0 sec',
      '95.4 sec',
    ]);
  });

  it('has the separator and the unit of the language', () => {
    expect(inLanguage('de')(1234)).toBe('1,2 Sek.');
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
