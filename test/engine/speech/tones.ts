/** Samples a second of what recognisers hear. */
const RATE = 16_000;

/** Pitches by the words that the tiny model of the tests hears in them. */
export const WORD_TONES = { hello: 250, world: 900, right: 2_000, morning: 5_500 } as const;

/** A tone; silence for a pitch of 0. */
export const tone = (hertz: number, seconds: number): Int16Array =>
  Int16Array.from({ length: Math.round(seconds * RATE) }, (_, at) =>
    hertz === 0 ? 0 : Math.round(12_000 * Math.sin((2 * Math.PI * hertz * at) / RATE)),
  );
