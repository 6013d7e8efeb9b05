import { wordsOf } from '../glossary/words.ts';
import { CODE_CHARACTER, codeCharacter } from '../markup/coded-text.ts';
import type { Code } from '../markup/coded-text.ts';

/** A pair round this share of the words of a passage was meant for all of it. */
const WHOLE = 0.5;

/**
 * Puts the tags of a passage into a translation that was stored without them. Which word became
 * which nobody knows, so the share of the words decides: a pair round half of them or more goes
 * round the whole translation; any other tag goes as far into it as it stood in the passage, a pair
 * round the same share of words, at least one if it held any. Halves whose partner is outside of the
 * passage go to the end that is on the partner's side. Pairs that nested still do.
 *
 * @param source the passage, all codes in order
 * @param target the translation, in which the codes of `used` already stand
 */
export function spreadTags(
  source: string,
  codes: readonly Code[],
  target: string,
  used: ReadonlySet<number>,
): string {
  const { total, before } = countWords(source);
  const words = targetWords(target);
  const scaled = (count: number) => (total === 0 ? 0 : Math.round((count / total) * words.length));
  const places: { readonly at: number; readonly character: string }[] = [];
  const place = (wanted: number, character: string) => {
    // Never before the tag that came before it, so that nothing crosses.
    places.push({ at: Math.max(wanted, places.at(-1)?.at ?? 0), character });
  };
  /** Where the end tags go whose start tags have a place. */
  const ends = new Map<number, number>();
  let [head, opened, closed, tail] = ['', '', '', ''];
  let depth = 0;

  const placePair = (index: number, partner: number, here: number) => {
    const inside = (before[partner] ?? 0) - here;
    if (words.length === 0 || inside >= total * WHOLE) {
      opened += codeCharacter(index);
      closed = codeCharacter(partner) + closed;
      return;
    }
    const count = inside === 0 ? 0 : Math.max(1, scaled(inside));
    const first = Math.min(scaled(here), words.length - count);
    const start = words[first]?.start ?? target.length;
    place(start, codeCharacter(index));
    ends.set(partner, count === 0 ? start : endOf(words, first + count));
  };
  const placeAlone = (character: string, here: number) => {
    if (depth === 0 && here === 0 && opened === '') head += character;
    else if (depth === 0 && here === total) tail += character;
    else place(endOf(words, scaled(here)), character);
  };

  codes.forEach(({ kind, partner }, index) => {
    if (used.has(index)) return;
    const character = codeCharacter(index);
    const here = before[index] ?? 0;
    if (kind === 'alone') placeAlone(character, here);
    else if (partner === null || used.has(partner)) {
      if (kind === 'close') head += character;
      else tail += character;
    } else if (kind === 'open') {
      depth += 1;
      placePair(index, partner, here);
    } else {
      depth -= 1;
      const end = ends.get(index);
      if (end !== undefined) place(end, character);
    }
  });

  let text = '';
  let at = 0;
  for (const { at: next, character } of places) {
    text += target.slice(at, next) + character;
    at = next;
  }
  return head + opened + text + target.slice(at) + closed + tail;
}

type Span = { readonly start: number; readonly end: number };

const endOf = (words: readonly Span[], count: number): number => words[count - 1]?.end ?? 0;

const targetWords = (text: string): Span[] =>
  wordsOf(text).filter(({ folded }) => /[\p{L}\p{N}]/u.test(folded));

/** How many words there are, and how many stand before each code. */
function countWords(source: string) {
  const before: number[] = [];
  let total = 0;
  for (const { folded } of wordsOf(source)) {
    if (folded.search(CODE_CHARACTER) >= 0) before.push(total);
    else if (/[\p{L}\p{N}]/u.test(folded)) total += 1;
  }
  return { total, before };
}
