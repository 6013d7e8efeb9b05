import { expect, test } from 'vitest';
import { baseOf, canonicalCode, compatible } from '../../preload/contract/language-code.ts';

test('the base is the part before the first hyphen, in lower case', () => {
  expect(['en-GB', 'EN', 'zh-Hans', 'es-419'].map(baseOf)).toEqual(['en', 'en', 'zh', 'es']);
});

test('letter case becomes that of BCP 47', () => {
  expect(canonicalCode('EN-us')).toBe('en-US');
  expect(canonicalCode('ZH-HANS')).toBe('zh-Hans');
  expect(canonicalCode('es-419')).toBe('es-419');
  expect(canonicalCode('SR-cyrl-rs')).toBe('sr-Cyrl-RS');
  expect(canonicalCode('YUE')).toBe('yue');
});

test('languages are compatible when their base and their script are the same', () => {
  expect(compatible('en-gb', 'EN-US')).toBe(true);
  expect(compatible('es-419', 'ES')).toBe(true);
  expect(compatible('zh', 'ZH-HANS')).toBe(true);
  expect(compatible('zh-hans', 'zh')).toBe(true);
  expect(compatible('zh', 'zh-Hant')).toBe(false);
  expect(compatible('zh-hans', 'ZH-HANT')).toBe(false);
  expect(compatible('zh-hant', 'zh')).toBe(false);
  expect(compatible('de', 'nl')).toBe(false);
  expect(compatible('sr', 'sr-Latn')).toBe(false);
  expect(compatible('sr-latn-rs', 'SR-Latn')).toBe(true);
});
