import { z } from 'zod';
import { MAX_QUICK_CHARACTERS } from '../../preload/contract/limits.ts';
import { LINKED_SCREENS } from '../../preload/contract/outside.ts';
import type { StartWish } from '../system/outside.ts';
import { isLink, readLink } from './deep-link.ts';

/** Translates what is on the clipboard; meant for a shortcut in the settings of the system. */
export const TRANSLATE_CLIPBOARD = '--translate-clipboard';

/**
 * The command line that asks for it, for a person to copy.
 * @param start program and arguments of this start
 */
export const translateCommand = (start: readonly string[]): string =>
  [...start, TRANSLATE_CLIPBOARD]
    .map((part) => (/[^\w./:\\=+-]/.test(part) ? `"${part}"` : part))
    .join(' ');

/**
 * What the arguments of a start ask for. The engine puts arguments of its own among them, and a
 * system passes a link as one of many, so that order does not matter and strangers are passed over.
 */
export function readStartWish(args: readonly string[]): StartWish {
  const link = args.find(isLink);
  const linked = link === undefined ? null : readLink(link);
  if (linked !== null) return linked;
  return { kind: args.includes(TRANSLATE_CLIPBOARD) ? 'clipboard' : 'show' };
}

const Sent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('show') }),
  z.strictObject({ kind: z.literal('clipboard') }),
  z.strictObject({
    kind: z.literal('translate'),
    text: z.string().min(1).max(MAX_QUICK_CHARACTERS),
    target: z.string().max(16).nullable(),
  }),
  z.strictObject({ kind: z.literal('screen'), screen: z.enum(LINKED_SCREENS) }),
]);

/** A wish that another start has sent; null where it is none. */
export function parseStartWish(sent: string): StartWish | null {
  try {
    return Sent.parse(JSON.parse(sent));
  } catch {
    return null;
  }
}
