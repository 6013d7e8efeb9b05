import { expect, test } from 'vitest';
import type { LanguageFact } from '../../../main/engine/languages/catalogue.ts';
import { LANGUAGES, findLanguage } from '../../../main/engine/languages/catalogue.ts';
import { takesPart } from '../../../main/engine/languages/customisations.ts';
import { v2Languages } from '../../../main/engine/languages/v2.ts';

const codesWhere = (role: (language: LanguageFact) => boolean) =>
  LANGUAGES.filter(role).map(({ code }) => code);
const words = (line: string) => line.trim().split(/\s+/).sort();

test('text translation: 121 languages and the four variants that came later', () => {
  const later = ['de-CH', 'de-DE', 'fr-CA', 'fr-FR'];
  expect(codesWhere(({ target }) => target)).toHaveLength(125);
  expect(codesWhere(({ code }) => !later.includes(code))).toHaveLength(121);
  expect(new Set(LANGUAGES.map(({ code }) => code.toLowerCase())).size).toBe(125);
  expect(codesWhere(({ source }) => source)).toHaveLength(33 + 81);
  expect(codesWhere(({ source }) => !source).sort()).toEqual(
    words('de-CH de-DE en-GB en-US es-419 fr-CA fr-FR pt-BR pt-PT zh-Hans zh-Hant'),
  );
  expect(codesWhere(({ documentsToo }) => !documentsToo)).toEqual(['ts']);
  for (const { name } of LANGUAGES) expect(name).toMatch(/^[A-Z][A-Za-z0-9 ()åö-]+$/);
});

test('the deprecated listing has 101 sources and 108 targets', () => {
  const sources = v2Languages('source');
  const targets = v2Languages('target');
  expect(sources).toHaveLength(101);
  expect(targets).toHaveLength(108);
  const names = (rows: typeof targets) => new Map(rows.map(({ code, name }) => [code, name]));
  expect(names(sources).get('ZH')).toBe('Chinese');
  expect(names(targets).get('ZH')).toBe('Chinese (simplified)');
  expect(names(targets).get('ZH-HANS')).toBe('Chinese (simplified)');
  expect(names(sources).has('EN')).toBe(true);
  for (const hidden of ['EN', 'PT', 'YUE', 'DE-DE']) expect(names(targets).has(hidden)).toBe(false);
  for (const shown of ['EN-GB', 'PT-BR', 'DE-CH', 'FR-CA', 'ES-419', 'TS']) {
    expect(names(targets).has(shown)).toBe(true);
  }
});

test('33 languages are detected and have glossaries; 32 are recognised when translating', () => {
  const all = words(`en de fr es pt it nl pl ru zh ja bg cs da el et fi hu lt lv ro sk sl sv tr id
    uk ko nb ar vi he th`);
  expect(codesWhere(({ detect }) => detect).sort()).toEqual(all);
  expect(codesWhere(({ glossary }) => glossary).sort()).toEqual(all);
  expect(codesWhere(({ autoDetect }) => autoDetect).sort()).toEqual(
    all.filter((code) => code !== 'th'),
  );
});

test('formality: twelve targets, and the variants of German and French by their base', () => {
  expect(codesWhere(({ formality }) => formality).sort()).toEqual(
    words('de es es-419 fr it ja nl pl pt pt-BR pt-PT ru de-CH de-DE fr-CA fr-FR'),
  );
});

test('memories, style rules and writing', () => {
  expect(codesWhere(({ memorySource }) => memorySource)).toEqual(words('de en es fr it ja ko zh'));
  expect(codesWhere(({ memoryTarget }) => memoryTarget).sort()).toEqual(
    words('de en en-GB en-US es es-419 fr it ja ko zh zh-Hans'),
  );
  expect(codesWhere(({ style }) => style)).toEqual(words('de en es fr it ja ko zh'));
  expect(codesWhere(({ write }) => write)).toHaveLength(14);
  expect(codesWhere(({ writeStyle }) => writeStyle)).toHaveLength(8);
  expect(codesWhere(({ writeAutoDetect }) => writeAutoDetect)).toHaveLength(9);
});

test('voice: 41 sources, 47 targets, 36 spoken', () => {
  const voice = (role: (fact: NonNullable<LanguageFact['voice']>) => boolean) =>
    LANGUAGES.flatMap((language) =>
      language.voice !== null && role(language.voice) ? [language.voice.code] : [],
    ).sort();
  expect(voice(({ source }) => source)).toHaveLength(41);
  expect(voice(({ target }) => target)).toHaveLength(47);
  expect(voice(({ speech }) => speech !== null)).toHaveLength(36);
  expect(voice(({ transcription }) => transcription === 'service')).toHaveLength(18);
  expect(voice(({ transcription }) => transcription === 'external')).toHaveLength(23);
  expect(voice(({ speech }) => speech === 'external')).toHaveLength(16);
  expect(voice(({ source, speech }) => source && speech === null)).toEqual(
    words('bn et ga he hr lt lv mt sl th tl'),
  );
  expect(voice(({ status }) => status === 'beta')).toEqual(['hi', 'ms', 'ta']);
  expect(voice(({ formality }) => formality)).toEqual(words('de es fr it ja pl pt pt-BR pt-PT ru'));
  expect(findLanguage('zh-Hant')?.voice?.code).toBe('zh-HANT');
  expect(findLanguage('en-GB')?.voice?.code).toBe('en-GB');
  expect(findLanguage('de-CH')?.voice).toBeNull();
});

test('a language is found in any letter case', () => {
  expect(findLanguage('EN-gb')?.name).toBe('English (British)');
  expect(findLanguage('zh-HANS')?.code).toBe('zh-Hans');
  expect(findLanguage('nb')?.name).toBe('Norwegian (bokmål)');
  expect(findLanguage('xx')).toBeNull();
  expect(findLanguage('')).toBeNull();
  expect(findLanguage('__proto__')).toBeNull();
});

test('variants take part in customisations through their base', () => {
  expect(takesPart('de-CH', 'glossary')).toBe(true);
  expect(takesPart('zh-Hant', 'style')).toBe(true);
  expect(takesPart('EN-US', 'memory')).toBe(true);
  expect(takesPart('zh-Hans', 'memory')).toBe(true);
  expect(takesPart('zh-Hant', 'memory')).toBe(false);
  expect(takesPart('pt-BR', 'style')).toBe(false);
  expect(takesPart('pl', 'memory')).toBe(false);
  expect(takesPart('ca', 'glossary')).toBe(false);
  expect(takesPart('de-XX', 'glossary')).toBe(false);
});
