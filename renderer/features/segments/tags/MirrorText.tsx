import { memo, useMemo } from 'react';
import { Spaces } from './Spaces.tsx';
import { taggedPieces } from './tagged-text.ts';

interface MirrorTextProps {
  readonly text: string;
  readonly showsSpaces: boolean;
}

/** A text as it stands, its tags marked; no letter is added or left out, so that it can be measured. */
export const MirrorText = memo(function MirrorText({ text, showsSpaces }: MirrorTextProps) {
  const pieces = useMemo(() => taggedPieces(text), [text]);
  return pieces.map((piece, place) => {
    if (piece.tag !== null) {
      return (
        <mark key={place} data-kind={piece.tag.kind}>
          {piece.text}
        </mark>
      );
    }
    return showsSpaces ? <Spaces key={place} text={piece.text} /> : piece.text;
  });
});
