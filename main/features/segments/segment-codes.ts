import type {
  FilterCounts,
  MatchKind,
  SegmentStatus,
} from '../../../preload/contract/segment-facets.ts';
import type { SegmentFilter } from '../../../preload/contract/segment-filter.ts';
import {
  CONTEXT_PERCENT,
  isDone,
  MACHINE_ORIGINS,
  MATCH_KINDS,
  matchKind,
  SEGMENT_STATUSES,
} from '../../../preload/contract/segment-facets.ts';
import type { SegmentState } from './segment-state.ts';

/** What a filter asks of a segment besides its texts, in one whole number. */
export interface Facets {
  readonly status: SegmentStatus;
  readonly match: MatchKind;
  readonly origin: (typeof ORIGINS)[number];
  readonly repeated: (typeof REPEATED)[number];
  readonly isLocked: boolean;
  readonly comments: (typeof COMMENTS)[number];
}

const ORIGINS = ['none', 'typed', 'memory', 'machine', 'propagated'] as const;
const REPEATED = ['none', 'first', 'later'] as const;
const COMMENTS = ['none', 'resolved', 'open'] as const;

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');
/** Condition of rows whose target a machine made. */
export const IS_MACHINE = `coalesce(origin, '') IN (${quoted(MACHINE_ORIGINS)})`;

/** The number as SQL works it out of a row; a damaged status counts as a draft, as rows show it. */
export const CODE_OF_ROW = `(
  CASE status ${SEGMENT_STATUSES.map((one, at) => `WHEN '${one}' THEN ${at}`).join(' ')} ELSE 1 END
  + 8 * CASE WHEN ${IS_MACHINE} THEN 3 WHEN percent IS NULL THEN 4
      WHEN percent >= ${CONTEXT_PERCENT} THEN 0 WHEN percent = 100 THEN 1 ELSE 2 END
  + 64 * CASE WHEN ${IS_MACHINE} THEN 3 WHEN origin IN ('typed', 'source-copy') THEN 1
      WHEN origin IN ('memory-exact', 'memory-fuzzy') THEN 2 WHEN origin = 'propagated' THEN 4 ELSE 0 END
  + 512 * CASE WHEN repeats < 2 THEN 0 WHEN twin = id THEN 1 ELSE 2 END
  + 4096 * locked
  + 8192 * CASE WHEN comments IS NULL THEN 0
      WHEN instr(comments, '"isResolved":false') > 0 THEN 2 ELSE 1 END)`;

/** Of a code, what does not change with the state: whether the source is repeated. */
export const REPEATED_BITS = 7 << 9;

/** The number of a segment that has another state now. */
export const codeAfter = (code: number, state: SegmentState): number =>
  (code & REPEATED_BITS) + codeOfState(state);

/** The number of a state, of a segment whose source is not repeated. */
export function codeOfState(state: SegmentState): number {
  const match = matchKind(state);
  return (
    SEGMENT_STATUSES.indexOf(state.status) +
    8 * MATCH_KINDS.indexOf(match) +
    64 * ORIGINS.indexOf(match === 'mt' ? 'machine' : originGroup(state)) +
    4096 * (state.isLocked ? 1 : 0) +
    8192 * COMMENTS.indexOf(commentsOf(state))
  );
}

function originGroup({ origin }: SegmentState): Facets['origin'] {
  if (origin === 'typed' || origin === 'source-copy') return 'typed';
  if (origin === 'memory-exact' || origin === 'memory-fuzzy') return 'memory';
  return origin === 'propagated' ? origin : 'none';
}

function commentsOf({ comments }: SegmentState): Facets['comments'] {
  if (comments.length === 0) return 'none';
  return comments.every(({ isResolved }) => isResolved) ? 'resolved' : 'open';
}

/** Whether a segment waits for a person, by its code: neither done nor locked. */
export function isOpenCode(code: number): boolean {
  const { status, isLocked } = facetsOf(code);
  return !isLocked && !isDone(status);
}

function facetsOf(code: number): Facets {
  return {
    status: SEGMENT_STATUSES[code & 7] ?? 'draft',
    match: MATCH_KINDS[(code >> 3) & 7] ?? 'none',
    origin: ORIGINS[(code >> 6) & 7] ?? 'none',
    repeated: REPEATED[(code >> 9) & 7] ?? 'none',
    isLocked: ((code >> 12) & 1) === 1,
    comments: COMMENTS[code >> 13] ?? 'none',
  };
}

type FacetFilter = Omit<SegmentFilter, 'findings' | 'changedSince' | 'text'>;
type FacetName = keyof FacetFilter;
type Test = (facets: Facets, filter: FacetFilter) => boolean;

const TESTS: Readonly<Record<FacetName, Test>> = {
  statuses: ({ status }, { statuses }) => statuses.length === 0 || statuses.includes(status),
  matches: ({ match }, { matches }) => matches.length === 0 || matches.includes(match),
  origins: ({ origin }, { origins }) =>
    origins.length === 0 || origins.some((wanted) => wanted === origin),
  repeated: ({ repeated }, { repeated: wanted }) =>
    wanted === null || (wanted === 'all' ? repeated !== 'none' : repeated === wanted),
  locked: ({ isLocked }, { locked }) => locked === null || isLocked === locked,
  comments: ({ comments }, { comments: wanted }) =>
    wanted === null || (wanted === 'any' ? comments !== 'none' : comments === 'open'),
};
const NAMES = ['statuses', 'matches', 'origins', 'repeated', 'locked', 'comments'] as const;

const fits = (facets: Facets, filter: FacetFilter, but: FacetName | null): boolean =>
  NAMES.every((name) => name === but || TESTS[name](facets, filter));

/** Whether segments fit a filter, by their codes; each code is looked at once. */
export function fittingCodes(filter: FacetFilter): (code: number) => boolean {
  const known = new Map<number, boolean>();
  return (code) => {
    let answer = known.get(code);
    if (answer === undefined) {
      answer = fits(facetsOf(code), filter, null);
      known.set(code, answer);
    }
    return answer;
  };
}

const zeros = <Name extends string>(names: readonly Name[]): Record<Name, number> =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;

/** @param findings of the segments that fit all of the filter, how many have QA issues; null: not known */
export function countCodes(
  codes: Iterable<number>,
  filter: FacetFilter,
  findings: number | null,
): FilterCounts {
  const byCode = new Map<number, number>();
  for (const code of codes) byCode.set(code, (byCode.get(code) ?? 0) + 1);
  const statuses = zeros(SEGMENT_STATUSES);
  const matches = zeros(MATCH_KINDS);
  const origins = zeros(ORIGINS);
  const repeated = { all: 0, first: 0, later: 0 };
  const comments = { any: 0, open: 0 };
  let locked = 0;
  for (const [code, count] of byCode) {
    const facets = facetsOf(code);
    if (fits(facets, filter, 'statuses')) statuses[facets.status] += count;
    if (fits(facets, filter, 'matches')) matches[facets.match] += count;
    if (fits(facets, filter, 'origins')) origins[facets.origin] += count;
    if (facets.repeated !== 'none' && fits(facets, filter, 'repeated')) {
      repeated.all += count;
      repeated[facets.repeated] += count;
    }
    if (facets.isLocked && fits(facets, filter, 'locked')) locked += count;
    if (facets.comments !== 'none' && fits(facets, filter, 'comments')) {
      comments.any += count;
      if (facets.comments === 'open') comments.open += count;
    }
  }
  const { none: _, ...own } = origins;
  return { statuses, matches, origins: own, repeated, locked, comments, findings };
}
