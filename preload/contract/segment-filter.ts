import { z } from 'zod';
import type { OriginKind } from './text.ts';

/** How far a segment is. `locked` is no status: it stands beside any of them. */
export const SEGMENT_STATUSES = [
  'empty',
  'draft',
  'translated',
  'confirmed',
  'reviewed',
  'rejected',
] as const;
export type SegmentStatus = (typeof SEGMENT_STATUSES)[number];

/** Of segments that a person still has to look at. */
export const OPEN_STATUSES = [
  'empty',
  'draft',
  'translated',
  'rejected',
] as const satisfies readonly SegmentStatus[];

/** Somebody stands for the target: it counts as done, and nothing fills it by itself. */
export const isDone = (status: SegmentStatus): boolean =>
  status === 'confirmed' || status === 'reviewed';

/** What the match-rate column shows: 101 %, 100 %, less, machine translation, or nothing. */
export const MATCH_KINDS = ['context', 'exact', 'fuzzy', 'mt', 'none'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** Origins of targets that a machine made. */
export const MACHINE_ORIGINS = [
  'engine',
  'cache',
  'pseudo',
  'not-reported',
] as const satisfies readonly OriginKind[];

/** Percent of an identical segment between the neighbours that it was stored with. */
export const CONTEXT_PERCENT = 101;

/** The match that a target goes back to; an edited match keeps its percent. */
export function matchKind(row: {
  readonly percent: number | null;
  readonly origin: OriginKind | null;
}): MatchKind {
  const { percent, origin } = row;
  if (MACHINE_ORIGINS.some((one) => one === origin)) return 'mt';
  if (percent === null) return 'none';
  if (percent >= CONTEXT_PERCENT) return 'context';
  return percent === 100 ? 'exact' : 'fuzzy';
}

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
  origins: z
    .array(z.enum(['typed', 'memory', 'machine', 'propagated']))
    .max(4)
    .default([]),
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

export const EVERY_SEGMENT: SegmentFilter = SegmentFilter.parse({});

/** The filter asks for nothing. */
export const isEverySegment = (filter: SegmentFilter): boolean =>
  filter.statuses.length === 0 &&
  filter.matches.length === 0 &&
  filter.origins.length === 0 &&
  filter.repeated === null &&
  filter.locked === null &&
  filter.comments === null &&
  !filter.findings &&
  filter.changedSince === null &&
  (filter.text === null || filter.text.pattern === '');

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

/** How many segments each choice of a filter would show, the other parts of it as they are. */
export interface FilterCounts {
  readonly statuses: Readonly<Record<SegmentStatus, number>>;
  readonly matches: Readonly<Record<MatchKind, number>>;
  readonly origins: Readonly<Record<'typed' | 'memory' | 'machine' | 'propagated', number>>;
  readonly repeated: { readonly all: number; readonly first: number; readonly later: number };
  readonly locked: number;
  readonly comments: { readonly any: number; readonly open: number };
  /** null before QA was asked for: counts alone do not start it. */
  readonly findings: number | null;
}
