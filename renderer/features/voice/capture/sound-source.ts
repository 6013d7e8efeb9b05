import type { VoiceSourceLostReason } from '../../../../preload/contract/voice.ts';
import type { FramedSound } from './framing.ts';

/** What the page is to record. */
export type CaptureSource =
  | {
      readonly kind: 'microphone';
      /** Exactly this one; null: the system's choice of this moment. */
      readonly deviceId: string | null;
      /**
       * Finds a microphone that was chosen in an earlier run: engines give devices new ids
       * whenever they start without a profile, as ours do.
       */
      readonly deviceName?: string;
      readonly echoCancelling: boolean;
      readonly noiseReduction: boolean;
      readonly autoGain: boolean;
      readonly chunkMs: number;
    }
  /** What the computer plays. */
  | { readonly kind: 'system'; readonly chunkMs: number };

/**
 * A piece of recorded sound: 16 kHz, 16-bit little-endian, one channel. At most 100 ms long, so
 * that a level shown from it is never older than that, and a whole part of the chunk asked for.
 */
export type CaptureFrame = FramedSound;

export type CaptureEnd = VoiceSourceLostReason;

/** Taps the sound of a track. */
export interface Tap {
  close(): void;
}
