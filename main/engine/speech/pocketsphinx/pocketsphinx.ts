import type { Recognition } from '../recogniser.ts';
import type { StartHelper } from '../../../system/processes.ts';
import { openProcessRecogniser } from '../process-recogniser.ts';
import type { SphinxModel } from './model.ts';

/** English, by PocketSphinx. */
export function createPocketSphinx(
  module: string,
  model: SphinxModel,
  startHelper: StartHelper,
): Recognition {
  return {
    name: 'PocketSphinx',
    languages: ['en'],
    open: ({ terms, ...told }) =>
      openProcessRecogniser(
        startHelper,
        { engine: 'pocketsphinx', module, model, terms: [...terms] },
        told,
      ),
  };
}
