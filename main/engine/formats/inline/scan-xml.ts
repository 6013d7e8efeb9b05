import { DocumentRefusal } from '../document-filter.ts';

export type XmlTokenKind =
  'text' | 'cdata' | 'open' | 'close' | 'empty' | 'comment' | 'instruction' | 'doctype';

/** A piece of an XML text. The tokens of a text cover it without gap or overlap. */
export interface XmlToken {
  readonly kind: XmlTokenKind;
  /** UTF-16 offsets into the source. */
  readonly start: number;
  readonly end: number;
  /** As written, with its prefix; '' where it is no tag. */
  readonly name: string;
}

const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const SLASH = 0x2f;
const GREATER = 0x3e;

/**
 * Walks over well-formed XML, token by token, without reading references or attributes. Linear in
 * the length. What does not close is refused as damaged; whether names and nesting are right has to
 * be checked before, by `requireSafeXml`.
 */
export function scanXml(
  source: string,
  take: (kind: XmlTokenKind, start: number, end: number, name: string) => void,
): void {
  let at = 0;
  while (at < source.length) {
    const sign = source.indexOf('<', at);
    if (sign !== at) {
      const end = sign < 0 ? source.length : sign;
      take('text', at, end, '');
      at = end;
      continue;
    }
    const next = source.charCodeAt(at + 1);
    if (next === 0x21 || next === 0x3f) {
      at = special(source, at, take);
      continue;
    }
    const end = tagEnd(source, at);
    const closing = next === SLASH;
    const kind = closing ? 'close' : source.charCodeAt(end - 2) === SLASH ? 'empty' : 'open';
    take(kind, at, end, nameAt(source, at + (closing ? 2 : 1)));
    at = end;
  }
}

/** The tokens of a text as a list; see {@link scanXml}. */
export function tokenizeXml(source: string): XmlToken[] {
  const tokens: XmlToken[] = [];
  scanXml(source, (kind, start, end, name) => tokens.push({ kind, start, end, name }));
  return tokens;
}

function special(source: string, at: number, take: Parameters<typeof scanXml>[1]): number {
  const until = (mark: string, from: number) => {
    const found = source.indexOf(mark, from);
    if (found < 0) throw unclosed();
    return found + mark.length;
  };
  const made = (kind: XmlTokenKind, end: number) => {
    take(kind, at, end, '');
    return end;
  };
  if (source.startsWith('<!--', at)) return made('comment', until('-->', at + 4));
  if (source.startsWith('<![CDATA[', at)) return made('cdata', until(']]>', at + 9));
  if (source.startsWith('<?', at)) return made('instruction', until('?>', at + 2));
  return made('doctype', doctypeEnd(source, at));
}

/** Behind the `>` of a document type, past quoted names, comments and an inner subset. */
function doctypeEnd(source: string, at: number): number {
  let depth = 0;
  const sign = /["'[\]<>]/g;
  sign.lastIndex = at + 2;
  for (let match = sign.exec(source); match; match = sign.exec(source)) {
    const character = match[0];
    if (character === '"' || character === "'") {
      const close = source.indexOf(character, match.index + 1);
      if (close < 0) break;
      sign.lastIndex = close + 1;
    } else if (source.startsWith('<!--', match.index)) {
      const close = source.indexOf('-->', match.index + 4);
      if (close < 0) break;
      sign.lastIndex = close + 3;
    } else if (character === '[' || character === '<') depth += 1;
    else if (character === ']' || depth > 0) depth -= 1;
    else return match.index + 1;
  }
  throw unclosed();
}

/** Behind the `>` of a tag; one in a quoted value does not end it. */
function tagEnd(source: string, at: number): number {
  for (let i = at + 1; i < source.length; i += 1) {
    const code = source.charCodeAt(i);
    if (code === GREATER) return i + 1;
    if (code !== QUOTE && code !== APOSTROPHE) continue;
    i = source.indexOf(code === QUOTE ? '"' : "'", i + 1);
    if (i < 0) break;
  }
  throw unclosed();
}

function nameAt(source: string, start: number): string {
  let end = start;
  for (; end < source.length; end += 1) {
    const code = source.charCodeAt(end);
    if (code === SLASH || code === GREATER || code <= 0x20) break;
  }
  return source.slice(start, end);
}

const unclosed = () => new DocumentRefusal('damaged', 'The XML ends inside a tag.');
