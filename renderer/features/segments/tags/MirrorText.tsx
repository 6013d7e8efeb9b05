import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { patchText } from './patch-text.ts';
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
    const Words = showsSpaces ? Spaces : PatchedText;
    return <Words key={place} text={piece.text} />;
  });
});

/** Of a text that is written, only what has changed is laid out again. */
function PatchedText({ text }: Pick<MirrorTextProps, 'text'>) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (current?.firstChild instanceof Text) patchText(current.firstChild, text);
    else if (current !== null) current.textContent = text;
  }, [text]);
  return <span ref={element} />;
}
