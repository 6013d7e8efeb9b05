import { z } from 'zod';
import type { SegmentStatus } from '../../../preload/contract/segments.ts';
import type { OriginKind } from '../../../preload/contract/text.ts';

/** What can change of a segment. */
export interface SegmentState {
  readonly target: string;
  readonly status: SegmentStatus;
  readonly origin: OriginKind | null;
  readonly percent: number | null;
  readonly memory: string | null;
  readonly author: string | null;
  readonly changed: string | null;
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
const STATUSES = [
  'empty',
  'draft',
  'translated',
  'confirmed',
] as const satisfies readonly SegmentStatus[];

const Kept = z.object({
  target: z.string(),
  status: z.enum(STATUSES),
  origin: z.enum(ORIGINS).nullable(),
  percent: z.int().nullable(),
  memory: z.string().nullable(),
  author: z.string().nullable(),
  changed: z.string().nullable(),
});

/** Reads a state that a step keeps; null where it is damaged. */
export function readState(kept: string): SegmentState | null {
  try {
    return Kept.parse(JSON.parse(kept));
  } catch {
    return null;
  }
}

/**
 * The state in the columns of a row. Where damage has put anything else there, the text is what counts:
 * it stays as a draft, so that a person looks at it.
 */
export function keptState(row: Readonly<Record<string, unknown>>): SegmentState {
  const kept = Kept.safeParse(row);
  if (kept.success) return kept.data;
  const { target } = row;
  if (typeof target !== 'string' || target === '') return emptyState(null);
  return { ...emptyState(null), target, status: 'draft' };
}

/** What a target without text is. */
export const emptyState = (changed: string | null): SegmentState => ({
  target: '',
  status: 'empty',
  origin: null,
  percent: null,
  memory: null,
  author: null,
  changed,
});

/** Whether two states say the same, whenever they came to be. */
export const isSameState = (a: SegmentState, b: SegmentState): boolean =>
  a.target === b.target &&
  a.status === b.status &&
  a.origin === b.origin &&
  a.percent === b.percent &&
  a.memory === b.memory &&
  a.author === b.author;
