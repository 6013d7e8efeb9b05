import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWordReader } from '../../../main/engine/memory/folded-words.ts';
import { analyse, normaliseSegment } from '../../../main/engine/memory/segment-text.ts';

const reader = createWordReader();

const piece = fc.oneof(
  fc.constantFrom(
    ...[
      'Save',
      'the',
      'don’t',
      "l'eau",
      'co\u00adop',
      'ʼn',
      '12',
      '3,5',
      '1.000,00',
      '½',
      '٣٤',
      '…',
    ],
    ...[
      ' ',
      '  ',
      '-',
      '<b>',
      '{0}',
      '%s',
      '$',
      '$x',
      '&',
      '_',
      '~',
      '(s)',
      '(&F)',
      '%qT',
      '&a;',
      '新しい',
      'ไฟล์',
      '한국어',
      'İ',
      'ẞ',
      'Ω',
      'é',
      'e\u0301',
    ],
    ...['👍🏽', '𠮷', '\u200d', 'MP3', "'", '/', ':', 'x'.repeat(70), 'a’'.repeat(7)],
  ),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);

test('the fast reader finds the words and numbers of the tokeniser', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = normaliseSegment(pieces.join(''));
      const { folded, numbers, placeables } = analyse(text);
      expect(reader.read(text)).toEqual({
        words: folded,
        numbers: numbers.map((number) => number.text),
        placeables: placeables.map((placeable) => placeable.text),
      });
    }),
    { numRuns: 4000 },
  );
});

test('characters of scripts without spaces are signs, other words are not', () => {
  expect(['新', 'ที่', 'ア'].map(reader.isSign)).toEqual([true, true, true]);
  expect(['word', '한국어', ''].map(reader.isSign)).toEqual([false, false, false]);
});
