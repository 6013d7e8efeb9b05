import { isAbsolute, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** What the person asked for on the command line. */
export type Options =
  | { readonly run: true; readonly open: boolean; readonly data: string | null }
  | { readonly run: false; readonly say: string; readonly exitCode: 0 | 2 };

const HELP = `Usage: dragoman [--no-open] [--data DIR]

  --no-open    print the address instead of opening a window
  --data DIR   keep all data in DIR
  --help       show this text`;

/** Reads the arguments after the program's name; a relative `--data` starts from `folder`. */
export function readOptions(args: readonly string[], folder: string): Options {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        'no-open': { type: 'boolean', default: false },
        data: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return { run: false, say: HELP, exitCode: 0 };
    const { data } = values;
    if (data === '') return wrong('--data needs a folder.');
    const path = data === undefined || isAbsolute(data) ? data : resolve(folder, data);
    return { run: true, open: !values['no-open'], data: path ?? null };
  } catch (error) {
    return wrong(error instanceof Error ? error.message : 'The options could not be read.');
  }
}

const wrong = (reason: string): Options => ({
  run: false,
  say: `${reason}\nTry --help.`,
  exitCode: 2,
});
