import type { Heard, HeardWord } from '../recogniser.ts';
import type { SphinxModule } from './module.ts';
import type { TermSpellings } from './vocabulary.ts';

const RATE = 16_000;
/** Samples that are fed at once. */
const STEP = 1_600;
const FRAME_MS = 10;
/** An utterance without a pause is ended after so many seconds: the decoder slows down otherwise. */
const LONGEST_SECONDS = 20;

/** Hears one stream of sound. */
export interface Decoder {
  feed(samples: Int16Array): void;
  /** Ends the current utterance. */
  finish(): void;
}

/** Drives the module: splits the stream into utterances at pauses and tells what is heard. */
export function createDecoder(
  sphinx: SphinxModule,
  spellings: TermSpellings,
  tell: (heard: Heard) => void,
): Decoder {
  const room = sphinx._malloc(STEP * 2);
  let rest = new Int16Array(0);
  let wasSpeech = false;
  let speechSamples = 0;
  let said = '';
  let lastEndMs = 0;

  const words = (): HeardWord[] => readWords(sphinx.UTF8ToString(sphinx._r_words()), spellings);

  const conclude = () => {
    sphinx._r_end();
    // An utterance that was cut in the middle may begin a frame before the last one ended.
    const heard = words().map((word) => ({
      ...word,
      startMs: Math.max(word.startMs, lastEndMs),
      endMs: Math.max(word.endMs, lastEndMs),
    }));
    lastEndMs = heard.at(-1)?.endMs ?? lastEndMs;
    if (heard.length > 0 || said !== '') tell({ kind: 'final', words: heard });
    said = '';
    speechSamples = 0;
    if (sphinx._r_start() < 0) throw new Error('The recogniser stopped.');
  };

  const step = (samples: Int16Array) => {
    sphinx.HEAPU8.set(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength), room);
    const state = sphinx._r_feed(room, samples.length);
    if (state < 0) throw new Error('The recogniser stopped.');
    const isSpeech = state > 0;
    if (isSpeech) speechSamples += samples.length;
    if ((wasSpeech && !isSpeech) || speechSamples > LONGEST_SECONDS * RATE) conclude();
    else if (isSpeech) {
      const heard = words();
      const now = heard.map(({ text }) => text).join(' ');
      if (now !== said) tell({ kind: 'partial', words: heard });
      said = now;
    }
    wasSpeech = isSpeech;
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

/** `word first last` by line; marks such as `<s>` and `[NOISE]` are no words. */
function readWords(lines: string, spellings: TermSpellings): HeardWord[] {
  return lines.split('\n').flatMap((line) => {
    const [word = '', first = '', last = ''] = line.split(' ');
    const name = word.replace(/\(\d+\)$/, '');
    if (!/^[\p{L}\p{N}_'.-]+$/u.test(name)) return [];
    return [
      {
        text: spellings.get(name) ?? name,
        startMs: Number(first) * FRAME_MS,
        endMs: (Number(last) + 1) * FRAME_MS,
      },
    ];
  });
}
