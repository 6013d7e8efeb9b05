/** The entities that a document type declares. */
export interface Entities {
  /** Takes the declarations of a document type. */
  declare(documentType: string): void;
  /** The text of a reference; null for a name that is not declared. */
  textOf(name: string): string | null;
}

/**
 * Why an entity cannot be read: it swells beyond all bounds, contains itself, is in another file, or
 * stands for markup where only text is read.
 */
export type EntityProblem = 'grows' | 'recursive' | 'external' | 'markup';

/** What one reference may become, and what all may become together. */
const MOST_OF_ONE = 64 * 1024;
const MOST_OF_ALL = 4 * 1024 * 1024;
const MOST_DEPTH = 16;

const DECLARATION =
  /<!--[^]*?-->|<!ENTITY\s+(%\s+)?([\p{L}_:][\p{L}\p{N}_:.\-]{0,63})\s+(?:"([^"]*)"|'([^']*)'|(?:SYSTEM|PUBLIC)\b[^>]*)\s*>/gv;
const REFERENCE = /&(?:#(\d{1,9})|#[xX]([\da-fA-F]{1,8})|([\p{L}_:][\p{L}\p{N}_:.\-]{0,63}));/gv;
/** The entities that every XML file has (https://www.w3.org/TR/xml/#sec-predefined-ent). */
export const PREDEFINED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/**
 * Reads internal entities within bounds: nested ones swell only so far. Nothing is fetched, and what is
 * declared but never asked for does no harm.
 * @param refusal makes the error that is thrown for an entity that cannot be read
 * @param markup `kept`: entities may hold tags; their text is XML, with its references to characters
 */
export function createEntities(
  refusal: (problem: EntityProblem) => Error,
  markup: 'refused' | 'kept' = 'refused',
): Entities {
  /** Null for what stands in another file. */
  const declared = new Map<string, string | null>();
  const known = new Map<string, string>();
  const open = new Set<string>();
  let total = 0;

  return {
    declare(documentType) {
      for (const [, parameter, name, double, single] of documentType.matchAll(DECLARATION)) {
        // The first declaration of a name counts.
        if (name === undefined || parameter !== undefined || declared.has(name)) continue;
        declared.set(name, double ?? single ?? null);
      }
    },
    textOf(name) {
      if (!declared.has(name)) return null;
      const text = expand(name, 0);
      total += text.length;
      if (total > MOST_OF_ALL) throw refusal('grows');
      return text;
    },
  };

  function expand(name: string, depth: number): string {
    const before = known.get(name);
    if (before !== undefined) return before;
    if (open.has(name)) throw refusal('recursive');
    if (depth > MOST_DEPTH) throw refusal('grows');
    const value = declared.get(name);
    if (typeof value !== 'string') throw refusal('external');
    const literal = withCharacters(value);
    const isXml = markup === 'kept';
    if (!isXml && literal.includes('<')) throw refusal('markup');
    open.add(name);
    let text = '';
    let at = 0;
    for (const match of literal.matchAll(REFERENCE)) {
      const [all, decimal, hex, inner] = match;
      text += literal.slice(at, match.index);
      at = match.index + all.length;
      if (inner === undefined) text += isXml ? all : character(decimal, hex);
      else if (Object.hasOwn(PREDEFINED, inner)) text += isXml ? all : (PREDEFINED[inner] ?? all);
      else text += declared.has(inner) ? expand(inner, depth + 1) : all;
      if (text.length > MOST_OF_ONE) throw refusal('grows');
    }
    text += literal.slice(at);
    if (text.length > MOST_OF_ONE) throw refusal('grows');
    open.delete(name);
    known.set(name, text);
    return text;
  }
}

/** References to characters are replaced where an entity is declared, so they may make markup. */
const withCharacters = (value: string) =>
  value.replace(REFERENCE, (all, decimal?: string, hex?: string) =>
    decimal === undefined && hex === undefined ? all : character(decimal, hex),
  );

function character(decimal?: string, hex?: string): string {
  const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
