import { findPlaceholders } from '../../markup/placeholders.ts';

/** Whether a text has a letter outside of web addresses and placeholders. */
export function hasWords(text: string): boolean {
  if (!/\p{L}/u.test(text)) return false;
  if (!/[{%@]|:\/\/|www\./i.test(text)) return true;
  let at = 0;
  for (const { start, end } of findPlaceholders(text)) {
    if (/\p{L}/u.test(text.slice(at, start))) return true;
    at = end;
  }
  return /\p{L}/u.test(text.slice(at));
}
