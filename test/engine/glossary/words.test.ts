import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordsOf } from '../../../main/engine/glossary/words.ts';

const cut = (text: string) => wordsOf(text).map(({ start, end }) => text.slice(start, end));

it('cuts words, signs, white space and characters of scripts without spaces', () => {
  expect(cut('A file_name2,  déjà e\u0301t\u0301 caf\u00e9s!')).toEqual([
    'A',
    ' ',
    'file_name2',
    ',',
    '  ',
    'déjà',
    ' ',
    'e\u0301t\u0301',
    ' ',
    'cafés',
    '!',
  ]);
  expect(cut('API仕様の x𝒳y 😀 สัญ')).toEqual([
    'API',
    '仕',
    '様',
    'の',
    ' ',
    'x𝒳y',
    ' ',
    '😀',
    ' ',
    'สั',
    'ญ',
  ]);
});

it('folds case, composition, apostrophes and white space', () => {
  expect(wordsOf('FILE \n ÉTE\u0301 ’').map(({ folded }) => folded)).toEqual([
    'file',
    ' ',
    'été',
    ' ',
    "'",
  ]);
});

it('covers every text, and cuts plain letters as all others', () => {
  const letter = fc.constantFrom(
    'a',
    'Z',
    '_',
    '7',
    ' ',
    '\t',
    '-',
    'é',
    '\u0301',
    '漢',
    '가',
    '😀',
    '’',
  );
  fc.assert(
    fc.property(fc.array(letter, { maxLength: 30 }), (letters) => {
      const text = letters.join('');
      expect(cut(text).join('')).toBe(text);
      // The letter ü in the place of a, and Ü of Z, is no other kind of letter.
      const lengths = (of: string) => cut(of).map(({ length }) => length);
      expect(lengths(text.replaceAll('a', 'ü').replaceAll('Z', 'Ü'))).toEqual(lengths(text));
    }),
  );
});
