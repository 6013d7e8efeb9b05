import type { Match } from '../../../../preload/contract/local-memories.ts';
import type { Segment } from '../../../../preload/contract/segments.ts';
import { taggedPieces } from '../tags/tagged-text.ts';

/** A target that is being written, and how its text came. */
export interface Draft {
  readonly text: string;
  readonly origin: 'typed' | 'source-copy' | 'memory-exact' | 'memory-fuzzy' | 'engine';
  readonly percent: number | null;
  readonly memory: string | null;
  /** Undone by itself, not with what was typed just before. */
  readonly ownStep?: true;
}

export const typedDraft = (text: string): Draft => ({
  text,
  origin: 'typed',
  percent: null,
  memory: null,
});

/** What QA suggests. */
export const suggestedDraft = (text: string): Draft => ({ ...typedDraft(text), ownStep: true });

export const copiedDraft = ({ source }: Segment): Draft => ({
  ...typedDraft(source),
  origin: 'source-copy',
});

/** A match that is put in, without tags that the segment has not: they would become its words. */
export const matchDraft = ({ target, percent, memoryName }: Match, { source }: Segment): Draft => ({
  text: withoutForeignTags(target, source),
  origin: percent === 100 ? 'memory-exact' : 'memory-fuzzy',
  percent,
  memory: memoryName,
});

/** A machine translation that is put in. */
export const machineDraft = (text: string, { source }: Segment): Draft => ({
  ...typedDraft(withoutForeignTags(text, source)),
  origin: 'engine',
});

/** A target as it stands with main; confirming it says again how it came. */
export function storedDraft({ target, origin, percent, memory }: Segment): Draft {
  switch (origin) {
    case 'source-copy':
    case 'memory-exact':
    case 'memory-fuzzy':
    case 'engine':
      return { text: target, origin, percent, memory };
    default:
      return typedDraft(target);
  }
}

function withoutForeignTags(text: string, source: string): string {
  const own = new Set(taggedPieces(source).map(({ tag }) => tag?.name));
  return taggedPieces(text)
    .map((piece) => (piece.tag === null || own.has(piece.tag.name) ? piece.text : ''))
    .join('');
}
