import type { MarkupToken } from './markup-token.ts';

const NAME = String.raw`[\p{L}_:][\p{L}\p{M}\p{N}_:.·-]*`;

/**
 * Cuts XML into tokens, well-formed or not: what does not close is text. Nothing breaks yet and
 * nothing is locked; that is decided from the outline. Time is linear in the length.
 */
export function xmlTokens(source: string): MarkupToken[] {
  const tokens: MarkupToken[] = [];
  const missing = new Set<string>();
  const name = new RegExp(NAME, 'uy');
  let textStart = 0;
  let at = source.indexOf('<');
  const push = (kind: MarkupToken['kind'], start: number, end: number, of = '') => {
    if (end > start) tokens.push({ kind, start, end, name: of, breaks: false });
  };
  const endOf = (mark: string, from: number): number | null => {
    if (missing.has(mark)) return null;
    const found = source.indexOf(mark, from);
    if (found >= 0) return found + mark.length;
    missing.add(mark);
    return null;
  };
  while (at >= 0) {
    const token = special(source, at, endOf) ?? tag(source, at, name);
    if (token === null) {
      at = source.indexOf('<', at + 1);
      continue;
    }
    push('text', textStart, at);
    if (token.kind === 'verbatim') {
      push('alone', at, at + 9);
      push('verbatim', at + 9, token.end - 3);
      push('alone', token.end - 3, token.end);
    } else push(token.kind, at, token.end, token.name);
    textStart = token.end;
    at = source.indexOf('<', token.end);
  }
  push('text', textStart, source.length);
  return tokens;
}

interface Found {
  readonly kind: MarkupToken['kind'];
  readonly end: number;
  readonly name: string;
}

function special(
  source: string,
  at: number,
  endOf: (mark: string, from: number) => number | null,
): Found | null {
  const made = (kind: MarkupToken['kind'], end: number | null) =>
    end === null ? null : { kind, end, name: '' };
  if (source.startsWith('<!--', at)) return made('alone', endOf('-->', at + 4));
  if (source.startsWith('<![CDATA[', at)) return made('verbatim', endOf(']]>', at + 9));
  if (source.startsWith('<?', at)) return made('alone', endOf('?>', at + 2));
  if (!source.startsWith('<!DOCTYPE', at)) return null;
  const end = endOf('>', at);
  const subset = source.indexOf('[', at);
  if (end === null || subset < 0 || subset > end) return made('alone', end);
  return made('alone', endOf(']>', at) ?? end);
}

/** A start, end or empty tag. A `<` inside it, even in quotes, is not XML and ends the attempt. */
function tag(source: string, at: number, pattern: RegExp): Found | null {
  const closing = source[at + 1] === '/';
  pattern.lastIndex = at + (closing ? 2 : 1);
  const name = pattern.exec(source)?.[0];
  if (name === undefined) return null;
  let quote = '';
  for (let i = pattern.lastIndex; i < source.length; i += 1) {
    const character = source[i] ?? '';
    if (character === '<') return null;
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '>') {
      const kind = closing ? 'close' : source[i - 1] === '/' ? 'alone' : 'open';
      return { kind, end: i + 1, name };
    }
  }
  return null;
}
