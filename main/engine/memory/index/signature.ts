import { familyOf } from '../../markup/placeables.ts';
import { twinOf } from '../substitution.ts';
import { SIGNATURE_BITS, SIGNATURE_BYTES } from './kernel.ts';
import { hashText } from './vocabulary.ts';

/** Seeds, so that equal letters in different roles set different bits. */
const TRIGRAM = 0x2c1b3c6d;
const WHOLE = 2;
const PAIR = 3;
/** Several bits for a number, so that of segments that differ in it alone the same one is likest. */
const NUMBER = [4, 5, 6] as const;
const PLACEABLE = 7;
const TWIN = 8;
const FAMILY = 9;
/** Stands before and after a word. */
const END = 32;

/** What stands for a segment in the first, coarse comparison. */
export interface Signature {
  readonly bytes: Uint8Array;
  /** Bits that are set, at most 255. */
  readonly count: number;
}

/** What a signature is made of. */
export interface SignedText {
  readonly words: readonly string[];
  readonly numbers: readonly string[];
  readonly placeables: readonly string[];
}

/**
 * Writes signatures, always into the same bytes: each word sets bits for its trigrams with the word's
 * ends, so that similar words share bits, and one for itself, so that short words count too; a character
 * of a script without spaces sets one for itself and one for the pair with the character before it; a
 * number sets three, a placeable two.
 * @param isSign says of a word that it is such a character
 */
export function createSignatures(
  isSign: (word: string) => boolean,
): (text: SignedText) => Signature {
  const bytes = new Uint8Array(SIGNATURE_BYTES);

  return ({ words, numbers, placeables }) => {
    bytes.fill(0);
    let before = '';
    for (const word of words) {
      set(hashText(word, WHOLE));
      const twin = twinOf(word);
      // The same bit for both, since they share few letters.
      if (twin !== null) set(hashText(word < twin ? word : twin, TWIN));
      if (!isSign(word)) {
        setTrigrams(word);
        before = '';
        continue;
      }
      if (before !== '') set(hashText(before + word, PAIR));
      before = word;
    }
    for (const number of numbers) for (const seed of NUMBER) set(hashText(number, seed));
    for (const placeable of placeables) {
      set(hashText(placeable, PLACEABLE));
      set(hashText(familyOf(placeable), FAMILY));
    }
    let count = 0;
    for (let place = 0; place < SIGNATURE_BYTES; place += 1) count += ONES[bytes[place] ?? 0] ?? 0;
    return { bytes, count: Math.min(255, count) };
  };

  function setTrigrams(word: string): void {
    let first = END;
    let second = word.charCodeAt(0);
    for (let at = 1; at <= word.length; at += 1) {
      const third = at < word.length ? word.charCodeAt(at) : END;
      const mixed = Math.imul(
        Math.imul(Math.imul(first ^ TRIGRAM, 0x5bd1e995) ^ second, 0x5bd1e995) ^ third,
        0xc2b2ae35,
      );
      set((mixed ^ (mixed >>> 15) ^ (mixed >>> 23)) >>> 0);
      first = second;
      second = third;
    }
  }

  function set(hash: number): void {
    const bit = hash % SIGNATURE_BITS;
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
  }
}

/** Bits that are set in each byte. */
const ONES = Uint8Array.from({ length: 256 }, (_, byte) => {
  let ones = 0;
  for (let rest = byte; rest > 0; rest >>= 1) ones += rest & 1;
  return ones;
});
