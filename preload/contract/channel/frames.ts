import { z } from 'zod';
import type { Failure } from '../failure.ts';

const Id = z.int().min(0);

/** From the side that calls. `id` is chosen by it and lives until its call is over. */
export const UpFrame = z.union([
  z.strictObject({ id: Id, route: z.string().max(64), input: z.unknown().optional() }),
  z.strictObject({ id: Id, stop: z.literal(true) }),
  /** So many values more of a watch with a window have been read. */
  z.strictObject({ id: Id, read: z.int().min(1) }),
]);
export type UpFrame = z.output<typeof UpFrame>;

/** From the side that serves. `value` answers an ask or is the next value of a watch; `end` closes a watch. */
export type DownFrame<F = Failure> =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly end: true }
  | { readonly id: number; readonly error: F };
