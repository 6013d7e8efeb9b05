import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

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

/** Looks in the folder that a person chose, or else where distributions install the model. */
export function findSphinxModel(chosen: string | null): SphinxModel | null {
  const folders = chosen === null ? INSTALLED : [chosen, join(chosen, 'en-us')];
  for (const folder of folders) {
    const model = {
      acoustic: join(folder, 'en-us'),
      language: join(folder, 'en-us.lm.bin'),
      dictionary: join(folder, 'cmudict-en-us.dict'),
    };
    if (Object.values(model).every((path) => existsSync(path))) return model;
  }
  return null;
}

/** The files of the acoustic model by name. */
export const acousticFiles = (model: SphinxModel): readonly string[] =>
  readdirSync(model.acoustic).map((name) => join(model.acoustic, name));
