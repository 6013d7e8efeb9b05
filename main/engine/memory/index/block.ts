import type { PackedWords } from './vocabulary.ts';

/** Units of one block. */
export const BLOCK_UNITS = 4096;
/** Another one makes all blocks anew: when tokens, signatures or this form change. */
export const BLOCK_FORM = 2;

/**
 * The words of consecutive units on one side of a memory: how many each has, their numbers, and the
 * words that no block before it has.
 */
export interface WordBlock {
  readonly counts: Uint16Array;
  readonly sequences: Uint8Array;
  readonly words: PackedWords;
}

const HEAD = 4;

/** One array of bytes, little endian: four sizes, then counts, lengths, units and sequences. */
export function packBlock({ counts, sequences, words }: WordBlock): Uint8Array {
  const head = Uint32Array.of(
    counts.length,
    words.lengths.length,
    words.units.length,
    sequences.length,
  );
  return Buffer.concat([head, counts, words.lengths, words.units, sequences].map(bytesOf));
}

/** @throws RangeError where the sizes do not fit the bytes */
export function unpackBlock(bytes: Uint8Array): WordBlock {
  // The views below need a buffer that starts at an even place.
  const { buffer, byteOffset } = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  let at = byteOffset;
  const [units = 0, words = 0, letters = 0, size = 0] = new Uint32Array(buffer, at, HEAD);
  at += 4 * HEAD;
  const take = (length: number) => {
    const view = new Uint16Array(buffer, at, length);
    at += 2 * length;
    return view;
  };
  const counts = take(units);
  const packed = { lengths: take(words), units: take(letters) };
  return { counts, words: packed, sequences: new Uint8Array(buffer, at, size) };
}

const bytesOf = (view: ArrayBufferView) =>
  new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
