import { hasWords } from './has-words.ts';

/**
 * What no text of a unit can hold, or what parts columns: control characters, halves of surrogate
 * pairs, tabs and gaps of three spaces or more.
 */
const APART = /(?:[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]|[ \u00a0]{3,})+/gu;

/** The parts of a text that have words, without white space around them; in order. */
export function translatableParts(
  text: string,
): { readonly start: number; readonly end: number }[] {
  const parts: { start: number; end: number }[] = [];
  const push = (from: number, to: number) => {
    const raw = text.slice(from, to);
    if (!hasWords(raw)) return;
    const start = from + raw.length - raw.trimStart().length;
    parts.push({ start, end: start + raw.trim().length });
  };
  let at = 0;
  for (const match of text.matchAll(APART)) {
    push(at, match.index);
    at = match.index + match[0].length;
  }
  push(at, text.length);
  return parts;
}
