import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A stream of sound that is heard while it comes. */
export interface OnlineStream {
  acceptWaveform(rate: number, samples: Float32Array): void;
}

export interface OnlineResult {
  readonly text: string;
  readonly tokens?: readonly string[];
  /** Seconds from the stream's start, or from the last reset; one for each token. */
  readonly timestamps?: readonly number[];
}

/** Hears while sound comes. */
export interface OnlineRecogniser {
  /** 0 where the files of the model are not what the configuration says. */
  readonly handle: number;
  createStream(): OnlineStream;
  isReady(stream: OnlineStream): boolean;
  decode(stream: OnlineStream): void;
  isEndpoint(stream: OnlineStream): boolean;
  reset(stream: OnlineStream): void;
  getResult(stream: OnlineStream): OnlineResult;
}

export interface OfflineStream extends OnlineStream {
  free(): void;
}

/** Hears whole passages. */
export interface OfflineRecogniser {
  readonly handle: number;
  createStream(): OfflineStream;
  decode(stream: OfflineStream): void;
  getResult(stream: OfflineStream): { readonly text: string };
}

/** Speaks. */
export interface OfflineVoice {
  readonly handle: number;
  generate(request: { readonly text: string; readonly sid: number; readonly speed: number }): {
    readonly samples: Float32Array;
    readonly sampleRate: number;
  };
}

type Configuration = Readonly<Record<string, unknown>>;

/** What we use of the package `sherpa-onnx`: one WebAssembly module for every system. */
export interface SherpaRuntime {
  createOnlineRecognizer(configuration: Configuration): OnlineRecogniser;
  createOfflineRecognizer(configuration: Configuration): OfflineRecogniser;
  createOfflineTts(configuration: Configuration): OfflineVoice;
}

/** @param folder of the package, or of its files beside the built ones */
export const loadSherpa = (folder: string): SherpaRuntime =>
  createRequire(join(folder, 'x'))('./index.js') as SherpaRuntime;

/**
 * Opens what a model is read by.
 * @throws Error where the model is damaged, or of another kind than its name says
 */
export function opened<T extends { readonly handle: number }>(open: () => T): T {
  let made: T;
  try {
    made = open();
  } catch (cause) {
    // What the module throws is a place in its memory.
    throw new Error('The model is damaged, or of a kind that cannot be read.', { cause });
  }
  if (made.handle === 0) throw new Error('The files of the model do not fit together.');
  return made;
}
