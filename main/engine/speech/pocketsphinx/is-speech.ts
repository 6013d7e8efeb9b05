import type { HeardWord } from '../recogniser.ts';

/**
 * The decoder finds words in everything that is loud. In music and noise they are few, short and
 * unsure: measured on five pieces of music and on noises at most 2.3 sure letters a second, on read and
 * synthetic speech 5.2 at least.
 */
const SURE_LETTERS = 3.5;
/** Seconds of an utterance that are no words: the lead before it, and the pause that ends it. */
const AROUND = 0.8;
const LEAST_SECONDS = 0.3;

const letters = ({ text }: HeardWord): number => text.replace(/[^\p{L}\p{N}]/gu, '').length;

const sureLetters = (words: readonly HeardWord[]): number =>
  words.reduce((sum, word) => sum + letters(word) * (word.confidence ?? 1), 0);

/** @param seconds of the whole utterance, with the silence around it */
export function isSpeech(words: readonly HeardWord[], seconds: number): boolean {
  return sureLetters(words) / Math.max(LEAST_SECONDS, seconds - AROUND) >= SURE_LETTERS;
}

/**
 * Letters a second of an utterance that goes on. Speech has 11 and more from its second half second on,
 * music and noise 5 to 9, and more for moments: so few are no speech, …
 */
const FEWEST = 8.5;
/** … and so many are, where nothing was found out before. */
const MANY = 11.5;
/** Somebody who speaks slowly, and was found to speak, may say as few. */
const RARELY = 6;
/** Sure letters a second in its first seconds: fewer are none, … */
const UNSURE = 4;
/** … so many speak for speech, … */
const LIKELY = 5;
/** … and so many do strongly. */
const CLEAR = 9;
/** Evidence that opens the gate. */
const OPENS = 2;
/** Evidence after which nothing more is looked for. */
const SETTLES = 8;
/** Seconds of an utterance in which confidence is looked at: it costs more and more. */
const EARLY_SECONDS = 2.5;

/** Whether words of an utterance that goes on may be shown. */
export interface SpeechGate {
  /**
   * @param words of the utterance so far, without confidence
   * @param seconds heard of it
   * @param sureWords the same with confidence; asked only where it decides
   */
  isOpen(
    words: readonly HeardWord[],
    seconds: number,
    sureWords: () => readonly HeardWord[],
  ): boolean;
  /** Whether the utterance may be speech after what was asked last; short ones always may. */
  readonly mayBeSpeech: boolean;
}

/** A gate for one utterance. It gathers evidence over its first seconds, and closes where that fails. */
export function createSpeechGate(): SpeechGate {
  let evidence = 0;
  let mayBeSpeech = true;
  return {
    get mayBeSpeech() {
      return mayBeSpeech;
    },
    isOpen(words, seconds, sureWords) {
      const time = Math.max(LEAST_SECONDS, seconds - LEAST_SECONDS);
      const density = words.reduce((sum, word) => sum + letters(word), 0) / time;
      mayBeSpeech = seconds <= EARLY_SECONDS || density >= (evidence >= OPENS ? RARELY : FEWEST);
      if (density < FEWEST) return false;
      if (evidence >= SETTLES) return true;
      if (seconds > EARLY_SECONDS) return evidence >= OPENS || density >= MANY;
      // The graph may hold longer words than the best path.
      const sure = Math.min(density, sureLetters(sureWords()) / time);
      if (sure < UNSURE) evidence = 0;
      else if (sure >= CLEAR) evidence += 3;
      else if (sure >= LIKELY) evidence += 1;
      return evidence >= OPENS;
    },
  };
}
