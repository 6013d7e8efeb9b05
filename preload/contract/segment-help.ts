import type { Lack } from './engine-lack.ts';
import { z } from 'zod';
import { ask } from './route.ts';
import type { Finding } from './segments.ts';
import type { OriginKind } from './text.ts';

const Id = z.string().min(1).max(64);

export const MachineInput = z.strictObject({
  id: Id,
  number: z.int().min(0),
  /** A person asked: a service that bills may be called. */
  isAsked: z.boolean(),
});
/** What machine translation makes of a segment. */
export interface MachineProposal {
  /** null: nothing translates the pair. */
  readonly text: string | null;
  readonly origin: OriginKind;
  /** Of memory origins. */
  readonly percent: number | null;
  /** Name of the memory, or of the engine. */
  readonly memory: string | null;
  /** Milliseconds that an engine took, and the words that it did in them. */
  readonly ms?: number;
  readonly words?: number;
  /** Without a text, why the engine that was asked has none. */
  readonly lack?: Lack;
}
export const CheckInput = z.strictObject({
  id: Id,
  number: z.int().min(0),
  /** As it is written now. */
  target: z.string().max(100_000),
});
export const WordsInput = z.strictObject({ id: Id, prefix: z.string().min(1).max(60) });

/** What helps while the target of a segment is written. */
export const segmentHelpRoutes = {
  /** null: the service bills, and nobody asked. */
  'segments.machine': ask(MachineInput).gives<MachineProposal | null>(),
  /** QA of one segment. */
  'segments.check': ask(CheckInput).gives<readonly Finding[]>(),
  /** Words of confirmed targets that begin so, the most frequent first. */
  'segments.words': ask(WordsInput).gives<readonly string[]>(),
};
