import { parseArgs } from 'node:util';
import type { Tier } from './accounts/key.ts';
import { FAULT_KINDS, parseFault } from './faults/fault.ts';
import type { Fault } from './faults/fault.ts';

/** What the command line of the program asks for. */
export interface ProgramOptions {
  readonly port: number;
  /** null: the folder `service` among the person's own data of the app. */
  readonly data: string | null;
  readonly tier: Tier;
  readonly faults: readonly Fault[];
  readonly keywords: readonly string[];
  readonly demoYear: boolean;
  readonly rate: number | null;
  /** null: the assets that ship with the program. */
  readonly assets: string | null;
  /** null: the model that the distribution installed. */
  readonly speechModel: string | null;
  /** null: the language data that the distribution installed. */
  readonly ocrData: string | null;
  /** null: the dictionaries that are installed. */
  readonly dictionaries: string | null;
  readonly pseudo: boolean;
  /** null: the packs of the data folder alone. */
  readonly packs: string | null;
}

export const DEFAULT_KEYWORD = 'Service-Auth-Key';

export const HELP = `Usage: service [options]

Serves the language-services API on 127.0.0.1. Prints one line of JSON,
{"base_url":…,"developer_key":…,"admin_key":…}, and runs until it is stopped.

  --port N        port to listen on; 0, the default, picks a free one
  --data DIR      folder for databases and keys, created if it doesn't exist
                  (default: "service" in the app's data folder)
  --tier TIER     tier of the developer key: paid (default) or free
  --keyword WORD  additional keyword for the Authorization header besides
                  ${DEFAULT_KEYWORD}; repeatable
  --rate N        requests per minute per key before 429
  --speech-model DIR
                  folder with a speech model: the English PocketSphinx model
                  or a sherpa-onnx model, streaming or Whisper
  --ocr-data DIR  folder with Tesseract language data, for text in images
  --dictionaries DIR
                  folder with Hunspell dictionaries (.aff and .dic), for
                  correcting text in languages other than English
  --pseudo on|off language pairs without an engine: pseudo-translation (on,
                  the default) or 400 no_engine (off)
  --packs DIR     folder with offline language packs, besides "packs" in the
                  data folder; added and removed packs take effect immediately
  --demo-year     generates a year of sample usage ending today: 12 keys and
                  5 tags; once per data folder
  --assets DIR    folder with sample memories, glossaries, and style rules
  --fault NAME[:COUNT[:MS]][@PATH]
                  injects a fault into the next COUNT requests (all if
                  omitted), only for PATH if given; repeatable:
${Object.entries(FAULT_KINDS)
  .map(([kind, what]) => `                    ${kind.padEnd(10)} ${what}`)
  .join('\n')}
  --help          show this help

While it runs, the admin key can read, replace and clear faults with
GET, PUT and DELETE /control/faults, body {"faults":[{"kind","count","ms","path"}]},
and create developer keys with POST /control/keys, body
{"label","tier","scopes","detection","active","limits":{"characters"}}.
POST /control/ledger records past calls, body
{"calls":[{"time","key_id","kind","units","tag"}]}.
`;

/**
 * Reads the command line.
 * @returns `help` when that was asked for
 * @throws Error with a sentence for people
 */
export function readOptions(args: readonly string[]): ProgramOptions | 'help' {
  const values = parse(args);
  if (values.help) return 'help';
  const { data, tier } = values;
  if (data === '') throw new Error('The option --data takes a folder.');
  if (tier !== 'paid' && tier !== 'free') throw new Error('The tier must be paid or free.');
  if (values.pseudo !== 'on' && values.pseudo !== 'off') {
    throw new Error('The option --pseudo is either on or off.');
  }
  const wrong = values.keyword.find((word) => !/^[A-Za-z][A-Za-z0-9-]{0,63}$/.test(word));
  if (wrong !== undefined) throw new Error(`"${wrong}" cannot be a keyword.`);
  return {
    port: whole('port', values.port, 0, 65_535),
    data: data ?? null,
    tier,
    faults: values.fault.map(parseFault),
    keywords: [DEFAULT_KEYWORD, ...values.keyword],
    demoYear: values['demo-year'],
    rate: values.rate === undefined ? null : whole('rate', values.rate, 1, 1_000_000),
    assets: values.assets ?? null,
    speechModel: values['speech-model'] ?? null,
    ocrData: values['ocr-data'] ?? null,
    dictionaries: values.dictionaries ?? null,
    pseudo: values.pseudo === 'on',
    packs: values.packs ?? null,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: joinNumbers(args),
      options: {
        port: { type: 'string', default: '0' },
        data: { type: 'string' },
        tier: { type: 'string', default: 'paid' },
        fault: { type: 'string', multiple: true, default: [] },
        keyword: { type: 'string', multiple: true, default: [] },
        rate: { type: 'string' },
        assets: { type: 'string' },
        'speech-model': { type: 'string' },
        'ocr-data': { type: 'string' },
        dictionaries: { type: 'string' },
        pseudo: { type: 'string', default: 'on' },
        packs: { type: 'string' },
        'demo-year': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const option = /^Option '(--[\w-]+)/.exec(message)?.[1];
    if (option !== undefined) {
      const takes = message.includes('does not take') ? 'takes no value' : 'takes a value';
      throw new Error(`The option ${option} ${takes}. Try --help.`, { cause: error });
    }
    const [first = ''] = message.split(/(?<=\.)\s/);
    throw new Error(`${first.replace(/\.$/, '')}. Try --help.`, { cause: error });
  }
}

/** A number below zero would be read as another option: `--port -1` becomes `--port=-1`. */
function joinNumbers(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const option = joined.at(-1);
    if (/^-\d/.test(arg) && option !== undefined && /^--[\w-]+$/.test(option)) {
      joined[joined.length - 1] = `${option}=${arg}`;
    } else joined.push(arg);
  }
  return joined;
}

function whole(name: string, written: string, least: number, most: number): number {
  const number = /^\d{1,7}$/.test(written) ? Number(written) : NaN;
  if (number >= least && number <= most) return number;
  throw new Error(`The option --${name} takes a whole number from ${least} to ${most}.`);
}
