import { wordsOf } from '../glossary/words.ts';
import { CODE_CHARACTER, codeCharacter } from '../markup/coded-text.ts';
import type { Code } from '../markup/coded-text.ts';

/** A pair round this share of the words of a passage was meant for all of it. */
const WHOLE = 0.5;

/**
 * Puts the tags of a passage into a translation that was stored without them. Which word became
 * which nobody knows, so the share of the words decides: a pair round half of them or more goes
 * round the whole translation; any other tag goes as far into it as it stood in the passage, a pair
 * round at least one word if it held any. Halves whose partner is outside of the passage go to the
 * end that is on the partner's side. Pairs that nested still do.
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
  const places: { readonly at: number; readonly character: string }[] = [];
  let head = '';
  let opened = '';
  let closed = '';
  let tail = '';
  const gap = (count: number) => (total === 0 ? 0 : Math.round((count / total) * words.length));
  const place = (wanted: number, character: string) => {
    // Never before the tag that came before it, so that nothing crosses.
    places.push({ at: Math.max(wanted, places.at(-1)?.at ?? 0), character });
  };
  const ends = new Map<number, number>();

  codes.forEach(({ kind, partner }, index) => {
    if (used.has(index)) return;
    const character = codeCharacter(index);
    const here = before[index] ?? 0;
    if (kind === 'alone') {
      place(here === total ? target.length : endOf(words, gap(here)), character);
      return;
    }
    if (partner === null || used.has(partner)) {
      if (kind === 'close') head += character;
      else tail += character;
      return;
    }
    if (kind === 'close') {
      const end = ends.get(index);
      if (end !== undefined) place(end, character);
      return;
    }
    const inside = (before[partner] ?? 0) - here;
    if (words.length === 0 || inside >= total * WHOLE) {
      opened += character;
      closed = codeCharacter(partner) + closed;
      return;
    }
    const last = words.length - (inside > 0 ? 1 : 0);
    const first = Math.min(gap(here), last);
    place(words[first]?.start ?? target.length, character);
    const after = Math.max(gap(here + inside), first + (inside > 0 ? 1 : 0));
    ends.set(partner, inside > 0 ? endOf(words, after) : (words[first]?.start ?? target.length));
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
