import { joinHyphen } from './hyphen.ts';

/** A line that fills this share of the widest one was broken for want of room. */
const FULL = 0.7;
/** Share of such lines from which a paragraph counts as broken by its width. */
const MOSTLY = 0.66;
/** Width in letters below which lines are short on purpose: addresses, verse, titles. */
const LEAST_WIDTH = 30;
/** Share of lines with a capital at their head from which they are verse or entries. */
const CAPITALS = 0.8;
const MANY = 3;
/** UTF-16 units from which a line was not broken by any page. */
const NO_LINE = 1_000;

/** A text after the repair, and how many line breaks went. */
export interface Repaired {
  readonly text: string;
  readonly joins: number;
}

/**
 * Joins the lines of paragraphs that were broken by the width of a page, as a PDF gives them away.
 * Words that were cut at a line's end become whole. Lists, verse, tables and lines that end where
 * their sentence does stay as they are, and so do blank lines.
 */
export function repairLineBreaks(text: string): Repaired {
  const blocks = text.replaceAll(/\r\n?/gu, '\n').split(/(\n[ \t]*(?:\n[ \t]*)+)/u);
  const lowered = text.toLowerCase();
  const isKnown = (word: string) => hasWord(lowered, word.toLowerCase());
  let joins = 0;
  const repaired = blocks.map((block, index) => {
    // What stands between two paragraphs.
    if (index % 2 === 1) return block;
    const lines = block.split('\n');
    if (!isBroken(lines)) return block;
    const paragraphs = joined(lines, isKnown);
    joins += lines.length - paragraphs.length;
    return paragraphs.join('\n');
  });
  return joins === 0 ? { text, joins } : { text: repaired.join(''), joins };
}

/** Whether the lines of a paragraph end where the page did, not where their sentences do. */
function isBroken(lines: readonly string[]): boolean {
  if (lines.length < 2 || lines.some((line) => line.length > NO_LINE)) return false;
  if (lines.some((line) => isListItem(line) || isLaidOut(line))) return false;
  const trimmed = lines.map((line) => line.trim());
  const widest = widestOf(trimmed);
  if (widest < LEAST_WIDTH) return false;
  const following = trimmed.slice(1);
  const ended = trimmed.slice(0, -1);
  if (ended.every(endsSentence)) return false;
  // Without capitals and spaces only the width tells.
  if (!trimmed.some(isUnspaced)) {
    const upper = following.filter(startsUpper).length / following.length;
    if (upper >= CAPITALS && (following.length >= MANY || !ended.some(isCut))) return false;
    if (following.length === 1 && !startsLower(following[0] ?? '') && upper > 0) return false;
  }
  const open = ended.filter((line) => !endsSentence(line));
  const full = open.filter((line) => isFull(line, widest) || isCut(line));
  return full.length / open.length >= MOSTLY;
}

const widestOf = (lines: readonly string[]) =>
  lines.reduce((widest, line) => Math.max(widest, widthOf(line)), 0);
const isFull = (line: string, widest: number) => widthOf(line) >= widest * FULL;
const isCut = (line: string) => /\p{L}[-\u2010\u00ad]$/u.test(line);

/** The paragraphs that lines make up: a short line that ends its sentence ends its paragraph. */
function joined(lines: readonly string[], isKnown: (word: string) => boolean): string[] {
  const widest = widestOf(lines.map((line) => line.trim()));
  const paragraphs: string[] = [];
  let isOpen = false;
  for (const line of lines.map((one) => one.trim())) {
    const before = paragraphs.at(-1);
    if (isOpen && before !== undefined) {
      paragraphs[paragraphs.length - 1] = joinTwo(before, line, isKnown);
    } else paragraphs.push(line);
    isOpen = isFull(line, widest) || !(endsSentence(line) || isHeading(line, widest));
  }
  return paragraphs;
}

/** A short line without an end of a sentence that begins with a capital or a number. */
const isHeading = (line: string, widest: number) =>
  widthOf(line) < widest / 2 &&
  !isCut(line) &&
  /^(?:\p{Lu}|\d)/u.test(line) &&
  !/[,–—]$/u.test(line);

function joinTwo(line: string, next: string, isKnown: (word: string) => boolean): string {
  const whole = joinHyphen(line, next, isKnown);
  if (whole !== null) return whole;
  const isDashed = /\S[—]$/u.test(line) || /\/$/u.test(line);
  return isDashed || meetUnspaced(line, next) ? line + next : `${line} ${next}`;
}

/** Whether a word stands in a text on one line. Both in lower case. */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const around = (text[at - 1] ?? ' ') + (text[at + word.length] ?? ' ');
    if (!/[\p{L}\p{M}]/u.test(around)) return true;
  }
  return false;
}

/** What ends a sentence, in every script that has such a sign; closing quotes and brackets may follow. */
const SENTENCE_END = /[.!?…。！？।۔؟;:：]["'”’»›）)\]」』]*$/u;
const LIST_ITEM = /^\s*(?:[-–—*•‣▪◦·]|\(?(?:\d{1,3}|\p{L})[.)])\s+\S/u;
/** Columns, code and indented lines: their breaks are meant. */
const LAID_OUT = /\t|\S {3,}\S|^ {4,}\S/u;
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const UNSPACED_EDGE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303f\uff00-\uff65]/u;

const endsSentence = (line: string): boolean => SENTENCE_END.test(line);
const isListItem = (line: string): boolean => LIST_ITEM.test(line);
const isLaidOut = (line: string): boolean => LAID_OUT.test(line);
const startsUpper = (line: string): boolean => /^["'“„«‹(]*\p{Lu}/u.test(line);
const startsLower = (line: string): boolean => /^["'“„«‹(]*\p{Ll}/u.test(line);
/** Whether a line is of a script that puts no spaces between words. */
const isUnspaced = (line: string): boolean => UNSPACED.test(line);
/** Whether two lines meet in such a script, so that no space comes between them. */
const meetUnspaced = (line: string, next: string): boolean =>
  UNSPACED_EDGE.test(line.at(-1) ?? '') && UNSPACED_EDGE.test(next.at(0) ?? '');

/** How wide a line looks, in letters: signs of East Asian scripts are twice as wide. */
function widthOf(line: string): number {
  let width = 0;
  for (const sign of line) width += sign > '\u2e80' && UNSPACED_EDGE.test(sign) ? 2 : 1;
  return width;
}
