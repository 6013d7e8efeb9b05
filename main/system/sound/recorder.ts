import type { Readable } from 'node:stream';

/** Samples a second of every sound inside the program; 16-bit, one channel. */
export const RATE = 16_000;

/** A piece of recorded sound. */
export interface SoundFrame {
  /** Samples since the recorder was started, of the first sample here. */
  readonly position: number;
  readonly samples: Int16Array;
  /** The loudest sample, 0 to 1. */
  readonly peak: number;
  /** Root of the mean square, 0 to 1. */
  readonly level: number;
}

export type RecorderFault =
  /** No recorder program on this computer. */
  | { readonly kind: 'missing'; readonly program: string }
  | {
      readonly kind: 'failed';
      readonly reason: 'device' | 'busy' | 'permission' | 'server' | 'ended' | 'unknown';
    }
  /** A sound file that cannot be played. */
  | { readonly kind: 'unreadable'; readonly reason: 'format' | 'empty' | 'no-decoder' };

export interface RecorderListener {
  onFrame(frame: SoundFrame): void;
  /** Frames have stopped coming, or come again. */
  onStall(isStalled: boolean): void;
  /** It has ended by itself: null at the end of a file, else why. Nothing follows. */
  onEnd(fault: RecorderFault | null): void;
}

/** One recording. It is started once; another recording takes another recorder. */
export interface Recorder {
  /** The device's or the file's name for people. */
  readonly name: string;
  start(listener: RecorderListener): void;
  /** Ends it; `onEnd` does not follow. */
  stop(): void;
}

export interface SoundDevice {
  readonly id: string;
  readonly name: string;
  readonly slot: 'microphone' | 'system';
  readonly isDefault: boolean;
}

/** Everything main can record by itself. */
export interface Sound {
  devices(): Promise<{
    readonly program: string | null;
    readonly devices: readonly SoundDevice[];
    readonly systemAudio: null | 'no-recorder' | 'no-sound-server' | 'platform';
  }>;
  /** @param device an id that `devices` gave; any other ends with `device` */
  recordDevice(device: string): Recorder;
  /** @param speed 1 is real time; at most 2, which is as fast as a service takes it */
  recordFile(file: { readonly name: string; open(): Readable }, speed: number): Recorder;
}
