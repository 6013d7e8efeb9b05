import { z } from 'zod';
import { MATCH_KINDS, ORIGIN_GROUPS, SEGMENT_STATUSES } from './segment-facets.ts';

/** What is looked for in segments; without tags their signs are no part of the text. */
export const SoughtText = z.strictObject({
  pattern: z.string().max(500),
  side: z.enum(['source', 'target', 'both']).default('both'),
  isRegex: z.boolean().default(false),
  matchCase: z.boolean().default(false),
  withTags: z.boolean().default(false),
});
export type SoughtText = z.output<typeof SoughtText>;

/** Which segments are shown: those that fit every part of it. Empty lists and nulls ask for nothing. */
export const SegmentFilter = z.strictObject({
  statuses: z.array(z.enum(SEGMENT_STATUSES)).max(6).default([]),
  matches: z.array(z.enum(MATCH_KINDS)).max(5).default([]),
  /** `typed`: by hand or copied; `memory`; `machine`; `propagated`. */
  origins: z.array(z.enum(ORIGIN_GROUPS)).max(4).default([]),
  /** Those whose source stands more than once: `first` of each alone, or all of them. */
  repeated: z.enum(['all', 'first', 'later']).nullable().default(null),
  locked: z.boolean().nullable().default(null),
  comments: z.enum(['any', 'open']).nullable().default(null),
  /** With QA issues. */
  findings: z.boolean().default(false),
  /** ISO 8601. */
  changedSince: z.string().max(40).nullable().default(null),
  text: SoughtText.nullable().default(null),
});
export type SegmentFilter = z.output<typeof SegmentFilter>;

const SegmentId = z.int().min(0);
/** Ids of segments, as `IdRanges`: every other one of a project has as many ranges as ids. */
export const SelectedSegments = z.array(z.tuple([SegmentId, SegmentId])).max(100_000);

/** Which segments of a file go out. */
export const ExportPart = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('whole') }),
  z.strictObject({ kind: z.literal('selected'), selected: SelectedSegments }),
  z.strictObject({ kind: z.literal('shown'), filter: SegmentFilter }),
]);
export type ExportPart = z.output<typeof ExportPart>;

/** `length` and `frequency`: the longest and the most frequent first; `match`: the highest first. */
export const SegmentSort = z.enum(['text', 'length', 'frequency', 'match']);
export type SegmentSort = z.output<typeof SegmentSort>;

/** A filter that a person gave a name. */
export const SavedView = z.strictObject({
  name: z.string().trim().min(1).max(60),
  filter: SegmentFilter,
  sort: SegmentSort.default('text'),
});
export type SavedView = z.output<typeof SavedView>;
