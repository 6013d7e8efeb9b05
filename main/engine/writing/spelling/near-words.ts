import type { AffixDictionary } from './affix-dictionary.ts';
import { typingCost } from './typing-cost.ts';

const MOST = 8;
/** Longer words have too many neighbours to look them all up. */
const MOST_LETTERS = 24;

/** Words of a dictionary that are one slip away, the nearest first. In small letters. */
export function nearWords(word: string, dictionary: AffixDictionary): string[] {
  const written = word.normalize('NFC').replaceAll('’', "'").toLowerCase();
  if (written.length > MOST_LETTERS) return [];
  const found = new Set<string>();
  for (const candidate of new Set(neighbours(written, dictionary))) {
    if (candidate === written || !dictionary.isLikely(candidate)) continue;
    if (dictionary.has(candidate)) found.add(candidate);
  }
  return [...found]
    .map((near) => ({ near, cost: typingCost(written, near) }))
    .sort((a, b) => a.cost - b.cost || (a.near < b.near ? -1 : 1))
    .slice(0, MOST)
    .map(({ near }) => near);
}

function* neighbours(word: string, { letters, replacements }: AffixDictionary): Generator<string> {
  for (const [wrong, right] of replacements) {
    for (let at = word.indexOf(wrong); at >= 0; at = word.indexOf(wrong, at + 1)) {
      const replaced = word.slice(0, at) + right + word.slice(at + wrong.length);
      if (/^[\p{L}'-]+$/u.test(replaced)) yield replaced;
    }
  }
  for (let i = 0; i <= word.length; i += 1) {
    const [before, after] = [word.slice(0, i), word.slice(i)];
    if (after !== '') yield before + after.slice(1);
    if (after.length > 1) yield before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2);
    for (const letter of letters) {
      yield before + letter + after;
      if (after !== '') yield before + letter + after.slice(1);
    }
    if (after !== '' && before !== '') yield `${before}'${after}`;
  }
  yield* doubled(word);
}

/** Two doubled letters: both may be missing, or both too many. */
function* doubled(word: string): Generator<string> {
  for (let i = 1; i < word.length; i += 1) {
    for (let j = i + 1; j <= word.length; j += 1) {
      const first = word.slice(0, i) + (word[i - 1] ?? '') + word.slice(i, j);
      yield first + (word[j - 1] ?? '') + word.slice(j);
    }
  }
}
