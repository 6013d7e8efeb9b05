import type { Decoder } from '../pocketsphinx/decoder.ts';
import type { Heard } from '../recogniser.ts';
import { createPassageCutter } from './passages.ts';
import type { PassageOfSpeech } from './passages.ts';
import type { OfflineRecogniser } from './runtime.ts';

const RATE = 16_000;

/**
 * Drives a recogniser that hears whole passages, such as Whisper: the words of one come once its speaker
 * pauses, and none before.
 */
export function createPassageDecoder(
  recogniser: OfflineRecogniser,
  tell: (heard: Heard) => void,
): Decoder {
  const cutter = createPassageCutter();
  const hear = ({ from, samples }: PassageOfSpeech) => {
    const stream = recogniser.createStream();
    try {
      stream.acceptWaveform(
        RATE,
        Float32Array.from(samples, (sample) => sample / 32_768),
      );
      recogniser.decode(stream);
      const texts = spoken(recogniser.getResult(stream).text);
      if (texts.length === 0) return;
      const [start, length] = [(from / RATE) * 1000, (samples.length / RATE) * 1000];
      const at = (index: number) => Math.round(start + (length * index) / texts.length);
      const words = texts.map((text, index) => ({
        text,
        startMs: at(index),
        endMs: at(index + 1),
      }));
      tell({ kind: 'final', words });
    } finally {
      stream.free();
    }
  };
  return {
    feed: (samples) => cutter.feed(samples).forEach(hear),
    finish: () => cutter.end().forEach(hear),
  };
}

/** Its words, without what such models write of sounds: `[MUSIC]`, `(applause)`. */
const spoken = (text: string): string[] =>
  text
    .replace(/\[[^\]]*\]|\([^)]*\)|♪/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
