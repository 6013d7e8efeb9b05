import { describe, expect, it } from 'vitest';
import {
  suggestedTerms,
  type Correction,
} from '../../../../renderer/features/spoken-terms/suggest/suggested-terms.ts';
import {
  changedRuns,
  wordsOf,
} from '../../../../renderer/features/spoken-terms/suggest/word-runs.ts';

const from = (before: string, after: string, language = 'en'): Correction => ({
  language,
  before,
  after,
});
const terms = (corrections: readonly Correction[], known: readonly string[] = []) =>
  suggestedTerms(corrections, () => known).map(({ term }) => term);

describe('terms from corrections', () => {
  it.each([
    ['we met kovack today', 'we met Kovač today', ['Kovač']],
    ['the zen to is ready', 'the Xentu is ready', ['Xentu']],
    ['order the x two hundred', 'order the X-200', ['X-200']],
    ['anna kovack called', 'Anna Kovač called', ['Kovač']],
    ['we went to new york', 'we went to New York', ['New York']],
    ['hello mr nakamoora.', 'Hello, Mr Nakamura.', ['Nakamura']],
    ['ask “smith”!', 'ask “Smyth”!', ['Smyth']],
    ['the cubernetes cluster', 'the kubernetes cluster', ['kubernetes']],
  ])('%j corrected to %j offers %j', (before, after, offered) => {
    expect(terms([from(before, after)])).toEqual(offered);
  });

  it.each([
    ['a comma', 'yes we can', 'Yes, we can.'],
    ['a capital after a full stop', 'Good. we start', 'Good. We start'],
    ['words that were missing', 'we start', 'we start tomorrow morning'],
    ['words that were too many', 'we we start', 'we start'],
    ['a little word', 'this is an test', 'this is a test'],
    ['a number', 'at nine thirty', 'at 9:30'],
    ['a sentence written anew', 'i think so or not', 'Perhaps that would be another idea'],
    ['nothing', 'the same', 'the same'],
  ])('%s offers nothing', (_, before, after) => {
    expect(terms([from(before, after)])).toEqual([]);
  });

  it('finds words where no space parts them', () => {
    expect(terms([from('我们见了王小名先生', '我们见了王小明先生', 'zh')])).toHaveLength(1);
    expect(terms([from('東京えきです', '東京駅です', 'ja')]).join()).toContain('駅');
  });

  it('tells what was heard and how often, names first', () => {
    expect(
      suggestedTerms(
        [
          from('the cubernetes', 'the kubernetes'),
          from('a cubernetes', 'a kubernetes', 'en-GB'),
          from('the zen to', 'the Xentu'),
          from('the zentoo', 'the Xentu'),
          from('zum zentoo', 'zum Xentu', 'de'),
        ],
        () => [],
      ),
    ).toEqual([
      { term: 'Xentu', language: 'en', heard: ['zen to', 'zentoo'], count: 2 },
      { term: 'Xentu', language: 'de', heard: ['zentoo'], count: 1 },
      { term: 'kubernetes', language: 'en', heard: ['cubernetes'], count: 2 },
    ]);
  });

  it('leaves out what the list has, in the same letter case', () => {
    const corrections = [from('met kovack', 'met Kovač')];
    expect(terms(corrections, ['Kovač'])).toEqual([]);
    expect(terms(corrections, ['kovač'])).toEqual(['Kovač']);
  });

  it('never compares lines beyond all measure', () => {
    const long = Array.from({ length: 5000 }, (_, index) => `word${index}`).join(' ');
    expect(changedRuns(wordsOf(long, 'en'), wordsOf(`${long} x`, 'en'))).toEqual([]);
  });
});
