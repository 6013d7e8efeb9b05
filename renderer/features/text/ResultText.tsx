import { memo, useEffect, useMemo, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { SegmentOrigin } from '../../../preload/contract/text.ts';
import { TextBlocks } from '../../ui/LongText.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { originLine } from './origin-words.ts';
import { originGroups, type OriginGroup } from './origins.ts';
import './ResultText.css';

export interface ResultTextProps {
  readonly text: string;
  readonly segments: readonly SegmentOrigin[];
  /** Index of the segment that is highlighted. */
  readonly highlighted: number | null;
  readonly onHighlight: (segment: number | null) => void;
}

/**
 * A result whose segments say where they come from. The origin lines are drawn by the style sheet,
 * so that the element's own text, and what is selected and copied, is the translation alone.
 */
export function ResultText({ text, segments, highlighted, onHighlight }: ResultTextProps) {
  const { t } = useI18n();
  const root = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => originGroups(text, segments), [text, segments]);

  useEffect(() => {
    if (highlighted === null) return undefined;
    // A long segment has an element in each of its blocks.
    const parts = root.current?.querySelectorAll(`[data-segment="${highlighted}"]`) ?? [];
    for (const part of parts) part.setAttribute('data-highlighted', '');
    return () => {
      for (const part of parts) part.removeAttribute('data-highlighted');
    };
  }, [highlighted, groups]);

  return (
    <div
      ref={root}
      className="result-text"
      onPointerOver={(event) => onHighlight(segmentUnder(event))}
      onPointerLeave={() => onHighlight(null)}
    >
      {groups.map((group) => (
        <Group
          key={group.start}
          group={group}
          line={group.origins.map((origin) => originLine(origin, t)).join('   ')}
        />
      ))}
    </div>
  );
}

interface GroupProps {
  readonly group: OriginGroup;
  readonly line: string;
}

const Group = memo(
  function Group({ group, line }: GroupProps) {
    const [origin, ...others] = group.origins;
    const { pieces } = group;
    const texts = useMemo(() => pieces.map((piece) => piece.text), [pieces]);
    return (
      <div
        className="origin"
        data-kind={others.length > 0 ? 'mixed' : (origin?.kind ?? 'none')}
        data-origin={line}
      >
        <TextBlocks pieces={texts}>
          {({ piece, text }) => {
            const segment = pieces[piece]?.segment ?? null;
            return segment === null ? text : <span data-segment={segment}>{text}</span>;
          }}
        </TextBlocks>
      </div>
    );
  },
  (before, after) => before.line === after.line && isSameGroup(before.group, after.group),
);

/** Parts that came before stay as they are while a long result grows. */
function isSameGroup(one: OriginGroup, other: OriginGroup): boolean {
  return (
    one.start === other.start &&
    one.pieces.length === other.pieces.length &&
    one.pieces.every((piece, index) => {
      const twin = other.pieces[index];
      return piece.text === twin?.text && piece.segment === twin.segment;
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
