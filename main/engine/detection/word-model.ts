/** Letters of the longest run that is counted: a letter and those before it. */
const RUN = 5;
/** Slots in which the runs of a language are counted; a power of two. */
const SLOTS = 1 << 16;
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

/** The listed words of all languages: a table by the hash of word and language, with no strings kept. */
interface Ranks {
  readonly keys: Uint32Array;
  /** Rank of the word in its list, from 1; 0 for a free place. */
  readonly ranks: Uint16Array;
}

interface Language {
  readonly code: string;
  /** Sum of the shares of its words. */
  readonly all: number;
  /** How often each run of letters stands in them, by the hash of the run. */
  readonly runs: Uint16Array;
  readonly letters: number;
}

const wordsOf = (text: string): string[] =>
  text.normalize('NFC').toLocaleLowerCase('und').match(WORD) ?? [];

const marked = (word: string) => `^${word}$`;

// FNV-1a.
const SEED = 0x811c9dc5;
const next = (hash: number, code: number) => Math.imul(hash ^ code, 0x01000193);
const slotOf = (hash: number) => (hash ^ (hash >>> 15)) & (SLOTS - 1);

function hashOf(word: string): number {
  let hash = SEED;
  for (let at = 0; at < word.length; at += 1) hash = next(hash, word.charCodeAt(at));
  return hash;
}

const keyOf = (hash: number, language: number) =>
  Math.imul(next(hash, language + 1), 0x9e3779b1) >>> 0;

/** The place of a word in the table: where it is, or where it would be. */
function placeOf({ keys, ranks }: Ranks, key: number): number {
  const last = keys.length - 1;
  let place = (key ^ (key >>> 15)) & last;
  while (ranks[place] !== 0 && keys[place] !== key) place = (place + 1) & last;
  return place;
}

const shareOf = (rank: number) => 1 / (rank - 1 + RANK);

function learn(
  code: string,
  number: number,
  list: readonly string[],
  ranks: Ranks,
  runs: Uint16Array,
): Language {
  let letters = 0;
  let all = 0;
  let rank = 0;
  for (const word of list) {
    const key = keyOf(hashOf(word), number);
    const place = placeOf(ranks, key);
    if (ranks.ranks[place] !== 0) continue;
    rank += 1;
    ranks.keys[place] = key;
    ranks.ranks[place] = rank;
    all += shareOf(rank);
    const text = marked(word);
    letters += text.length - 1;
    for (let start = 0; start < text.length; start += 1) {
      let hash = SEED;
      const end = Math.min(text.length, start + RUN);
      for (let at = start; at < end; at += 1) {
        hash = next(hash, text.charCodeAt(at));
        const slot = slotOf(hash);
        runs[slot] = (runs[slot] ?? 0) + 1;
      }
    }
  }
  return { code, all, runs, letters };
}

/** Slots of all runs of a text: that of `length` letters from `start` is at `start * RUN + length - 1`. */
function slotsOf(text: string): Uint32Array {
  const slots = new Uint32Array(text.length * RUN);
  for (let start = 0; start < text.length; start += 1) {
    let hash = SEED;
    const most = Math.min(RUN, text.length - start);
    for (let length = 0; length < most; length += 1) {
      hash = next(hash, text.charCodeAt(start + length));
      slots[start * RUN + length] = slotOf(hash);
    }
  }
  return slots;
}

/** Chance that a language spells a word so: each letter by those before it, shorter runs for rare ones. */
function spelled(slots: Uint32Array, { runs, letters }: Language): number {
  const count = (start: number, length: number) => runs[slots[start * RUN + length - 1] ?? 0] ?? 0;
  let chance = 1;
  for (let end = 2; end <= slots.length / RUN; end += 1) {
    let letter = ANY_LETTER;
    let before = letters;
    for (let start = end - 1; start >= Math.max(0, end - RUN); start -= 1) {
      letter = (count(start, end - start) + SHORTER * letter) / (before + SHORTER);
      if (start > 0) before = count(start - 1, end - start);
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
  const codes = Object.keys(lists);
  const spaces = Object.values(lists).reduce((sum, list) => sum + list.split(/\s+/).length, 0);
  // Half of the table stays free, so that a search is short.
  const places = 2 ** Math.ceil(Math.log2(2 * spaces + 2));
  const ranks: Ranks = { keys: new Uint32Array(places), ranks: new Uint16Array(places) };
  const runs = new Uint16Array(codes.length * SLOTS);
  const languages = codes.map((code, at) => {
    const own = runs.subarray(at * SLOTS, (at + 1) * SLOTS);
    return learn(code, at, wordsOf(lists[code] ?? ''), ranks, own);
  });
  return (text) => {
    const chances = new Map<string, number>();
    for (const word of wordsOf(text)) {
      const hash = hashOf(word);
      const slots = slotsOf(marked(word));
      const each = languages.map((language, at) => {
        const rank = ranks.ranks[placeOf(ranks, keyOf(hash, at))] ?? 0;
        const share = rank === 0 ? 0 : shareOf(rank) / language.all;
        return LISTED * share + (1 - LISTED) * spelled(slots, language);
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
