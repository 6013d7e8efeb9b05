import { z } from 'zod';

/** What QA looks for. */
const QA_CHECKS = [
  'tags',
  'placeables',
  'numbers',
  'term',
  'forbidden-term',
  'untranslated',
  'empty',
  'same-source-differs',
  'same-target-differs',
  'negation',
  'punctuation',
  'capitals',
  'repeated-word',
  'double-space',
  'outer-space',
  'length',
] as const;
const Severity = z.enum(['off', 'note', 'warning', 'error']);

/** A named choice of checks. */
export const QaProfile = z.strictObject({
  id: z.string().min(1).max(64),
  name: z.string().trim().min(1).max(100),
  /** How grave each finding is; those that are absent are as in the built-in profile. */
  severities: z.partialRecord(z.enum(QA_CHECKS), Severity).default({}),
  /** Characters that no target may exceed; null: no limit. */
  mostCharacters: z.int().min(1).max(100_000).nullable().default(null),
  /** Of the target, in percent of the source's length; null: what languages account for. */
  longestPercent: z.int().min(50).max(1000).nullable().default(null),
  /** Errors keep a document from being exported. */
  blocksExport: z.boolean().default(false),
});

export const DEFAULT_QA_PROFILE = 'default';
