/** One word as heard. Times are milliseconds of the sound fed since the recogniser was opened. */
export interface HeardWord {
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
  /** 0 to 1, how much likelier than all else that fits the sound; left out where it is not known. */
  readonly confidence?: number;
}

export type Heard =
  /** Everything of the current utterance; takes the place of the last one. */
  | { readonly kind: 'partial'; readonly words: readonly HeardWord[] }
  /** The utterance is over; its words do not change any more. */
  | { readonly kind: 'final'; readonly words: readonly HeardWord[] };

export interface RecogniserOptions {
  /** BCP 47 base code. */
  readonly language: string;
  /** Words and phrases that are likely to be said. */
  readonly terms: readonly string[];
  readonly onHeard: (heard: Heard) => void;
  /** It has broken down; nothing follows. */
  readonly onFault: (error: Error) => void;
}

/** The decoder itself failed, at the sound or at a term: it may do so again. */
export class DecoderFault extends Error {
  override readonly name = 'DecoderFault';
}

/** One recognition of one stream of sound. */
export interface Recogniser {
  /** 16 kHz, 16-bit mono, host byte order. Does not block: the work is done in another process. */
  feed(samples: Int16Array): void;
  /** Resolves when everything fed has been heard and the last `final` was told. */
  finish(): Promise<void>;
  close(): void;
}

/** A program or library that recognises speech. */
export interface Recognition {
  /** For people, such as `PocketSphinx`. */
  readonly name: string;
  /** Base codes of the languages it hears. */
  readonly languages: readonly string[];
  open(options: RecogniserOptions): Promise<Recogniser>;
}

/** Makes speech of text. */
export interface Synthesis {
  readonly name: string;
  /** Base codes of the languages it speaks. */
  readonly languages: readonly string[];
  /** @returns 24 kHz, 16-bit little-endian mono without silence at either end; rejects when it fails */
  speak(
    text: string,
    voice: { readonly language: string; readonly sex: 'male' | 'female' | null },
    signal: AbortSignal,
  ): Promise<Uint8Array>;
}
