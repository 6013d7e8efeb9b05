import type { ImportRefusal } from './import-refusal.ts';

/** The entities that the document type of a file declares. */
export interface Entities {
  /** Takes the declarations of a document type. */
  declare(documentType: string): void;
  /** The text of a reference; null for a name that is not declared. */
  textOf(name: string): string | null;
}

/** What one reference may become, and what all may become together. */
const MOST_OF_ONE = 10_000;
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
 * Reads internal entities that stand for text, within bounds: nested ones swell only so far. Nothing is
 * fetched, and what is declared but never used does no harm.
 * @param refusal makes the error that is thrown for an entity that cannot be read
 */
export function createEntities(
  refusal: (reason: ImportRefusal['reason']) => ImportRefusal,
): Entities {
  /** Null for what stands in another file. */
  const declared = new Map<string, string | null>();
  const known = new Map<string, string>();
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
      if (total > MOST_OF_ALL) throw refusal('declares-entities');
      return text;
    },
  };

  function expand(name: string, depth: number): string {
    const before = known.get(name);
    if (before !== undefined) return before;
    if (depth > MOST_DEPTH) throw refusal('declares-entities');
    const value = declared.get(name);
    if (typeof value !== 'string') throw refusal('unreadable-entity');
    // References to characters are replaced where an entity is declared, so they may make markup.
    const literal = value.replace(REFERENCE, (all, decimal?: string, hex?: string) => {
      if (decimal === undefined && hex === undefined) return all;
      const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    });
    if (literal.includes('<')) throw refusal('unreadable-entity');
    // While it is being read it stands for nothing, so that one that holds itself is refused.
    declared.set(name, null);
    let text = '';
    let at = 0;
    for (const match of literal.matchAll(REFERENCE)) {
      const [all, decimal, hex, inner] = match;
      text += literal.slice(at, match.index);
      at = match.index + all.length;
      if (inner === undefined) {
        const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
        if (code > 0 && code <= 0x10ffff) text += String.fromCodePoint(code);
      } else {
        text += PREDEFINED[inner] ?? (declared.has(inner) ? expand(inner, depth + 1) : all);
      }
      if (text.length > MOST_OF_ONE) throw refusal('declares-entities');
    }
    text += literal.slice(at);
    if (text.length > MOST_OF_ONE) throw refusal('declares-entities');
    declared.set(name, value);
    known.set(name, text);
    return text;
  }
}
