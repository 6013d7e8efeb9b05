import { z } from 'zod';

const Place = z.int().min(0);
const Bead = z.strictObject({
  source: z.tuple([Place, Place]),
  target: z.tuple([Place, Place]),
  confidence: z.number().min(0).max(1),
  state: z.enum(['open', 'checked', 'left-out']),
});

/** One row: the sentences from one place to another on either side. */
export type AlignedBead = Readonly<z.output<typeof Bead>>;
export const AlignedBeads = z.array(Bead);

export const AlignmentFacts = z.strictObject({
  name: z.string(),
  targetName: z.string(),
  source: z.string(),
  target: z.string(),
  opened: z.string(),
});
export type AlignmentFacts = z.output<typeof AlignmentFacts>;

export const AlignedSentences = z.strictObject({
  source: z.array(z.string()),
  target: z.array(z.string()),
});
export type AlignedSentences = z.output<typeof AlignedSentences>;

/** Two documents with their pairs. Every sentence stands in exactly one bead, in order. */
export interface AlignedDocument {
  readonly id: string;
  readonly facts: AlignmentFacts;
  readonly sentences: AlignedSentences;
  readonly beads: readonly AlignedBead[];
}
