import { letterBit } from '../word-traits.ts';

/** The distinct words of one part of a memory, numbered from 0 in order of appearance. */
export interface Vocabulary {
  readonly size: number;
  /** The number of a word, which is added when it is new. */
  readonly add: (word: string) => number;
  /** The word of a number. */
  word(number: number): string;
  /** -1 for a word that no segment holds. */
  find(word: string): number;
  /** Its traits (`word-traits.ts`), each in an array that is another one after words were added. */
  readonly once: Int32Array;
  readonly often: Int32Array;
  /** UTF-16 units of all words; those of word n from `starts[n]` to before `starts[n + 1]`. */
  readonly units: Uint16Array;
  readonly starts: Uint32Array;
  /** The words from this number on, as `append` takes them. */
  pack(from: number): PackedWords;
  /** Adds words after those that are there; they must be new. */
  append(packed: PackedWords): void;
  readonly bytes: number;
}

/** Words end to end. */
export interface PackedWords {
  /** UTF-16 units of each. */
  readonly lengths: Uint16Array;
  readonly units: Uint16Array;
}

/** How many words are found without a look into the table. */
const RECENT = 4096;

/** Words in plain arrays: a million strings would cost five times as much. */
export function createVocabulary(): Vocabulary {
  let units = new Uint16Array(1024);
  let starts = new Uint32Array(256);
  let once = new Int32Array(256);
  let often = new Int32Array(256);
  let size = 0;
  /** Open addressing; word number plus 1, 0 for free. */
  let table = new Uint32Array(512);
  /** Words that are in the table; it is brought up to date when a word is sought. */
  let linked = 0;
  /** Words of texts repeat: those seen last, by the end of their hash. */
  const recent: { readonly words: string[]; readonly numbers: Int32Array } = {
    words: new Array<string>(RECENT).fill(''),
    numbers: new Int32Array(RECENT),
  };

  const startOf = (number: number) => starts[number] ?? 0;

  function find(word: string): number {
    const hash = hashText(word);
    const place = hash & (RECENT - 1);
    if (word !== '' && recent.words[place] === word) return recent.numbers[place] ?? 0;
    if (linked < size) linkRest();
    const slot = slotOf(hash, (number) => isWord(number, word));
    const number = (table[slot] ?? 0) - 1;
    if (number >= 0) remember(place, word, number);
    return number;
  }

  function remember(place: number, word: string, number: number): void {
    recent.words[place] = word;
    recent.numbers[place] = number;
  }

  function slotOf(hash: number, isIt: (number: number) => boolean): number {
    const last = table.length - 1;
    let slot = hash & last;
    for (;;) {
      const found = table[slot] ?? 0;
      if (found === 0 || isIt(found - 1)) return slot;
      slot = (slot + 1) & last;
    }
  }

  function isWord(number: number, word: string): boolean {
    const start = startOf(number);
    if (startOf(number + 1) - start !== word.length) return false;
    for (let index = 0; index < word.length; index += 1) {
      if (units[start + index] !== word.charCodeAt(index)) return false;
    }
    return true;
  }

  function room(words: number, more: number): void {
    units = grown(units, startOf(size) + more);
    starts = grown(starts, size + words + 2);
    once = grown(once, size + words);
    often = grown(often, size + words);
  }

  function linkRest(): void {
    let slots = table.length;
    while (slots < 2 * size) slots *= 2;
    if (slots > table.length) {
      table = new Uint32Array(slots);
      linked = 0;
    }
    for (; linked < size; linked += 1) link(linked);
  }

  /** Takes in the word after the last one, whose letters are there; it must be new. */
  function finish(): void {
    for (let at = startOf(size); at < startOf(size + 1); at += 1) {
      const letter = letterBit(units[at] ?? 0);
      often[size] = (often[size] ?? 0) | ((once[size] ?? 0) & letter);
      once[size] = (once[size] ?? 0) | letter;
    }
    size += 1;
  }

  function link(number: number): void {
    const hash = hashUnits(units, startOf(number), startOf(number + 1));
    table[slotOf(hash, () => false)] = number + 1;
  }

  return {
    get size() {
      return size;
    },
    word(number) {
      let word = '';
      for (let at = startOf(number); at < startOf(number + 1); at += 1) {
        word += String.fromCharCode(units[at] ?? 0);
      }
      return word;
    },
    find,
    add(word) {
      const known = find(word);
      if (known >= 0) return known;
      room(1, word.length);
      const start = startOf(size);
      for (let index = 0; index < word.length; index += 1) {
        units[start + index] = word.charCodeAt(index);
      }
      starts[size + 1] = start + word.length;
      finish();
      return size - 1;
    },
    get once() {
      return once;
    },
    get often() {
      return often;
    },
    get units() {
      return units;
    },
    get starts() {
      return starts;
    },
    pack(from) {
      return {
        lengths: Uint16Array.from(
          { length: size - from },
          (_, index) => startOf(from + index + 1) - startOf(from + index),
        ),
        units: units.slice(startOf(from), startOf(size)),
      };
    },
    append(packed) {
      room(packed.lengths.length, packed.units.length);
      units.set(packed.units, startOf(size));
      for (const length of packed.lengths) {
        starts[size + 1] = startOf(size) + length;
        finish();
      }
    },
    get bytes() {
      return (
        units.byteLength + starts.byteLength + table.byteLength + once.byteLength + often.byteLength
      );
    },
  };
}

/** Items that a full array gets more at a time: what is spare is lost. */
const MOST_SPARE = 1_048_576;

/** A larger copy where there is no room for so many items. */
export function grown<T extends Uint8Array | Uint16Array | Uint32Array | Int32Array>(
  array: T,
  items: number,
): T {
  if (array.length >= items) return array;
  const Larger = array.constructor as new (length: number) => T;
  const larger = new Larger(
    Math.max(items, array.length + Math.min(array.length >> 1, MOST_SPARE)),
  );
  larger.set(array);
  return larger;
}

function hashUnits(units: Uint16Array, from: number, to: number): number {
  let hash = 0x2545f491;
  for (let at = from; at < to; at += 1) hash = mix(hash, units[at] ?? 0);
  return end(hash);
}

/** 32 bits of a text, from its UTF-16 units. */
export function hashText(text: string, seed = 0x2545f491): number {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = mix(hash, text.charCodeAt(at));
  return end(hash);
}

const mix = (hash: number, unit: number) => {
  const mixed = Math.imul(hash ^ unit, 0x5bd1e995);
  return mixed ^ (mixed >>> 15);
};

const end = (hash: number) => {
  const mixed = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
};
