import { z } from 'zod';
import { QA_CHECKS, QA_SEVERITIES } from './qa-checks.ts';

/** The most that a target may have: characters, or percent of its source's characters. */
export const LengthLimit = z.strictObject({
  unit: z.enum(['characters', 'percent']),
  most: z.int().min(1).max(100_000),
});
export type LengthLimit = z.output<typeof LengthLimit>;

/** A named choice of checks. */
export const QaProfile = z.strictObject({
  id: z.string().min(1).max(64),
  name: z.string().trim().min(1).max(100),
  /** Checks that are not made. */
  off: z.array(z.enum(QA_CHECKS)).max(QA_CHECKS.length),
  /** Only what differs from the usual. */
  severities: z.partialRecord(z.enum(QA_CHECKS), z.enum(QA_SEVERITIES)).default({}),
  /** null: targets may be as long as they like, but for places that the document limits. */
  limit: LengthLimit.nullable().default(null),
});
export type QaProfile = z.output<typeof QaProfile>;
