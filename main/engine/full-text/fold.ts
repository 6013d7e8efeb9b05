/** Letters that Unicode does not take apart though people type them plain. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ς: 'σ',
  ـ: '',
};
const SPECIAL = /[ßæœøłđðþıħŧςـ]/gu;

/**
 * Marks that people leave out when they search: accents of Latin, Greek and Cyrillic letters, points
 * of Hebrew and Arabic ones. Those of Indian and other scripts are vowels and stay.
 */
const MARKS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/gu;

/** A text as searches compare it: without letter case, accents and typographic forms of letters. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter);
}

/** A folded text whose places are known in the original. */
export interface FoldedText {
  readonly text: string;
  /** UTF-16 place in the original of each unit, and its length at the end. */
  readonly places: readonly number[];
}

/** Folds letter by letter; letters that are written as several code points may stay unfolded. */
export function foldWithPlaces(original: string): FoldedText {
  const places: number[] = [];
  let text = '';
  let at = 0;
  for (const letter of original) {
    const folded = fold(letter);
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) places.push(at);
    at += letter.length;
  }
  places.push(at);
  return { text, places };
}
