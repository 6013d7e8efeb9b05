import { EVERYDAY_WORDS } from './everyday-words.ts';
import { TERM_WORDS } from './term-words.ts';

/** Letters of a piece of a word; each word stands between two spaces. */
const PIECE_LETTERS = [1, 2, 3, 4];
/** What a piece that no word of a language has is worth, as a count. */
const UNSEEN = 0.4;
/** From here on a word counts as a part of a compound. */
const PART_LETTERS = 4;
const WORD = /[\p{L}\p{M}]+/gu;

interface Spelling {
  readonly words: ReadonlySet<string>;
  /** How often each piece stands in them. */
  readonly pieces: ReadonlyMap<string, number>;
  /** Pieces of each length, by the letters of a piece. */
  readonly totals: ReadonlyMap<number, number>;
}

/** How far the spelling of a text is that of one language. */
export interface SpellingFit {
  /** The mean of the logarithms of its pieces; only differences between languages mean something. */
  readonly pieces: number;
  /** The share of its letters that our words of the language cover, as words or ends of compounds. */
  readonly cover: number;
}

const wordsOf = (text: string): string[] =>
  text.normalize('NFC').toLocaleLowerCase('und').match(WORD) ?? [];

function piecesOf(word: string): (readonly [piece: string, letters: number])[] {
  const letters = Array.from(` ${word} `);
  return PIECE_LETTERS.flatMap((length) =>
    letters
      .slice(0, Math.max(0, letters.length - length + 1))
      .map((_, at) => [letters.slice(at, at + length).join(''), length] as const),
  ).filter(([piece]) => piece !== ' ');
}

function learn(words: ReadonlySet<string>): Spelling {
  const pieces = new Map<string, number>();
  const totals = new Map<number, number>();
  for (const word of words) {
    for (const [piece, length] of piecesOf(word)) {
      pieces.set(piece, (pieces.get(piece) ?? 0) + 1);
      totals.set(length, (totals.get(length) ?? 0) + 1);
    }
  }
  return { words, pieces, totals };
}

/**
 * Learns how languages are spelled from our lists of their words, and says for each how far a text
 * fits. The result is empty for a text without words.
 */
export function createSpellings(): (text: string) => ReadonlyMap<string, SpellingFit> {
  const spellings = Object.entries(TERM_WORDS).map(([language, terms]) => {
    const words = new Set([...wordsOf(terms), ...wordsOf(EVERYDAY_WORDS[language] ?? '')]);
    return [language, learn(words)] as const;
  });
  const kinds = new Map<number, number>();
  for (const piece of new Set(spellings.flatMap(([, { pieces }]) => [...pieces.keys()]))) {
    const { length } = Array.from(piece);
    kinds.set(length, (kinds.get(length) ?? 0) + 1);
  }

  const meanOf = (
    found: readonly (readonly [string, number])[],
    { pieces, totals }: Spelling,
  ): number => {
    let sum = 0;
    for (const [piece, length] of found) {
      const all = (totals.get(length) ?? 0) + UNSEEN * (kinds.get(length) ?? 0);
      sum += Math.log(((pieces.get(piece) ?? 0) + UNSEEN) / all);
    }
    return sum / found.length;
  };

  return (text) => {
    const words = wordsOf(text);
    const pieces = words.flatMap(piecesOf);
    const letters = words.join('').length;
    if (pieces.length === 0) return new Map();
    return new Map(
      spellings.map(([language, spelling]) => {
        const covered = words.reduce((sum, word) => sum + coveredLetters(word, spelling.words), 0);
        return [language, { pieces: meanOf(pieces, spelling), cover: covered / letters }];
      }),
    );
  };
}

/** Letters of a word that is in a list, else of the longest one that it begins or ends with. */
function coveredLetters(word: string, list: ReadonlySet<string>): number {
  if (list.has(word)) return word.length;
  let longest = 0;
  for (const part of list) {
    if (part.length < PART_LETTERS || part.length <= longest) continue;
    if (word.startsWith(part) || word.endsWith(part)) longest = part.length;
  }
  return longest;
}
