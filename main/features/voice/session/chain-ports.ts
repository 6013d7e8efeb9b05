import type { Failure } from '../../../../preload/contract/failure.ts';
import type {
  VoiceCall,
  VoiceStream,
  VoiceStreamEvent,
  VoiceStreamPorts,
} from '../../../client/voice/voice-stream.ts';
import type { SessionClock } from './session-clock.ts';

/** Times in milliseconds of the media clock. */
export type ChainEvent =
  | Exclude<VoiceStreamEvent, { kind: 'failed' | 'ended' | 'overflow' | 'acknowledged' }>
  /** Another session is being asked for; sound is kept. */
  | { readonly kind: 'lost'; readonly failure: Failure | null }
  | { readonly kind: 'granted'; readonly stream: VoiceStream }
  /** Another session goes on with the sound. */
  | { readonly kind: 'continued'; readonly awayMs: number }
  /** Sound that will never be heard. */
  | { readonly kind: 'gap'; readonly startMs: number; readonly endMs: number }
  | { readonly kind: 'ended' }
  | { readonly kind: 'failed'; readonly failure: Failure };

export interface ChainPorts {
  readonly open: (call: VoiceCall, ports: VoiceStreamPorts) => Promise<VoiceStream>;
  readonly failureOf: (error: unknown) => Failure | null;
  readonly clock: SessionClock;
  readonly onEvent: (event: ChainEvent) => void;
  /** Milliseconds of the media clock up to which everything is concluded. */
  readonly concludedMs: () => number;
}
