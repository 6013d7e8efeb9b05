import { createFlight } from './flight.ts';
import { writeChunk, writeEnd } from './messages.ts';
import type { MessageFormat } from './messages.ts';
import { createPacer } from './pacer.ts';
import { createSoundStore } from './sound-store.ts';
import type { SoundStore } from './sound-store.ts';
import type { StreamClock, StreamSocket } from './stream-ports.ts';
import { createStreamTimes } from './stream-times.ts';

const SAMPLES_OF_MS = 16;
/** Silence that keeps a session alive while nothing is pushed; it ends after 30 s without sound. */
const KEEP_ALIVE_MS = 15_000;
const SILENCE_MS = 100;
/** Bytes that the system may hold; more means that the line is slower than the sound. */
const MOST_HELD = 64 * 1024;
const LOOK_MS = 50;
/** Sound that counts as not arrived where no ping is answered. */
const WEAK_TAIL_MS = 5_000;

export interface SoundOutPorts {
  readonly format: MessageFormat;
  /** Of a chunk while sound comes as it is spoken, 50 to 250. */
  readonly chunkMs: number;
  readonly clock: StreamClock;
  /** The open socket that takes sound now. */
  readonly socket: () => StreamSocket | null;
  /** Whether acknowledgements are to be waited for. */
  readonly answers: () => boolean;
  readonly onAcknowledged: (samples: number) => void;
  /** The end of the media was told. */
  readonly onEndTold: () => void;
}

/** Sound on its way out: kept until it has arrived, sent as the rules of pacing allow. */
export interface SoundOut {
  readonly store: Pick<SoundStore, 'push' | 'from' | 'pushed' | 'sent' | 'acknowledged'>;
  readonly roundTripMs: number | null;
  /** Milliseconds since the oldest sound on its way was sent; null when nothing is. */
  readonly oldestMs: number | null;
  /** Whether the end of the media was told over the socket of now. */
  readonly isEndTold: boolean;
  /** Samples that arrived or are on their way, silence of our own included. */
  readonly wireSent: number;
  /** Milliseconds of the wire as milliseconds of what was pushed. */
  toPushed(wireMs: number): number;
  opened(): void;
  /** The socket is gone; what was on its way goes out again. */
  dropped(): void;
  ponged(payload: Buffer): void;
  /** Without pongs: what was understood up to a time of the wire has arrived. */
  understood(wireMs: number): void;
  /** Sends what may be sent now, and looks again when more may. */
  pump(): void;
  /** Sends a rest or some silence, when nothing was sent for long. */
  keepAlive(): void;
  /** No more is pushed. */
  end(): void;
  /** Sends the ping behind the end once more: its pong tells that the service is still at work. */
  askAgain(): void;
  stop(): void;
}

export function createSoundOut(ports: SoundOutPorts): SoundOut {
  const { format, chunkMs, clock, onAcknowledged } = ports;
  const store = createSoundStore();
  const flight = createFlight();
  const times = createStreamTimes();
  const pacer = createPacer(chunkMs);
  let lastSentAt = clock.now();
  let isEnding = false;
  /** Number of the ping behind the end of the media; null while it was not sent. */
  let endNumber: number | null = null;
  let hasEndArrived = false;
  let stopPump: () => void = () => undefined;

  const acknowledge = (upTo: number | null) => {
    if (upTo === null) return;
    store.acknowledge(upTo);
    onAcknowledged(store.acknowledged);
  };
  const ping = (socket: StreamSocket, number: number) => {
    const payload = Buffer.alloc(4);
    payload.writeUInt32BE(number);
    socket.ping(payload);
  };
  /** @param pushedEnd null for silence of our own */
  const send = (socket: StreamSocket, pcm: Uint8Array, pushedEnd: number | null) => {
    const now = clock.now();
    const samples = pcm.length / 2;
    times.sent(flight.wireSent, pushedEnd === null ? store.sent : pushedEnd - samples);
    socket.send(writeChunk(pcm, format));
    ping(socket, flight.add(samples, pushedEnd, now));
    if (pushedEnd === null) times.sent(flight.wireSent, store.sent);
    pacer.sent(now, samples / SAMPLES_OF_MS);
    lastSentAt = now;
  };
  const again = (ms: number) => {
    stopPump();
    stopPump = clock.after(ms, pump);
  };
  const waitingMs = () => (store.pushed - store.sent) / SAMPLES_OF_MS;

  const pump = (): void => {
    const socket = ports.socket();
    if (socket === null) return;
    if (waitingMs() === 0) {
      tellEnd(socket);
      return;
    }
    if (ports.answers() && flight.isFull) return;
    if (socket.waitingBytes > MOST_HELD) {
      again(LOOK_MS);
      return;
    }
    const next = pacer.next(clock.now(), waitingMs(), isEnding);
    if ('waitMs' in next) {
      again(next.waitMs);
      return;
    }
    if (next.samples === 0) return;
    const { start, bytes } = store.take(next.samples);
    send(socket, bytes, start + bytes.length / 2);
    pump();
  };

  const tellEnd = (socket: StreamSocket) => {
    if (!isEnding || endNumber !== null) return;
    // Over what has arrived only: the end must not overtake sound that has to go out again.
    if (ports.answers() && flight.durationMs > 0) return;
    socket.send(writeEnd(format));
    endNumber = flight.add(0, null, clock.now());
    ping(socket, endNumber);
    ports.onEndTold();
  };

  return {
    store,
    get roundTripMs() {
      return flight.roundTripMs;
    },
    get oldestMs() {
      return flight.oldestAt === null ? null : clock.now() - flight.oldestAt;
    },
    get isEndTold() {
      return endNumber !== null;
    },
    get wireSent() {
      return flight.wireSent;
    },
    toPushed: (wireMs) => times.toPushed(wireMs),
    opened() {
      lastSentAt = clock.now();
    },
    dropped() {
      stopPump();
      flight.clear();
      store.unsend();
      times.rewind(flight.wireArrived);
      if (!hasEndArrived) endNumber = null;
    },
    ponged(payload) {
      if (payload.length !== 4) return;
      const number = payload.readUInt32BE();
      if (endNumber !== null && number >= endNumber) hasEndArrived = true;
      acknowledge(flight.arrived(number, clock.now()));
      pump();
    },
    understood(wireMs) {
      acknowledge(flight.assumed(wireMs * SAMPLES_OF_MS, clock.now() - WEAK_TAIL_MS));
      pump();
    },
    pump,
    keepAlive() {
      const socket = ports.socket();
      if (socket === null || isEnding || clock.now() - lastSentAt < KEEP_ALIVE_MS) return;
      if (waitingMs() === 0) {
        send(socket, new Uint8Array(SILENCE_MS * SAMPLES_OF_MS * 2), null);
      } else if (waitingMs() < chunkMs) {
        // A rest that is too short for a chunk while more is expected.
        const { start, bytes } = store.take(chunkMs * SAMPLES_OF_MS);
        send(socket, bytes, start + bytes.length / 2);
      }
    },
    end() {
      isEnding = true;
      pump();
    },
    askAgain() {
      const socket = ports.socket();
      if (socket !== null && endNumber !== null) ping(socket, endNumber);
    },
    stop: () => stopPump(),
  };
}
