import { beforeAll, describe, expect, it } from 'vitest';
import { createDetector } from '../../../main/engine/detection/detector.ts';
import type { Detector } from '../../../main/engine/detection/detector.ts';
import { phrasesOf } from './phrases.ts';
import { TERMS_HELD_OUT } from './terms-held-out.ts';

const TIMEOUT = 60_000;
let detector: Detector;
beforeAll(async () => {
  detector = await createDetector();
});

const TERMS = Object.entries(TERMS_HELD_OUT).flatMap(([code, { target, terms }]) =>
  phrasesOf(terms).map((term) => ({ code, target, term })),
);

/** The share of the held-out terms whose language is taken. */
async function shareRight(usualOf: (code: string) => ReadonlyMap<string, number>) {
  let right = 0;
  for (const { code, target, term } of TERMS) {
    if ((await detector.likely(term, { target, usual: usualOf(code) })) === code) right += 1;
  }
  return right / TERMS.length;
}

// Floors below the figures measured: 96.4 in 100 with the usual source known, 89.9 with the target
// alone, 90.3 where another language is usual. `detect` guesses 83.8 of them.
describe('the held-out terms', () => {
  it('are more than 400, of 17 languages', () => {
    expect(TERMS.length).toBeGreaterThan(400);
    expect(Object.keys(TERMS_HELD_OUT)).toHaveLength(17);
  });

  it('are taken for their language where it is the usual one', { timeout: TIMEOUT }, async () => {
    expect(await shareRight((code) => new Map([[code, 1]]))).toBeGreaterThanOrEqual(0.95);
  });

  it('are mostly so by the target alone', { timeout: TIMEOUT }, async () => {
    expect(await shareRight(() => new Map())).toBeGreaterThanOrEqual(0.89);
  });

  it('mostly keep their language where another is usual', { timeout: TIMEOUT }, async () => {
    const other = (code: string) => new Map([[code === 'de' ? 'fr' : 'de', 1]]);
    expect(await shareRight(other)).toBeGreaterThanOrEqual(0.87);
  });

  it('are hardly ever detected as another language', { timeout: TIMEOUT }, async () => {
    const wrong: string[] = [];
    for (const { code, term } of TERMS) {
      const { language = code } = await detector.detect(term);
      if (language !== code) wrong.push(`${term}: ${language}`);
    }
    expect(wrong.length / TERMS.length, wrong.join(', ')).toBeLessThanOrEqual(0.005);
  });
});

describe('the likely language', () => {
  it.each([
    ['proton beam', 'de', 'en'],
    ['Protonenstrahl', 'en', 'de'],
    ['conto corrente', 'en', 'it'],
    ['Guten Morgen', 'de', 'de'],
    ['私', 'zh', 'ja'],
    ['山', 'en', 'zh'],
    ['12.5 %', 'de', null],
  ])('of “%s” into %s is %s', async (text, target, language) => {
    expect(await detector.likely(text, { target })).toBe(language);
  });

  it('is one of those that come into question', async () => {
    const only = new Set(['en', 'de', 'fr']);
    for (const term of ['conto corrente', 'stroomvoorziening', 'klinisch onderzoek']) {
      expect(only).toContain(await detector.likely(term, { only }));
    }
  });

  it('is what detection is sure of, whatever is usual', async () => {
    const usual = new Map([['fr', 1]]);
    const text = 'Die Sitzung beginnt morgen um neun Uhr im großen Saal.';
    expect(await detector.likely(text, { target: 'de', usual })).toBe('de');
  });
});
