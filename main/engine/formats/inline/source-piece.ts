/**
 * A stretch of a source that one unit may cover: text, or something that stays as it is. Ranges are
 * UTF-16 offsets into the source; the pieces of a run follow each other.
 */
export type SourcePiece = TextPiece | CodePiece;

export interface TextPiece {
  readonly kind: 'text';
  readonly start: number;
  readonly end: number;
  /** What is meant: differs from the source for references, and is '' for the marks of CDATA. */
  readonly text: string;
  /** A character reference: can only be cut out as a whole. */
  readonly isReference?: boolean;
  /** The CDATA section that it belongs to. */
  readonly section?: Section;
}

/** A CDATA section with its marks. */
export interface Section {
  readonly start: number;
  readonly end: number;
}

export interface CodePiece {
  /** `open`, `close`: a tag; `alone`: anything else. */
  readonly kind: 'open' | 'close' | 'alone';
  readonly start: number;
  readonly end: number;
  /** Equal for the two tags of an element; null where there is no second one. */
  readonly pair: number | null;
  /** It stands for a word of the sentence, so that it is not left out at the ends of a unit. */
  readonly isWord?: boolean;
  /** What a reader sees in its place, where that is text that is written elsewhere. */
  readonly shown?: string;
  /** A tag that is written as text. */
  readonly isEmbedded?: boolean;
  readonly section?: Section;
}

/** The pieces of a CDATA section at these offsets. */
export function sectionPieces(source: string, start: number, end: number): TextPiece[] {
  const section = { start, end };
  const piece = (from: number, to: number, text: string): TextPiece => ({
    kind: 'text',
    start: from,
    end: to,
    text,
    section,
  });
  return [
    piece(start, start + 9, ''),
    piece(start + 9, end - 3, source.slice(start + 9, end - 3)),
    piece(end - 3, end, ''),
  ];
}
