import type { Handlers } from '../../../preload/contract/api.ts';
import type { SpeechModelReport } from '../../../preload/contract/voice.ts';
import { readModelFolder } from '../../engine/speech/model-folder.ts';

/** Tells what a folder holds as soon as a person names it, before anything is heard with it. */
export const speechModelCheck: Pick<Handlers, 'voice.speech-model'> = {
  'voice.speech-model': ({ folder }) => Promise.resolve(reportOf(folder.trim())),
};

function reportOf(folder: string): SpeechModelReport {
  const read = readModelFolder(folder);
  switch (read.kind) {
    case 'sherpa-onnx':
      return { kind: 'complete', engine: read.kind, languages: read.model.languages };
    case 'PocketSphinx':
      return { kind: 'complete', engine: read.kind, languages: ['en'] };
    default:
      return read;
  }
}
