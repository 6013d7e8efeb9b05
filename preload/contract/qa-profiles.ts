import { z } from 'zod';
import { QA_CHECKS, QA_SEVERITIES } from './qa-checks.ts';

/** The most that a target may have: characters, or percent of its source's characters. */
export const LengthLimit = z.strictObject({
  unit: z.enum(['characters', 'percent']),
  most: z.int().min(1).max(100_000),
});
export type LengthLimit = z.output<typeof LengthLimit>;

const Unknown = z.record(z.string(), z.json());

/** What a file says about a profile that this version doesn't know: kept, and exported again. */
export const UnknownParts = z.strictObject({
  /** Fields of the profile. */
  profile: Unknown,
  /** Checks by id: all of a check that is not known, else the fields of it that are not. */
  checks: Unknown,
});
export type UnknownParts = z.output<typeof UnknownParts>;

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
  unknown: UnknownParts.exactOptional(),
});
export type QaProfile = z.output<typeof QaProfile>;
