const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
};

const MARKUP = /<[^>]*>|&[^;\s]*;/;

/** Changes text between tags and references; these stay. */
export function changeText(text: string, change: (part: string) => string): string {
  return text
    .split(new RegExp(`(${MARKUP.source})`))
    .map((part) => (MARKUP.test(part) ? part : change(part)))
    .join('');
}

/**
 * A translation that everybody can take back: vowels get an accent. Letters are as wide as before, and
 * Latin-1 has them all.
 */
export const accented = (text: string): string =>
  changeText(text, (part) => part.replace(/[aeiou]/gi, (letter) => ACCENTS[letter] ?? letter));

/** Takes accents back. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\u0301/g, '');

/** The text of a unit as a reader of the document shows it, tag by tag. */
export function fragments(text: string): string[] {
  return text
    .split(/<[^>]*>/)
    .map((part) =>
      part.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&').trim(),
    )
    .filter((part) => part !== '');
}
