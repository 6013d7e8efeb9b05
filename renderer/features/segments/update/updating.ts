import type { Failure } from '../../../../preload/contract/failure.ts';
import type { UpdateReport } from '../../../../preload/contract/segment-updates.ts';
import type { SegmentProject } from '../../../../preload/contract/segments.ts';

/** The update of a document, from the choice of the new version to the report of what was done. */
export interface Updating {
  /** The file that it was begun from; the new version once it has taken its place. */
  readonly file: SegmentProject;
  readonly step: 'choice' | 'reading' | 'report' | 'applying' | 'done';
  /** Under which main keeps the report: the update while it waits, then the file. */
  readonly id: string | null;
  readonly report: UpdateReport | null;
  readonly refused: Failure | null;
}
