import type { Input } from '../../../../preload/contract/api.ts';
import { SEGMENT_STATUSES } from '../../../../preload/contract/segment-facets.ts';
import type { SegmentStatus } from '../../../../preload/contract/segment-facets.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useLanguages } from '../../languages/use-languages.ts';
import { useEditorState } from '../use-editor-state.ts';

/** What stands in a bilingual file besides the segments, in the language of the interface. */
export function useReviewWords(): Input<'segments.review-export'>['words'] {
  const { t } = useI18n();
  const { nameOf } = useLanguages();
  const project = useEditorState((now) => now.project);
  return {
    number: t('segments.review.number'),
    source: nameOf(project.source),
    target: nameOf(project.target),
    status: t('segments.review.status'),
    comments: t('segments.review.comments'),
    locked: t('segments.locked'),
    about: t('segments.review.file-about'),
    statuses: Object.fromEntries(
      SEGMENT_STATUSES.map((status) => [status, t('segments.status', { status })]),
    ) as Record<SegmentStatus, string>,
  };
}
