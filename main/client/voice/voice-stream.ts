import type { Failure } from '../../../preload/contract/failure.ts';
import type { TextRange } from '../../../preload/contract/voice.ts';

export type { TextRange };

/** What a session is asked for. */
export interface VoiceCall {
  /** null: the service finds it out. */
  readonly sourceLanguage: string | null;
  readonly sourceMode: 'auto' | 'fixed';
  /** At most five, the speech language among them. */
  readonly targets: readonly string[];
  readonly speech: { readonly language: string; readonly voice: 'male' | 'female' | null } | null;
  readonly spokenTerms: string | null;
  readonly glossary: string | null;
  readonly formality: 'default' | 'more' | 'less';
  readonly messageFormat: 'json' | 'msgpack';
  /** Milliseconds of sound in a chunk, 50 to 250. */
  readonly chunkMs: number;
}

/** Times are milliseconds of the sound pushed into this stream. Text carries its own spaces. */
export interface StreamSegment {
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
  /** Of the source only. */
  readonly language: string | null;
  /** Words heard with little certainty, in order; of a service that tells them. */
  readonly doubtful?: readonly TextRange[];
}

export interface StreamUpdate {
  /** New ones; each comes once. */
  readonly concluded: readonly StreamSegment[];
  /** All there are now; they take the place of the last ones. */
  readonly tentative: readonly StreamSegment[];
}

export type VoiceStreamEvent =
  | { readonly kind: 'open' }
  /** The socket is gone; sound is kept and another one is being opened. */
  | { readonly kind: 'reconnecting'; readonly attempt: number; readonly failure: Failure | null }
  /** After `reconnecting`. */
  | { readonly kind: 'reconnected'; readonly awayMs: number }
  | { readonly kind: 'source'; readonly update: StreamUpdate }
  | { readonly kind: 'target'; readonly language: string; readonly update: StreamUpdate }
  | {
      readonly kind: 'speech';
      readonly language: string;
      readonly bytes: Uint8Array;
      readonly durationMs: number;
      readonly text: string | null;
    }
  | { readonly kind: 'source-end' }
  | { readonly kind: 'target-end'; readonly language: string }
  | { readonly kind: 'speech-end'; readonly language: string }
  /** Speech recognition broke down; it goes on with the sound that was kept. */
  | { readonly kind: 'recogniser-restarted'; readonly withoutTerms: boolean }
  /** Sound up to here is known to have reached the service. */
  | { readonly kind: 'acknowledged'; readonly samples: number }
  /** More than ten minutes are waiting: the oldest sound was given up. */
  | { readonly kind: 'overflow'; readonly fromSamples: number; readonly toSamples: number }
  /** `end_of_stream` has come. Nothing follows. */
  | { readonly kind: 'ended' }
  /** The session is over and cannot be continued; another one can be asked for. Nothing follows. */
  | { readonly kind: 'failed'; readonly failure: Failure };

/** One session of the service over as many sockets as it takes. */
export interface VoiceStream {
  /** The service's id, for support. */
  readonly session: string | null;
  /** The service plays a recorded script. */
  readonly isScripted: boolean;
  /** Target languages whose words are pseudo-translation. */
  readonly pseudoTargets: readonly string[];
  /** Target languages that stay empty, since no engine translates into them. */
  readonly untranslatedTargets: readonly string[];
  /** Samples pushed so far; 16 kHz. */
  readonly pushed: number;
  /** Samples that went out, silence that keeps the session alive included; what is lost counts no more. */
  readonly sent: number;
  /** Samples known to have reached the service. */
  readonly acknowledged: number;
  readonly roundTripMs: number | null;
  /** Milliseconds until the socket's hour is over; null without a socket. */
  readonly socketLeftMs: number | null;
  /** Appends sound; 16-bit little-endian mono at 16 kHz. Never blocks; sent as the rules of pacing allow. */
  push(pcm: Uint8Array): void;
  /** Unacknowledged sound, and a tail of acknowledged sound, for a successor. */
  kept(fromSamples: number): Uint8Array;
  /** A short pause in speech: a good moment to renew an old socket. */
  rest(): void;
  /** Tries again at once while it reconnects. */
  retry(): void;
  /** No more sound: what is left is sent, then the end of the media is told. */
  end(): void;
  /** Gives the session up at once. */
  close(): void;
}

export interface VoiceStreamPorts {
  readonly onEvent: (event: VoiceStreamEvent) => void;
  readonly signal: AbortSignal;
  readonly reportingTag?: string | undefined;
}

/**
 * Asks for a session (rejects with `ServiceFailure`) and opens its stream. Resolves once the
 * session is granted; the socket opens behind it. Sound may be pushed at once.
 */
export type OpenVoice = (call: VoiceCall, ports: VoiceStreamPorts) => Promise<VoiceStream>;
