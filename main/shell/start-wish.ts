import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { endingOf } from '../../preload/contract/document-endings.ts';
import { MAX_OPENED_FILES, MAX_QUICK_CHARACTERS } from '../../preload/contract/limits.ts';
import { LINKED_SCREENS } from '../../preload/contract/outside.ts';
import type { StartWish } from '../system/outside.ts';
import { isLink, readLink } from './deep-link.ts';
import { givenFiles, givenPath, isGivenPath, MAX_PATH } from './given-files.ts';

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

/** UTF-16 units of a wish that is sent: a control character or a half of a pair takes six in JSON. */
export const MAX_SENT = Math.max(MAX_QUICK_CHARACTERS, MAX_OPENED_FILES * MAX_PATH) * 6 + 1_000;

/**
 * What the arguments of a start ask for. The engine puts arguments of its own among them, and a
 * system passes a link as one of many, so that order does not matter and strangers are passed over.
 * Nothing after `--` is an option. Beside a link no file is opened, since whoever wrote the link may
 * have brought it in.
 * @param folder from which relative paths start
 */
export function readStartWish(args: readonly string[], folder: string): StartWish {
  const link = args.find(isLink);
  const linked = link === undefined ? null : readLink(link);
  if (linked !== null) return linked;
  const { values, positionals } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    options: {
      data: { type: 'string' },
      out: { type: 'string' },
      [TRANSLATE_CLIPBOARD.slice(2)]: { type: 'boolean' },
    },
  });
  if (values[TRANSLATE_CLIPBOARD.slice(2)] === true) return { kind: 'clipboard' };
  if (link !== undefined) return { kind: 'show' };
  const paths = positionals.flatMap((given) => {
    const path = givenPath(localFile(given), folder);
    return path === null || endingOf(path) === '' ? [] : [path];
  });
  return givenFiles(paths) ?? { kind: 'show' };
}

/**
 * The path of a file on this computer that is given as an address, as desktops do for programs that
 * take links too (https://specifications.freedesktop.org/desktop-entry-spec/latest/exec-variables.html);
 * all else as it was.
 */
function localFile(given: string): string {
  const url = /^file:/i.test(given) ? URL.parse(given) : null;
  if (url === null || url.host !== '' || url.search !== '' || url.hash !== '') return given;
  try {
    return fileURLToPath(url);
  } catch {
    return given;
  }
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
  z.strictObject({
    kind: z.literal('files'),
    paths: z.array(z.string().max(MAX_PATH).refine(isGivenPath)).min(1).max(MAX_OPENED_FILES),
    isCut: z.boolean(),
  }),
]);

/** A wish that another start has sent; null where it is none. */
export function parseStartWish(sent: string): StartWish | null {
  try {
    return Sent.parse(JSON.parse(sent));
  } catch {
    return null;
  }
}
