import { BLOCK_UNITS } from '../index/block.ts';
import { SIGNATURE_BYTES } from '../index/kernel.ts';
import { MOST_WORDS } from '../index/segment-index.ts';
import { createSequences } from '../index/sequence.ts';
import type { Signature } from '../index/signature.ts';
import { createVocabulary } from '../index/vocabulary.ts';
import type { PartRows } from './part-rows.ts';

/** Writes the blocks of one side of a part, unit by unit without a gap. */
export interface BlockWriter {
  /** The words of the next unit; none where this side has no text. */
  push(words: readonly string[], signature?: Signature): void;
  /** Writes what is not yet in a block. */
  flush(): void;
}

/**
 * Goes on after the blocks that are there.
 * @param first number of the first unit that comes
 */
export function createBlockWriter(
  rows: PartRows,
  part: number,
  side: string,
  first: number,
): BlockWriter {
  const vocabulary = createVocabulary();
  for (const { block } of rows.words(part, side)) vocabulary.append(block.words);
  let written = vocabulary.size;
  let begin = first;
  let units = 0;
  let sequences = createSequences();
  const counts = new Uint16Array(BLOCK_UNITS);
  const bits = new Uint8Array(BLOCK_UNITS);
  const signatures = new Uint8Array(BLOCK_UNITS * SIGNATURE_BYTES);
  const numbers = new Uint32Array(MOST_WORDS);
  const isSource = side === '';

  const flush = () => {
    if (units === 0) return;
    rows.insertBlock(part, {
      side,
      first: begin,
      words: {
        counts: counts.slice(0, units),
        sequences: sequences.bytes.slice(0, sequences.length),
        words: vocabulary.pack(written),
      },
      signatures: isSource
        ? Buffer.concat([signatures.subarray(0, units * SIGNATURE_BYTES), bits.subarray(0, units)])
        : null,
    });
    written = vocabulary.size;
    begin += units;
    units = 0;
    sequences = createSequences();
  };
  return {
    push(words, signature) {
      const count = words.length > MOST_WORDS ? 0 : words.length;
      for (let index = 0; index < count; index += 1) {
        numbers[index] = vocabulary.add(words[index] ?? '');
      }
      sequences.push(numbers, count);
      counts[units] = count;
      if (signature !== undefined) {
        bits[units] = signature.count;
        signatures.set(signature.bytes, units * SIGNATURE_BYTES);
      }
      units += 1;
      if (units === BLOCK_UNITS) flush();
    },
    flush,
  };
}
