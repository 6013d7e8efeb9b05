import type { Random } from './random.ts';
import { createRandom, createZipf } from './random.ts';
import type { SetName, WordSource } from './words.ts';
import { createWords } from './words.ts';

/** Makes segments that resemble those of real memories: frequent words, repeated phrases, copies. */
export interface SegmentSource {
  /** A segment; one in six is a copy of an earlier one of the first ten thousand with changes. */
  next(): string;
  /** A segment that was made from nothing. */
  fresh(): string;
  /** The segment with this share of its words exchanged, left out or added; at least one. */
  withOtherWords(segment: string, share: number): string;
  /** The segment with so many single letters changed. */
  withOtherLetters(segment: string, count: number): string;
}

const PHRASES = 20_000;
const COPIES = 1 / 6;
/** Copies are of these only, so that a small set holds all originals of a large one. */
const ORIGINALS = 10_000;
const TAGS = ['<b>', '</b>', '{0}', '{name}', '%s', '%d', '<br/>', '<a href="#">', '</a>'];

export function createSegments(set: SetName, seed: number): SegmentSource {
  const random = createRandom(seed);
  const words = createWords(set, random);
  const phrases = Array.from({ length: PHRASES }, () =>
    Array.from({ length: 2 + random.below(4) }, () => words.word()),
  );
  const phrase = createZipf(random, PHRASES, 0.9);
  const originals: string[] = [];

  const fresh = () => {
    const wanted = Math.min(
      60,
      Math.max(1, Math.round(words.length * Math.exp(0.72 * random.normal()))),
    );
    const items: string[] = [];
    while (items.length < wanted) {
      if (random.chance(0.22)) items.push(...(phrases[phrase()] ?? []));
      else items.push(words.word());
    }
    return dressed(items.slice(0, wanted), words, random);
  };
  const withOtherWords = (segment: string, share: number) => {
    const items = parts(segment, words);
    let changes = Math.max(1, Math.round(items.length * share));
    while (changes > 0) {
      const place = random.below(items.length);
      const kind = random.next();
      if (kind < 0.5) items[place] = words.word();
      else if (kind < 0.75 && items.length > 1) items.splice(place, 1);
      else items.splice(place, 0, words.word());
      changes -= 1;
    }
    return items.join(words.gap);
  };
  return {
    next() {
      const copied = originals.length > 100 && random.chance(COPIES);
      const segment = copied
        ? withOtherWords(random.pick(originals), 0.05 + 0.3 * random.next())
        : fresh();
      if (originals.length < ORIGINALS) originals.push(segment);
      return segment;
    },
    fresh,
    withOtherWords,
    withOtherLetters(segment, count) {
      const letters = Array.from(segment);
      for (let n = 0; n < count; n += 1) {
        const place = random.below(letters.length);
        const other = letters[random.below(letters.length)] ?? 'e';
        const kind = random.next();
        if (kind < 0.5) letters[place] = other;
        else if (kind < 0.75 && letters.length > 2) letters.splice(place, 1);
        else letters.splice(place, 0, other);
      }
      return letters.join('');
    },
  };
}

/** A sentence with a capital, marks, and at times numbers or tags. */
function dressed(items: string[], { gap, stop }: WordSource, random: Random): string {
  const dressedItems = items.map((item, place) => {
    const comma = gap === ' ' ? ',' : '、';
    return place < items.length - 1 && random.chance(0.05) ? item + comma : item;
  });
  if (random.chance(0.12)) {
    dressedItems.splice(random.below(items.length + 1), 0, String(random.below(300)));
  }
  if (random.chance(0.06)) {
    dressedItems.splice(random.below(items.length + 1), 0, random.pick(TAGS));
  }
  const text = dressedItems.join(gap);
  const capital = random.chance(0.85) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  return random.chance(0.55) ? capital + stop : capital;
}

/** What a translator would exchange as one: words, or pairs of signs where nothing parts them. */
function parts(segment: string, { gap }: WordSource): string[] {
  return gap === ' ' ? segment.split(' ') : (segment.match(/.{1,2}/gsu) ?? [segment]);
}

/** What a search is tried with. */
export interface TrialQuery {
  readonly text: string;
  readonly kind: 'identical' | 'words' | 'letters' | 'unknown';
}

/**
 * Queries in the proportions 1 : 2 : 1 : 2: identical segments, some words changed (5 to 35 %), some
 * letters changed (1 to 4), segments that the set does not hold.
 * @param stored the first ten thousand segments of the set
 */
export function makeQueries(
  source: SegmentSource,
  stored: readonly string[],
  count: number,
  seed: number,
): TrialQuery[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, n): TrialQuery => {
    const base = random.pick(stored);
    switch (n % 6) {
      case 0:
        return { kind: 'identical', text: base };
      case 1:
      case 2:
        return { kind: 'words', text: source.withOtherWords(base, 0.05 + 0.3 * random.next()) };
      case 3:
        return { kind: 'letters', text: source.withOtherLetters(base, 1 + random.below(4)) };
      default:
        return { kind: 'unknown', text: source.fresh() };
    }
  });
}
