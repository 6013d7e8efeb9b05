import {
  folded,
  forbiddenIn,
  holdsWords,
  type Forbidden,
} from '../../../preload/contract/forbidden-rules.ts';
import { createWantedFinder } from '../term-check/find-wanted.ts';
import { targetWords } from '../term-check/target-words.ts';
import { createWordForms } from '../term-check/word-forms.ts';
import { checkedText } from './checked-text.ts';

/** Forbidden terms made ready for checking. */
export interface ForbiddenCheck {
  /** Those that stand in a target though they hold for its source. */
  check(source: string, target: string): { readonly kind: 'forbidden'; readonly what: string }[];
}

/** Letters that a form of a word begins with as the word does, but for their accents: three, or this share. */
const STEM = 3;
const STEM_SHARE = 0.6;

/** @param language of the targets */
export function createForbiddenCheck(
  terms: readonly Forbidden[],
  language: string,
): ForbiddenCheck {
  const forms = createWordForms(language);
  const stems = new Map(terms.map((term) => [term, stemOf(term.target)]));
  return {
    check(source, target) {
      const text = checkedText(target, '').bare;
      const plain = withoutAccents(text);
      // Most terms are nowhere near: looking for their forms would take long.
      const near = terms.filter((term) => plain.includes(stems.get(term) ?? ''));
      if (near.length === 0) return [];
      const holding = forbiddenIn(near, checkedText(source, '').bare);
      if (holding.length === 0) return [];
      const finder = createWantedFinder(targetWords(text), forms, language);
      const isUsed = ({ target: words, isExact }: Forbidden): boolean => {
        if (isExact) return holdsWords(text, words);
        if (holdsWords(folded(text), folded(words))) return true;
        const place = finder.inflected(words, () => false);
        // A word that it is only a part of is another word.
        return place !== null && !place.isShared;
      };
      return [...new Set(holding.filter(isUsed).map((term) => term.target))].map((what) => ({
        kind: 'forbidden',
        what,
      }));
    },
  };
}

function stemOf(text: string): string {
  const [first = ''] = withoutAccents(text).split(' ');
  return first.slice(0, Math.max(STEM, Math.floor(first.length * STEM_SHARE)));
}

const withoutAccents = (text: string): string =>
  folded(text).normalize('NFD').replace(/\p{M}/gu, '');
