import type { TextRange } from '../../../markup/placeholders.ts';
import { touches } from '../../edit.ts';

/** A word, a number or a sign of a sentence. */
export interface Token extends TextRange {
  /** In small letters, with a straight apostrophe; empty for what must not be touched. */
  readonly word: string;
  /** Place in its sentence. */
  readonly index: number;
}

const TOKEN = /\p{L}+(?:['’]\p{L}+)*|\p{N}+(?:[.,]\p{N}+)*|[^\s\p{L}\p{N}]/gu;
const QUOTE = /["“”„«»‹›‘]/u;

/** The tokens of each sentence of a text, without its quotation marks. */
export function sentencesOf(
  text: string,
  kept: readonly TextRange[],
  starts: ReadonlySet<number>,
): Token[][] {
  const sentences: Token[][] = [];
  let sentence: Token[] = [];
  for (const { 0: raw, index: start } of text.matchAll(TOKEN)) {
    const end = start + raw.length;
    if (starts.has(start) && sentence.length > 0) {
      sentences.push(sentence);
      sentence = [];
    }
    if (QUOTE.test(raw)) continue;
    // An `i` that is no pronoun yet is a letter or a name.
    const word =
      raw === 'i' || touches({ start, end }, kept) ? '' : raw.toLowerCase().replaceAll('’', "'");
    sentence.push({ start, end, word, index: sentence.length });
  }
  if (sentence.length > 0) sentences.push(sentence);
  return sentences;
}
