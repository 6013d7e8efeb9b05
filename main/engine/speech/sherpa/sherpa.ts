import type { Recognition } from '../recogniser.ts';
import type { StartHelper } from '../../../system/processes.ts';
import { openProcessRecogniser } from '../process-recogniser.ts';
import type { SherpaModel } from './folder.ts';

/**
 * The languages of a model of sherpa-onnx, in a process for each recognition.
 * @param runtime folder of the runtime's files
 */
export function createSherpa(
  { folder, languages }: SherpaModel,
  runtime: string,
  startHelper: StartHelper,
): Recognition {
  return {
    name: 'sherpa-onnx',
    languages,
    open: ({ language, terms, ...told }) =>
      openProcessRecogniser(
        startHelper,
        { engine: 'sherpa', runtime, folder, language, terms: [...terms] },
        told,
      ),
  };
}
