import type { FoundTerm, TermIndex } from '../glossary/apply.ts';
import { CODE_CHARACTER, keep } from '../markup/coded-text.ts';
import type { CodedText, Kept } from '../markup/coded-text.ts';
import { pairTags } from '../markup/tag-pairs.ts';
import { findUntouchables } from '../markup/untouchable.ts';
import type { Untouchable } from '../markup/untouchable.ts';
import type { TextRange } from '../markup/placeholders.ts';

/** A segment ready for an engine. */
export interface ProtectedSegment {
  readonly coded: CodedText;
  /** Whether no engine is needed: there is no letter outside of tags, placeholders and terms. */
  readonly inert: boolean;
  /** The glossary terms in order: the index of the code, and what stands in the text. */
  readonly terms: readonly { readonly code: number; readonly source: string }[];
}

/** What gets a code, before its partner is known. */
type Candidate = Untouchable & { readonly raw: string; readonly term: boolean };

/**
 * Turns tags, placeholders and glossary terms into codes: tags and placeholders come back as they are,
 * terms as their targets. A term inside a tag or placeholder is none; a placeholder inside a term is
 * part of it.
 *
 * Tags that the text itself shows are kept in pairs, but where tag handling has found others,
 * these alone decide what nests.
 *
 * @param write escapes text as its place in the markup asks for
 * @param isShown as of `findUntouchables`
 */
export function protect(
  coded: CodedText,
  terms: TermIndex | null,
  write: (text: string) => string,
  isShown = false,
): ProtectedSegment {
  const { text } = coded;
  const untouchables = findUntouchables(text, isShown)
    .filter(({ start, end }) => free(text.slice(start, end)))
    .map((piece) => ({ ...piece, raw: write(text.slice(piece.start, piece.end)), term: false }));
  const found = (terms?.find(text) ?? []).filter(outside(untouchables));
  const pieces = withoutOverlap([
    ...found.map(({ start, end, target }) => ({
      start,
      end,
      tag: null,
      raw: write(target),
      term: true,
    })),
    ...untouchables,
  ]);
  const result = keep(coded, hasTags(coded) ? pieces.map(untagged) : paired(pieces));
  const placed = pieces.flatMap(({ start, end, term }, index) =>
    term ? [{ code: coded.codes.length + index, source: text.slice(start, end) }] : [],
  );
  return { coded: result, inert: !/\p{L}/u.test(result.text), terms: placed };
}

const free = (text: string) => text.search(CODE_CHARACTER) < 0;

const hasTags = ({ codes }: CodedText) =>
  codes.some(({ kind }) => kind === 'open' || kind === 'close');

/** Says of terms, in order, which ones no range cuts or holds. Ranges are in order too. */
function outside(ranges: readonly TextRange[]): (term: FoundTerm) => boolean {
  let next = 0;
  return (term) => {
    while ((ranges[next]?.end ?? Infinity) <= term.start) next += 1;
    for (let i = next; (ranges[i]?.start ?? Infinity) < term.end; i += 1) {
      const { start, end } = ranges[i] ?? term;
      if (start < term.start || end > term.end) return false;
    }
    return true;
  };
}

/** All pieces in order, without those that lie in a term. */
function withoutOverlap(pieces: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  // Of two with the same start the term comes first; it is never the shorter one.
  for (const piece of pieces.toSorted((a, b) => a.start - b.start)) {
    if (piece.start >= (kept.at(-1)?.end ?? 0)) kept.push(piece);
  }
  return kept;
}

const untagged = ({ start, end, raw }: Candidate): Kept => ({ start, end, raw });

function paired(pieces: readonly Candidate[]): Kept[] {
  const partners = pairTags(pieces.map(({ tag }) => tag ?? { kind: 'kept', name: '' }));
  return pieces.map((piece, index) =>
    piece.tag === null
      ? untagged(piece)
      : {
          ...untagged(piece),
          tag: { kind: piece.tag.kind, partner: partners.get(index) ?? null },
        },
  );
}
