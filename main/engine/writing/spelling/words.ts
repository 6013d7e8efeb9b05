import type { TextRange } from '../../markup/placeholders.ts';
import { touches } from '../edit.ts';
import type { WordPlace } from './clear-suggestion.ts';

/** A word of a text that can be looked up. */
export interface PlacedWord extends TextRange {
  readonly word: string;
  readonly place: WordPlace;
}

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*(?:-[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*)*/gu;
const MOST_LETTERS = 60;
/** One more of these and it is no slip but a name that the writer knows. */
const OFTEN = 3;

/**
 * The words of a text that may be misspelt: none that is kept, all in capitals, with a capital inside,
 * with a digit, with letters of another script, of a single letter, or that comes again and again.
 */
export function wordsToCheck(
  text: string,
  kept: readonly TextRange[],
  sentenceStarts: ReadonlySet<number>,
): PlacedWord[] {
  const found: PlacedWord[] = [];
  const counts = new Map<string, number>();
  let next = 0;
  for (const { 0: word, index: start } of text.matchAll(WORD)) {
    const end = start + word.length;
    while ((kept[next]?.end ?? Infinity) <= start) next += 1;
    if (touches({ start, end }, kept.slice(next, next + 1))) continue;
    if (!mayBeMisspelt(word) || /[\p{N}_]/u.test(`${text[start - 1] ?? ''}${text[end] ?? ''}`))
      continue;
    counts.set(word, (counts.get(word) ?? 0) + 1);
    found.push({ start, end, word, place: placeOf(text, start, sentenceStarts) });
  }
  return found.filter(({ word }) => (counts.get(word) ?? 0) < OFTEN);
}

/** German words that a noun follows, with an adjective between them at most. */
const ARTICLE =
  /(?:^|[\s("„])(?:der|die|das|den|dem|des|(?:k|m|d|s)?ein(?:e[mnrs]?)?|(?:ihr|unser)(?:e[mnrs]?)?|eure[mnrs]?|diese[mnrs]?|jede[mnrs]?|welche[mnrs]?|zu[mr]|im|ins|am|beim|vom|alle[mnrs]?|viele|mehr|wenig)\s(?:\p{Ll}+e[mnrs]?\s)?$/iu;
const LOOK_BACK = 48;

function placeOf(text: string, start: number, sentenceStarts: ReadonlySet<number>): WordPlace {
  if (sentenceStarts.has(start)) return 'start';
  return ARTICLE.test(text.slice(Math.max(0, start - LOOK_BACK), start)) ? 'noun' : 'inside';
}

function mayBeMisspelt(word: string): boolean {
  if (word.length < 2 || word.length > MOST_LETTERS) return false;
  if (!/^[\p{Script=Latin}\p{M}'’-]+$/u.test(word)) return false;
  return !/[\p{Ll}\p{Lu}]\p{Lu}/u.test(word.normalize('NFC').replace(/[-'’]\p{Lu}/gu, 'x'));
}
