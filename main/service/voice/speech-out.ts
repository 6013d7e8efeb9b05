import type { Synthesis } from '../../engine/speech/recogniser.ts';
import { resample } from '../../system/sound/resample.ts';
import { ALAW, ULAW } from './g711.ts';
import type { DownMessage } from './messages.ts';
import { createPackedSpeech } from './packed-speech.ts';
import type { Segment } from './sentence-text.ts';
import { sampleBytes, SPEECH_TYPES } from './sound-types.ts';
import type { SoundType } from './sound-types.ts';

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
  /** The program that packs speech; null without one, which speaks PCM alone. */
  readonly ffmpeg: string | null;
  /** Speech cannot go on. */
  readonly onBroken: (error: Error) => void;
  readonly signal: AbortSignal;
}

/** Where the sound of sentences goes. */
interface SpeechWriter {
  write(text: string, sound: Uint8Array): void;
  end(): Promise<void>;
}

export function createSpeechOut(ports: SpeechOutPorts): SpeechOut {
  const { synthesis, language, sex, signal } = ports;
  const writer = openWriter(ports);
  let tail = Promise.resolve();

  const say = async ({ text }: Segment): Promise<void> => {
    const voice = { language: language.split('-')[0] ?? language, sex };
    // A sentence that cannot be spoken is left out; its text has been told.
    const sound = await synthesis.speak(text, voice, signal).catch(() => null);
    if (sound === null || sound.length === 0 || signal.aborted) return;
    writer.write(text, sound);
  };

  return {
    speak: (segment) => {
      tail = tail.then(() => say(segment));
    },
    finish: async () => {
      await tail;
      await writer.end();
    },
  };
}

function openWriter(ports: SpeechOutPorts): SpeechWriter {
  const { contentType, ffmpeg } = ports;
  const type = SPEECH_TYPES[contentType];
  if (type?.kind === 'pcm') return pcmWriter(type, ports);
  if (type === undefined || ffmpeg === null) throw new Error('no such type of speech');
  return createPackedSpeech({ ...ports, type, ffmpeg });
}

function pcmWriter(
  type: Extract<SoundType, { kind: 'pcm' }>,
  { language, contentType, tell }: SpeechOutPorts,
): SpeechWriter {
  const step = ((sampleBytes(type) * type.rate) / 1000) * CHUNK_MS;
  let isFirst = true;

  const encode = (sound: Uint8Array): Uint8Array => {
    const samples = new Int16Array(new Uint8Array(sound).buffer);
    const resampled = resample(samples, SYNTHESIS_RATE, type.rate);
    if (type.encoding === 'alaw') return ALAW.encode(resampled);
    if (type.encoding === 'ulaw') return ULAW.encode(resampled);
    return new Uint8Array(resampled.buffer, resampled.byteOffset, resampled.byteLength);
  };

  return {
    write(text, sound) {
      const bytes = encode(sound);
      for (let at = 0; at < bytes.length; at += step) {
        const data = bytes.subarray(at, at + step);
        tell({
          target_media_chunk: {
            language,
            data: [data],
            duration: Math.round((data.length / step) * CHUNK_MS),
            ...(isFirst ? { content_type: contentType, headers: 0 } : {}),
            ...(at === 0 ? { text } : {}),
          },
        });
        isFirst = false;
      }
    },
    end: () => Promise.resolve(),
  };
}
