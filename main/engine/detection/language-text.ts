import { findPlaceholders } from '../markup/placeholders.ts';

/** Beyond this many UTF-16 units the models look at nothing new. */
const SAMPLE = 2000;

/**
 * What of a text can tell its language: tags, addresses, placeholders, digits and symbols removed,
 * words kept with the punctuation that joins them, white space collapsed, cut to a sample.
 */
export function languageText(text: string): string {
  const head = text.slice(0, SAMPLE * 4).replace(/<[^<>]{0,500}>/g, ' ');
  let rest = '';
  let at = 0;
  for (const { start, end } of findPlaceholders(head)) {
    rest += `${head.slice(at, start)} `;
    at = end;
  }
  rest += head.slice(at);
  const words = rest.replace(/[^\p{L}\p{M}\s.,;:!?'’‘"“”«»()。、！？،؟\u200c\u200d-]+/gu, ' ');
  if (!/\p{L}/u.test(words)) return '';
  return words.replace(/\s+/gu, ' ').trim().slice(0, SAMPLE).toWellFormed();
}
