import { SEGMENT_STATUSES, type SegmentStatus } from '../../../preload/contract/segment-facets.ts';

/** What a file for a reviewer is written with, as the page gives it in English. */
export const REVIEW_WORDS = {
  number: 'No.',
  source: 'English',
  target: 'German',
  status: 'Status',
  comments: 'Comments',
  locked: 'Locked',
  about: 'Change the target column only.',
  statuses: Object.fromEntries(SEGMENT_STATUSES.map((one) => [one, one])) as Record<
    SegmentStatus,
    string
  >,
};
