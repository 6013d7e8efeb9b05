/** Entries of the programs that the offline service has started: what hears speech (`recogniser-program.ts`), */
export const RECOGNISER_ENTRY = 'recogniser.js';
/** and what speaks with the voice of a pack (`synthesis/voice-program.ts`). */
export const VOICE_ENTRY = 'voice.js';
