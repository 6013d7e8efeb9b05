/** Scripts that are written without spaces. */
const DENSE =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\u3000-\u303f\uff00-\uffef]/u;

const BREAK = /[^\S\r\n\u0085\u2028\u2029]*[\r\n\u0085\u2028\u2029]\s*/g;

/** One line of several: breaks become a space, or nothing between letters of East Asia. */
export function joinLines(text: string): string {
  return text.replace(BREAK, (found, at: number) => {
    const before = text.charAt(at - 1);
    const after = text.charAt(at + found.length);
    return DENSE.test(before) && DENSE.test(after) ? '' : ' ';
  });
}
