import type { SegmentProject } from '../../../../preload/contract/segments.ts';

/** Words of the source that are confirmed, of all. */
export interface Progress {
  readonly confirmed: number;
  readonly all: number;
}

/** The progress of some files together. */
export const progressOf = (files: readonly SegmentProject[]): Progress => ({
  confirmed: files.reduce((sum, { confirmedWords }) => sum + confirmedWords, 0),
  all: files.reduce((sum, { words }) => sum + words, 0),
});

/** The first file that is not finished, or else the first. */
export const firstOpen = (files: readonly SegmentProject[]): SegmentProject | undefined =>
  files.find(({ segments, confirmed }) => confirmed < segments) ?? files[0];
