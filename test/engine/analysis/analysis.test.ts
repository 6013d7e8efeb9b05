import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANALYSIS_BANDS } from '../../../preload/contract/analysis-bands.ts';
import { createAnalysis } from '../../../main/engine/analysis/analysis.ts';
import type { AnalysedMatch } from '../../../main/engine/analysis/band-of.ts';
import { bandOf, BANDS } from '../../../main/engine/analysis/band-of.ts';
import { billedCharacters } from '../../../main/engine/markup/billing.ts';

const INSIDE = { hasPrevious: true, hasNext: true };
const FIRST = { hasPrevious: false, hasNext: true };
const LAST = { hasPrevious: true, hasNext: false };
const ALONE = { hasPrevious: false, hasNext: false };
const match = (percent: number, context: AnalysedMatch['context'] = null) => ({ percent, context });

describe('the band of a segment', () => {
  it('has the names of the contract', () => {
    expect(BANDS).toEqual(ANALYSIS_BANDS);
  });

  it.each([
    [null, INSIDE, 'new'],
    [match(49), INSIDE, 'new'],
    [match(50), INSIDE, '50-74'],
    [match(74), INSIDE, '50-74'],
    [match(75), INSIDE, '75-84'],
    [match(84), INSIDE, '75-84'],
    [match(85), INSIDE, '85-94'],
    [match(94, 'both'), INSIDE, '85-94'],
    [match(95), INSIDE, '95-99'],
    [match(99, 'both'), INSIDE, '95-99'],
    [match(100), INSIDE, '100'],
    [match(100, 'previous'), INSIDE, '100'],
    [match(100, 'next'), INSIDE, '100'],
    [match(100, 'both'), INSIDE, '101'],
    [match(100, 'next'), FIRST, '101'],
    [match(100, 'previous'), FIRST, '100'],
    [match(100, 'previous'), LAST, '101'],
    [match(100, 'next'), LAST, '100'],
    [match(100), ALONE, '100'],
  ] as const)('%o in %o is %s', (best, neighbours, band) => {
    expect(bandOf(best, neighbours)).toBe(band);
  });
});

describe('an analysis', () => {
  it('counts words, numbers and characters as they are billed', () => {
    const analysis = createAnalysis();
    analysis.add('new', 'Press 2 buttons now!');
    analysis.add('new', '你好 🍰');
    analysis.add('100', 'Go');
    const { bands, total } = analysis.result();
    expect(bands.find(({ band }) => band === 'new')).toEqual({
      band: 'new',
      segments: 2,
      words: 6,
      characters: 24,
    });
    expect(total).toEqual({ segments: 3, words: 7, characters: 26 });
    expect(bands.map(({ band }) => band)).toEqual(ANALYSIS_BANDS);
  });

  it('adds up to all that was counted', () => {
    const segments = fc.array(fc.tuple(fc.constantFrom(...BANDS), fc.string({ unit: 'grapheme' })));
    fc.assert(
      fc.property(segments, (list) => {
        const analysis = createAnalysis();
        for (const [band, text] of list) analysis.add(band, text);
        const { bands, total } = analysis.result();
        const sum = (key: 'segments' | 'words' | 'characters') =>
          bands.reduce((all, row) => all + row[key], 0);
        expect([sum('segments'), sum('words'), sum('characters')]).toEqual([
          total.segments,
          total.words,
          total.characters,
        ]);
        expect(total.segments).toBe(list.length);
        expect(total.characters).toBe(
          list.reduce((all, [, text]) => all + billedCharacters(text), 0),
        );
      }),
    );
  });
});
