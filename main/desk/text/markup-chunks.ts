import type { Chunk } from './chunks.ts';
import { jsonBytes } from './chunks.ts';

/** Elements of HTML that never have an end tag. */
const VOID =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i;

/** Comment, CDATA, processing instruction, declaration, end tag, start tag, or a blank line. */
const PIECES =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<![^>]*>|<(?<end>\/)?(?<name>[\p{L}_:][^\s/>]*)(?:[^>"']|"[^"]*"|'[^']*')*?(?<empty>\/)?>|(?<blank>(?:\r\n|\r|\n)[^\S\r\n]*(?:\r\n|\r|\n)\s*)/gu;

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
    const isTooMuch =
      border - start > largest || jsonBytes(text.slice(start, border)) > bytes;
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
  const open: string[] = [];
  const borders: number[] = [];
  for (const match of text.matchAll(PIECES)) {
    const { end, name, empty, blank } = match.groups ?? {};
    if (blank !== undefined) {
      if (open.length === 0) borders.push(match.index + blank.length);
    } else if (name !== undefined && empty === undefined && !(kind === 'html' && VOID.test(name))) {
      if (end === undefined) open.push(name);
      else if (open.pop() === undefined) break;
    }
  }
  return borders;
}
