import { z } from 'zod';
import { BILINGUAL_STATUSES } from '../formats/bilingual-unit.ts';

/** A segment as it goes to a reviewer. Tags stand in its texts as `<g1>…</g1>` and `<x2/>`. */
export const ReviewRow = z.strictObject({
  /** The segment's own for ever. */
  id: z.int().min(0),
  /** Where it stands, from 0: what the editor shows less one. */
  number: z.int().min(0),
  source: z.string(),
  target: z.string(),
  /** Names of its tags. */
  tags: z.array(z.string()),
  status: z.enum(BILINGUAL_STATUSES),
  isLocked: z.boolean(),
  percent: z.int().nullable(),
  /** Who changed the target last, and when (ISO 8601); null where it is not known. */
  author: z.string().nullable(),
  at: z.string().nullable(),
  comments: z.array(
    z.strictObject({ author: z.string().nullable(), at: z.string(), text: z.string() }),
  ),
});
export type ReviewRow = z.output<typeof ReviewRow>;

/** Words of the file, in the language of the interface. */
export const ReviewWords = z.strictObject({
  number: z.string().max(100),
  status: z.string().max(100),
  comments: z.string().max(100),
  source: z.string().max(100),
  target: z.string().max(100),
  /** How the file is used. */
  about: z.string().max(1000),
  locked: z.string().max(100),
  statuses: z.record(z.enum(BILINGUAL_STATUSES), z.string().max(100)),
});
export type ReviewWords = z.output<typeof ReviewWords>;

export const REVIEW_FORMATS = ['docx', 'xliff-2.1', 'xliff-1.2'] as const;

/** A file that a reviewer sent back. */
export interface Returned {
  /** The language of its targets; null where it does not say. */
  readonly target: string | null;
  readonly rows: readonly ReturnedRow[];
}

/** A row as a reviewer sent it back. */
export interface ReturnedRow {
  /** null where the file has only its number. */
  readonly id: number | null;
  /** Where it stood when it was exported; null where only its id is needed. */
  readonly number: number | null;
  readonly source: string;
  readonly target: string;
  /** Only where the format says it. */
  readonly status: ReviewRow['status'] | null;
  /** Who changed it last; null where the file does not say. */
  readonly author: string | null;
  /** ISO 8601. */
  readonly at: string | null;
  readonly comments: readonly {
    readonly author: string | null;
    readonly at: string | null;
    readonly text: string;
  }[];
}

const TAG = /<(?:g[1-9]\d*|\/g[1-9]\d*|x[1-9]\d*\/)>/g;

/** A text in pieces: words, and the tags that the row has. */
export function textAndTags(
  text: string,
  tags: ReadonlySet<string>,
): { readonly text: string; readonly isTag: boolean }[] {
  const pieces: { text: string; isTag: boolean }[] = [];
  let at = 0;
  for (const match of text.matchAll(TAG)) {
    if (!tags.has(match[0].replace(/[</>]/g, ''))) continue;
    if (match.index > at) pieces.push({ text: text.slice(at, match.index), isTag: false });
    pieces.push({ text: match[0], isTag: true });
    at = match.index + match[0].length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isTag: false });
  return pieces;
}
