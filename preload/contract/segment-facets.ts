import type { SegmentFilter } from './segment-filter.ts';
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

/** Where targets come from, in groups that a filter knows. */
export const ORIGIN_GROUPS = ['typed', 'memory', 'machine', 'propagated'] as const;
export type OriginGroup = (typeof ORIGIN_GROUPS)[number];

export const EVERY_SEGMENT: SegmentFilter = {
  statuses: [],
  matches: [],
  origins: [],
  repeated: null,
  locked: null,
  comments: null,
  findings: false,
  changedSince: null,
  text: null,
};

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

/** How many segments each choice of a filter would show, the other parts of it as they are. */
export interface FilterCounts {
  readonly statuses: Readonly<Record<SegmentStatus, number>>;
  readonly matches: Readonly<Record<MatchKind, number>>;
  readonly origins: Readonly<Record<OriginGroup, number>>;
  readonly repeated: { readonly all: number; readonly first: number; readonly later: number };
  readonly locked: number;
  readonly comments: { readonly any: number; readonly open: number };
  /** null before QA was asked for: counts alone do not start it. */
  readonly findings: number | null;
}
