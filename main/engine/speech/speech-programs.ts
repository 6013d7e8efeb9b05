// The programs of speech by their entries: apart from what talks to them, so that the app, which only
// starts them for the offline service, loads none of that.

/** Recognizes speech (`recogniser-program.ts`). */
export const RECOGNISER_ENTRY = 'recogniser.js';
/** Speaks with the voice of a pack (`synthesis/voice-program.ts`). */
export const VOICE_ENTRY = 'voice.js';
