import { SIGNATURE_BITS, SIGNATURE_BYTES } from './kernel.ts';
import { hashText } from './vocabulary.ts';

/** Seeds, so that equal letters in different roles set different bits. */
const TRIGRAM = 1;
const WHOLE = 2;
const PAIR = 3;
const NUMBER = 4;

/** What stands for a segment in the first, coarse comparison. */
export interface Signature {
  readonly bytes: Uint8Array;
  /** Bits that are set, at most 255. */
  readonly count: number;
}

/**
 * Writes signatures: each word sets bits for its trigrams with the word's ends, so that similar words
 * share bits, and one for itself, so that short words count too; a character of a script without
 * spaces sets one for itself and one for the pair with the character before it; a number sets one.
 * @param isSign says of a word that it is such a character
 * @param keeps remember the bits of every word, for those who write very many
 */
export function createSignatures(
  isSign: (word: string) => boolean,
  keeps: boolean,
): (words: readonly string[], numbers: readonly string[]) => Signature {
  const bytes = new Uint8Array(SIGNATURE_BYTES);
  const known = new Map<string, Uint8Array>();

  return (words, numbers) => {
    bytes.fill(0);
    let before = '';
    for (const word of words) {
      for (const bit of bitsOf(word)) set(bit);
      if (!isSign(word)) {
        before = '';
        continue;
      }
      if (before !== '') set(bitOf(before + word, PAIR));
      before = word;
    }
    for (const number of numbers) set(bitOf(number, NUMBER));
    let count = 0;
    for (const byte of bytes) count += ONES[byte] ?? 0;
    return { bytes, count: Math.min(255, count) };
  };

  function set(bit: number): void {
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
  }

  function bitsOf(word: string): Uint8Array {
    const kept = known.get(word);
    if (kept !== undefined) return kept;
    const bits = isSign(word) ? Uint8Array.of(bitOf(word, WHOLE)) : trigramBits(word);
    if (keeps) known.set(word, bits);
    return bits;
  }
}

function trigramBits(word: string): Uint8Array {
  const ended = ` ${word} `;
  const bits = new Uint8Array(ended.length - 1);
  for (let at = 0; at + 3 <= ended.length; at += 1) {
    bits[at] = bitOf(ended.slice(at, at + 3), TRIGRAM);
  }
  bits[ended.length - 2] = bitOf(word, WHOLE);
  return bits;
}

const bitOf = (text: string, seed: number) => hashText(text, seed) % SIGNATURE_BITS;

/** Bits that are set in each byte. */
const ONES = Uint8Array.from({ length: 256 }, (_, byte) => {
  let ones = 0;
  for (let rest = byte; rest > 0; rest >>= 1) ones += rest & 1;
  return ones;
});
