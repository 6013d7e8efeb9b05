import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../../preload/contract/glossaries.ts';
import { listCharacters } from '../../../../preload/contract/spoken-terms-rules.ts';
import {
  dictionariesWith,
  fittingTerms,
  offeredTerms,
  roomIn,
} from '../../../../renderer/features/spoken-terms/glossary/glossary-terms.ts';

const TEAM = {
  id: 'team',
  name: 'Team',
  pairs: [
    { source: 'en', target: 'de', entries: 3 },
    { source: 'fr', target: 'it', entries: 2 },
  ],
};
const HARBOUR = { id: 'sea', name: 'Harbour', pairs: [{ source: 'de', target: 'en', entries: 1 }] };

describe('terms of a glossary for a list of spoken terms', () => {
  it('come from dictionaries with the language on either side', () => {
    expect(dictionariesWith([TEAM, HARBOUR], 'en')).toEqual([
      { id: 'team', name: 'Team', source: 'en', target: 'de', entries: 3 },
      { id: 'sea', name: 'Harbour', source: 'de', target: 'en', entries: 1 },
    ]);
    expect(dictionariesWith([TEAM, HARBOUR], 'it').map(({ id }) => id)).toEqual(['team']);
    expect(dictionariesWith([TEAM, HARBOUR], 'pl')).toEqual([]);
  });

  it('are those of the side with the language, each once, without what the service refuses', () => {
    const entries: readonly Entry[] = [
      ['jetty', 'Steg'],
      ['pier', 'Steg'],
      ['a\tb', 'Boje'],
      ['x'.repeat(300), 'lang'],
      ['y'.repeat(301), 'länger'],
    ];
    const pair = { id: 'sea', source: 'en', target: 'de' };
    expect(offeredTerms(entries, pair, 'en')).toEqual(['jetty', 'pier', 'x'.repeat(300)]);
    expect(offeredTerms(entries, pair, 'de')).toEqual(['Steg', 'Boje', 'lang', 'länger']);
  });

  it('fill the list to the last character and pass over what is too long', () => {
    const written = ['𝒜'.repeat(290)];
    expect(roomIn(written)).toBe(9);
    const fitting = fittingTerms(['harbourage', 'jetty', 'quay', 'sea', 'p'], written);
    expect(fitting).toEqual(['jetty', 'sea']);
    expect(listCharacters([...written, ...fitting])).toBe(300);
    expect(fittingTerms(['x'.repeat(300)], [])).toEqual(['x'.repeat(300)]);
    expect(fittingTerms(['x'], ['y'.repeat(299)])).toEqual([]);
  });
});
