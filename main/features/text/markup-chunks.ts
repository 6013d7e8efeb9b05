import { htmlTokens } from '../../engine/markup/html-tokens.ts';
import { xmlTokens } from '../../engine/markup/xml-tokens.ts';
import type { Chunk } from '../chunks.ts';
import { jsonBytes } from '../chunks.ts';

const BLANK_LINE = /(?:\r\n|\r|\n)[^\S\r\n]*(?:\r\n|\r|\n)\s*/g;

/**
 * Cuts marked-up text at blank lines outside of all elements, so that every chunk is well-formed
 * when the whole is. Chunks are as large as the limits allow.
 * @param largest UTF-16 units that chunks are filled up to
 * @param bytes bytes that a chunk may take in a request as JSON
 * @returns null when a piece between two such borders is too large by itself
 */
export function cutMarkup(
  text: string,
  kind: 'xml' | 'html',
  { largest, bytes }: { readonly largest: number; readonly bytes: number },
): Chunk[] | null {
  if (jsonBytes(text) <= bytes) return [{ start: 0, end: text.length }];
  const borders = [...topLevelBlankLines(text, kind), text.length];
  const chunks: Chunk[] = [];
  let start = 0;
  let end = 0;
  for (const border of borders) {
    const isTooMuch = border - start > largest || jsonBytes(text.slice(start, border)) > bytes;
    if (isTooMuch && end > start) {
      chunks.push({ start, end });
      start = end;
    }
    if (jsonBytes(text.slice(start, border)) > bytes) return null;
    end = border;
  }
  if (end > start) chunks.push({ start, end });
  return chunks;
}

/** Ends of the blank lines at depth 0. After an end tag without a start nothing is certain. */
function topLevelBlankLines(text: string, kind: 'xml' | 'html'): number[] {
  const tokens = kind === 'xml' ? xmlTokens(text) : htmlTokens(text);
  const borders: number[] = [];
  let depth = 0;
  for (const token of tokens) {
    if (token.kind === 'open') depth += 1;
    if (token.kind === 'close') depth -= 1;
    if (depth < 0) break;
    if (depth > 0 || token.kind !== 'text') continue;
    for (const match of text.slice(token.start, token.end).matchAll(BLANK_LINE)) {
      borders.push(token.start + match.index + match[0].length);
    }
  }
  return borders;
}
