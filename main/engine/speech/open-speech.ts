import { join } from 'node:path';
import { findProgram } from '../../system/find-program.ts';
import { findSphinxModel } from './pocketsphinx/model.ts';
import { createPocketSphinx } from './pocketsphinx/pocketsphinx.ts';
import type { Recognition, Synthesis } from './recogniser.ts';
import { readSherpaFolder } from './sherpa/folder.ts';
import { createSherpa } from './sherpa/sherpa.ts';
import { createEspeak } from './synthesis/espeak.ts';
import { createFlite } from './synthesis/flite.ts';

/** What can hear and speak on this computer, the preferred first. */
export interface Speech {
  readonly recognitions: readonly Recognition[];
  readonly syntheses: readonly Synthesis[];
}

export interface SpeechPlaces {
  /** Folder of what ships with the program. */
  readonly assets: string;
  /** A model that the person chose; null: what the distribution installed. */
  readonly modelFolder: string | null;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The built `recogniser.js`, or the source of the thread. */
  readonly recogniserThread: string | URL;
}

/** Looks what is there; loads no model. */
export async function openSpeech(places: SpeechPlaces): Promise<Speech> {
  const { assets, modelFolder, env, recogniserThread } = places;
  const recognitions: Recognition[] = [];
  const supplied = modelFolder === null ? null : readSherpaFolder(modelFolder);
  if (supplied !== null) recognitions.push(createSherpa(supplied, recogniserThread));
  const model = findSphinxModel(supplied === null ? modelFolder : null);
  if (model !== null) {
    recognitions.push(createPocketSphinx(join(assets, 'recogniser'), model, recogniserThread));
  }
  const syntheses: Synthesis[] = [];
  const flite = findProgram('flite', env);
  if (flite !== null) syntheses.push(createFlite(flite));
  const espeak = findProgram('espeak-ng', env);
  if (espeak !== null) {
    // One that does not run is as good as none.
    const opened = await createEspeak(espeak, AbortSignal.timeout(5_000)).catch(() => null);
    if (opened !== null) syntheses.push(opened);
  }
  return { recognitions, syntheses };
}
