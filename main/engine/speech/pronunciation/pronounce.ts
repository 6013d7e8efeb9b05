import { LETTER_NAMES } from './letter-names.ts';
import { soundWord } from './letter-to-sound.ts';

/**
 * The sounds of an English word that no dictionary has, in the phones of the CMU dictionary. Words in
 * capitals without a vowel, or of at most three letters, are spelled letter by letter; digits are
 * read one by one.
 * @returns null where a letter is not Latin
 */
export function pronounce(word: string): string | null {
  const plain = word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/['’]/g, '');
  if (!/^[A-Za-z\d]+$/.test(plain)) return null;
  const parts = plain.match(/\d|[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];
  const phones = parts.map((part) =>
    isSpelled(part) ? spell(part) : soundWord(part.toLowerCase()),
  );
  return phones.join(' ');
}

const isSpelled = (part: string): boolean =>
  /\d/.test(part) ||
  (/^[A-Z]+$/.test(part) && (part.length <= 3 || !/[AEIOUY]/.test(part))) ||
  !/[aeiouy]/i.test(part);

const spell = (part: string): string =>
  Array.from(part.toUpperCase(), (letter) => LETTER_NAMES[letter] ?? '').join(' ');
