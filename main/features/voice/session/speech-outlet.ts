import type { SpokenChunk } from '../../../../preload/contract/voice.ts';
import type { VoiceStreamEvent } from '../../../client/voice/voice-stream.ts';

/** Of translated speech, as it was asked for. */
const RATE = 24_000;
/** Chunks that wait for the page; the oldest go first. */
const MOST_WAITING = 600;
/** Chunks whose sound is remembered for the echo guard. */
const REMEMBERED = 200;

/** Hands translated speech to the page, in order. */
export interface SpeechOutlet {
  say(event: Extract<VoiceStreamEvent, { kind: 'speech' }>): void;
  /** For one listener at a time. */
  listen(signal: AbortSignal): AsyncGenerator<SpokenChunk, void, undefined>;
  /** The sound of a chunk at 16 kHz, null when it is forgotten. */
  samplesOf(seq: number): Int16Array | null;
  close(): void;
}

export function createSpeechOutlet(): SpeechOutlet {
  let seq = 0;
  let waiting: SpokenChunk[] = [];
  let remembered: SpokenChunk[] = [];
  let wake: () => void = () => undefined;
  let isClosed = false;
  return {
    say({ language, bytes, text }) {
      const chunk = { seq, language, rate: RATE, bytes, text };
      seq += 1;
      waiting = [...waiting, chunk].slice(-MOST_WAITING);
      remembered = [...remembered, chunk].slice(-REMEMBERED);
      wake();
    },
    async *listen(signal) {
      signal.addEventListener('abort', () => wake(), { once: true });
      while (!signal.aborted) {
        const [next] = waiting;
        if (next !== undefined) {
          waiting = waiting.slice(1);
          yield next;
        } else if (isClosed) return;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    },
    samplesOf(wanted) {
      const chunk = remembered.find((candidate) => candidate.seq === wanted);
      if (chunk === undefined) return null;
      const samples = new Int16Array(new Uint8Array(chunk.bytes).buffer);
      // Two of three: its course of energy is all that counts.
      return samples.filter((_, index) => index % 3 !== 2);
    },
    close() {
      isClosed = true;
      wake();
    },
  };
}
