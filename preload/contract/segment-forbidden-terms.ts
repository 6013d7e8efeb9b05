import { z } from 'zod';
import { MOST_FORBIDDEN_TERMS, MOST_TERM_LETTERS } from './forbidden-rules.ts';
import type { ExportedFile } from './exported-file.ts';
import { ask } from './route.ts';

const Language = z.string().min(2).max(16);

/** A translation that is not to be used. Glossaries of services hold pairs alone, so Dragoman keeps these itself. */
export const ForbiddenTerm = z.strictObject({
  /** Languages that it is for, base codes. */
  from: Language,
  to: Language,
  /** Term of the source that it is no translation of; empty: never to be used, whatever the source says. */
  source: z.string().trim().max(MOST_TERM_LETTERS),
  target: z.string().trim().min(1).max(MOST_TERM_LETTERS),
  /** Only as it is written; otherwise in any letter case and inflected, too. */
  isExact: z.boolean().default(false),
  /** Why, or what to use, as a file of terms says it. */
  note: z.string().trim().min(1).max(MOST_TERM_LETTERS).exactOptional(),
});
export type ForbiddenTerm = z.output<typeof ForbiddenTerm>;

export const ForbiddenTerms = z.array(ForbiddenTerm).max(MOST_FORBIDDEN_TERMS);

const Pair = z.strictObject({ from: Language, to: Language });

/** What a file says not to use. */
export interface ReadForbidden {
  readonly terms: readonly ForbiddenTerm[];
  /** Lines without a term, from 1. */
  readonly badLines: readonly number[];
}

export const forbiddenTermsRoutes = {
  'segments.forbidden-file': ask(
    Pair.extend({ format: z.enum(['csv', 'tbx']) }),
  ).gives<ExportedFile>(),
  /** Reads such a file, termbases with statuses, and lists of words alone; nothing is kept yet. */
  'segments.read-forbidden': ask(
    Pair.extend({ ticket: z.string().max(128), name: z.string().max(1024) }),
  ).gives<ReadForbidden>(),
  /** Forbidden terms that stand in a translation, as QA finds them. */
  'segments.find-forbidden': ask(
    Pair.extend({ source: z.string().max(100_000), target: z.string().max(100_000) }),
  ).gives<readonly string[]>(),
};
