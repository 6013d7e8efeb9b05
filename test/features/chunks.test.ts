import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChunkLimits } from '../../main/features/chunks.ts';
import { CHUNK_LIMITS, cutIntoChunks, jsonBytes } from '../../main/features/chunks.ts';
import { sentenceStarts } from '../../main/features/sentence-starts.ts';
import { anyCharacter } from '../any-character.ts';

const english = (piece: string) => sentenceStarts(piece, 'en');
const small: ChunkLimits = { whole: 10, first: 20, largest: 60, bytes: 200 };
const cut = (text: string, limits = small, breaks: 'lines' | 'nonewlines' = 'lines') =>
  cutIntoChunks(text, limits, breaks, english).map(({ start, end }) => text.slice(start, end));

const word = fc.constantFrom(
  'word',
  'two',
  ' ',
  '\n',
  '\n\n',
  '. ',
  '。',
  '漢字',
  '👩‍👩‍👧',
  'é',
  '\u0007',
);
const texts = fc.oneof(
  fc.array(word, { maxLength: 120 }).map((words) => words.join('')),
  fc.string({ unit: anyCharacter, maxLength: 300 }),
);

describe('cutIntoChunks', () => {
  it('loses nothing, repeats nothing and keeps to its limits, whatever the text', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 12, max: 300 }), (text, bytes) => {
        const pieces = cut(text, { ...small, bytes });
        expect(pieces.join('')).toBe(text);
        for (const piece of pieces) {
          expect(piece.length).toBeGreaterThan(text === '' ? -1 : 0);
          expect(piece.length).toBeLessThanOrEqual(small.largest);
          expect(jsonBytes(piece)).toBeLessThanOrEqual(bytes);
        }
      }),
    );
  });

  it('never cuts a surrogate pair or a character that a reader sees as one', () => {
    const family = '👩‍👩‍👧‍👦';
    for (const piece of cut(family.repeat(40))) {
      expect(piece.replaceAll(family, '')).toBe('');
    }
  });

  it('leaves a text whole that is short enough', () => {
    expect(cut('Ten chars.')).toEqual(['Ten chars.']);
  });

  it.each([
    ['between paragraphs', 'One two. Three.\n\nFour five. Six', 'One two. Three.\n\n'],
    [
      'between lines, where there are no paragraphs',
      'One two. Three\nFour five. Six',
      'One two. Three\n',
    ],
    ['between sentences, where there are no lines', 'One two. Three four five.', 'One two. '],
    [
      'between words, where there are no sentences',
      'one two three four five six',
      'one two three four ',
    ],
    ['between characters at last', 'abcdefghijklmnopqrstuvwxyz', 'abcdefghijklmnopqrst'],
  ])('cuts %s', (_, text, first) => {
    expect(cut(text)[0]).toBe(first);
  });

  it('does not take an abbreviation for the end of a sentence', () => {
    expect(cut('We met Dr. Smith there today.')[0]).not.toBe('We met Dr. ');
  });

  it('prefers sentences to lines where line breaks mean nothing', () => {
    expect(cut('One two. Three\nFour five. Six', small, 'nonewlines')[0]).toBe('One two. ');
  });

  it('begins small and grows, so that something is soon read', () => {
    const text = 'A sentence of forty characters is here. '.repeat(5000);
    const pieces = cut(text, { ...CHUNK_LIMITS, bytes: 100_000 });
    expect(text.length).toBe(200_000);
    expect(pieces[0]?.length).toBeLessThanOrEqual(CHUNK_LIMITS.first);
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeGreaterThan(6000);
    expect(pieces.length).toBeLessThan(40);
  });
});
