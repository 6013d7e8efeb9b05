import { memo, useEffect, useMemo, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { SegmentOrigin } from '../../../preload/contract/text.ts';
import { TextBlocks } from '../../ui/LongText.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { resultBlocks, type ResultBlock } from './origins.ts';
import '../../ui/ResultSegment.css';
import './ResultText.css';

export interface ResultTextProps {
  readonly text: string;
  readonly segments: readonly SegmentOrigin[];
  /** Index of the segment that is highlighted. */
  readonly highlighted: number | null;
  readonly onHighlight: (segment: number | null) => void;
}

/**
 * A result whose segments say where they come from, by a tint; a fuzzy match has its percent beside it.
 * What is drawn so stands in the style sheet, so that the element's own text, and what is selected and
 * copied, is the translation alone.
 */
export function ResultText({ text, segments, highlighted, onHighlight }: ResultTextProps) {
  const root = useRef<HTMLDivElement>(null);
  const blocks = useMemo(() => resultBlocks(text, segments), [text, segments]);

  useEffect(() => {
    if (highlighted === null) return undefined;
    // A long segment has an element in each of its blocks.
    const parts = root.current?.querySelectorAll(`[data-segment="${highlighted}"]`) ?? [];
    for (const part of parts) part.setAttribute('data-highlighted', '');
    return () => {
      for (const part of parts) part.removeAttribute('data-highlighted');
    };
  }, [highlighted, blocks]);

  return (
    <div
      ref={root}
      className="result-text"
      onPointerOver={(event) => onHighlight(segmentUnder(event))}
      onPointerDown={(event) => onHighlight(segmentUnder(event))}
      onPointerLeave={() => onHighlight(null)}
    >
      {blocks.map((block) => (
        <Block key={block.start} block={block} segments={segments} />
      ))}
    </div>
  );
}

interface BlockProps {
  readonly block: ResultBlock;
  readonly segments: readonly SegmentOrigin[];
}

const Block = memo(
  function Block({ block: { pieces }, segments }: BlockProps) {
    const { t } = useI18n();
    const texts = useMemo(() => pieces.map((piece) => piece.text), [pieces]);
    return (
      <div className="result-block">
        <TextBlocks pieces={texts}>
          {({ piece, text }) => {
            const segment = pieces[piece]?.segment ?? null;
            const origin = segment === null ? undefined : segments[segment];
            if (segment === null || origin === undefined) return text;
            const { kind, percent = 0 } = origin;
            return (
              <span
                className="result-segment"
                data-segment={segment}
                data-kind={kind}
                data-chip={kind === 'memory-fuzzy' ? t('text.chip-fuzzy', { percent }) : undefined}
              >
                {text}
              </span>
            );
          }}
        </TextBlocks>
      </div>
    );
  },
  (before, after) => isSame(before, after),
);

/** Parts that came before stay as they are while a long result grows. */
function isSame(one: BlockProps, other: BlockProps): boolean {
  return (
    one.block.start === other.block.start &&
    one.block.pieces.length === other.block.pieces.length &&
    one.block.pieces.every(({ text, segment }, index) => {
      const twin = other.block.pieces[index];
      if (text !== twin?.text || segment !== twin.segment) return false;
      if (segment === null) return true;
      const [origin, now] = [one.segments[segment], other.segments[segment]];
      return origin?.kind === now?.kind && origin?.percent === now?.percent;
    })
  );
}

function segmentUnder(event: PointerEvent): number | null {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return null;
  const segment = target.closest('[data-segment]')?.getAttribute('data-segment');
  return segment === null || segment === undefined ? null : Number(segment);
}

/**
 * The segment that an arrow key leads to from the highlighted one.
 * @returns undefined where the key is none of ours
 */
export function segmentByKey(
  event: Pick<KeyboardEvent, 'key'>,
  highlighted: number | null,
  count: number,
): number | null | undefined {
  if (count === 0) return undefined;
  switch (event.key) {
    case 'ArrowDown':
      return highlighted === null ? 0 : Math.min(count - 1, highlighted + 1);
    case 'ArrowUp':
      return highlighted === null ? count - 1 : Math.max(0, highlighted - 1);
    case 'Escape':
      return highlighted === null ? undefined : null;
    default:
      return undefined;
  }
}
