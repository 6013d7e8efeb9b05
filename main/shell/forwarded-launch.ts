import { z } from 'zod';
import { MAX_OPENED_FILES, MAX_QUICK_CHARACTERS } from '../../preload/contract/limits.ts';
import { LINKED_SCREENS } from '../../preload/contract/linked-screens.ts';
import type { LaunchRequest } from '../system/outside.ts';
import { isGivenPath, MAX_PATH } from './given-files.ts';

/** UTF-16 units of a launch request that is sent: a control character or a half of a pair takes six in JSON. */
export const MAX_SENT = Math.max(MAX_QUICK_CHARACTERS, MAX_OPENED_FILES * MAX_PATH) * 6 + 1_000;

const Sent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('show') }),
  z.strictObject({ kind: z.literal('clipboard') }),
  z.strictObject({
    kind: z.literal('translate'),
    text: z.string().min(1).max(MAX_QUICK_CHARACTERS),
    target: z.string().max(16).nullable(),
  }),
  z.strictObject({ kind: z.literal('screen'), screen: z.enum(LINKED_SCREENS) }),
  z.strictObject({
    kind: z.literal('files'),
    paths: z.array(z.string().max(MAX_PATH).refine(isGivenPath)).min(1).max(MAX_OPENED_FILES),
    isCut: z.boolean(),
  }),
]);

/** A launch request that another start has sent; null where it is none. */
export function parseLaunchRequest(sent: string): LaunchRequest | null {
  try {
    return Sent.parse(JSON.parse(sent));
  } catch {
    return null;
  }
}
