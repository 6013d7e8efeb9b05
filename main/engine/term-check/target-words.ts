import { wordsOf } from '../glossary/words.ts';
import type { Word } from '../glossary/words.ts';

/** A translation cut into words, without the space between them. */
export interface TargetWords {
  readonly text: string;
  readonly words: readonly Word[];
  /** Where each word stands, by its folded form, in order. */
  readonly places: ReadonlyMap<string, readonly number[]>;
}

export function targetWords(text: string): TargetWords {
  const words = solidWords(text);
  const places = new Map<string, number[]>();
  for (const [index, { folded }] of words.entries()) {
    const known = places.get(folded);
    if (known === undefined) places.set(folded, [index]);
    else known.push(index);
  }
  return { text, words, places };
}

/** The words of a text and its signs, without white space. */
export function solidWords(text: string): readonly Word[] {
  return wordsOf(text).filter(({ folded }) => folded !== ' ');
}
