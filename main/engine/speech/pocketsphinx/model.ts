import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isFilled } from '../supplied-file.ts';
import type { MissingFiles } from '../supplied-file.ts';

/** The files of an English model, as the distribution's package `pocketsphinx-en-us` lays them out. */
export interface SphinxModel {
  /** Folder of the acoustic model. */
  readonly acoustic: string;
  readonly language: string;
  readonly dictionary: string;
}

/** Where distributions put it. */
const INSTALLED = [
  '/usr/share/pocketsphinx/model/en-us',
  '/usr/local/share/pocketsphinx/model/en-us',
  '/opt/homebrew/share/pocketsphinx/model/en-us',
];

/** What the decoder reads of the acoustic model; of the noise dictionary it has one of its own. */
const ACOUSTIC = [
  'feat.params',
  'mdef',
  'means',
  'sendump',
  'transition_matrices',
  'variances',
] as const;

const inFolder = (folder: string): SphinxModel => ({
  acoustic: join(folder, 'en-us'),
  language: join(folder, 'en-us.lm.bin'),
  dictionary: join(folder, 'cmudict-en-us.dict'),
});
const filesOf = ({ acoustic, language, dictionary }: SphinxModel): readonly string[] => [
  language,
  dictionary,
  ...ACOUSTIC.map((name) => join(acoustic, name)),
];
const isWhole = (model: SphinxModel): boolean => filesOf(model).every(isFilled);

/** The model where distributions install it. */
export const findInstalledModel = (): SphinxModel | null =>
  INSTALLED.map(inFolder).find(isWhole) ?? null;

/** Whether somebody began to lay down a model of this kind. */
export const looksLikeSphinx = (folder: string): boolean =>
  [folder, join(folder, 'en-us')].some((place) => {
    const { acoustic, language, dictionary } = inFolder(place);
    return [join(acoustic, 'mdef'), language, dictionary].some((path) => existsSync(path));
  });

/** Reads a folder that a person supplies: the package's folder `en-us`, or the one around it. */
export function readSphinxFolder(folder: string): SphinxModel | MissingFiles {
  const inner = join(folder, 'en-us');
  // Of two places where it may be the one that has more of it.
  const [model, other] = [inFolder(folder), inFolder(inner)];
  const missingOf = (one: SphinxModel) => filesOf(one).filter((path) => !isFilled(path));
  const nearer = missingOf(other).length < missingOf(model).length ? other : model;
  const missing = missingOf(nearer).map((path) => relative(folder, path).replaceAll('\\', '/'));
  return missing.length === 0 ? nearer : { missing };
}

/** The files of the acoustic model by name. */
export const acousticFiles = (model: SphinxModel): readonly string[] =>
  readdirSync(model.acoustic).map((name) => join(model.acoustic, name));
