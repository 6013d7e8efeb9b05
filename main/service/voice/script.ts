import { z } from 'zod';
import type { DownMessage } from './messages.ts';
import { guarded } from '../../system/background.ts';

/** A recorded session: what the service said, and when. Never an answer to live sound. */
export const VoiceScript = z.strictObject({
  messages: z
    .array(
      z.strictObject({
        /** Milliseconds from the first connection. */
        at: z.number().min(0),
        message: z
          .record(z.string(), z.looseObject({}))
          .refine((message) => Object.keys(message).length === 1),
      }),
    )
    .max(100_000),
  /** 2 plays twice as fast. */
  speed: z.number().min(0.1).max(1000).default(1),
});
export type VoiceScript = z.output<typeof VoiceScript>;

/** Plays a script to its end or until it is hurried. */
export interface ScriptPlayer {
  start(): void;
  /** Tells the rest at once. */
  hurry(): void;
  stop(): void;
}

export function createScriptPlayer(
  { messages, speed }: VoiceScript,
  tell: (message: DownMessage) => void,
): ScriptPlayer {
  const ordered = messages.toSorted((a, b) => a.at - b.at);
  let next = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let began: number | null = null;

  const play = () => {
    const now = performance.now() - (began ?? 0);
    for (; next < ordered.length; next += 1) {
      const line = ordered[next];
      if (line === undefined) return;
      const wait = line.at / speed - now;
      if (wait > 0) {
        timer = setTimeout(guarded('voice.script', play), wait);
        return;
      }
      tell(line.message);
    }
  };
  const stop = () => clearTimeout(timer);
  return {
    start() {
      if (began !== null) return;
      began = performance.now();
      play();
    },
    hurry() {
      stop();
      for (const { message } of ordered.slice(next)) tell(message);
      next = ordered.length;
    },
    stop,
  };
}
