import { htmlTokens } from './html-tokens.ts';
import { readReferences } from './references.ts';
import { xmlTokens } from './xml-tokens.ts';

/**
 * The characters that a text is billed: its Unicode code points. With markup, tags, comments and code
 * are free and a character reference is one character. Malformed XML counts as far as it can be
 * read, so that a cost can be shown while it is typed.
 */
export function billedCharacters(text: string, markupKind?: 'xml' | 'html'): number {
  if (markupKind === undefined) return codePoints(text);
  let sum = 0;
  for (const token of markupKind === 'xml' ? xmlTokens(text) : htmlTokens(text)) {
    if (token.kind === 'verbatim') sum += codePoints(text.slice(token.start, token.end));
    if (token.kind !== 'text') continue;
    for (const reading of readReferences(text, token.start, token.end, markupKind)) {
      sum += codePoints(reading.text);
    }
  }
  return sum;
}

function codePoints(text: string): number {
  let count = text.length;
  for (let i = 0; i + 1 < text.length; i += 1) {
    if ((text.charCodeAt(i) & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00)
      count -= 1;
  }
  return count;
}
