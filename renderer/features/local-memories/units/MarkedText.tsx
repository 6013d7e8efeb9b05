import { LongText, TextBlocks } from '../../../ui/LongText.tsx';
import { markedPieces, type TextRange } from './marked-pieces.ts';

export interface MarkedTextProps {
  readonly text: string;
  /** UTF-16 ranges. */
  readonly ranges: readonly TextRange[];
}

/** A text in which the places that were searched for are marked. */
export function MarkedText({ text, ranges }: MarkedTextProps) {
  if (ranges.length === 0) return <LongText text={text} />;
  const pieces = markedPieces(text, ranges);
  return (
    <TextBlocks pieces={pieces.map((piece) => piece.text)}>
      {({ piece, text: words }) =>
        pieces[piece]?.isMarked === true ? <mark>{words}</mark> : words
      }
    </TextBlocks>
  );
}
