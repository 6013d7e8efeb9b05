import { baseOf } from '../../../../preload/contract/language-code.ts';
import type { TextRange } from '../../markup/placeholders.ts';
import { touches } from '../edit.ts';
import type { Edit } from '../edit.ts';

/** `iPhone`, `call()` and a word with a digit keep their small letter. */
const PLAIN = /^\p{Ll}[\p{Ll}\p{M}]*(?=[ \u00A0,;:'’.!?-])/u;
/** A quoted word is named, and does not begin a sentence. */
const QUOTED = /["“”„«»‹›'‘‚]$/u;
const SENTENCE_END = /[.!?…。！？]["”»“')\]]*$/u;
const LEAST_WORDS = 3;
/** A list with small letters is one on purpose. */
const LIST_ITEM = /^\s*(?:[-*•–]|\(?[a-z\d]{1,2}[.)])\s/u;

/** Capitals that sentences begin with. A line without a final mark may be a heading or a label. */
export function capitalEdits(
  text: string,
  starts: ReadonlySet<number>,
  kept: readonly TextRange[],
): Edit[] {
  const edits: Edit[] = [];
  const sorted = [...starts].sort((a, b) => a - b);
  for (const [i, start] of sorted.entries()) {
    const sentence = text.slice(start, sorted[i + 1] ?? text.length);
    if (!PLAIN.test(sentence) || !isSentence(sentence.trim())) continue;
    if (touches({ start, end: start + 1 }, kept) || QUOTED.test(text.slice(0, start))) continue;
    const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start + 1);
    if (LIST_ITEM.test(line) || !beginsSentence(text, start)) continue;
    const [letter = ''] = text.slice(start);
    edits.push({ start, end: start + letter.length, text: letter.toUpperCase() });
  }
  return edits;
}

const isSentence = (sentence: string): boolean =>
  SENTENCE_END.test(sentence) && sentence.split(/\s+/u).length >= LEAST_WORDS;

/** The segmenter also cuts at colons, semicolons and brackets. */
function beginsSentence(text: string, start: number): boolean {
  const before = text.slice(0, start).replace(/[\s"“”„«»‹›'‘’‚¿¡([]+$/u, '');
  return (
    before === '' || /[.!?…]["”»“')\]]*$/u.test(before) || /\n\s*$/u.test(text.slice(0, start))
  );
}

/** The pronoun that English always writes with a capital. */
export function pronounEdits(text: string, language: string, kept: readonly TextRange[]): Edit[] {
  if (baseOf(language) !== 'en') return [];
  return Array.from(
    text.matchAll(/(?<=^|[\s("“])i(?=(?:['’](?:m|ve|ll|d))?[\s,;:!?]|['’](?:m|ve|ll|d)[.\s]|$)/gu),
    ({ index }) => ({ start: index, end: index + 1, text: 'I' }),
  ).filter((edit) => !touches(edit, kept) && isPronoun(text, edit.start));
}

/** `i = 1` and `(i) item` are no pronouns. */
const isPronoun = (text: string, at: number): boolean =>
  /^i(?:['’]|\s+\p{Ll}{2})/u.test(text.slice(at)) &&
  !/^i\s+(?:is|in|and|or)\b/u.test(text.slice(at));
