import { join } from 'node:path';
import { findProgram } from '../../system/find-program.ts';
import type { StartHelper } from '../../system/processes.ts';
import { readModelFolder } from './model-folder.ts';
import type { ModelFolderLack } from './model-folder.ts';
import { readInstalledPacks } from '../../system/packs/installed-packs.ts';
import type { InstalledPack } from '../../system/packs/installed-packs.ts';
import { baseOf } from '../../../preload/contract/language-code.ts';
import { findInstalledModel } from './pocketsphinx/model.ts';
import type { SphinxModel } from './pocketsphinx/model.ts';
import { createPocketSphinx } from './pocketsphinx/pocketsphinx.ts';
import type { Recognition, Synthesis } from './recogniser.ts';
import { createSherpa } from './sherpa/sherpa.ts';
import { createEspeak } from './synthesis/espeak.ts';
import { createFlite } from './synthesis/flite.ts';
import { createPackVoices } from './synthesis/pack-voices.ts';

/** What can hear and speak on this computer, the preferred first; packs as they are when asked. */
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
  /** Starts the processes that recognise, and that speak with packs. */
  readonly startHelper: StartHelper;
  /** Folder of the files of sherpa-onnx. */
  readonly runtime: string;
  /** Folders of installed packs. */
  readonly packFolders: readonly string[];
}

/** Looks what is there; loads no model. */
export async function openSpeech(places: SpeechPlaces): Promise<Speech & { close(): void }> {
  const { assets, modelFolder, env, startHelper, runtime } = places;
  const packs = readInstalledPacks(places.packFolders);
  const sphinx = (model: SphinxModel): Recognition =>
    createPocketSphinx(join(assets, 'recogniser'), model, startHelper);
  const chosen: Recognition[] = [];
  const system: Recognition[] = [];
  const supplied = modelFolder === null ? null : readModelFolder(modelFolder);
  if (supplied?.kind === 'PocketSphinx') chosen.push(sphinx(supplied.model));
  else {
    if (supplied?.kind === 'sherpa-onnx') {
      chosen.push(createSherpa(supplied.model, runtime, startHelper));
    }
    const installed = findInstalledModel();
    if (installed !== null) system.push(sphinx(installed));
  }
  // A folder that was chosen and cannot be used is an error to fix, not a request for another model.
  const isMended = supplied === null || 'model' in supplied;
  const ofPacks = packRecognitions(runtime, startHelper);
  const syntheses: Synthesis[] = [];
  const flite = findProgram('flite', env);
  if (flite !== null) syntheses.push(createFlite(flite));
  const espeak = findProgram('espeak-ng', env);
  if (espeak !== null) {
    // One that does not run is as good as none.
    const opened = await createEspeak(espeak, AbortSignal.timeout(5_000)).catch(() => null);
    if (opened !== null) syntheses.push(opened);
  }
  const voices = createPackVoices({
    packs: () => packs.of('speak'),
    runtime,
    startHelper,
    others: syntheses,
  });
  const lack =
    modelFolder === null || supplied === null || 'model' in supplied
      ? {}
      : { lack: { folder: modelFolder, why: supplied } };
  return {
    get recognitions() {
      return isMended ? [...chosen, ...ofPacks(packs.of('recognise')), ...system] : [];
    },
    get syntheses() {
      return [voices.synthesis, ...syntheses];
    },
    ...lack,
    close: () => voices.close(),
  };
}

/** What hears by packs: models that hear while somebody speaks before those that wait for a pause. */
function packRecognitions(runtime: string, startHelper: StartHelper) {
  const opened = new WeakMap<InstalledPack, { recognition: Recognition; rank: number } | null>();
  const open = (pack: InstalledPack) => {
    const { folder, manifest } = pack;
    const languages = new Set((manifest.languages ?? []).map(baseOf));
    const read = readModelFolder(folder, [...languages]);
    if (read.kind !== 'sherpa-onnx') return null;
    const recognition = createSherpa(read.model, runtime, startHelper);
    return { recognition, rank: read.model.isStreaming ? 0 : 1 };
  };
  return (packs: readonly InstalledPack[]): readonly Recognition[] =>
    packs
      .flatMap((pack) => {
        if (!opened.has(pack)) opened.set(pack, open(pack));
        return opened.get(pack) ?? [];
      })
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ recognition }) => recognition);
}
