import { z } from 'zod';

/** What QA looks for. */
export const QA_CHECKS = [
  'tags',
  'address',
  'numbers',
  'term',
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
export type QaCheck = (typeof QA_CHECKS)[number];

/** A named choice of checks. */
export const QaProfile = z.strictObject({
  id: z.string().min(1).max(64),
  name: z.string().trim().min(1).max(100),
  /** Checks that are not made. */
  off: z.array(z.enum(QA_CHECKS)).max(QA_CHECKS.length),
});
export type QaProfile = z.output<typeof QaProfile>;

/** The built-in profile, which makes all checks. */
export const DEFAULT_QA_PROFILE = 'default';

/** Checks that a profile leaves out; none where it is the built-in one, or gone. */
export const checksOff = (profiles: readonly QaProfile[], id: string): readonly QaCheck[] =>
  profiles.find((one) => one.id === id)?.off ?? [];
