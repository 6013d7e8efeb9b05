import { join } from 'node:path';
import { findProgram } from '../../system/find-program.ts';
import type { StartHelper } from '../../system/processes.ts';
import { readModelFolder } from './model-folder.ts';
import type { ModelFolderLack } from './model-folder.ts';
import { findInstalledModel } from './pocketsphinx/model.ts';
import type { SphinxModel } from './pocketsphinx/model.ts';
import { createPocketSphinx } from './pocketsphinx/pocketsphinx.ts';
import type { Recognition, Synthesis } from './recogniser.ts';
import { createSherpa } from './sherpa/sherpa.ts';
import { createEspeak } from './synthesis/espeak.ts';
import { createFlite } from './synthesis/flite.ts';

/** What can hear and speak on this computer, the preferred first. */
export interface Speech {
  readonly recognitions: readonly Recognition[];
  readonly syntheses: readonly Synthesis[];
  /** Why the folder of a model that the person chose is not used; then nothing else is heard by. */
  readonly lack?: { readonly folder: string; readonly why: ModelFolderLack };
}

export interface SpeechPlaces {
  /** Folder of what ships with the program. */
  readonly assets: string;
  /** A model that the person chose; null: what the distribution installed. */
  readonly modelFolder: string | null;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Starts the processes that recognise. */
  readonly startHelper: StartHelper;
}

/** Looks what is there; loads no model. */
export async function openSpeech(places: SpeechPlaces): Promise<Speech> {
  const { assets, modelFolder, env, startHelper } = places;
  const sphinx = (model: SphinxModel): Recognition =>
    createPocketSphinx(join(assets, 'recogniser'), model, startHelper);
  const recognitions: Recognition[] = [];
  const supplied = modelFolder === null ? null : readModelFolder(modelFolder);
  if (supplied?.kind === 'PocketSphinx') recognitions.push(sphinx(supplied.model));
  else {
    if (supplied?.kind === 'sherpa-onnx') {
      recognitions.push(createSherpa(supplied.model, startHelper));
    }
    const installed = findInstalledModel();
    // A folder that was chosen and cannot be used is a fault to mend, not a wish for another model.
    const isAsked = supplied === null || supplied.kind === 'sherpa-onnx';
    if (isAsked && installed !== null) recognitions.push(sphinx(installed));
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
  const lack =
    modelFolder === null || supplied === null || 'model' in supplied
      ? {}
      : { lack: { folder: modelFolder, why: supplied } };
  return { recognitions, syntheses, ...lack };
}
