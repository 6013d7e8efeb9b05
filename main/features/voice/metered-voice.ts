import type { OpenVoice, VoiceStream } from '../../client/voice/voice-stream.ts';
import type { RecordBill } from '../bill.ts';

const SAMPLES_OF_MS = 16;
/** Sound is taken down in pieces of so many milliseconds, since a crash loses what is not. */
const PIECE_MS = 10_000;

export interface MeteredVoicePorts {
  readonly connection: string;
  /** Of every request for a session; null for none. */
  readonly tag: string | null;
  readonly record: RecordBill;
}

/**
 * Opens sessions whose sound is taken down while it goes out: all that was sent, silence that keeps a
 * session alive included. Translated speech is billed by the same sound, while a session speaks.
 */
export function meteredVoice(open: OpenVoice, ports: MeteredVoicePorts): OpenVoice {
  const { connection, tag, record } = ports;
  return async (call, { onEvent, signal }) => {
    let stream: VoiceStream | null = null;
    let countedMs = 0;
    const count = (leastMs: number) => {
      const ms = Math.floor((stream?.sent ?? 0) / SAMPLES_OF_MS) - countedMs;
      if (ms < leastMs) return;
      const sessions = countedMs === 0 ? 1 : 0;
      countedMs += ms;
      const spoken = call.speech === null ? {} : { speechToSpeechMs: ms };
      record({ connection, tag, speechToTextMs: ms, ...spoken, sessions });
    };
    stream = await open(call, {
      signal,
      reportingTag: tag ?? undefined,
      onEvent(event) {
        if (event.kind === 'acknowledged') count(PIECE_MS);
        else if (event.kind === 'ended' || event.kind === 'failed') count(1);
        onEvent(event);
      },
    });
    // Given up by its owner: no event tells of it.
    if (signal.aborted) count(1);
    else signal.addEventListener('abort', () => count(1), { once: true });
    return stream;
  };
}
