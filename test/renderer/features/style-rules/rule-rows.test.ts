import { describe, expect, it } from 'vitest';
import { readableId } from '../../../../renderer/features/style-rules/readable-id.ts';
import {
  categoryRows,
  type RuleFilter,
} from '../../../../renderer/features/style-rules/rule-rows.ts';
import { STYLE_CATALOGUE, STYLE_LISTS } from '../../../fakes/style-rules.ts';

const namesOf = (category: string, rule: string) => `${category} ${rule}`;
const ALL = { query: '', onlySet: false, draft: {}, namesOf };
const rules = STYLE_LISTS[0]?.rules ?? {};
const ids = (filter: Partial<RuleFilter> & Pick<RuleFilter, 'query' | 'onlySet'>) =>
  categoryRows(STYLE_CATALOGUE, rules, { draft: {}, namesOf, ...filter }).flatMap(({ rows }) =>
    rows.map(({ id }) => id),
  );

describe('ids', () => {
  it('read like words', () => {
    expect(readableId('use_24_hour_clock')).toBe('Use 24 hour clock');
    expect(readableId('use_bce_and_ce')).toBe('Use BCE and CE');
    expect(readableId('use_german_word_bis')).toBe('Use German word bis');
    expect(readableId('_')).toBe('_');
  });

  it('keep what tells them apart', () => {
    for (const { rules: inside } of STYLE_CATALOGUE.categories) {
      for (const { id, options } of inside) {
        expect(new Set(options.map(readableId)).size, id).toBe(options.length);
      }
    }
  });
});

describe('the rows', () => {
  it('are all rules of the catalogue, and what the list has besides', () => {
    const categories = categoryRows(STYLE_CATALOGUE, rules, ALL);
    expect(categories.map(({ id, all }) => [id, all])).toEqual([
      ['dates_and_times', 14],
      ['formatting', 6],
      ['numbers', 25],
      ['punctuation', 52],
      ['spelling_and_grammar', 28],
      ['style_and_tone', 33],
      ['vocabulary', 2],
    ]);
    expect(categories[0]).toMatchObject({ set: 2 });
    expect(categories[0]?.rows.at(-1)).toMatchObject({
      id: 'lunar_phase',
      chosen: 'say_it_in_words',
      options: ['say_it_in_words'],
      isKnown: false,
    });
  });

  it('are found by the labels of their options', () => {
    const labelled = (category: string, rule: string, options: readonly string[]) =>
      `${category} ${rule} ${options.includes('use_24_hour_clock') ? '24-Stunden-Format' : ''}`;
    expect(ids({ query: 'stunden-format', onlySet: false, namesOf: labelled })).toEqual([
      'time_format',
    ]);
  });

  it('show an unknown option beside the known ones, and an unknown category', () => {
    const categories = categoryRows(STYLE_CATALOGUE, { ...rules, rhyme: { couplets: 'use' } }, ALL);
    const punctuation = categories.find(({ id }) => id === 'punctuation');
    expect(punctuation?.rows.find(({ id }) => id === 'ellipsis')).toMatchObject({
      chosen: 'use_four_dots',
      isKnown: true,
      isKnownOption: false,
      offline: ['use_ellipsis_character', 'use_three_periods'],
    });
    expect(categories.at(-1)).toMatchObject({
      id: 'rhyme',
      isKnown: false,
      set: 1,
      clearable: 0,
    });
  });

  it('are found by words of category, rule and option, as ids or as words', () => {
    expect(ids({ query: '24 hour clock', onlySet: false })).not.toEqual([]);
    expect(ids({ query: 'use_guillemets', onlySet: false })).toContain('quotation_mark');
    expect(ids({ query: 'Punctuation SALUTATION', onlySet: false })).toContain('salutation');
    expect(ids({ query: 'xylophone', onlySet: false })).toEqual([]);
    const german = (_: string, rule: string) => (rule === 'years' ? 'Jahreszahlen' : '');
    expect(ids({ query: 'jahresz', onlySet: false, namesOf: german })).toEqual(['years']);
  });

  it('can be only those that are set', () => {
    expect(ids({ query: '', onlySet: true })).toEqual([
      'calendar_era',
      'lunar_phase',
      'apostrophe',
      'ellipsis',
      'quotation_mark',
    ]);
    expect(ids({ query: 'curly', onlySet: true })).toEqual(['apostrophe', 'quotation_mark']);
    const draft = { 'punctuation/salutation': null };
    expect(ids({ query: 'salutation', onlySet: true, draft })).toEqual(['salutation']);
  });
});
