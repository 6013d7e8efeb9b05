import { foldWithPlaces } from './fold.ts';
import type { SearchTerm } from './terms.ts';

/** Where terms stand in a text, as UTF-16 ranges that neither touch nor overlap. */
export function hitsOf(
  text: string,
  terms: readonly SearchTerm[],
): readonly (readonly [start: number, end: number])[] {
  if (terms.length === 0) return [];
  const folded = foldWithPlaces(text);
  const found = terms
    .flatMap(({ pattern }) =>
      Array.from(folded.text.matchAll(pattern), ({ 0: match, index }): [number, number] => [
        folded.places[index] ?? 0,
        folded.places[index + match.length] ?? text.length,
      ]),
    )
    .filter(([start, end]) => end > start)
    .sort(([one], [other]) => one - other);
  const hits: [number, number][] = [];
  for (const [start, end] of found) {
    const last = hits.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else hits.push([start, end]);
  }
  return hits;
}

/** Whether a folded text has every term. */
export function hasTerms(folded: string, terms: readonly SearchTerm[]): boolean {
  return terms.every(({ words: [first = ''], pattern }) => {
    return folded.includes(first) && folded.search(pattern) >= 0;
  });
}
