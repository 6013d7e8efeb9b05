import { speechRuntime } from '../../../main/service/thread-place.ts';

/** Where the speech engine is in the sources; no packs. */
export const SPEECH_PLACES = {
  runtime: speechRuntime(),
  packFolders: [],
};
