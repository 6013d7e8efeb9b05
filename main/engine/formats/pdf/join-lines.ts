import { sameLook } from './line.ts';
import type { Span } from './line.ts';

const HYPHEN = /(\p{L}+)[-\u2010\u00ad]$/u;
/** Scripts that are written without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303f\uff00-\uffef]/u;

/**
 * Joins the lines of a paragraph. A hyphen at the end of a line goes where the next line goes on in
 * lower case, unless the document knows the word only with its hyphen.
 * @param known whether a word, lower case, occurs in the document away from line ends
 */
export function joinLines(
  lines: readonly (readonly Span[])[],
  known: (word: string) => boolean,
): Span[] {
  const result: Span[] = [];
  for (const line of lines) {
    const [before, after] = [result.at(-1), line[0]];
    if (before && after) {
      const last = result.length - 1;
      const cut = breakOf(before.text, after.text, known);
      result[last] = { ...before, text: cut };
    }
    for (const span of line) {
      const last = result.at(-1);
      if (last && sameLook(last.look, span.look)) {
        result[result.length - 1] = { look: last.look, text: last.text + span.text };
      } else result.push(span);
    }
  }
  return result;
}

/** The end of a line with what joins it to the next one. */
function breakOf(before: string, after: string, known: (word: string) => boolean): string {
  const ends = HYPHEN.exec(before);
  const goesOn = /^\p{Ll}+/u.exec(after);
  if (ends && goesOn) {
    const [left, right] = [(ends[1] ?? '').toLowerCase(), goesOn[0].toLowerCase()];
    const keepsHyphen = known(`${left}-${right}`) && !known(left + right);
    return keepsHyphen ? before : before.slice(0, -1);
  }
  if (before.endsWith('\u00ad')) return before.slice(0, -1);
  const isUnspaced = UNSPACED.test(before.slice(-1)) && UNSPACED.test(after.slice(0, 1));
  return isUnspaced || /\s$/.test(before) || /[-/\u2010]$/.test(before) ? before : `${before} `;
}
