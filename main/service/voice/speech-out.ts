import type { Synthesis } from '../../engine/speech/recogniser.ts';
import { resample } from '../../system/sound/resample.ts';
import { ALAW, ULAW } from './g711.ts';
import type { DownMessage } from './messages.ts';
import type { Segment } from './sentence-text.ts';
import { sampleBytes, SPOKEN_TYPES } from './sound-types.ts';

/** Samples a second of what synthesis gives. */
const SYNTHESIS_RATE = 24_000;
const CHUNK_MS = 200;

/** Speaks the concluded text of one language, in order. */
export interface SpeechOut {
  speak(segment: Segment): void;
  /** Resolves when everything was told. */
  finish(): Promise<void>;
}

export interface SpeechOutPorts {
  readonly synthesis: Synthesis;
  readonly language: string;
  readonly contentType: string;
  readonly sex: 'male' | 'female' | null;
  readonly tell: (message: DownMessage) => void;
  readonly signal: AbortSignal;
}

export function createSpeechOut(ports: SpeechOutPorts): SpeechOut {
  const { synthesis, language, contentType, sex, tell, signal } = ports;
  const type = SPOKEN_TYPES[contentType];
  if (type === undefined) throw new Error('no such type of speech');
  const step = ((sampleBytes(type) * type.rate) / 1000) * CHUNK_MS;
  let tail = Promise.resolve();
  let isFirst = true;

  const encode = (sound: Uint8Array): Uint8Array => {
    const samples = new Int16Array(new Uint8Array(sound).buffer);
    const resampled = resample(samples, SYNTHESIS_RATE, type.rate);
    if (type.encoding === 'alaw') return ALAW.encode(resampled);
    if (type.encoding === 'ulaw') return ULAW.encode(resampled);
    return new Uint8Array(resampled.buffer, resampled.byteOffset, resampled.byteLength);
  };

  const say = async (segment: Segment): Promise<void> => {
    const voice = { language: language.split('-')[0] ?? language, sex };
    // A sentence that cannot be spoken is left out; its text has been told.
    const sound = await synthesis.speak(segment.text, voice, signal).catch(() => null);
    if (sound === null || signal.aborted) return;
    const bytes = encode(sound);
    for (let at = 0; at < bytes.length; at += step) {
      const data = bytes.subarray(at, at + step);
      tell({
        target_media_chunk: {
          language,
          data: [data],
          duration: Math.round((data.length / step) * CHUNK_MS),
          ...(isFirst ? { content_type: contentType, headers: 0 } : {}),
          ...(at === 0 ? { text: segment.text } : {}),
        },
      });
      isFirst = false;
    }
  };

  return {
    speak: (segment) => {
      tail = tail.then(() => say(segment));
    },
    finish: () => tail,
  };
}
