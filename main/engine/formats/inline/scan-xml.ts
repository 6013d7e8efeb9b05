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

type TakeXml = (
  kind: XmlTokenKind,
  start: number,
  end: number,
  name: string,
  /** Whether no tag written like this one has come before; also where too many have come. */
  isNew: boolean,
) => void;

/** What is known of a tag, however often it is written. */
interface KnownTag {
  readonly tag: string;
  readonly kind: 'open' | 'close' | 'empty';
  readonly name: string;
}

/** The tags that have come, by a number made of some letters; texts repeat few of them very often. */
export type KnownTags = Map<number, KnownTag[]>;

/** So many tags are kept, and so many of those that have the same number. */
const MOST_NUMBERS = 10_000;
const MOST_ALIKE = 8;

/**
 * Walks over well-formed XML, token by token, without reading references or attributes. Linear in
 * the length. What does not close is refused as damaged; whether names and nesting are right has to
 * be checked before, by `requireSafeXml`.
 * @param range of whole tokens; all of the source when absent
 * @param known to be given again for other ranges of the source
 */
export function scanXml(
  source: string,
  take: TakeXml,
  range: { readonly start: number; readonly end: number } = { start: 0, end: source.length },
  known: KnownTags = new Map(),
): void {
  let at = range.start;
  while (at < range.end) {
    const sign = source.indexOf('<', at);
    if (sign !== at) {
      const end = sign < 0 ? range.end : Math.min(sign, range.end);
      take('text', at, end, '', false);
      at = end;
      continue;
    }
    const next = source.charCodeAt(at + 1);
    if (next === 0x21 || next === 0x3f) {
      at = special(source, at, take);
      continue;
    }
    const stop = source.indexOf('>', at) + 1;
    const number = numberOf(source, at, stop);
    const alike = known.get(number);
    const like = alike === undefined ? undefined : writtenAt(source, at, stop - at, alike);
    if (like !== undefined) {
      take(like.kind, at, stop, like.name, false);
      at = stop;
      continue;
    }
    const end = tagEnd(source, at);
    const closing = next === SLASH;
    const kind = closing ? 'close' : source.charCodeAt(end - 2) === SLASH ? 'empty' : 'open';
    const name = nameAt(source, at + (closing ? 2 : 1));
    // With a quoted `>` in it, a tag would not be found again.
    if (end === stop) {
      const tag = { tag: source.slice(at, end), kind, name } as const;
      if (alike !== undefined && alike.length < MOST_ALIKE) alike.push(tag);
      else if (alike === undefined && known.size < MOST_NUMBERS) known.set(number, [tag]);
    }
    take(kind, at, end, name, true);
    at = end;
  }
}

/** The tag of some that a source has at a place. */
function writtenAt(
  source: string,
  at: number,
  length: number,
  tags: readonly KnownTag[],
): KnownTag | undefined {
  for (const known of tags) {
    if (known.tag.length === length && source.startsWith(known.tag, at)) return known;
  }
  return undefined;
}

/** Tells most tags apart by their length, the end of their name and the end of their last value. */
function numberOf(source: string, start: number, end: number): number {
  const last = end - 1;
  const name =
    source.charCodeAt(Math.min(start + 3, last)) * 31 +
    source.charCodeAt(Math.min(start + 4, last));
  const value =
    source.charCodeAt(Math.max(end - 4, start)) * 31 + source.charCodeAt(Math.max(end - 5, start));
  return ((end - start) * 31 + name) * 1_021 + value;
}

/** The tokens of a text as a list; see {@link scanXml}. */
export function tokenizeXml(source: string): XmlToken[] {
  const tokens: XmlToken[] = [];
  scanXml(source, (kind, start, end, name) => tokens.push({ kind, start, end, name }));
  return tokens;
}

function special(source: string, at: number, take: TakeXml): number {
  const until = (mark: string, from: number) => {
    const found = source.indexOf(mark, from);
    if (found < 0) throw unclosed();
    return found + mark.length;
  };
  const made = (kind: XmlTokenKind, end: number) => {
    take(kind, at, end, '', false);
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
