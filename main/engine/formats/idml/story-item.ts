import type { CodePiece, TextPiece } from '../inline/source-piece.ts';

/**
 * Where something stands: `content` between the tags of `Content`, `range` in a character style range
 * beside it, `paragraph` outside of those ranges.
 */
export type Level = 'content' | 'range' | 'paragraph';

/**
 * A look of text: the start tag of its character style range with the properties in it, as written.
 * Equal strings look the same.
 */
export type Look = string;

/** A stretch of a paragraph of a story. */
export type StoryItem = StoryText | StoryCode;

export interface StoryText extends TextPiece {
  readonly level: 'content';
  readonly look: Look;
}

export interface StoryCode extends CodePiece {
  readonly level: Level;
  /** Of the range that it stands in; null outside of any. */
  readonly look: Look | null;
}
