import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packBlock, unpackBlock } from '../../../../main/engine/memory/index/block.ts';
import { createSequences, readSequence } from '../../../../main/engine/memory/index/sequence.ts';
import { createVocabulary } from '../../../../main/engine/memory/index/vocabulary.ts';

const segments = fc.array(fc.array(fc.string({ maxLength: 9 }), { maxLength: 12 }), {
  maxLength: 40,
});

test('words come back from the bytes of a block', () => {
  fc.assert(
    fc.property(segments, fc.nat(3), (units, shift) => {
      const vocabulary = createVocabulary();
      const sequences = createSequences();
      for (const words of units) sequences.push(words.map(vocabulary.add), words.length);
      const bytes = packBlock({
        counts: Uint16Array.from(units, (words) => words.length),
        sequences: sequences.bytes.slice(0, sequences.length),
        words: vocabulary.pack(0),
      });
      // A database gives bytes from any place of a buffer.
      const moved = new Uint8Array(bytes.length + shift).subarray(shift);
      moved.set(bytes);
      const block = unpackBlock(moved);

      const read = createVocabulary();
      read.append(block.words);
      const room = new Uint32Array(64);
      let at = 0;
      const found = [...block.counts].map((count) => {
        at = readSequence(block.sequences, at, count, room);
        return [...room.subarray(0, count)];
      });
      expect(found).toEqual(units.map((words) => words.map(vocabulary.add)));
      for (const word of units.flat()) expect(read.find(word)).toBe(vocabulary.add(word));
      expect(read.find('not a word of it')).toBe(-1);
    }),
  );
});

test('numbers of any size survive their seven-bit bytes', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(4_000_000)), (numbers) => {
      const sequences = createSequences();
      sequences.push(numbers, numbers.length);
      const room = new Uint32Array(numbers.length);
      expect(readSequence(sequences.bytes, 0, numbers.length, room)).toBe(sequences.length);
      expect([...room]).toEqual(numbers);
    }),
  );
});
