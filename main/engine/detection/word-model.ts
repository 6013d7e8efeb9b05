/** Letters of the longest run that is counted: a letter and those before it. */
const RUN = 5;
/** Slots of the table in which the runs of a language are counted; a power of two. */
const SLOTS = 1 << 17;
/** How many counts the shorter run is worth beside the longer. */
const SHORTER = 2;
/** Chance of a letter that no listed word of a language has. */
const ANY_LETTER = 1 / 5000;
/** Share of a text's words that are on the list of their language. */
const LISTED = 0.6;
/** Share of the words that a language has from another. */
const BORROWED = 0.01;
/** Flattens the falling of frequencies with the rank, since lists are of one field. */
const RANK = 20;
const WORD = /[\p{L}\p{M}]+/gu;

interface Language {
  readonly code: string;
  /** Chance of each listed word. */
  readonly words: ReadonlyMap<string, number>;
  /** How often each run of letters stands in them, by the hash of the run. */
  readonly runs: Uint16Array;
  readonly letters: number;
}

const wordsOf = (text: string): string[] =>
  text.normalize('NFC').toLocaleLowerCase('und').match(WORD) ?? [];

const marked = (word: string) => `^${word}$`;

/** Slot of the letters from `start` up to `end`, which is not among them (FNV-1a). */
function slotOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) & (SLOTS - 1);
}

function learn(code: string, list: readonly string[]): Language {
  const runs = new Uint16Array(SLOTS);
  const words = new Map<string, number>();
  let letters = 0;
  let all = 0;
  for (const word of new Set(list)) {
    const share = 1 / (words.size + RANK);
    words.set(word, share);
    all += share;
    const text = marked(word);
    letters += text.length - 1;
    for (let end = 1; end <= text.length; end += 1) {
      for (let start = Math.max(0, end - RUN); start < end; start += 1) {
        const slot = slotOf(text, start, end);
        runs[slot] = (runs[slot] ?? 0) + 1;
      }
    }
  }
  for (const [word, share] of words) words.set(word, share / all);
  return { code, words, runs, letters };
}

/** Chance that a language spells a word so: each letter by those before it, shorter runs for rare ones. */
function spelled(text: string, { runs, letters }: Language): number {
  let chance = 1;
  for (let end = 2; end <= text.length; end += 1) {
    let letter = ANY_LETTER;
    let before = letters;
    for (let start = end - 1; start >= Math.max(0, end - RUN); start -= 1) {
      const count = runs[slotOf(text, start, end)] ?? 0;
      letter = (count + SHORTER * letter) / (before + SHORTER);
      if (start > 0) before = runs[slotOf(text, start - 1, end - 1)] ?? 0;
      if (before === 0) break;
    }
    chance *= letter;
  }
  return chance;
}

/**
 * Learns languages from lists of their words, the most frequent first. The result says of a text for each
 * language the logarithm of the chance that its words are written in that language; only differences
 * mean something. It is empty for a text without words.
 */
export function createWordModel(
  lists: Readonly<Record<string, string>>,
): (text: string) => ReadonlyMap<string, number> {
  const languages = Object.entries(lists).map(([code, list]) => learn(code, wordsOf(list)));
  return (text) => {
    const chances = new Map<string, number>();
    for (const word of wordsOf(text)) {
      const text = marked(word);
      const each = languages.map((language) => {
        const spelling = (1 - LISTED) * spelled(text, language);
        return LISTED * (language.words.get(word) ?? 0) + spelling;
      });
      const borrowed = (BORROWED * each.reduce((sum, chance) => sum + chance, 0)) / each.length;
      languages.forEach(({ code }, at) => {
        const chance = (1 - BORROWED) * (each[at] ?? 0) + borrowed + Number.MIN_VALUE;
        chances.set(code, (chances.get(code) ?? 0) + Math.log(chance));
      });
    }
    return chances;
  };
}
