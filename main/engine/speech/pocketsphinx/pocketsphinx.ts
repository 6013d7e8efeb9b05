import type { Recognition } from '../recogniser.ts';
import { openThreadRecogniser } from '../thread-recogniser.ts';
import type { SphinxModel } from './model.ts';

/** English, by PocketSphinx. */
export function createPocketSphinx(
  module: string,
  model: SphinxModel,
  thread: string | URL,
): Recognition {
  return {
    name: 'PocketSphinx',
    languages: ['en'],
    open: ({ terms, ...told }) =>
      openThreadRecogniser(thread, { engine: 'pocketsphinx', module, model, terms }, told),
  };
}
