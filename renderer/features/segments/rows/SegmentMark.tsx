import { Circle, CircleCheck, CircleDashed, CircleDot, type LucideIcon } from 'lucide-react';
import type { Segment, SegmentStatus } from '../../../../preload/contract/segments.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { originWords } from './origin-words.ts';

/** A shape for each status, told apart without colour. */
const SHAPES: Readonly<Record<SegmentStatus, LucideIcon>> = {
  empty: Circle,
  draft: CircleDashed,
  translated: CircleDot,
  confirmed: CircleCheck,
};

export interface SegmentMarkProps {
  readonly row: Segment;
  readonly isUnsaved: boolean;
}

/** How far a segment is, by shape and word, and where its target came from. */
export function SegmentMark({ row, isUnsaved }: SegmentMarkProps) {
  const { t } = useI18n();
  const status = isUnsaved ? 'draft' : row.status;
  const Shape = SHAPES[status];
  return (
    <>
      <span className="segment-mark" data-status={status}>
        <Shape aria-hidden="true" />
        {t('segments.status', { status })}
      </span>
      <span className="soft">{isUnsaved ? t('segments.unsaved') : originWords(row, t)}</span>
    </>
  );
}
