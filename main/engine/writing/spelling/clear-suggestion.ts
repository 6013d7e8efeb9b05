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
 * @param isInside a capital in the middle of a sentence makes a name, except in a language that gives
 *   nouns capitals
 */
export function clearSuggestion(
  word: string,
  suggestions: readonly string[],
  { slips, common, capitalNouns }: WordKnowledge,
  isInside: boolean,
): string | null {
  const known = slips.get(word.toLowerCase().replaceAll('’', "'"));
  if (known !== undefined) return inCaseOf(word, known);
  const hasCapital = /^\p{Lu}/u.test(word);
  if (hasCapital && isInside && !capitalNouns) return null;
  const letters = word.match(/\p{L}/gu)?.length ?? 0;
  const limit = Math.min(limitFor(letters), hasCapital && letters >= NAME_LETTERS ? NAME_LIMIT : Infinity);
  if (hasCapital && letters < NAME_LETTERS && (isInside || capitalNouns)) return null;
  const ranked = suggestions
    .filter((suggestion) => isPossible(word, suggestion))
    .map((suggestion, rank) => {
      const cost = typingCost(word, suggestion);
      const favour = common.has(suggestion.toLowerCase()) ? COMMON : 0;
      return { suggestion, cost, score: cost + Math.min(rank, MOST_RANK) * RANK - favour };
    })
    .sort((a, b) => a.score - b.score);
  const [best, next] = ranked;
  if (best === undefined || best.cost > limit) return null;
  if (next !== undefined && next.score - best.score < LEAD) return null;
  return inCaseOf(word, best.suggestion);
}

/** Never in pieces but two, never a suffix, never a number. */
const isPossible = (word: string, suggestion: string): boolean =>
  /^[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*$/u.test(suggestion) && suggestion !== word;

/** A suggestion that has capitals of its own keeps them. */
function inCaseOf(word: string, suggestion: string): string {
  const typographic = word.includes('’') ? suggestion.replaceAll("'", '’') : suggestion;
  if (!/^\p{Lu}/u.test(word)) return typographic;
  return typographic.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}
