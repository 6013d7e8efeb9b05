import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changesAnything,
  termChanges,
} from '../../../../renderer/features/spoken-terms/changes.ts';
import { linesOf, textOf, tidied } from '../../../../renderer/features/spoken-terms/lines.ts';

describe('the lines of an editor', () => {
  it.each([
    ['', []],
    ['\n', []],
    ['Alpha', ['Alpha']],
    // Somebody has just begun a new line: no empty term yet.
    ['Alpha\n', ['Alpha']],
    ['Alpha\n\n', ['Alpha', '']],
    ['\nAlpha', ['', 'Alpha']],
  ])('%j are %j', (text, terms) => {
    expect(linesOf(text)).toEqual(terms);
  });

  it('are the terms again that were shown', () => {
    const term = fc.string({ minLength: 1 }).filter((one) => !one.includes('\n'));
    fc.assert(
      fc.property(fc.array(term), (terms) => {
        expect(linesOf(textOf(terms))).toEqual(terms);
      }),
    );
  });

  it('are tidied up without losing a term', () => {
    expect(tidied([' Alpha', '', 'alpha', 'Alpha ', '\u00a0', 'Beta\u0001'])).toEqual([
      'Alpha',
      'alpha',
      'Beta\u0001',
    ]);
  });
});

describe('what saving changes', () => {
  it('by replacing: what is new, what goes, what stays', () => {
    expect(termChanges(['Alpha', 'Beta', 'Gamma'], ['Gamma', 'Alpha', 'alpha'], 'replace')).toEqual(
      {
        added: ['alpha'],
        removed: ['Beta'],
        kept: ['Alpha', 'Gamma'],
        result: ['Gamma', 'Alpha', 'alpha'],
        isOrderOnly: false,
      },
    );
  });

  it('by merging: nothing goes, and what is new comes last', () => {
    expect(termChanges(['Alpha', 'Beta'], ['Delta', 'Alpha'], 'merge')).toEqual({
      added: ['Delta'],
      removed: [],
      kept: ['Alpha', 'Beta'],
      result: ['Alpha', 'Beta', 'Delta'],
      isOrderOnly: false,
    });
  });

  it('may be the order alone, which a merge leaves as it is', () => {
    expect(termChanges(['A', 'B'], ['B', 'A'], 'replace')).toMatchObject({ isOrderOnly: true });
    expect(changesAnything(termChanges(['A', 'B'], ['B', 'A'], 'merge'))).toBe(false);
    expect(changesAnything(termChanges(['A', 'B'], ['A', 'B'], 'replace'))).toBe(false);
  });

  it('counts every term once, whatever the lists are', () => {
    const list = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));
    fc.assert(
      fc.property(list, list, (before, written) => {
        const replaced = termChanges(before, written, 'replace');
        expect(replaced.kept.length + replaced.removed.length).toBe(before.length);
        expect(replaced.kept.length + replaced.added.length).toBe(written.length);
        const merged = termChanges(before, written, 'merge');
        expect(new Set(merged.result)).toEqual(new Set([...before, ...written]));
        expect(merged.result).toHaveLength(new Set(merged.result).size);
      }),
    );
  });
});
