import { describe, expect, it } from 'vitest';
import { chosenLanguage } from '../../../renderer/i18n/chosen-language.ts';
import { LANGUAGES } from '../../../renderer/i18n/languages.ts';

const chosen = (setting: string | null, ...system: string[]) => {
  const { language, locale } = chosenLanguage(setting, system);
  return `${language.code} ${locale}`;
};

describe('the interface language', () => {
  it('is the first of the system that Dragoman has', () => {
    expect(chosen(null, 'sv-SE', 'fr-CA', 'de')).toBe('fr fr-CA');
    expect(chosen(null, 'qps')).toBe('qps en');
  });

  it('is English where the system has none of them', () => {
    expect(chosen(null, 'sv-SE', 'nn')).toBe('en en');
    expect(chosen(null)).toBe('en en');
    expect(chosen(null, '*', 'not a tag')).toBe('en en');
  });

  it('is the one of the settings, with the region of the system where it has one', () => {
    expect(chosen('de', 'en-US')).toBe('de de');
    expect(chosen('de', 'en-US', 'de-AT')).toBe('de de-AT');
    expect(chosen('en', 'de-DE', 'en-GB', 'en-US')).toBe('en en-GB');
  });

  it('passes over a setting that this version does not know', () => {
    expect(chosen('tlh', 'de-DE')).toBe('de de-DE');
  });

  it('has Western digits in Egypt too, where tables would otherwise hold two kinds', () => {
    const { locale } = chosenLanguage(null, ['ar-EG']);
    expect(new Intl.NumberFormat(locale).format(1234)).toBe('1,234');
  });

  it('names nothing in traditional letters beside its own simplified ones', () => {
    expect(chosen(null, 'zh-TW')).toBe('zh zh');
    expect(chosen(null, 'zh-SG')).toBe('zh zh-SG');
  });
});

describe('the languages', () => {
  it('load, and have names and codes of their own', async () => {
    const tables = await Promise.all(
      LANGUAGES.map(async ({ first, rest }) => ({ ...(await first()), ...(await rest()) })),
    );
    expect(new Set(tables.map((table) => table['settings.title'])).size).toBe(LANGUAGES.length);
    expect(LANGUAGES.map(({ code }) => code)).toEqual([
      'de',
      'en',
      'es',
      'fr',
      'ar',
      'ja',
      'zh',
      'qps',
    ]);
    expect(LANGUAGES.filter(({ isDevOnly }) => isDevOnly).map(({ code }) => code)).toEqual(['qps']);
  });
});
