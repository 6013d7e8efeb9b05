import { typingCost } from './typing-cost.ts';

/** What is known of the words of a language beside its dictionary. */
export interface WordKnowledge {
  /** Slips that everybody makes, by the wrong word in lower case. */
  readonly slips: ReadonlyMap<string, string>;
  /** Words that texts are full of, in lower case. */
  readonly common: ReadonlySet<string>;
  /** Nouns have capitals, so that a capital does not make a name. */
  readonly capitalNouns: boolean;
}

/**
 * Where a word stands: a capital inside of a sentence makes a name, except in a language that gives
 * nouns capitals; there `noun` stands behind an article.
 */
export type WordPlace = 'start' | 'inside' | 'noun';

/** The longer a word, the fewer words are near it. */
const limitFor = (letters: number): number => {
  if (letters <= 3) return 0.5;
  if (letters <= 4) return 0.75;
  return letters <= 6 ? 0.95 : 1.25;
};
/** So much nearer than the next one must the nearest be. */
const LEAD = 0.19;
const RANK = 0.1;
const MOST_RANK = 4;
const COMMON = 0.4;
/** Nobody is sure of the spelling of a name. */
const NAME_LIMIT = 0.65;
const NAME_LETTERS = 6;

/**
 * The one suggestion that is surely meant, in the letter case of the word; null where there is doubt.
 */
export function clearSuggestion(
  word: string,
  suggestions: readonly string[],
  { slips, common, capitalNouns }: WordKnowledge,
  place: WordPlace,
): string | null {
  const hasCapital = /^\p{Lu}/u.test(word);
  if (hasCapital && place === 'inside' && !capitalNouns) return null;
  const known = slipOf(word, slips);
  if (known !== null) return inCaseOf(word, known);
  const letters = word.match(/\p{L}/gu)?.length ?? 0;
  const mayBeName = hasCapital && place !== 'noun';
  if (mayBeName && letters < NAME_LETTERS && capitalNouns) return null;
  const ranked = suggestions
    .filter((suggestion) => isPossible(word, suggestion))
    .map((suggestion, rank) => {
      const cost = typingCost(word, suggestion);
      const favour = common.has(suggestion.toLowerCase()) ? COMMON : 0;
      return { suggestion, cost, score: cost + Math.min(rank, MOST_RANK) * RANK - favour };
    })
    .sort((a, b) => a.score - b.score);
  const [best, next] = ranked;
  if (best === undefined || best.cost > limitFor(letters)) return null;
  // A common word with a capital begins its sentence; anything else may well be a name.
  if (mayBeName && best.cost > NAME_LIMIT && !common.has(best.suggestion.toLowerCase()))
    return null;
  if (next !== undefined && next.score - best.score < LEAD) return null;
  return inCaseOf(word, best.suggestion);
}

/** Also of what stands behind an article without its vowel: `l'hopital`. */
function slipOf(word: string, slips: WordKnowledge['slips']): string | null {
  const plain = word.toLowerCase().replaceAll('’', "'");
  const whole = slips.get(plain);
  if (whole !== undefined) return whole;
  const [before = '', after, ...more] = plain.split("'");
  const piece = after === undefined || more.length > 0 ? undefined : slips.get(after);
  return piece === undefined || before === '' ? null : `${before}'${piece}`;
}

/** Never in pieces, nor with a hyphen more: what one writes together another writes apart. */
const isPossible = (word: string, suggestion: string): boolean =>
  /^[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*$/u.test(suggestion) &&
  suggestion !== word &&
  suggestion.split('-').length <= word.split('-').length;

/** A suggestion that has capitals of its own keeps them. */
function inCaseOf(word: string, suggestion: string): string {
  const typographic = word.includes('’') ? suggestion.replaceAll("'", '’') : suggestion;
  if (!/^\p{Lu}/u.test(word)) return typographic;
  return typographic.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}
