import type { HeardWord, Recogniser, Recognition } from '../../engine/speech/recogniser.ts';
import type { Hearing } from './session.ts';
import { inBackground } from '../../system/background.ts';

const RATE = 16_000;
/** Sound that is kept while the recogniser opens, which takes half a second. */
const MOST_WAITING = 30 * RATE;

export interface HearingPorts {
  readonly recognition: Recognition;
  readonly language: string;
  readonly terms: readonly string[];
  readonly onHeard: (words: readonly HeardWord[], isOver: boolean) => void;
  readonly onFault: (error: Error) => void;
}

/** Hears the sound of one session; the recogniser is opened with its first sound. */
export function createHearing(ports: HearingPorts): Hearing & { close(): void } {
  const { recognition, language, terms, onHeard, onFault } = ports;
  let opening: Promise<Recogniser | null> | null = null;
  let recogniser: Recogniser | null = null;
  let isClosed = false;
  let waiting: Int16Array[] = [];
  let waitingSamples = 0;

  const open = async (): Promise<Recogniser | null> => {
    const opened = await recognition.open({
      language,
      terms,
      onHeard: ({ kind, words }) => {
        if (!isClosed) onHeard(words, kind === 'final');
      },
      onFault,
    });
    if (isClosed) {
      opened.close();
      return null;
    }
    for (const samples of waiting) opened.feed(samples);
    waiting = [];
    recogniser = opened;
    return opened;
  };
  const opened = () => {
    opening ??= open().catch((error: unknown) => {
      onFault(error instanceof Error ? error : new Error('The recogniser did not open.'));
      return null;
    });
    return opening;
  };

  return {
    feed(samples) {
      if (recogniser !== null) {
        recogniser.feed(samples);
        return;
      }
      inBackground('hearing.opened', () => opened());
      waiting.push(samples);
      waitingSamples += samples.length;
      if (waitingSamples > MOST_WAITING) onFault(new Error('The recogniser does not open.'));
    },
    async finish() {
      if (opening === null) return;
      const open = await opening;
      await open?.finish();
    },
    close() {
      isClosed = true;
      recogniser?.close();
    },
  };
}
