import { ServiceFailure } from '../../../main/client/failure.ts';
import { createLiveStream } from '../../../main/client/voice/live-stream.ts';
import type { VoiceStreamEvent } from '../../../main/client/voice/voice-stream.ts';
import { createFakePeer } from './fake-peer.ts';
import type { FakePeerOptions } from './fake-peer.ts';
import { createVirtualClock } from './virtual-clock.ts';

/** A stream and its peer in virtual time. */
export function createRig(options: FakePeerOptions & { readonly chunkMs?: number } = {}) {
  const clock = createVirtualClock();
  const peer = createFakePeer(clock, options);
  const events: VoiceStreamEvent[] = [];
  let isRecording = true;
  const stream = createLiveStream({
    grant: peer.grant,
    call: { messageFormat: 'json', chunkMs: options.chunkMs ?? 100 },
    renew: peer.renew,
    failureOf: (error) => (error instanceof ServiceFailure ? error.failure : null),
    openSocket: peer.openSocket,
    clock,
    random: () => 0.5,
    onEvent: (event) => {
      if (isRecording) events.push(event);
    },
    log: () => undefined,
  });
  let pushed = 0;
  /** Speaks for so long, in frames as a recorder gives them; every sample is its own number. */
  const speak = async (ms: number, frameMs = 100) => {
    for (let at = 0; at < ms; at += frameMs) {
      const samples = new Int16Array(frameMs * 16);
      // A plain loop: hours of sound pass through here.
      for (let index = 0; index < samples.length; index += 1) {
        samples[index] = numberOf(pushed + index);
      }
      pushed += samples.length;
      stream.push(new Uint8Array(samples.buffer));
      await clock.pass(frameMs);
    }
  };
  return {
    clock,
    peer,
    stream,
    events,
    speak,
    get pushed() {
      return pushed;
    },
    quiet: () => {
      isRecording = false;
    },
    of: <K extends VoiceStreamEvent['kind']>(kind: K) =>
      events.filter(
        (event): event is Extract<VoiceStreamEvent, { kind: K }> => event.kind === kind,
      ),
  };
}

/** Never zero, so that silence of the stream's own can be told from it. */
export const numberOf = (sample: number): number => (sample % 32_000) + 1;

/** What was spoken against what arrived: samples that are missing, and that came twice. */
export function compare(arrived: Int16Array, spoken: number): { missing: number; twice: number } {
  let at = 0;
  let twice = 0;
  let missing = 0;
  for (let place = 0; place < arrived.length; place += 1) {
    const sample = arrived[place] ?? 0;
    if (sample === 0) continue;
    const distance = (((sample - numberOf(at)) % 32_000) + 32_000) % 32_000;
    if (distance === 0) at += 1;
    else if (distance < 16_000) {
      missing += distance;
      at += distance + 1;
    } else {
      twice += 1;
    }
  }
  return { missing: missing + Math.max(0, spoken - at), twice };
}
