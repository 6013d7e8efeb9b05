/** A letter or what belongs to one. */
const WORD = /[\p{L}\p{M}][\p{L}\p{M}\p{N}'’]*/gu;

const capitalised = (text: string, language: string): string =>
  text.replace(WORD, (word) => {
    const first = /^\P{M}\p{M}*/u.exec(word)?.[0] ?? '';
    // The Dutch ij is one letter.
    const head = /^nl\b/i.test(language) && /^ij/i.test(word) ? word.slice(0, 2) : first;
    return head.toLocaleUpperCase(language) + word.slice(head.length).toLocaleLowerCase(language);
  });

/**
 * The next letter case of a text: small letters, then capitals at the beginnings of words, then all
 * capitals, then small ones again. By the rules of a language: Turkish i, German ß, Dutch ij.
 */
export function nextLetterCase(text: string, language: string): string {
  const small = text.toLocaleLowerCase(language);
  const large = text.toLocaleUpperCase(language);
  const words = capitalised(text, language);
  if (text === small) return words === small ? large : words;
  if (text === large && text !== words) return small;
  return text === words ? large : small;
}

/** The word at a caret; empty at the caret where there is none. */
export function wordAround(text: string, caret: number): readonly [start: number, end: number] {
  for (const match of text.matchAll(WORD)) {
    const end = match.index + match[0].length;
    if (match.index <= caret && caret <= end) return [match.index, end];
  }
  return [caret, caret];
}

/** The end of a sentence and a space before the caret, or nothing but tags. */
const SENTENCE_START = /(?:^|[.!?…。！？]["'”’»)]?\s+)(?:<\/?[gx]\d+\s?\/?>)*$/u;

/** A text in which the letter that was just typed begins its sentence with a capital. */
export function withCapital(text: string, caret: number, language: string): string {
  const letter = /\p{Ll}$/u.exec(text.slice(0, caret))?.[0];
  if (letter === undefined) return text;
  const before = text.slice(0, caret - letter.length);
  if (!SENTENCE_START.test(before)) return text;
  const capital = letter.toLocaleUpperCase(language);
  return capital.length === letter.length ? before + capital + text.slice(caret) : text;
}
