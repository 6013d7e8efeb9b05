import type { Segment } from './sentence-text.ts';
import { inBackground } from '../../system/background.ts';

/** Tentative text of a target is made anew at most so often. */
const TENTATIVE_MS = 500;

/** Makes the transcript of one target language from that of the source, in order. */
export interface TargetTranscript {
  concluded(segment: Segment): void;
  tentative(segment: Segment | null): void;
  /** Resolves when everything concluded was told. */
  finish(): Promise<void>;
}

export interface TargetPorts {
  /** Rejects when it cannot; the source text then stands in. */
  readonly translate: (text: string) => Promise<string>;
  readonly tell: (concluded: readonly Segment[], tentative: readonly Segment[]) => void;
  /** A segment was concluded in the target language. */
  readonly onConcluded: (segment: Segment) => void;
  readonly now: () => number;
}

export function createTargetTranscript(ports: TargetPorts): TargetTranscript {
  const { translate, tell, onConcluded, now } = ports;
  let tail = Promise.resolve();
  let waiting: Segment | null = null;
  let isBusy = false;
  let lastTentative = -Infinity;
  /** Changes with every concluded segment: tentative text from before it is not told any more. */
  let generation = 0;

  const made = async (segment: Segment): Promise<Segment> => {
    const space = /^\s*/.exec(segment.text)?.[0] ?? '';
    const text = segment.text.slice(space.length);
    const translated = await translate(text).catch(() => text);
    const { start_time, end_time } = segment;
    return { text: space + translated, start_time, end_time };
  };

  const makeTentative = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    while (waiting !== null && now() - lastTentative >= TENTATIVE_MS) {
      const segment = waiting;
      const mine = generation;
      waiting = null;
      lastTentative = now();
      const target = await made(segment);
      if (mine === generation) tell([], [target]);
    }
    isBusy = false;
  };

  return {
    concluded(segment) {
      generation += 1;
      waiting = null;
      tail = tail.then(async () => {
        const target = await made(segment);
        tell([target], []);
        onConcluded(target);
      });
    },
    tentative(segment) {
      waiting = segment;
      if (segment !== null) inBackground('targetTranscript.makeTentative', () => makeTentative());
    },
    finish: () => tail,
  };
}
