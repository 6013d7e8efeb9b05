import type { Rewrite } from '../../style-rules/apply/rewrite.ts';
import type { EnglishDialect } from '../english/grammar-linter.ts';
import { PAIRS, STEMS } from './spelling-pairs.ts';

interface Spellings {
  readonly british: ReadonlyMap<string, string>;
  readonly american: ReadonlyMap<string, string>;
}

/** Each word by its other spelling. Words that mean more in one of the two are not among them. */
const SPELLINGS: Spellings = (() => {
  const british = new Map<string, string>();
  const american = new Map<string, string>();
  const add = (uk: string, us: string) => {
    if (!american.has(uk)) american.set(uk, us);
    if (!british.has(us)) british.set(us, uk);
  };
  for (const [uk = '', us = ''] of pairsOf(PAIRS)) add(uk, us);
  for (const { pairs, endings } of STEMS) {
    for (const [uk = '', us = ''] of pairsOf(pairs)) {
      for (const ending of endings) add(`${uk}${ending}`, `${us}${ending}`);
    }
  }
  return { british, american };
})();

function pairsOf(words: string): string[][] {
  const listed = words.trim().split(/\s+/);
  return listed.flatMap((uk, i) => (i % 2 === 0 ? [[uk, listed[i + 1] ?? uk]] : []));
}

/** The word as a dialect spells it; null where it is spelt so already, or alike in both. */
export function variantOf(word: string, dialect: EnglishDialect): string | null {
  const other = SPELLINGS[dialect].get(word.toLowerCase());
  if (other === undefined) return null;
  if (word.length > 1 && word === word.toUpperCase()) return other.toUpperCase();
  const [first = ''] = word;
  return first === first.toLowerCase() ? other : other.charAt(0).toUpperCase() + other.slice(1);
}

/** Spells every word of a text as a dialect does, from the list alone. A name has its own spelling. */
export const spellingAs =
  (dialect: EnglishDialect): Rewrite =>
  (text) =>
    text.replace(/(?<![\p{L}\p{N}_'’-])\p{L}{4,24}(?![\p{L}\p{N}_])/gu, (word, at: number) => {
      const isName =
        /^\p{Lu}\p{Ll}/u.test(word) && /[\p{L},]\s$/u.test(text.slice(Math.max(0, at - 2), at));
      return isName ? word : (variantOf(word, dialect) ?? word);
    });
