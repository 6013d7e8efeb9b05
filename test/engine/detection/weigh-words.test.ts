import { describe, expect, it } from 'vitest';
import { weighWords } from '../../../main/engine/detection/weigh-words.ts';
import type { Weighed } from '../../../main/engine/detection/weigh-words.ts';

const OFFERED = new Set(['de', 'da', 'nl', 'id']);
const evidence = (over: Partial<Weighed> = {}): Weighed => ({
  neural: { language: 'de', probability: 0.6 },
  choices: ['de', 'de', 'nl'],
  chances: new Map([
    ['de', -20],
    ['nl', -27],
  ]),
  letters: 12,
  words: 2,
  isOffered: (language) => OFFERED.has(language),
  supported: OFFERED,
  ...over,
});
const unsure = { outcome: 'insufficient_confidence', best: 'nl' } as const;

describe('the words of a short text', () => {
  it('make sure what three opinions share with a lead', () => {
    expect(weighWords(unsure, evidence())).toEqual({ outcome: 'success', best: 'de' });
  });

  it.each<[string, Partial<Weighed>]>([
    [
      'nobody shares',
      { neural: { language: 'en', probability: 0.6 }, choices: ['nl', 'nl', 'nl'] },
    ],
    ['only one shares', { choices: ['nl', 'nl', 'nl'] }],
    ['is of too few letters', { letters: 3 }],
    ['no list spells', { letters: 6 }],
    ['the neural model takes for a stranger', { neural: { language: 'lb', probability: 0.95 } }],
    [
      'a neighbour that is not offered has',
      {
        chances: new Map([
          ['af', -18],
          ['de', -20],
        ]),
      },
    ],
  ])('leave unsure what %s', (_name, over) => {
    expect(weighWords(unsure, evidence(over))).toEqual(unsure);
  });

  it('need a larger lead for a twin', () => {
    const opinions = ['da', 'da', 'da'];
    const danish = evidence({
      neural: { language: 'da', probability: 1 },
      choices: opinions,
      chances: new Map([
        ['da', -20],
        ['nl', -23.5],
      ]),
    });
    expect(weighWords(unsure, danish)).toEqual(unsure);
  });

  it('need a larger lead where there is one word alone', () => {
    const close = new Map([
      ['de', -20],
      ['nl', -26.5],
    ]);
    expect(weighWords(unsure, evidence({ chances: close })).outcome).toBe('success');
    expect(weighWords(unsure, evidence({ chances: close, words: 1 }))).toEqual(unsure);
  });

  it('count Malay for Indonesian, which the n-grams do not know', () => {
    const indonesian = evidence({
      neural: { language: 'ms', probability: 0.9 },
      choices: ['id', 'ms', 'id'],
      chances: new Map([
        ['id', -20],
        ['ms', -28],
      ]),
    });
    expect(weighWords(unsure, indonesian)).toEqual({ outcome: 'success', best: 'id' });
  });

  it('take certainty away where they speak for another language', () => {
    const sure = { outcome: 'success', best: 'nl' } as const;
    expect(weighWords(sure, evidence())).toEqual({ ...unsure, best: 'nl' });
    const foreign = { outcome: 'success', best: 'ja' } as const;
    expect(weighWords(foreign, evidence())).toEqual(foreign);
  });
});
