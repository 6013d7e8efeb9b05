import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { endingOf } from '../../preload/contract/document-endings.ts';
import type { LaunchRequest } from '../system/outside.ts';
import { isLink, readLink } from './deep-link.ts';
import { givenFiles, givenPath } from './given-files.ts';

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
 * Nothing after `--` is an option. Beside a link no file is opened, since whoever wrote the link may
 * have brought it in.
 * @param folder from which relative paths start
 */
export function readLaunchRequest(args: readonly string[], folder: string): LaunchRequest {
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
