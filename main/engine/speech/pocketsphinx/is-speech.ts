import type { HeardWord } from '../recogniser.ts';

/**
 * The decoder finds words in everything that is loud. In music and noise they are few, short and
 * unsure: measured on five pieces of music and on noises at most 2.3 sure letters a second, on read and
 * synthetic speech 5.2 at least.
 */
const SURE_LETTERS = 3.5;
/** Of words whose confidence is not known yet: holds back most of noise, but not all of music. */
const LETTERS = 5;
/** Seconds of an utterance that are no words: the lead before it, and the pause that ends it. */
const AROUND = 0.8;
const LEAST_SECONDS = 0.3;

const letters = ({ text }: HeardWord): number => text.replace(/[^\p{L}\p{N}]/gu, '').length;

/** @param seconds of the whole utterance, with the silence around it */
export function isSpeech(words: readonly HeardWord[], seconds: number): boolean {
  const sure = words.reduce((sum, word) => sum + letters(word) * (word.confidence ?? 1), 0);
  return sure / Math.max(LEAST_SECONDS, seconds - AROUND) >= SURE_LETTERS;
}

/** Whether words of an utterance that goes on may be shown. @param seconds heard of it */
export function mayBeSpeech(words: readonly HeardWord[], seconds: number): boolean {
  const all = words.reduce((sum, word) => sum + letters(word), 0);
  return all / Math.max(LEAST_SECONDS, seconds - LEAST_SECONDS) >= LETTERS;
}
