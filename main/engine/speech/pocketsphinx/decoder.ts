import type { Heard, HeardWord } from '../recogniser.ts';
import { createSpeechGate, isSpeech } from './is-speech.ts';
import type { SphinxModule } from './module.ts';
import type { TermSpellings } from './vocabulary.ts';

const RATE = 16_000;
/** Samples that are fed at once. */
const STEP = 1_600;
const FRAME_MS = 10;
const SAMPLES_PER_MS = RATE / 1_000;
/** Speech is noticed after it began; so much before that belongs to the utterance. */
const LEAD = RATE / 2;
/**
 * Hearing an utterance again keeps what comes after it waiting, and takes the longer the longer it is: from so many
 * seconds on it ends with the first moment of quiet between two words, …
 */
const LONG_SECONDS = 6;
/** … which is so much softer than its mean, …  */
const QUIET = 0.15;
/** … and without any after so many. */
const LONGEST_SECONDS = 12;
const LONGEST = LEAD + (LONGEST_SECONDS + 1) * RATE;
/** Less is no word. */
const SHORTEST = RATE / 5;

/** Hears one stream of sound. */
export interface Decoder {
  feed(samples: Int16Array): void;
  /** Ends the current utterance. */
  finish(): void;
}

/**
 * Drives the module: splits the stream into utterances at pauses and tells what is heard. While an utterance
 * lasts its words come from one quick pass. Once it is over it is heard again as a whole, since the
 * decoder knows a voice only after some seconds of it; that pass tells how sure each word is, too.
 */
export function createDecoder(
  sphinx: SphinxModule,
  spellings: TermSpellings,
  tell: (heard: Heard) => void,
): Decoder {
  const room = sphinx._malloc(LONGEST * 2);
  let rest = new Int16Array(0);
  /** The sound of the current utterance, and before it the last half second. */
  const recent = new Int16Array(LONGEST);
  let recentLength = 0;
  /** Samples of the stream before `recent`. */
  let recentFrom = 0;
  let wasSpeech = false;
  let speechSamples = 0;
  /** Sum of the mean levels of its steps. */
  let loudness = 0;
  let gate = createSpeechGate();
  let said = '';
  let lastEndMs = 0;

  const put = (samples: Int16Array) =>
    sphinx.HEAPU8.set(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength), room);
  const read = (pointer: number, fromMs: number): HeardWord[] =>
    readWords(sphinx.UTF8ToString(pointer), fromMs, spellings);

  const keepLast = (count: number) => {
    const dropped = Math.max(0, recentLength - count);
    recent.copyWithin(0, dropped, recentLength);
    recentLength -= dropped;
    recentFrom += dropped;
  };
  const keep = (samples: Int16Array) => {
    if (!wasSpeech) keepLast(LEAD - samples.length);
    else if (recentLength + samples.length > LONGEST) keepLast(LONGEST - samples.length);
    recent.set(samples, recentLength);
    recentLength += samples.length;
  };

  /** The words of the whole utterance; none where it was no speech. */
  const hearAgain = (): HeardWord[] => {
    if (recentLength < SHORTEST) return [];
    put(recent.subarray(0, recentLength));
    const words = sphinx._r_hear(room, recentLength);
    if (words === 0) throw new Error('The recogniser stopped.');
    const heard = read(words, recentFrom / SAMPLES_PER_MS);
    return isSpeech(heard, recentLength / RATE) ? heard : [];
  };
  const conclude = () => {
    sphinx._r_end();
    // An utterance that was cut in the middle may begin a frame before the last one ended.
    // Music takes the decoder many times longer than speech, and what nobody would see is not heard.
    const isHeard = speechSamples > 0 && gate.mayBeSpeech;
    const heard = (isHeard ? hearAgain() : []).map((word) => ({
      ...word,
      startMs: Math.max(word.startMs, lastEndMs),
      endMs: Math.max(word.endMs, lastEndMs),
    }));
    lastEndMs = heard.at(-1)?.endMs ?? lastEndMs;
    if (heard.length > 0 || said !== '') tell({ kind: 'final', words: heard });
    said = '';
    speechSamples = 0;
    loudness = 0;
    gate = createSpeechGate();
    if (sphinx._r_start() < 0) throw new Error('The recogniser stopped.');
  };

  const step = (samples: Int16Array) => {
    keep(samples);
    put(samples);
    const state = sphinx._r_feed(room, samples.length);
    if (state < 0) throw new Error('The recogniser stopped.');
    const isVoiced = state > 0;
    const level = levelOf(samples);
    if (isVoiced) {
      speechSamples += samples.length;
      loudness += level;
    }
    const isQuiet = level < (QUIET * loudness * STEP) / speechSamples;
    if (wasSpeech && !isVoiced) conclude();
    else if (speechSamples > (isQuiet ? LONG_SECONDS : LONGEST_SECONDS) * RATE) {
      conclude();
      // What follows goes on in the middle of speech.
      keepLast(0);
    } else if (isVoiced) {
      const words = read(sphinx._r_words(), 0);
      const sureWords = () => read(sphinx._r_sure_words(), 0);
      const heard = gate.isOpen(words, speechSamples / RATE, sureWords) ? words : [];
      const now = heard.map(({ text }) => text).join(' ');
      if (now !== said) tell({ kind: 'partial', words: heard });
      said = now;
    }
    wasSpeech = isVoiced;
  };

  return {
    feed(samples) {
      const all = new Int16Array(rest.length + samples.length);
      all.set(rest);
      all.set(samples, rest.length);
      let at = 0;
      for (; at + STEP <= all.length; at += STEP) step(all.subarray(at, at + STEP));
      rest = all.slice(at);
    },
    finish() {
      if (rest.length > 0) step(rest);
      rest = new Int16Array(0);
      conclude();
      wasSpeech = false;
    },
  };
}

const levelOf = (samples: Int16Array): number =>
  samples.reduce((sum, sample) => sum + Math.abs(sample), 0) / samples.length;

/** `word first last confidence` by line; marks such as `<s>` and `[NOISE]` are no words. */
function readWords(lines: string, fromMs: number, spellings: TermSpellings): HeardWord[] {
  return lines.split('\n').flatMap((line) => {
    const [word = '', first = '', last = '', confidence = ''] = line.split(' ');
    const name = word.replace(/\(\d+\)$/, '');
    if (!/^[\p{L}\p{N}_'.-]+$/u.test(name)) return [];
    return [
      {
        text: spellings.get(name) ?? name,
        startMs: Math.round(fromMs + Number(first) * FRAME_MS),
        endMs: Math.round(fromMs + (Number(last) + 1) * FRAME_MS),
        confidence: Number(confidence),
      },
    ];
  });
}
