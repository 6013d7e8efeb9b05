import { Fragment, useMemo, type ReactNode } from 'react';
import { isLongText, textBlocks, type BlockPart } from './text-blocks.ts';
import './LongText.css';

/** A text of any length; only what is in sight of it is laid out. */
export function LongText({ text }: { readonly text: string }) {
  const pieces = useMemo(() => (isLongText(text) ? [text] : null), [text]);
  return pieces === null ? text : <TextBlocks pieces={pieces}>{(part) => part.text}</TextBlocks>;
}

export interface TextBlocksProps {
  /** The text, in pieces that look different. */
  readonly pieces: readonly string[];
  /** Draws a piece, or a part of one that is long. */
  readonly children: (part: BlockPart) => ReactNode;
}

/**
 * A text in pieces. All of it is in the document, to be selected, copied, searched and read out; what
 * is out of sight has no layout. A text that is not long gets no elements of its own.
 */
export function TextBlocks({ pieces, children }: TextBlocksProps) {
  const blocks = useMemo(() => textBlocks(pieces), [pieces]);
  return blocks.map(({ start, parts, lines }) => {
    const drawn = parts.map((part, index) => <Fragment key={index}>{children(part)}</Fragment>);
    if (blocks.length === 1) return <Fragment key={start}>{drawn}</Fragment>;
    return (
      <span
        key={start}
        className="text-block"
        style={{ containIntrinsicBlockSize: `auto ${lines}lh` }}
      >
        {drawn}
      </span>
    );
  });
}
