import { z } from 'zod';
import type { ExportedFile } from './exported-file.ts';
import { ask } from './route.ts';
import type { SegmentStatus } from './segment-facets.ts';
import type { SegmentProject } from './segments.ts';
import type { UpdateKind } from './update-kinds.ts';
import { UPDATE_KINDS } from './update-kinds.ts';

const Id = z.string().min(1).max(64);
const Word = z.string().max(200);

/** A segment that is not the same at the same place in both versions. */
export interface UpdateRow {
  readonly kind: UpdateKind;
  /** Places from 0; null where a version lacks it. */
  readonly number: number | null;
  readonly earlierNumber: number | null;
  readonly source: string;
  /** Where the source changed. */
  readonly earlierSource: string | null;
  /** As it was in the earlier version. */
  readonly target: string;
  readonly status: SegmentStatus;
  /** Of the two sources. */
  readonly percent: number | null;
}

/** What the new version of a document takes over from the old one. */
export interface UpdateReport {
  readonly name: string;
  readonly earlierName: string;
  /** ISO 8601. */
  readonly at: string;
  /**
   * Segments by what became of them: all but `removed` add up to those of the new version, all but `new`
   * to those of the earlier one.
   */
  readonly counts: Readonly<Record<UpdateKind, number>>;
  /** Removed ones that were confirmed or reviewed. */
  readonly removedConfirmed: number;
  /** The first of those that are not the same, in the order of the text; a file has all of them. */
  readonly rows: readonly UpdateRow[];
}

/** Rows of one kind that a report on the page has at most. */
export const MOST_UPDATE_ROWS = 200;

export const UpdatedSource = z.strictObject({
  id: Id,
  ticket: z.string().max(128),
  name: z.string().max(1024),
});
/** An update that waits for the person's answer. */
export const PreparedUpdate = z.strictObject({ update: Id });
export const FileOfUpdate = z.strictObject({ id: Id });
export const UpdateReportFile = z.strictObject({
  /** Of a file, or of an update that waits. */
  id: Id,
  format: z.enum(['csv', 'html']),
  /** What stands in the file besides the segments, in the language of the interface. */
  words: z.strictObject({
    title: Word,
    language: z.string().max(16),
    isRightToLeft: z.boolean(),
    what: Word,
    number: Word,
    earlierNumber: Word,
    source: Word,
    earlierSource: Word,
    target: Word,
    status: Word,
    percent: Word,
    total: Word,
    earlierTotal: Word,
    kinds: z.record(z.enum(UPDATE_KINDS), Word),
    statuses: z.record(z.string().max(20), Word),
  }),
});

export const segmentUpdatesRoutes = {
  /**
   * Reads a new version of a file's document in all its targets, and says what it would take over from
   * the old one; nothing is changed. One that was prepared before is given up.
   */
  'segments.prepare-update': ask(UpdatedSource).gives<{
    readonly update: string;
    readonly report: UpdateReport;
  }>(),
  /** Puts the new version in the old one's place. @returns the file that stands for the one it was prepared for */
  'segments.apply-update': ask(PreparedUpdate).gives<SegmentProject>(),
  'segments.drop-update': ask(PreparedUpdate).gives<null>(),
  /** What the last update of a file did; null where there was none. */
  'segments.update-report': ask(FileOfUpdate).gives<UpdateReport | null>(),
  'segments.update-report-file': ask(UpdateReportFile).gives<ExportedFile>(),
  /** Changes places with the other version of the document, in all its targets. */
  'segments.switch-version': ask(FileOfUpdate).gives<SegmentProject>(),
};
