import { createEntities } from '../../markup/entities.ts';
import { ImportRefusal } from './import-refusal.ts';
import { readText, withoutIllegal } from './references.ts';
import type { Repairs } from './repairs.ts';

export type Attributes = Readonly<Record<string, string>>;

export interface XmlEvents {
  /** An empty element is opened and closed. */
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  text(text: string): void;
}

/** Reads XML that comes in pieces. */
export interface XmlReader {
  /** @throws ImportRefusal */
  feed(piece: string): void;
  end(): void;
  /** The line, from 1, of what is being told. */
  line(): number;
}

/** One tag, comment or text may take so much, and elements may be so deep in each other. */
const MOST_PENDING = 16 * 1024 * 1024;
const MOST_DEPTH = 512;

const NAME = /[\p{L}_:][^\s/>="'<]*/uy;

/**
 * A forgiving reader: what is not well formed is mended and counted, since memories come from many
 * tools. It knows the entities of XML and HTML and those that a file declares as text, within bounds
 * (`markup/entities.ts`), and fetches nothing.
 */
export function createXmlReader(events: XmlEvents, repairs: Repairs): XmlReader {
  let rest = '';
  let at = 0;
  let linesBefore = 1;
  let counted = 0;
  const path: string[] = [];
  const entities = createEntities((problem) =>
    refusal(problem === 'grows' ? 'declares-entities' : 'unreadable-entity'),
  );

  return {
    feed(piece) {
      rest = rest.slice(at) + piece;
      at = 0;
      counted = 0;
      run(false);
      line();
      if (rest.length - at > MOST_PENDING) throw refusal('oversized');
    },
    end() {
      run(true);
      if (at < rest.length) repairs.count('cut-short');
      if (path.length > 0) repairs.count('cut-short');
      while (path.length > 0) events.close(path.pop() ?? '');
    },
    line,
  };

  function line(): number {
    for (let next = rest.indexOf('\n', counted); next >= 0 && next < at;) {
      linesBefore += 1;
      counted = next + 1;
      next = rest.indexOf('\n', counted);
    }
    return linesBefore;
  }

  function refusal(reason: ImportRefusal['reason']): ImportRefusal {
    return new ImportRefusal(reason, line());
  }

  function run(isLast: boolean): void {
    for (;;) {
      const next = rest.indexOf('<', at);
      if (next < 0) {
        // The last letters may be half of a reference or of a line end.
        const safe = isLast ? rest.length : textEnd();
        tellText(safe);
        return;
      }
      tellText(next);
      const end = markup(next, isLast);
      if (end < 0) return;
      at = end;
    }
  }

  /** Up to where text can be told before the next piece is here. */
  function textEnd(): number {
    const ampersand = rest.lastIndexOf('&');
    const end = ampersand >= at && rest.length - ampersand < 80 ? ampersand : rest.length;
    return end > at && rest.charCodeAt(end - 1) === 13 ? end - 1 : end;
  }

  function tellText(end: number): void {
    if (end <= at) return;
    const raw = rest.slice(at, end);
    at = end;
    if (path.length === 0) return;
    events.text(
      readText(raw.includes('\r') ? raw.replace(/\r\n?/g, '\n') : raw, repairs, entities),
    );
  }

  /** Where the markup that begins here ends, or -1 when its end is not here yet. */
  function markup(start: number, isLast: boolean): number {
    const sign = rest.charAt(start + 1);
    if (sign === '' && !isLast) return -1;
    if (sign === '/') return endTag(start);
    if (sign === '?') return after('?>', start + 2);
    if (sign === '!') return declaration(start);
    NAME.lastIndex = start + 1;
    const name = NAME.exec(rest)?.[0];
    if (name === undefined) {
      repairs.count('bare-less-than');
      if (path.length > 0) events.text('<');
      return start + 1;
    }
    return startTag(start + 1 + name.length, name);
  }

  function after(sign: string, from: number): number {
    const found = rest.indexOf(sign, from);
    return found < 0 ? -1 : found + sign.length;
  }

  function declaration(start: number): number {
    if (rest.startsWith('<!--', start)) return after('-->', start + 4);
    if (rest.startsWith('<![CDATA[', start)) {
      const end = rest.indexOf(']]>', start + 9);
      if (end < 0) return -1;
      if (path.length > 0) events.text(withoutIllegal(rest.slice(start + 9, end), repairs));
      return end + 3;
    }
    if (rest.length - start < 9) return -1;
    return documentType(start);
  }

  /** A document type may name a file, which is never read, and declare entities. */
  function documentType(start: number): number {
    let quote = '';
    let isInside = false;
    for (let place = start; place < rest.length; place += 1) {
      const sign = rest.charAt(place);
      if (quote !== '') {
        if (sign === quote) quote = '';
      } else if (sign === '"' || sign === "'") quote = sign;
      else if (sign === '[') isInside = true;
      else if (sign === ']') isInside = false;
      else if (sign === '<' && rest.startsWith('<!--', place)) {
        const close = after('-->', place + 4);
        if (close < 0) return -1;
        place = close - 1;
      } else if (sign === '>' && !isInside) {
        entities.declare(rest.slice(start, place + 1));
        return place + 1;
      }
    }
    return -1;
  }

  function startTag(from: number, name: string): number {
    const end = tagEnd(rest, from);
    if (end < 0) return -1;
    const isEmpty = rest.charCodeAt(end - 1) === 47;
    const inside = rest.slice(from, isEmpty ? end - 1 : end);
    at = end;
    if (path.length >= MOST_DEPTH) throw refusal('too-deep');
    path.push(name);
    events.open(name, inside.trim() === '' ? NO_ATTRIBUTES : attributesOf(inside));
    if (isEmpty) {
      path.pop();
      events.close(name);
    }
    return end + 1;
  }

  function attributesOf(inside: string): Attributes {
    const attributes: Record<string, string> = {};
    for (let place = pastSpace(inside, 0); place < inside.length;) {
      let end = place;
      while (end < inside.length && !ENDS_NAME.has(inside.charCodeAt(end))) end += 1;
      const name = inside.slice(place, end);
      place = pastSpace(inside, end);
      let raw: string | null = null;
      if (inside.charCodeAt(place) === EQUALS) {
        place = pastSpace(inside, place + 1);
        const quote = inside.charAt(place);
        if (quote === '"' || quote === "'") {
          const close = inside.indexOf(quote, place + 1);
          raw = inside.slice(place + 1, close < 0 ? inside.length : close);
          place = close < 0 ? inside.length : close + 1;
        }
      }
      if (raw === null || name === '' || Object.hasOwn(attributes, name)) {
        repairs.count('malformed-attribute');
        // What stands there is no attribute, and must be passed all the same.
        if (end === place) place += 1;
      } else {
        attributes[name] = readText(raw, repairs, entities);
      }
      place = pastSpace(inside, place);
    }
    return attributes;
  }

  function endTag(start: number): number {
    const end = rest.indexOf('>', start);
    if (end < 0) return -1;
    at = end;
    const name = rest.slice(start + 2, end).trim();
    const place = path.lastIndexOf(name);
    if (place < 0) {
      repairs.count('unbalanced-tag');
      return end + 1;
    }
    if (place < path.length - 1) repairs.count('unbalanced-tag');
    while (path.length > place) events.close(path.pop() ?? '');
    return end + 1;
  }
}

const NO_ATTRIBUTES: Attributes = {};

const EQUALS = 61;
const DOUBLE = 34;
const SINGLE = 39;
const GREATER = 62;

/** White space, quotes, `=`, `/`, `<` and `>`. */
const ENDS_NAME = new Set([9, 10, 13, 32, DOUBLE, SINGLE, 47, 60, EQUALS, GREATER]);

function pastSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) <= 32) at += 1;
  return at;
}

/** Where the tag's `>` stands, which is none inside of quotes; -1 when it is not here yet. */
function tagEnd(text: string, from: number): number {
  for (let place = from; place < text.length; place += 1) {
    const sign = text.charCodeAt(place);
    if (sign === GREATER) return place;
    if (sign !== DOUBLE && sign !== SINGLE) continue;
    place = text.indexOf(sign === DOUBLE ? '"' : "'", place + 1);
    if (place < 0) return -1;
  }
  return -1;
}
