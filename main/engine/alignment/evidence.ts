import type { Band } from './band.ts';
import type { SentenceClues } from './sentence-clues.ts';
import type { Lexicon } from './lexicon.ts';

/** What two sentences share, for every cell of a band; a cell (row, column) is the pair behind its place. */
export interface Evidence {
  /** Nats by which shared words and codes make the pair likelier than chance. */
  shared(cell: number): number;
  /** Numbers that stand in both. */
  numbers(cell: number): number;
}

/** How often a clue of the source stands in its translation, where it is one. */
const KEPT = { number: 0.9, code: 0.9, word: 0.4, beginning: 0.25 } as const;
/** Letters of the beginning of a word that cognates share. */
const BEGINNING = 5;
/** A clue that stands in more sentences tells nothing of their order. */
const MOST_SENTENCES = 200;
/** Nats of one pair: many shared words are not independent of each other. */
const MOST = 14;

/** Gathers evidence from what is written the same on both sides, and from a lexicon. */
export function gatherEvidence(
  source: readonly SentenceClues[],
  target: readonly SentenceClues[],
  band: Band,
  lexicon: Lexicon,
): Evidence {
  const shared = new Float32Array(band.size);
  const numbers = new Uint8Array(band.size);
  const add = (
    before: ReadonlyMap<string, readonly number[]>,
    after: ReadonlyMap<string, readonly number[]>,
    kept: number,
    onPair?: (cell: number) => void,
  ) => {
    for (const [clue, rows] of before) {
      const columns = after.get(clue);
      if (columns === undefined) continue;
      addPairs(rows, columns, kept, onPair);
    }
  };
  const addPairs = (
    rows: readonly number[],
    columns: readonly number[],
    kept: number,
    onPair?: (cell: number) => void,
  ) => {
    const gain =
      Math.log(kept) +
      (Math.log(source.length / rows.length) + Math.log(target.length / columns.length)) / 2;
    const isTelling = gain > 0 && rows.length <= MOST_SENTENCES && columns.length <= MOST_SENTENCES;
    if (!isTelling && onPair === undefined) return;
    for (const row of rows) {
      const [from, to] = [band.from(row), band.to(row)];
      for (const column of columns) {
        if (column < from || column >= to) continue;
        const cell = band.at(row, column);
        if (isTelling) shared[cell] = Math.min(MOST, (shared[cell] ?? 0) + gain);
        onPair?.(cell);
      }
    }
  };
  const places = (
    sentences: readonly SentenceClues[],
    of: (one: SentenceClues) => readonly string[],
  ) => placesOf(sentences.map(of));

  const [words, theirWords] = [
    places(source, (one) => one.words),
    places(target, (one) => one.words),
  ];
  add(
    places(source, (one) => one.numbers),
    places(target, (one) => one.numbers),
    KEPT.number,
    (cell) => (numbers[cell] = Math.min(255, (numbers[cell] ?? 0) + 1)),
  );
  add(
    places(source, (one) => one.codes),
    places(target, (one) => one.codes),
    KEPT.code,
  );
  add(words, theirWords, KEPT.word);
  add(places(source, beginnings), places(target, beginnings), KEPT.beginning);
  for (const [word, translations] of lexicon) {
    const rows = words.get(word);
    if (rows === undefined) continue;
    for (const [translation, kept] of translations) {
      const columns = translation === word ? undefined : theirWords.get(translation);
      if (columns !== undefined) addPairs(rows, columns, kept);
    }
  }
  return { shared: (cell) => shared[cell] ?? 0, numbers: (cell) => numbers[cell] ?? 0 };
}

/** Beginnings of longer words; whole words count by themselves. */
const beginnings = ({ words }: SentenceClues): string[] => [
  ...new Set(
    words.filter((word) => word.length > BEGINNING).map((word) => word.slice(0, BEGINNING)),
  ),
];

/** Sentences by clue. */
export function placesOf(sentences: readonly (readonly string[])[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, clues] of sentences.entries()) {
    for (const clue of clues) {
      const known = places.get(clue);
      if (known === undefined) places.set(clue, [at]);
      else known.push(at);
    }
  }
  return places;
}
