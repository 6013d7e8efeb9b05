import { fold } from './fold.ts';
import { OTHER_CLASS, pairs, runs, SPACED_CLASS } from './words.ts';

/** A part of a query between spaces. Every term must be found. */
export interface SearchTerm {
  /** Words that stand one after the other in the index. */
  readonly words: readonly string[];
  /** The last word may be a beginning. */
  readonly isBeginning: boolean;
  /** Finds it in a folded text; has the flags `g` and `v`. */
  readonly pattern: RegExp;
}

/**
 * Reads what a person looks for. The last term may be the beginning of a word, unless a space follows
 * it; a Korean one always, since endings are written onto words.
 */
export function readTerms(query: string): readonly SearchTerm[] {
  const chunks = fold(query)
    .split(/\s+/u)
    .filter((chunk) => chunk !== '');
  const isOpen = !/\s$/u.test(query);
  return chunks.flatMap((chunk, index) => {
    const parts = runs(chunk);
    return parts.length === 0 ? [] : [termOf(parts, isOpen && index === chunks.length - 1)];
  });
}

function termOf(parts: ReturnType<typeof runs>, mayBegin: boolean): SearchTerm {
  const last = parts.at(-1);
  const words = parts.flatMap(({ text, isSpaced }, index) => {
    if (isSpaced) return [text];
    const isLast = index === parts.length - 1;
    const character = Array.from(text).at(-1) ?? '';
    const found = pairs(text);
    return isLast && found.length > 0 ? found : [...found, character];
  });
  const isSpaced = last?.isSpaced === true;
  const isSingle = !isSpaced && Array.from(last?.text ?? '').length === 1;
  const isKorean = /\p{Script=Hangul}$/u.test(last?.text ?? '');
  const isBeginning = isSpaced ? mayBegin || isKorean : isSingle;
  const begin = parts[0]?.isSpaced === true ? `(?<!${SPACED_CLASS})` : '';
  const end = isSpaced && !isBeginning ? `(?!${SPACED_CLASS})` : '';
  // Letters and digits only: nothing in them means anything to a pattern.
  const body = parts.map(({ text }) => text).join(`${OTHER_CLASS}*`);
  return { words, isBeginning, pattern: new RegExp(`${begin}${body}${end}`, 'gv') };
}
