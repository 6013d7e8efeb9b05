import { DocumentRefusal, LIMITS } from '../document-filter.ts';
import { scanXml } from '../inline/scan-xml.ts';
import type { XmlTokenKind } from '../inline/scan-xml.ts';

type TakeToken = Parameters<typeof scanXml>[1];

const NAME = '[:A-Z_a-z\\u00C0-\\uFFFD][-.:\\w\\u00B7-\\uFFFD]*';
const TAG = new RegExp(
  `^<(?:/${NAME}\\s*|${NAME}(?:\\s+${NAME}\\s*=\\s*(?:"[^<"]*"|'[^<']*'))*\\s*/?)>$`,
);
const ATTRIBUTE = new RegExp(`\\s(${NAME})\\s*=\\s*(?:"[^"]*"|'[^']*')`, 'g');
const REFERENCE = /&(?:amp;|lt;|gt;|quot;|apos;|#([0-9]+);|#x([0-9a-fA-F]+);|)/g;
const DECLARATION =
  /^<\?xml\s+version\s*=\s*(?:"1\.[0-9]+"|'1\.[0-9]+')(?:\s+encoding\s*=\s*(?:"[A-Za-z][\w.-]*"|'[A-Za-z][\w.-]*'))?(?:\s+standalone\s*=\s*(?:"(?:yes|no)"|'(?:yes|no)'))?\s*\?>$/;
const INSTRUCTION = new RegExp(`^<\\?(?![xX][mM][lL][\\s?])${NAME}(?:\\s[^]*)?\\?>$`);
/** Characters that XML 1.0 forbids. */
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;

/** As {@link scanSafePart}, of a part whose tokens nobody wants yet. */
export function requireSafePart(source: string): void {
  scanSafePart(source, () => undefined);
}

/**
 * Goes over a part as `scanXml` does, and refuses one that is not well-formed, nests deeper than the limit or has a document type, which
 * the standard forbids in every part (ECMA-376 part 2, 6.2.5). It refuses what `requireSafeXml`
 * refuses, in a third of the time: parts of one document hold the same few tags again and again, and
 * each is checked once. What has been taken when it throws was right so far.
 */
export function scanSafePart(source: string, take: TakeToken): void {
  if (FORBIDDEN.test(source) || !source.isWellFormed()) throw damaged('a forbidden character');
  const hasCdataEnd = source.includes(']]>');
  const open: string[] = [];
  let ampersand = source.indexOf('&');
  let hasRoot = false as boolean;

  scanXml(source, (kind, start, end, name, isNew) => {
    check(kind, start, end, name, isNew);
    take(kind, start, end, name, isNew);
  });
  if (open.length > 0 || !hasRoot) throw damaged('an element that does not end');

  function check(
    kind: XmlTokenKind,
    start: number,
    end: number,
    name: string,
    isNew: boolean,
  ): void {
    const isInside = open.length > 0;
    if (kind === 'text') {
      if (ampersand >= 0 && ampersand < start) ampersand = source.indexOf('&', start);
      if (isInside && !hasCdataEnd && (ampersand < 0 || ampersand >= end)) return;
      requireText(source.slice(start, end), isInside);
    } else if (kind === 'open' || kind === 'close' || kind === 'empty') {
      if (isNew) requireTag(source.slice(start, end));
      if (kind === 'close') {
        if (open.pop() !== name) throw damaged('an end tag without its start tag');
        return;
      }
      if (!isInside && hasRoot) throw damaged('a second root');
      hasRoot = true;
      if (open.length >= LIMITS.depth) {
        throw new DocumentRefusal('too-deep', `Elements nest deeper than ${LIMITS.depth}.`);
      }
      if (kind === 'open') open.push(name);
    } else {
      requireSpecial(kind, source.slice(start, end), start, isInside);
    }
  }
}

function requireText(text: string, isInside: boolean): void {
  if (!isInside && /[^ \t\r\n]/.test(text)) throw damaged('text outside of the root');
  if (text.includes(']]>')) throw damaged('an end of CDATA in text');
  requireReferences(text);
}

function requireTag(tag: string): void {
  if (!TAG.test(tag)) throw damaged('a tag');
  if (!tag.includes('=')) return;
  const names = new Set<string>();
  for (const [, name = ''] of tag.matchAll(ATTRIBUTE)) {
    if (names.has(name)) throw damaged('an attribute that stands twice');
    names.add(name);
  }
  if (tag.includes('&')) requireReferences(tag);
}

function requireReferences(text: string): void {
  for (const [reference, decimal, hexadecimal] of text.matchAll(REFERENCE)) {
    if (reference === '&') throw damaged('an unknown reference');
    const point =
      decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number.parseInt(decimal, 10);
    const isCharacter =
      point <= 0x10ffff &&
      (point < 0xd800 || point > 0xdfff) &&
      !FORBIDDEN.test(String.fromCodePoint(point));
    if (!isCharacter && !Number.isNaN(point)) throw damaged('a forbidden character');
  }
}

function requireSpecial(kind: string, token: string, start: number, isInside: boolean): void {
  if (kind === 'doctype') {
    throw new DocumentRefusal('entities', 'A part has a document type.');
  }
  const isRight =
    kind === 'cdata'
      ? isInside
      : kind === 'comment'
        ? !/--|-$/.test(token.slice(4, -3)) && token.length >= 7
        : start === 0 && /^<\?xml[\s?]/.test(token)
          ? DECLARATION.test(token)
          : INSTRUCTION.test(token);
  if (!isRight) throw damaged(`a ${kind}`);
}

const damaged = (what: string) => new DocumentRefusal('damaged', `not well-formed: ${what}`);
