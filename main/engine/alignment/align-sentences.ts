import type { Anchor } from './band.ts';
import { createBand } from './band.ts';
import { gatherEvidence, placesOf } from './evidence.ts';
import type { Bead } from './find-path.ts';
import { findPath } from './find-path.ts';
import { createLengthModel } from './length-model.ts';
import type { Lexicon } from './lexicon.ts';
import { joinLexicons, learnLexicon } from './lexicon.ts';
import type { AlignedSentence, SentenceClues } from './sentence-clues.ts';
import { readClues } from './sentence-clues.ts';

/** Cells up to which everything is searched: 500 sentences on either side. */
const WHOLE = 250_000;
/** Columns beside the path where both documents are larger. */
const REACH = { first: 250, second: 60 } as const;
/** What the second pass learns from. */
const SURE = 0.9;

/**
 * Pairs the sentences of a document with those of its translation, in order. First by length (Gale and
 * Church 1993), numbers, codes, names and words that both languages write alike, paragraphs and the given
 * lexicon; then again with what the sure pairs of the first pass tell of further words (Varga et al. 2005).
 * Every sentence stands in exactly one bead.
 */
export function alignSentences(
  source: readonly AlignedSentence[],
  target: readonly AlignedSentence[],
  given: Lexicon,
): Bead[] {
  const [ours, theirs] = [readClues(source), readClues(target)];
  const lengths = createLengthModel(ratioOf(ours, theirs));
  const isWhole = (ours.length + 1) * (theirs.length + 1) <= WHOLE;
  const pass = (path: readonly Anchor[], reach: number, lexicon: Lexicon): Bead[] => {
    const band = createBand(
      ours.length,
      theirs.length,
      isWhole ? [] : path,
      isWhole ? theirs.length : reach,
    );
    const evidence = gatherEvidence(ours, theirs, band, lexicon);
    return findPath({ source: ours, target: theirs, band, evidence, lengths });
  };
  const first = pass(findAnchors(ours, theirs), REACH.first, given);
  const learnt = learnLexicon(surePairs(first, ours, theirs));
  const path = first.map(({ source: [, row], target: [, column] }) => ({
    source: row,
    target: column,
  }));
  return pass(path, REACH.second, joinLexicons(given, learnt));
}

/** Characters of the target for one of the source, between bounds that no two languages leave. */
function ratioOf(source: readonly SentenceClues[], target: readonly SentenceClues[]): number {
  const sum = (sentences: readonly SentenceClues[]) =>
    sentences.reduce((all, { length }) => all + length, 0);
  return Math.min(4, Math.max(0.25, sum(target) / Math.max(1, sum(source)) || 1));
}

function surePairs(
  beads: readonly Bead[],
  source: readonly SentenceClues[],
  target: readonly SentenceClues[],
): (readonly [SentenceClues, SentenceClues])[] {
  return beads.flatMap(({ source: [row, end], target: [column, last], confidence }) => {
    const [ours, theirs] = [source[row], target[column]];
    const isPair = end - row === 1 && last - column === 1 && confidence >= SURE;
    return isPair && ours !== undefined && theirs !== undefined ? [[ours, theirs] as const] : [];
  });
}

/**
 * Sentences that are the only ones on either side with a number, code or word, in the longest order that
 * holds on both sides.
 */
function findAnchors(source: readonly SentenceClues[], target: readonly SentenceClues[]): Anchor[] {
  const once = (sentences: readonly SentenceClues[]) =>
    placesOf(
      sentences.map(({ numbers, codes, words }) => [
        ...numbers.filter((number) => number.length > 1),
        ...codes,
        ...words.filter((word) => word.length > 3),
      ]),
    );
  const theirs = once(target);
  const found = new Map<number, number>();
  for (const [clue, [row, ...others]] of once(source)) {
    const [column, ...more] = theirs.get(clue) ?? [];
    if (row === undefined || column === undefined || others.length + more.length > 0) continue;
    found.set(row, column);
  }
  const points = [...found].toSorted(([a], [b]) => a - b);
  return longestOrder(points.map(([, column]) => column)).flatMap((at) => {
    const [row, column] = points[at] ?? [];
    return row === undefined || column === undefined ? [] : [{ source: row, target: column }];
  });
}

/** Indices of a longest strictly growing subsequence. */
function longestOrder(values: readonly number[]): number[] {
  const ends: number[] = [];
  const before: number[] = [];
  for (const [at, value] of values.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[ends[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    before.push(ends[low - 1] ?? -1);
    ends[low] = at;
  }
  const order: number[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) order.push(at);
  return order.reverse();
}
