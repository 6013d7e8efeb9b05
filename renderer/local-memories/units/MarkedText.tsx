import { markedPieces, type TextRange } from './marked-pieces.ts';

export interface MarkedTextProps {
  readonly text: string;
  /** UTF-16 ranges. */
  readonly ranges: readonly TextRange[];
}

/** A text in which the places that were searched for are marked. */
export function MarkedText({ text, ranges }: MarkedTextProps) {
  if (ranges.length === 0) return text;
  return markedPieces(text, ranges).map((piece, index) =>
    piece.isMarked ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
