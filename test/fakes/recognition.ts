import type { HeardWord, Recognition, Synthesis } from '../../main/engine/speech/recogniser.ts';

const RATE = 16_000;
const WORD_MS = 500;
const WORDS_OF_SENTENCE = 4;

/** The word that stands for each half second of sound. */
export const wordAt = (index: number): string => `word${index}`;

/**
 * Hears one word for each half second of sound, whatever it is; four words make a sentence. So a
 * test knows exactly which words a sound must give.
 */
export function createFakeRecognition(languages: readonly string[] = ['en']): Recognition & {
  /** Terms of the sessions so far. */
  readonly terms: readonly string[][];
  /** Samples that all sessions were fed. */
  readonly fed: number;
  /** Breaks the newest one. */
  fail(): void;
} {
  const terms: string[][] = [];
  let fed = 0;
  let fail: () => void = () => undefined;
  return {
    name: 'fake',
    languages,
    terms,
    get fed() {
      return fed;
    },
    fail: () => fail(),
    open(options) {
      terms.push([...options.terms]);
      fail = () => options.onFault(new Error('broken'));
      let samples = 0;
      let sentence: HeardWord[] = [];
      let words = 0;
      const conclude = () => {
        if (sentence.length > 0) options.onHeard({ kind: 'final', words: sentence });
        sentence = [];
      };
      return Promise.resolve({
        feed(more) {
          fed += more.length;
          samples += more.length;
          const ms = (samples / RATE) * 1000;
          while ((words + 1) * WORD_MS <= ms) {
            const startMs = words * WORD_MS;
            sentence = [...sentence, { text: wordAt(words), startMs, endMs: startMs + WORD_MS }];
            words += 1;
            if (sentence.length === WORDS_OF_SENTENCE) conclude();
            else options.onHeard({ kind: 'partial', words: sentence });
          }
        },
        finish() {
          conclude();
          return Promise.resolve();
        },
        close: () => undefined,
      });
    },
  };
}

/** Speaks 100 ms of a tone for each character. */
export const fakeSynthesis = (languages: readonly string[] = ['en', 'de']): Synthesis => ({
  name: 'fake',
  languages,
  speak: (text) => {
    const samples = Int16Array.from({ length: text.length * 2_400 }, (_, index) =>
      Math.round(8_000 * Math.sin(index / 8)),
    );
    return Promise.resolve(new Uint8Array(samples.buffer));
  },
});
