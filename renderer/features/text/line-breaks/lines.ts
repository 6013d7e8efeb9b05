/** What ends a sentence, in every script that has such a sign; closing quotes and brackets may follow. */
const SENTENCE_END = /[.!?…。！？।۔؟;:：]["'”’»›）)\]」』]*$/u;
const LIST_ITEM = /^\s*(?:[-–—*•‣▪◦·]|\(?(?:\d{1,3}|\p{L})[.)])\s+\S/u;
/** Columns, code and indented lines: their breaks are meant. */
const LAID_OUT = /\t|\S {3,}\S|^ {4,}\S/u;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const UNSPACED_EDGE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303f\uff00-\uff65]/u;

export const endsSentence = (line: string): boolean => SENTENCE_END.test(line);
export const isListItem = (line: string): boolean => LIST_ITEM.test(line);
export const isLaidOut = (line: string): boolean => LAID_OUT.test(line);
export const startsUpper = (line: string): boolean => /^["'“„«‹(]*\p{Lu}/u.test(line);
export const startsLower = (line: string): boolean => /^["'“„«‹(]*\p{Ll}/u.test(line);
/** Whether a line is of a script that puts no spaces between words. */
export const isUnspaced = (line: string): boolean => UNSPACED.test(line);
/** Whether two lines meet in such a script, so that no space comes between them. */
export const meetUnspaced = (line: string, next: string): boolean =>
  UNSPACED_EDGE.test(line.at(-1) ?? '') && UNSPACED_EDGE.test(next.at(0) ?? '');

/** How wide a line looks, in letters: signs of East Asian scripts are twice as wide. */
export function widthOf(line: string): number {
  let width = 0;
  for (const sign of line) width += sign > '\u2e80' && UNSPACED_EDGE.test(sign) ? 2 : 1;
  return width;
}
