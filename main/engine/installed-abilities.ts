import { homedir } from 'node:os';
import { findProgram } from '../system/find-program.ts';
import { chooseOcrLanguages } from './formats/image/ocr/ocr-languages.ts';
import { baseOf, LANGUAGES } from './languages/catalogue.ts';
import { readModes } from './machine/apertium-modes.ts';
import { runApertium } from './machine/apertium-program.ts';
import { readModelFolder } from './speech/model-folder.ts';
import { findInstalledModel } from './speech/pocketsphinx/model.ts';
import { createEspeak } from './speech/synthesis/espeak.ts';
import { runProgram } from './speech/synthesis/run-program.ts';
import { findDictionary } from './writing/spelling/dictionaries.ts';

/** Languages by what is installed for them, by their base codes. */
export interface InstalledAbilities {
  /** Directions of translation programs, as `en-es`. */
  readonly pairs: readonly string[];
  readonly recognise: readonly string[];
  readonly speak: readonly string[];
  readonly spell: readonly string[];
  readonly read: readonly string[];
}

const LIMIT_MS = 10_000;
const BASES = [...new Set(LANGUAGES.map(({ code }) => baseOf(code)))];

/**
 * Looks which languages programs and data of the system, or of folders that the person chose, serve. What is
 * not installed, or does not answer, serves none.
 */
export async function findInstalledAbilities(
  chosen: {
    readonly dictionaries: string | null;
    readonly ocrData: string | null;
    readonly speechModel: string | null;
  },
  signal: AbortSignal,
): Promise<InstalledAbilities> {
  const { env, platform } = process;
  const limited = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
  const run = async (name: string, args: readonly string[]): Promise<string> => {
    const program = findProgram(name, env);
    if (program === null) return '';
    return (await runProgram(program, [...args], '', limited)).toString('utf8');
  };
  const places = {
    ...{ chosen: chosen.dictionaries, packFolders: [], hunspell: '' },
    ...{ platform, env, home: homedir() },
  };
  const data = chosen.ocrData === null ? [] : ['--tessdata-dir', chosen.ocrData];
  const [modes, listed, spoken] = await Promise.all([
    orNothing(
      runApertium({ options: ['-l'], input: '', environment: env, timeoutMs: LIMIT_MS, signal }),
    ),
    orNothing(run('tesseract', [...data, '--list-langs'])),
    voices(env, limited),
  ]);
  const pictures = listed.split('\n').map((line) => line.trim());
  return {
    pairs: [
      ...new Set(readModes(modes).map(({ source, target }) => `${source}-${baseOf(target)}`)),
    ],
    recognise: heard(chosen.speechModel),
    speak: spoken,
    // English is checked by what ships.
    spell: BASES.filter((code) => code === 'en' || findDictionary(code, places) !== null),
    read: BASES.filter((code) => chooseOcrLanguages(code, pictures)?.isExact === true),
  };
}

const orNothing = (text: Promise<string>): Promise<string> => text.catch(() => '');

function heard(folder: string | null): readonly string[] {
  const supplied = folder === null ? null : readModelFolder(folder);
  if (supplied?.kind === 'sherpa-onnx') return supplied.model.languages;
  return supplied?.kind === 'PocketSphinx' || findInstalledModel() !== null ? ['en'] : [];
}

async function voices(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<readonly string[]> {
  const program = findProgram('espeak-ng', env);
  if (program !== null) {
    const found = await createEspeak(program, signal).catch(() => null);
    if (found !== null) return found.languages;
  }
  return findProgram('flite', env) === null ? [] : ['en'];
}
