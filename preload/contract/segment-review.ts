import { z } from 'zod';
import { ask } from './route.ts';
import { SEGMENT_STATUSES } from './segment-facets.ts';
import { ExportPart } from './segment-filter.ts';

const Id = z.string().min(1).max(64);
const Word = z.string().max(100);

/** Files that a reviewer without Dragoman works in. */
const REVIEW_FORMATS = ['docx', 'xliff-2.1', 'xliff-1.2'] as const;
export type ReviewFormat = (typeof REVIEW_FORMATS)[number];

export const ReviewExport = z.strictObject({
  id: Id,
  part: ExportPart.default({ kind: 'whole' }),
  /** Otherwise only what is confirmed or reviewed goes out. */
  unconfirmed: z.boolean().default(true),
  format: z.enum(REVIEW_FORMATS),
  /** What stands in the file besides the segments, in the language of the interface. */
  words: z.strictObject({
    number: Word,
    source: Word,
    target: Word,
    status: Word,
    comments: Word,
    locked: Word,
    about: z.string().max(1000),
    statuses: z.record(z.enum(SEGMENT_STATUSES), Word),
  }),
});
export const ReviewImport = z.strictObject({
  id: Id,
  ticket: z.string().max(128),
  name: z.string().max(1024),
});

/** Why a returned row was not taken. */
export type ReviewRefusal = 'tags' | 'locked' | 'empty' | 'too-long' | 'twice' | 'source';
export interface ReviewReport {
  /** Rows of the file that belong to this project. */
  readonly rows: number;
  /** Numbers of segments with another target or status, and of those with new comments. */
  readonly changed: readonly number[];
  readonly commented: readonly number[];
  readonly refused: readonly { readonly number: number; readonly reason: ReviewRefusal }[];
  /** Rows that are none of this project. */
  readonly unknown: number;
  /** Segments that were sent and that the file lacks: they stay as they are. */
  readonly missing: number;
}

/** Review outside, and what comes back of it. */
export const segmentReviewRoutes = {
  /** Writes into the output folder; never over a file. */
  'segments.review-export': ask(ReviewExport).gives<{ readonly name: string }>(),
  'segments.review-import': ask(ReviewImport).gives<ReviewReport>(),
};
