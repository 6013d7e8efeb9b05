import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { LaunchRequest } from '../../system/outside.ts';
import { isLink, readLink } from '../deep-link.ts';
import { givenFiles, givenPath } from '../given-files.ts';
import { screenOf } from '../opened-files.ts';

/** What the person asked for on the command line. */
export type Options =
  | {
      readonly run: true;
      readonly open: boolean;
      readonly data: string | null;
      /** Where translated documents go. */
      readonly out: string | null;
      /** Pseudo-translation where no engine covers a pair. */
      readonly pseudo: boolean;
      readonly launch: LaunchRequest;
    }
  | { readonly run: false; readonly say: string; readonly exitCode: 0 | 2 };

const HELP = `Usage: dragoman [--no-open] [--data DIR] [--out DIR] [--translate-clipboard | LINK | FILE...]

  --no-open    print the address instead of opening a window
  --data DIR   store all data in DIR
  --out DIR    save translated documents to DIR instead of your downloads folder
  --translate-clipboard
               open Quick translate with the clipboard text, even if Dragoman is already running
  LINK         dragoman://translate?text=TEXT&to=LANGUAGE or dragoman://open/SCREEN
  FILE         a translation memory (tmx) to import, or documents to translate; you confirm first
  --pseudo     for testing: pseudo-translate language pairs that have no engine
  --help       show this help`;

/** Reads the arguments after the program's name; relative folders start from `folder`. */
export function readOptions(args: readonly string[], folder: string): Options {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'no-open': { type: 'boolean', default: false },
        data: { type: 'string' },
        out: { type: 'string' },
        pseudo: { type: 'boolean', default: false },
        'translate-clipboard': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return { run: false, say: HELP, exitCode: 0 };
    const { data, out } = values;
    if (data === '') return wrong('--data requires a folder.');
    if (out === '') return wrong('--out requires a folder.');
    const isClipboard = values['translate-clipboard'];
    const launch = isClipboard ? clipboardOnly(positionals) : readLaunch(positionals, folder);
    if (typeof launch === 'string') return wrong(launch);
    const placed = (given: string | undefined) =>
      given === undefined ? null : resolve(folder, given);
    return {
      run: true,
      open: !values['no-open'],
      data: placed(data),
      out: placed(out),
      pseudo: values.pseudo,
      launch,
    };
  } catch (error) {
    return wrong(error instanceof Error ? error.message : 'The options could not be read.');
  }
}

const clipboardOnly = (given: readonly string[]): LaunchRequest | string =>
  given.length === 0
    ? { kind: 'clipboard' }
    : '--translate-clipboard can’t be combined with a link or files.';

/** What is given besides options: one link, or files; a sentence where it is neither. */
function readLaunch(given: readonly string[], folder: string): LaunchRequest | string {
  const link = given.find(isLink);
  if (link !== undefined) {
    if (given.length > 1) return 'Only one link is allowed, without any files.';
    return readLink(link) ?? 'Dragoman doesn’t support this link.';
  }
  const paths: string[] = [];
  for (const one of given) {
    const path = givenPath(one, folder);
    if (path === null || screenOf(path) === null) {
      return `“${one}” isn’t a link or a supported file.`;
    }
    paths.push(path);
  }
  return givenFiles(paths) ?? { kind: 'show' };
}

const wrong = (reason: string): Options => ({
  run: false,
  say: `${reason}\nTry --help.`,
  exitCode: 2,
});
