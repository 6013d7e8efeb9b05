import type { FoundTerm, TermIndex } from '../glossary/apply.ts';
import { CODE_CHARACTER, keep } from '../markup/coded-text.ts';
import type { CodedText, Kept } from '../markup/coded-text.ts';
import { findPlaceholders } from '../markup/placeholders.ts';
import type { TextRange } from '../markup/placeholders.ts';

/** A segment ready for an engine. */
export interface ProtectedSegment {
  readonly coded: CodedText;
  /** Nothing in it can be translated: no letter outside of placeholders, and no term. */
  readonly inert: boolean;
}

/**
 * Turns placeholders and glossary terms into codes: placeholders come back as they are, terms as their
 * targets. A term inside a placeholder is none; a placeholder inside a term is part of it.
 *
 * @param write escapes text as its place in the markup asks for
 */
export function protect(
  coded: CodedText,
  terms: TermIndex | null,
  write: (text: string) => string,
): ProtectedSegment {
  const { text } = coded;
  const placeholders = findPlaceholders(text).filter(({ start, end }) =>
    free(text.slice(start, end)),
  );
  const found = (terms?.find(text) ?? []).filter((term) => !covered(term, placeholders));
  const kept: Kept[] = [
    ...found.map(({ start, end, target }) => ({ start, end, raw: write(target) })),
    ...placeholders
      .filter((range) => !found.some((term) => overlap(term, range)))
      .map(({ start, end }) => ({ start, end, raw: write(text.slice(start, end)) })),
  ].sort((a, b) => a.start - b.start);
  const result = keep(coded, kept);
  const letters = /\p{L}/u.test(result.text);
  return { coded: result, inert: !letters && found.length === 0 };
}

const free = (text: string) => text.search(CODE_CHARACTER) < 0;

const overlap = (a: TextRange, b: TextRange) => a.start < b.end && b.start < a.end;

/** Whether the term lies in a placeholder that reaches beyond it, or only overlaps one. */
function covered(term: FoundTerm, placeholders: readonly TextRange[]): boolean {
  return placeholders.some(
    (range) => overlap(term, range) && (range.start < term.start || range.end > term.end),
  );
}
