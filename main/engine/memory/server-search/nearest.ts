import type { WordReader } from '../folded-words.ts';
import { indexedWords } from '../folded-words.ts';
import { createLikeliest } from '../index/likeliest.ts';
import { createSegmentIndex } from '../index/segment-index.ts';
import { SIGNATURE_BYTES } from '../index/kernel.ts';
import type { Signature } from '../index/signature.ts';
import { normaliseSegment } from '../segment-text.ts';

/** A source that a team database answered with. */
export interface ServerSource {
  /** Within its memory. */
  readonly number: number;
  readonly source: string;
}

/** What is kept of the sources: all that may become one of the best matches. */
export interface NearestQuery {
  readonly segment: string;
  /** The least base, 1 to 100. */
  readonly threshold: number;
  readonly wanted: number;
}

/** Units whose rows are asked for, of those whose words are alike enough. */
const MOST_READ = 64;
/** The database has compared signatures already: all are alike, in its order. */
const ANY: Signature = { bytes: new Uint8Array(SIGNATURE_BYTES).fill(1, 0, 1), count: 1 };
const NONE = { units: 0, words: () => [], signatures: () => [], stale: new Set<number>() };

/**
 * Numbers of the sources that come nearest, as the index of a seat says it: identical ones first, then by the
 * percent of their words.
 */
export function createNearest(reader: WordReader) {
  const likeliest = createLikeliest();

  return (
    { segment, threshold, wanted }: NearestQuery,
    sources: readonly ServerSource[],
  ): number[] => {
    const normal = normaliseSegment(segment);
    const index = createSegmentIndex(NONE, likeliest);
    const identical: number[] = [];
    for (const { number, source } of sources) {
      const text = normaliseSegment(source);
      if (text === normal) identical.push(number);
      index.add(number, indexedWords(reader.read(text)), ANY);
    }
    const { words, placeables } = reader.read(normal);
    const found = index
      .search({ words, placeables, signature: ANY, needed: Math.max(1, threshold), wanted })
      .slice(0, MOST_READ);
    return [...new Set([...identical, ...found.map(({ unit }) => unit)])];
  };
}
