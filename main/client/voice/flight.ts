/** Least sound that may be on its way, in milliseconds; more on slow lines. */
const WINDOW_MS = 300;
const WINDOW_MARGIN_MS = 200;
const SAMPLES_OF_MS = 16;

/** A chunk that was sent and is not known to have arrived. */
interface Sent {
  readonly number: number;
  /** Position of its end in what was pushed; null for silence of our own. */
  readonly pushedEnd: number | null;
  readonly wireEnd: number;
  readonly durationMs: number;
  readonly at: number;
}

/**
 * What is on its way. Each chunk is followed by a ping with its number; the pong proves that the
 * peer has everything before it, since a WebSocket keeps order.
 */
export interface Flight {
  /** Samples of the wire that have arrived. */
  readonly wireArrived: number;
  readonly wireSent: number;
  /** Milliseconds on its way. */
  readonly durationMs: number;
  /** When the oldest was sent; null when nothing is on its way. */
  readonly oldestAt: number | null;
  /** Smoothed, null before the first pong. */
  readonly roundTripMs: number | null;
  /** Whether more may be sent before something arrives. */
  readonly isFull: boolean;
  /** @returns the number for the ping */
  add(samples: number, pushedEnd: number | null, now: number): number;
  /** @returns the position up to which pushed sound has arrived; null when no sound has */
  arrived(number: number, now: number): number | null;
  /** Without pongs: everything up to a place of the wire, or sent before a time, has arrived. */
  assumed(wire: number, before: number): number | null;
  /** The connection is gone, and what was on its way with it. */
  clear(): void;
}

export function createFlight(): Flight {
  let sent: Sent[] = [];
  let number = 0;
  let wireArrived = 0;
  let roundTripMs: number | null = null;

  const settle = (count: number): number | null => {
    const done = sent.splice(0, count);
    wireArrived = done.at(-1)?.wireEnd ?? wireArrived;
    return done.findLast(({ pushedEnd }) => pushedEnd !== null)?.pushedEnd ?? null;
  };

  return {
    get wireArrived() {
      return wireArrived;
    },
    get wireSent() {
      return sent.at(-1)?.wireEnd ?? wireArrived;
    },
    get durationMs() {
      return sent.reduce((sum, { durationMs }) => sum + durationMs, 0);
    },
    get oldestAt() {
      return sent[0]?.at ?? null;
    },
    get roundTripMs() {
      return roundTripMs;
    },
    get isFull() {
      return this.durationMs >= Math.max(WINDOW_MS, 2 * (roundTripMs ?? 0) + WINDOW_MARGIN_MS);
    },
    add(samples, pushedEnd, now) {
      number = (number + 1) >>> 0;
      const wireEnd = (sent.at(-1)?.wireEnd ?? wireArrived) + samples;
      sent.push({ number, pushedEnd, wireEnd, durationMs: samples / SAMPLES_OF_MS, at: now });
      return number;
    },
    arrived(acknowledged, now) {
      const index = sent.findIndex((chunk) => chunk.number === acknowledged);
      const chunk = sent[index];
      if (chunk === undefined) return null;
      const sample = now - chunk.at;
      roundTripMs = roundTripMs === null ? sample : roundTripMs * 0.875 + sample * 0.125;
      return settle(index + 1);
    },
    assumed(wire, before) {
      const index = sent.findLastIndex((chunk) => chunk.wireEnd <= wire || chunk.at < before);
      return index < 0 ? null : settle(index + 1);
    },
    clear() {
      sent = [];
    },
  };
}
