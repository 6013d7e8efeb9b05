import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fileSize } from '../../../renderer/i18n/file-size.ts';
import { createI18n } from '../../../renderer/i18n/i18n.ts';
import { allMessages } from './all-messages.ts';

describe('languages with full-width marks', () => {
  it('have nothing between sentences, which end with a mark that is wide enough', () => {
    const gaps = ['zh', 'ja', 'en', 'de', 'ar'].map((locale) => createI18n(locale, {}).gap);
    expect(gaps).toEqual(['', '', ' ', ' ', ' ']);
  });

  it('space a figure and its unit as their sentences do', () => {
    expect([84, 1234].map(createI18n('zh', {}).duration)).toEqual(['84\u00a0毫秒', '1.2\u00a0秒']);
    expect([84, 1234].map(createI18n('ja', {}).duration)).toEqual(['84\u00a0ms', '1.2秒']);
    expect([241, 3_500_000].map((bytes) => fileSize(bytes, 'zh'))).toEqual([
      '241\u00a0字节',
      '3.3\u00a0MB',
    ]);
    expect([241, 3_500_000].map((bytes) => fileSize(bytes, 'ja'))).toEqual([
      '241バイト',
      '3.3\u00a0MB',
    ]);
  });

  it('have blanks around a Chinese "and" beside other letters only', () => {
    const { list } = createI18n('zh', {});
    expect(list(['Office', 'Contracts'])).toBe('Office 和 Contracts');
    expect(list(['合同', '办公', 'Web'])).toBe('合同、办公和 Web');
    expect(list(['英语（英国）', '西班牙语'])).toBe('英语（英国）和西班牙语');
    expect(list(['“办公”', '“合同”'])).toBe('“办公”和“合同”');
    expect(list(['Terms (Vienna)', '合同'])).toBe('Terms (Vienna) 和合同');
    expect(createI18n('ja', {}).list(['Office', '契約'])).toBe('Office、契約');
    expect(createI18n('en', {}).list(['A', 'B', 'C'])).toBe('A, B, and C');
  });

  it('get no blank from the page after a sentence', () => {
    const chinese = Object.entries(allMessages({ code: 'zh' }));
    const isSentence = (key: string) => {
      const [start = ''] = key.split('${');
      return chinese.some(
        ([id, text]) =>
          (start === key ? id === key : id.startsWith(start)) && /[。：]\}*$/u.test(text),
      );
    };
    // What only screen readers meet keeps its blank.
    const said =
      /(?<!"unseen">\{)\bt\(\s*['`]([^'`]+)['`](?:(?!\bt\()[^;])*?\)\}(?:\{' '\}| \{| <)/gu;
    const wrong = globSync('renderer/**/*.tsx').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(said)]
        .map(([, key = '']) => key)
        .filter(isSentence)
        .map((key) => `${file}: ${key}`),
    );
    expect(wrong).toEqual([]);
  });
});
