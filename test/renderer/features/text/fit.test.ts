import { describe, expect, it } from 'vitest';
import type { TranslationOptions } from '../../../../preload/contract/text.ts';
import {
  fitOptions,
  memoryObstacle,
  optionCount,
  type Facts,
} from '../../../../renderer/features/text/fit.ts';
import { LANGUAGES } from '../../../fakes/languages.ts';

const MEMORY = {
  id: 'm',
  name: 'Office',
  source: 'en',
  targets: ['de', 'en-gb'],
  segments: 3,
} as const;

const FACTS: Facts = {
  languages: LANGUAGES,
  memories: [MEMORY],
  glossaries: [
    { id: 'g-de', name: 'Products', pairs: [{ source: 'en', target: 'de', entries: 4 }] },
    { id: 'g-fr', name: 'Legal', pairs: [{ source: 'en', target: 'fr', entries: 9 }] },
  ],
  styleRules: [{ id: 's', name: 'House style', language: 'de', version: 1 }],
};

const fit = (options: TranslationOptions, source: string | null, target: string) =>
  fitOptions(options, source, target, FACTS);

describe('fitOptions', () => {
  const memory = { id: 'm', name: 'Office', threshold: 60 };

  it('keeps a memory with its threshold for a compatible target, variants included', () => {
    expect(fit({ memory }, null, 'de').options.memory).toEqual(memory);
    expect(fit({ memory }, 'en', 'en-US').options.memory).toEqual(memory);
  });

  it('holds a memory back that lacks the target or is for another source', () => {
    expect(fit({ memory }, null, 'fr')).toEqual({
      options: {},
      omitted: [
        { option: 'memory', why: 'target', name: 'Office', source: 'en', targets: ['de', 'en-gb'] },
      ],
    });
    expect(fit({ memory }, 'fr', 'de').omitted[0]).toMatchObject({ why: 'source' });
  });

  it('lets a memory pass that is not in the list yet', () => {
    const unknown = { ...memory, id: 'other' };
    expect(fit({ memory: unknown }, null, 'fr').options.memory).toEqual(unknown);
  });

  it('never sends glossaries without a source language', () => {
    const applicable = fit({ glossaries: ['g-de'] }, null, 'de');
    expect(applicable.options).not.toHaveProperty('glossaries');
    expect(applicable.omitted).toEqual([{ option: 'glossaries', why: 'no-source', name: '1' }]);
  });

  it('sends only glossaries that know the pair, in their order, and names the others', () => {
    const applicable = fit({ glossaries: ['g-fr', 'g-de'] }, 'en', 'de');
    expect(applicable.options.glossaries).toEqual(['g-de']);
    expect(applicable.omitted).toEqual([{ option: 'glossary', why: 'pair', name: 'Legal' }]);
  });

  it('holds back a style rule of another language and keeps it for a variant', () => {
    expect(fit({ styleRule: 's' }, 'en', 'de').options.styleRule).toBe('s');
    expect(fit({ styleRule: 's' }, 'en', 'fr').omitted[0]).toMatchObject({ option: 'style-rule' });
  });

  it('holds strict formality back where the target has none; preferences pass', () => {
    expect(fit({ formality: 'more' }, 'en', 'uk').omitted[0]).toMatchObject({
      option: 'formality',
    });
    expect(fit({ formality: 'more' }, 'en', 'de').options.formality).toBe('more');
    expect(fit({ formality: 'prefer_more' }, 'en', 'uk').options.formality).toBe('prefer_more');
  });

  it('holds instructions back for targets that take none', () => {
    expect(fit({ instructions: ['Be brief'] }, 'en', 'pl').omitted).toHaveLength(1);
    expect(fit({ instructions: ['Be brief'] }, 'en', 'en-GB').omitted).toHaveLength(0);
  });

  it('drops tag options that say nothing', () => {
    const tags: TranslationOptions = {
      tagHandlingVersion: 'v2',
      outlineDetection: false,
      splittingTags: ['p'],
    };
    expect(fit(tags, 'en', 'de').options).toEqual({});
    expect(fit({ ...tags, tagHandling: 'html' }, 'en', 'de').options).toEqual({
      tagHandling: 'html',
      tagHandlingVersion: 'v2',
      outlineDetection: false,
    });
    expect(fit({ ...tags, tagHandling: 'xml' }, 'en', 'de').options.splittingTags).toEqual(['p']);
  });

  it('passes every other option through unchanged', () => {
    const options: TranslationOptions = {
      model: 'quality_optimized',
      context: 'About ships',
      neighbours: 2,
      splitSentences: 'nonewlines',
      preserveFormatting: true,
      betaLanguages: true,
      reportingTag: 'project-7',
    };
    expect(fit(options, 'en', 'de')).toEqual({ options, omitted: [] });
  });
});

describe('memoryObstacle', () => {
  it('compares base languages in any letter case', () => {
    expect(memoryObstacle(MEMORY, 'EN', 'DE')).toBeNull();
    expect(memoryObstacle(MEMORY, 'en', 'en-US')).toBeNull();
    expect(memoryObstacle(MEMORY, null, 'ja')).toBe('target');
  });

  it('is the source, not a missing target, of a memory that has the pair the other way round', () => {
    const turned = { ...MEMORY, source: 'de', targets: ['en', 'fr'] };
    expect(memoryObstacle(turned, 'en', 'de')).toBe('source');
    expect(memoryObstacle(turned, null, 'de')).toBe('source');
    expect(memoryObstacle(turned, 'de', 'pl')).toBe('target');
    expect(
      memoryObstacle({ ...MEMORY, source: 'en', targets: ['en-GB'] }, 'en', 'en-GB'),
    ).toBeNull();
  });

  it('keeps simplified and traditional Chinese apart; bare Chinese is simplified', () => {
    const chinese = (target: string) => ({ ...MEMORY, targets: [target] });
    expect(memoryObstacle(chinese('zh'), 'en', 'zh-Hans')).toBeNull();
    expect(memoryObstacle(chinese('zh-hans'), 'en', 'ZH')).toBeNull();
    expect(memoryObstacle(chinese('zh'), 'en', 'zh-Hant')).toBe('target');
    expect(memoryObstacle(chinese('zh-hant'), 'en', 'zh')).toBe('target');
  });
});

describe('optionCount', () => {
  it('leaves the memory out, which stands elsewhere', () => {
    const memory = { id: 'm', name: 'Office', threshold: 75 };
    expect(optionCount({ memory, formality: 'more', outlineDetection: false })).toBe(2);
  });

  it('counts local memories only where they are switched off', () => {
    expect(optionCount({ local: { memories: ['m'], threshold: 75 } })).toBe(0);
    expect(optionCount({ local: 'off' })).toBe(1);
  });
});
