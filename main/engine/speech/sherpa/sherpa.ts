import type { Recognition } from '../recogniser.ts';
import type { StartHelper } from '../../../system/processes.ts';
import { openProcessRecogniser } from '../process-recogniser.ts';
import type { SherpaFolder } from './folder.ts';

/** The languages of a model that a person supplied. Terms have no effect on it. */
export function createSherpa(read: SherpaFolder, startHelper: StartHelper): Recognition {
  return {
    name: 'sherpa-onnx',
    languages: read.languages,
    open: (told) =>
      openProcessRecogniser(startHelper, { engine: 'sherpa', folder: read.folder }, told),
  };
}
