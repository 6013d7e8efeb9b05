import type { Recognition } from '../recogniser.ts';
import { openThreadRecogniser } from '../thread-recogniser.ts';
import type { SherpaFolder } from './folder.ts';

/** The languages of a model that a person supplied. Terms have no effect on it. */
export function createSherpa(read: SherpaFolder, thread: string | URL): Recognition {
  return {
    name: 'sherpa-onnx',
    languages: read.languages,
    open: (told) => openThreadRecogniser(thread, { engine: 'sherpa', folder: read.folder }, told),
  };
}
