import { z } from 'zod';
import type { Failure } from './failure.ts';

/** Page → main. `id` is chosen by the page and lives until its call is over. */
export const UpFrame = z.union([
  z.strictObject({ id: z.int().min(0), route: z.string().max(64), input: z.unknown().optional() }),
  z.strictObject({ id: z.int().min(0), stop: z.literal(true) }),
]);
export type UpFrame = z.output<typeof UpFrame>;

/** Main → page. `value` answers an ask or is the next value of a watch; `end` closes a watch. */
export type DownFrame =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly end: true }
  | { readonly id: number; readonly error: Failure };
