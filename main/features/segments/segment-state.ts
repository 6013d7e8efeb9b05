import { z } from 'zod';
import type { SegmentStatus } from '../../../preload/contract/segment-facets.ts';
import { SEGMENT_STATUSES } from '../../../preload/contract/segment-facets.ts';
import type { SegmentComment } from '../../../preload/contract/segments.ts';
import type { OriginKind } from '../../../preload/contract/text.ts';

/** The target of a segment, and where it comes from. */
export interface TargetState {
  readonly target: string;
  readonly status: SegmentStatus;
  readonly origin: OriginKind | null;
  readonly percent: number | null;
  readonly memory: string | null;
  readonly author: string | null;
  readonly changed: string | null;
}

/** What can change of a segment. */
export interface SegmentState extends TargetState {
  readonly isLocked: boolean;
  readonly comments: readonly SegmentComment[];
}

const ORIGINS = [
  'typed',
  'source-copy',
  'memory-exact',
  'memory-fuzzy',
  'engine',
  'pseudo',
  'untranslated',
  'cache',
  'propagated',
  'not-reported',
] as const satisfies readonly OriginKind[];

const Kept = z.object({
  target: z.string(),
  status: z.enum(SEGMENT_STATUSES),
  origin: z.enum(ORIGINS).nullable(),
  percent: z.int().nullable(),
  memory: z.string().nullable(),
  author: z.string().nullable(),
  changed: z.string().nullable(),
});
const Comments = z.array(
  z.object({
    id: z.string(),
    text: z.string(),
    author: z.string().nullable(),
    at: z.string(),
    isResolved: z.boolean(),
  }),
);
/** What steps keep of a segment; those of earlier versions know neither locks nor comments. */
export const KeptState = Kept.extend({
  isLocked: z.boolean().default(false),
  comments: Comments.default([]),
});

/** How a step keeps the state of a segment that nobody has touched: most of those that a fill goes into. */
export const UNTOUCHED = '';

/** A state as a step keeps it. */
export const keptChange = (state: SegmentState): string =>
  state.target === '' &&
  state.status === 'empty' &&
  state.origin === null &&
  state.changed === null &&
  !state.isLocked &&
  state.comments.length === 0
    ? UNTOUCHED
    : JSON.stringify(state);

/** Reads a state that a step keeps; null where it is damaged. */
export function readState(kept: string): SegmentState | null {
  if (kept === UNTOUCHED) return UNTOUCHED_STATE;
  try {
    return KeptState.parse(JSON.parse(kept));
  } catch {
    return null;
  }
}

/**
 * The state in the columns of a row. Where damage has put anything else there, the text is what counts:
 * it stays as a draft, so that a person looks at it.
 */
export function keptState(row: Readonly<Record<string, unknown>>): SegmentState {
  const beside = { isLocked: Number(row['locked']) === 1, comments: readComments(row['comments']) };
  const kept = Kept.safeParse(row);
  if (kept.success) return { ...kept.data, ...beside };
  const { target } = row;
  if (typeof target !== 'string' || target === '') return { ...emptyState(null), ...beside };
  return { ...emptyState(null), target, status: 'draft', ...beside };
}

const NO_COMMENTS: readonly SegmentComment[] = [];

/** Damaged ones are none. */
function readComments(kept: unknown): readonly SegmentComment[] {
  if (typeof kept !== 'string') return NO_COMMENTS;
  try {
    return Comments.parse(JSON.parse(kept));
  } catch {
    return NO_COMMENTS;
  }
}

/** How comments stand in the column of their row. */
export const keptComments = (comments: readonly SegmentComment[]): string | null =>
  comments.length === 0 ? null : JSON.stringify(comments);

/** What a target without text is. */
export const emptyState = (changed: string | null): TargetState => ({
  target: '',
  status: 'empty',
  origin: null,
  percent: null,
  memory: null,
  author: null,
  changed,
});

/** The state of a segment that nobody has touched. */
export const UNTOUCHED_STATE: SegmentState = {
  ...emptyState(null),
  isLocked: false,
  comments: NO_COMMENTS,
};

/** Whether two states say the same, whenever they came to be. */
export const isSameState = (a: SegmentState, b: SegmentState): boolean =>
  isSameTarget(a, b) &&
  a.isLocked === b.isLocked &&
  (a.comments === b.comments || keptComments(a.comments) === keptComments(b.comments));

/** Whether two targets are the same and come from the same place. */
export const isSameTarget = (a: TargetState, b: TargetState): boolean =>
  a.target === b.target &&
  a.status === b.status &&
  a.origin === b.origin &&
  a.percent === b.percent &&
  a.memory === b.memory &&
  a.author === b.author;
