import { foldWord, normaliseSegment } from './segment-text.ts';
import { placedWords } from './tokens.ts';

/** Units whose sources hold the fragment, with the targets that they have. */
interface HoldingUnit {
  readonly source: string;
  readonly target: string;
}

/** Fewer different sources may have words in common by chance. */
const LEAST_UNITS = 3;
/** A passage that is much shorter than the fragment is a part of what it becomes at most. */
const LEAST_SHARE = 0.5;
/** Words that a language needs more than another. */
const MOST_MORE = 4;

/**
 * What a fragment of sources becomes, where their targets say so: the longest passage that stands in
 * the targets of at least three different sources, in all of them, about as long as the fragment. Null
 * where the targets differ there: nothing is guessed.
 * @param words of the fragment
 */
export function commonTarget(units: readonly HoldingUnit[], words: number): string | null {
  const different = [...new Map(units.map((unit) => [unit.source, unit])).values()];
  if (different.length < LEAST_UNITS) return null;
  const [shortest, ...others] = different
    .map(({ target }) => readTarget(target))
    .sort((a, b) => a.words.length - b.words.length);
  if (shortest === undefined) return null;
  const joined = others.map((one) => ` ${one.words.join(' ')} `);
  const most = Math.min(shortest.words.length, words * 2 + MOST_MORE);
  const least = Math.max(1, Math.ceil(words * LEAST_SHARE));
  for (let count = most; count >= least; count -= 1) {
    for (let start = 0; start + count <= shortest.words.length; start += 1) {
      const passage = ` ${shortest.words.slice(start, start + count).join(' ')} `;
      if (joined.every((text) => text.includes(passage))) return shortest.text(start, count);
    }
  }
  return null;
}

function readTarget(target: string) {
  const placed = placedWords(target);
  return {
    words: placed.map(({ word }) => foldWord(normaliseSegment(word))),
    text(start: number, count: number): string {
      const first = placed[start];
      const last = placed[start + count - 1];
      if (first === undefined || last === undefined) return '';
      return target.slice(first.start, last.start + last.word.length);
    },
  };
}
