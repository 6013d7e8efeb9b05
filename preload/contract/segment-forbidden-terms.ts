import { z } from 'zod';
import { MOST_FORBIDDEN_TERMS } from './forbidden-rules.ts';
import type { ExportedFile } from './exported-file.ts';
import { ask } from './route.ts';

const Language = z.string().min(2).max(16);

/** A translation that is not to be used. Glossaries of services hold pairs alone, so Dragoman keeps these itself. */
export const ForbiddenTerm = z.strictObject({
  /** Languages that it is for, base codes. */
  from: Language,
  to: Language,
  /** Term of the source that it is no translation of; empty: never to be used, whatever the source says. */
  source: z.string().trim().max(500),
  target: z.string().trim().min(1).max(500),
  /** Only as it is written; otherwise in any letter case and inflected, too. */
  isExact: z.boolean().default(false),
});
export type ForbiddenTerm = z.output<typeof ForbiddenTerm>;

export const ForbiddenTerms = z.array(ForbiddenTerm).max(MOST_FORBIDDEN_TERMS);

export const ForbiddenFile = z.strictObject({ from: Language, to: Language, text: z.string() });
/** What a file of forbidden terms holds. */
export interface ReadForbidden {
  readonly terms: readonly ForbiddenTerm[];
  /** Lines without a term, from 1. */
  readonly badLines: readonly number[];
}

export const forbiddenTermsRoutes = {
  /** As comma-separated values: source, target and `exact` where only that form is meant. */
  'segments.forbidden-csv': ask(
    z.strictObject({ from: Language, to: Language }),
  ).gives<ExportedFile>(),
  /** Reads such a file, and lists of words alone; nothing is kept yet. */
  'segments.read-forbidden': ask(ForbiddenFile).gives<ReadForbidden>(),
};
