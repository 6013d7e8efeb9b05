import { billedCharacters } from '../markup/billing.ts';
import { tokenise } from '../memory/tokens.ts';
import type { Band } from './band-of.ts';
import { BANDS } from './band-of.ts';

/** How much there is of something. */
export interface Amount {
  readonly segments: number;
  readonly words: number;
  readonly characters: number;
}

export interface CountedBands {
  /** All bands, in order, those without segments too. */
  readonly bands: readonly (Amount & { readonly band: Band })[];
  /** Their sum. */
  readonly total: Amount;
}

const NOTHING: Amount = { segments: 0, words: 0, characters: 0 };

/** Counts segments by band. */
export function createAnalysis(): {
  /** @param text without its inline tags */
  add(band: Band, text: string): void;
  result(): CountedBands;
} {
  const amounts = new Map<Band, Amount>();
  return {
    add(band, text) {
      amounts.set(band, sum(amounts.get(band) ?? NOTHING, amountOf(text)));
    },
    result: () => ({
      bands: BANDS.map((band) => ({ band, ...(amounts.get(band) ?? NOTHING) })),
      total: [...amounts.values()].reduce(sum, NOTHING),
    }),
  };
}

/** One segment; its characters are Unicode code points, as services bill them. */
function amountOf(text: string): Amount {
  return { segments: 1, words: wordsOf(text), characters: billedCharacters(text) };
}

/** Words and numbers of a text; where a script puts no space between words, each character is one. */
export function wordsOf(text: string): number {
  let words = 0;
  for (const { kind } of tokenise(text)) if (kind === 'word' || kind === 'number') words += 1;
  return words;
}

/** The sums of several countings, band by band. */
export function sumOfBands(counted: readonly CountedBands[]): CountedBands {
  const bands = BANDS.map((band) => ({
    band,
    ...counted
      .flatMap(({ bands: own }) => own.filter((one) => one.band === band))
      .reduce<Amount>(sum, NOTHING),
  }));
  return { bands, total: bands.reduce<Amount>(sum, NOTHING) };
}

const sum = (a: Amount, b: Amount): Amount => ({
  segments: a.segments + b.segments,
  words: a.words + b.words,
  characters: a.characters + b.characters,
});
