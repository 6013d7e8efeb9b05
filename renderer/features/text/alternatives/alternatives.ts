import type { TermMark } from '../../../../preload/contract/glossaries.ts';

export type Stretch = readonly [start: number, end: number];

/** Other words for a word of a translation, and who has them. */
export interface Alternative {
  readonly words: string;
  /** Source term that they stand for; empty where they come from another translation of the sentence. */
  readonly term: string;
  /** Name of the glossary or memory. */
  readonly from: string;
}

/** A short entry of a memory whose source stands in the sentence. */
export interface ShortUnit {
  readonly source: string;
  readonly target: string;
  readonly memoryName: string;
}

/** A memory's entry of more words says nothing about a single one. */
const MOST_TERM_WORDS = 4;
/** Words of another translation that can stand for one. */
const MOST_REPLACING = 3;
const MOST_SHOWN = 8;
/** Around a place, enough to find the word that is there without reading a long text. */
const NEAR = 200;

const fold = (text: string) => text.normalize('NFC').toLocaleLowerCase();

/** The words of a text with their places, in UTF-16 units. */
export function wordsOf(text: string, language: string): { word: string; at: Stretch }[] {
  const words: { word: string; at: Stretch }[] = [];
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    if (isWordLike === true) words.push({ word: segment, at: [index, index + segment.length] });
  }
  return words;
}

/** The word at an offset of a text, however long that is; null between words. */
export function wordAt(text: string, offset: number, language: string): Stretch | null {
  const from = Math.max(0, offset - NEAR);
  const near = text.slice(from, offset + NEAR);
  const found = wordsOf(near, language).find(
    ({ at: [start, end] }) => from + start <= offset && offset < from + end,
  );
  return found === undefined ? null : [from + found.at[0], from + found.at[1]];
}

/** The word after (1) or before (-1) a place, for whoever walks through a text by keys. */
export function nextWord(
  text: string,
  [start, end]: Stretch,
  step: 1 | -1,
  language: string,
): Stretch | null {
  const from = step === 1 ? end : Math.max(0, start - NEAR);
  const near = text.slice(from, step === 1 ? end + NEAR : start);
  const found = wordsOf(near, language).at(step === 1 ? 0 : -1);
  return found === undefined ? null : [from + found.at[0], from + found.at[1]];
}

/** Whether a memory's entry is a term of a sentence: few words, which stand there one after the other. */
export function isTermOf(term: string, sentence: string, language: string): boolean {
  const [parts, words] = [term, sentence].map((text) =>
    wordsOf(text, language).map(({ word }) => fold(word)),
  ) as [string[], string[]];
  if (parts.length === 0 || parts.length > MOST_TERM_WORDS) return false;
  return words.some((_, at) => parts.every((part, index) => words[at + index] === part));
}

/**
 * Other words from glossaries: where the word translates a term, all other translations of that term; besides,
 * terms of the sentence that the translation has in no glossary's words.
 * @param marks of each glossary by itself, with its name
 */
export function fromGlossaries(
  marks: readonly { readonly name: string; readonly marks: readonly TermMark[] }[],
  word: Stretch,
  terms: readonly string[],
): Alternative[] {
  const all = marks.flatMap((one) => one.marks.map((mark) => ({ ...mark, name: one.name })));
  const known = new Set(terms.map(fold));
  for (const { found, term } of all) {
    if (found !== null && found[0] < word[1] && word[0] < found[1]) known.add(fold(term));
  }
  const isOf = (term: string) => known.has(fold(term));
  // One that stands somewhere else in the translation is not what this word stands for.
  const placed = new Set(all.flatMap(({ found, term }) => (found === null ? [] : [fold(term)])));
  return [
    ...all.filter(({ term }) => isOf(term)),
    ...all.filter(
      ({ term, outcome }) => outcome === 'missed' && !isOf(term) && !placed.has(fold(term)),
    ),
  ].map(({ wanted, term, name }) => ({ words: wanted, term, from: name }));
}

/** What entries of the same term have, the most frequent first. */
export function fromShortUnits(units: readonly ShortUnit[]): Alternative[] {
  const counted = new Map<string, { alternative: Alternative; count: number }>();
  for (const { source, target, memoryName } of units) {
    const words = target.replace(/[.!?…。！？]+$/u, '');
    const key = fold(words);
    const known = counted.get(key);
    if (known === undefined) {
      counted.set(key, { alternative: { words, term: source, from: memoryName }, count: 1 });
    } else known.count += 1;
  }
  return [...counted.values()]
    .sort((one, other) => other.count - one.count)
    .map(({ alternative }) => alternative);
}

/**
 * The words that stand in another translation of the sentence between the same two neighbours.
 * @param place of the word among those of the translation
 * @returns null where the other one has none there, or the same
 */
export function replacingWords(
  translation: readonly string[],
  place: number,
  other: string,
  language: string,
): string | null {
  const before = place === 0 ? null : fold(translation[place - 1] ?? '');
  const after = place === translation.length - 1 ? null : fold(translation[place + 1] ?? '');
  if (before === null && after === null) return null;
  const words = wordsOf(other, language);
  const folded = words.map(({ word }) => fold(word));
  for (let from = -1; from < folded.length; from += 1) {
    if (before === null ? from !== -1 : folded[from] !== before) continue;
    for (let most = 1; most <= MOST_REPLACING; most += 1) {
      const end = from + most + 1;
      if (after === null ? end !== folded.length : folded[end] !== after) continue;
      const [start, stop] = [words[from + 1]?.at[0], words[end - 1]?.at[1]];
      if (start === undefined || stop === undefined) continue;
      const found = other.slice(start, stop);
      return fold(found) === fold(translation[place] ?? '') ? null : found;
    }
  }
  return null;
}

/** Each once, without the word itself; at most what a small list can show. */
export function distinct(all: readonly Alternative[], word: string): readonly Alternative[] {
  const seen = new Set([fold(word)]);
  const kept = all.filter(({ words }) => {
    const key = fold(words.trim());
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return kept.slice(0, MOST_SHOWN);
}
