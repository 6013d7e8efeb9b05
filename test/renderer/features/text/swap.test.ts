import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rememberVariant, swapped, type Pair } from '../../../../renderer/features/text/swap.ts';
import { LANGUAGES } from '../../../fakes/languages.ts';

/** What the screen does on a swap: remember the variant, then turn the pair. */
function swapTimes(first: Pair, times: number): Pair {
  let pair = first;
  let variants = {};
  for (let time = 0; time < times; time += 1) {
    variants = rememberVariant(variants, pair.target);
    const next = swapped(pair, variants, LANGUAGES);
    if (next === null) throw new Error(`cannot swap ${pair.source} and ${pair.target}`);
    pair = next;
  }
  return pair;
}

describe('swapped', () => {
  it('restores British English after twenty swaps', () => {
    const first = { source: 'de', target: 'en-GB' };
    expect(swapTimes(first, 1)).toEqual({ source: 'en', target: 'de' });
    expect(swapTimes(first, 20)).toEqual(first);
  });

  it('restores every pair of a base source and any target', () => {
    const sources = LANGUAGES.filter((one) => one.source).map((one) => one.code);
    const targets = LANGUAGES.filter((one) => one.target).map((one) => one.code);
    fc.assert(
      fc.property(fc.constantFrom(...sources), fc.constantFrom(...targets), (source, target) => {
        const turned = swapTimes({ source, target }, 1);
        // A bare source that is no usual target becomes its usual variant; from there it is exact.
        const back = swapTimes(turned, 20);
        expect(back).toEqual(turned);
        expect(LANGUAGES.find((one) => one.code === turned.source)?.source).toBe(true);
        expect(LANGUAGES.find((one) => one.code === turned.target)?.target).toBe(true);
      }),
    );
  });

  it('names the variant of a bare language that becomes the target', () => {
    expect(swapped({ source: 'EN', target: 'de' }, {}, LANGUAGES)?.target).toBe('en-US');
    expect(swapped({ source: 'pt', target: 'de' }, {}, LANGUAGES)?.target).toBe('pt-PT');
  });

  it('refuses a target whose language is no source', () => {
    const only = LANGUAGES.map((one) => ({ ...one, source: one.code === 'en' }));
    expect(swapped({ source: 'en', target: 'de' }, {}, only)).toBeNull();
  });
});
