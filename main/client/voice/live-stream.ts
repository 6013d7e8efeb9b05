import type { Failure } from '../../../preload/contract/failure.ts';
import { backOff } from './back-off.ts';
import { createFlight } from './flight.ts';
import { readMessage, writeChunk, writeEnd } from './messages.ts';
import type { DownMessage } from './messages.ts';
import { createPacer } from './pacer.ts';
import { createSoundStore } from './sound-store.ts';
import type { OpenSocket, SocketListener, StreamClock, StreamSocket } from './stream-ports.ts';
import { nextState } from './stream-state.ts';
import type { StreamState, StreamStep } from './stream-state.ts';
import { createStreamTimes } from './stream-times.ts';
import { streamFailure } from './stream-failure.ts';
import type { StreamUpdate, VoiceCall, VoiceStream, VoiceStreamEvent } from './voice-stream.ts';
import type { VoiceGrant } from './voice-request.ts';

const SAMPLES_OF_MS = 16;
/** Sound without an acknowledgement for so long: the line is dead though it seems open. */
const DEAD_MS = 4_000;
/** A peer that never answered a ping gets longer before it is believed to be gone. */
const FIRST_DEAD_MS = 10_000;
/** Sound that counts as not arrived where no ping is answered. */
const WEAK_TAIL_MS = 5_000;
/** Silence that keeps a session alive while nothing is pushed; it ends after 30 s without sound. */
const KEEP_ALIVE_MS = 15_000;
const SILENCE_MS = 100;
/** A socket lives for an hour. */
const SOCKET_MS = 3_600_000;
const RENEW_IN_PAUSE_MS = 55 * 60_000;
const RENEW_MS = 58 * 60_000;
/** What is on its way gets so long to arrive before a socket is renewed. */
const LAND_MS = 1_000;
/** Without a message for so long after the end was told, the rest does not come any more. */
const LAST_WORDS_MS = 10_000;
/** A socket that held for so long was a good one: the next attempt is made at once again. */
const STABLE_MS = 2_000;
/** Bytes that the system may hold; more means that the line is slower than the sound. */
const MOST_HELD = 64 * 1024;
const LOOK_MS = 50;

export interface LiveStreamPorts {
  readonly grant: VoiceGrant;
  readonly call: Pick<VoiceCall, 'messageFormat' | 'chunkMs'>;
  /** Asks for a new token; rejects with `ServiceFailure`. */
  readonly renew: (token: string) => Promise<VoiceGrant>;
  readonly failureOf: (error: unknown) => Failure | null;
  readonly openSocket: OpenSocket;
  readonly clock: StreamClock;
  readonly random: () => number;
  readonly onEvent: (event: VoiceStreamEvent) => void;
  readonly log: (event: string, fields: Readonly<Record<string, string | number>>) => void;
}

/** Carries one granted session over as many sockets as it takes. */
export function createLiveStream(ports: LiveStreamPorts): VoiceStream {
  const { call, renew, openSocket, clock, random, onEvent } = ports;
  const { messageFormat: format, chunkMs } = call;
  const store = createSoundStore();
  const flight = createFlight();
  const times = createStreamTimes();
  const pacer = createPacer(chunkMs);

  let { grant } = ports;
  let state: StreamState = 'connecting';
  let socket: StreamSocket | null = null;
  let openedAt = 0;
  let lostAt: number | null = null;
  let attempt = 0;
  let isRenewing = false;
  let hasOpened = false;
  /** The peer answers pings; null: not known yet. */
  let answers: boolean | null = null;
  let silentDeaths = 0;
  let updatesOnSocket = 0;
  let lastSentAt = clock.now();
  let lastMessageAt = clock.now();
  let isEnding = false;
  /** Number of the ping behind the end of the media; null while it was not sent. */
  let endNumber: number | null = null;
  let endArrived = false;
  let concludedTo = new Map<string, number>();
  let stopAttempt: () => void = () => undefined;
  let stopPump: () => void = () => undefined;

  const step = (taken: StreamStep): boolean => {
    const next = nextState(state, taken);
    const isTaken = next !== state;
    state = next;
    return isTaken;
  };
  // A function, since whatever is awaited or called in between may change it.
  const isAt = (place: StreamState) => state === place;
  const isOver = () => isAt('over');

  const release = () => {
    stopAttempt();
    stopPump();
    stopLook();
    socket?.cut();
    socket = null;
  };
  const fail = (failure: Failure) => {
    if (!step('refused')) return;
    release();
    onEvent({ kind: 'failed', failure });
  };
  const finish = () => {
    if (isOver()) return;
    state = 'over';
    release();
    onEvent({ kind: 'ended' });
  };

  const openNext = () => {
    const url = new URL(grant.address);
    url.searchParams.set('token', grant.token);
    let own: StreamSocket | null = null;
    const listener: SocketListener = {
      onOpen: () => {
        if (own === socket) opened();
      },
      onMessage: (frame, isBinary) => {
        if (own === socket) received(readMessage(frame, isBinary, format));
      },
      onPong: (payload) => {
        if (own === socket && payload.length === 4) ponged(payload.readUInt32BE());
      },
      onClose: () => {
        if (own === socket) drop(null);
      },
    };
    own = openSocket(url.href, listener);
    socket = own;
  };

  const opened = () => {
    if (!step('opened')) return;
    openedAt = clock.now();
    lastMessageAt = openedAt;
    lastSentAt = openedAt;
    updatesOnSocket = 0;
    if (!hasOpened) onEvent({ kind: 'open' });
    else onEvent({ kind: 'reconnected', awayMs: lostAt === null ? 0 : openedAt - lostAt });
    hasOpened = true;
    lostAt = null;
    isRenewing = false;
    pump();
  };

  /** The socket is gone; what was on its way goes out again. */
  const drop = (failure: Failure | null) => {
    const wasOpen = state === 'open';
    if (!step('dropped')) return;
    const now = clock.now();
    socket?.cut();
    socket = null;
    stopPump();
    flight.clear();
    store.unsend();
    times.rewind(flight.wireArrived);
    if (!endArrived) endNumber = null;
    if (wasOpen) {
      lostAt = now;
      if (now - openedAt > STABLE_MS) attempt = 0;
    } else if (lostAt === null) lostAt = now;
    scheduleRenewal(failure);
  };

  const scheduleRenewal = (failure: Failure | null) => {
    onEvent({ kind: 'reconnecting', attempt, failure });
    stopAttempt();
    stopAttempt = clock.after(backOff(attempt, random), () => void askAgain());
    attempt += 1;
  };

  let isAsking = false;
  const askAgain = async () => {
    if (state !== 'waiting' || isAsking) return;
    isAsking = true;
    try {
      const next = await renew(grant.token);
      if (!isAt('waiting')) return;
      grant = next;
      step('renewed');
      openNext();
    } catch (error) {
      if (!isAt('waiting')) return;
      const failure = ports.failureOf(error) ?? { code: 'internal' };
      const { status } = failure;
      // The service has answered: the session is gone, or never to be had again.
      if (status !== undefined && status >= 400 && status < 500 && status !== 429) {
        fail(status === 400 || status === 404 ? { ...failure, code: 'stream-lost' } : failure);
      } else if (failure.code === 'insecure-address' || failure.code === 'bad-answer') {
        fail({ ...failure, code: 'stream-lost' });
      } else scheduleRenewal(failure);
    } finally {
      isAsking = false;
    }
  };

  const acknowledged = (upTo: number | null) => {
    if (upTo === null) return;
    store.acknowledge(upTo);
    onEvent({ kind: 'acknowledged', samples: store.acknowledged });
  };
  const ponged = (number: number) => {
    answers = true;
    silentDeaths = 0;
    if (endNumber !== null && number >= endNumber) endArrived = true;
    acknowledged(flight.arrived(number, clock.now()));
    pump();
  };

  /** Segments in time of what was pushed; concluded ones that came before are left out. */
  const placed = (key: string, update: StreamUpdate): StreamUpdate => {
    const toPushed = (segments: StreamUpdate['concluded']) =>
      segments.map((segment) => ({
        ...segment,
        startMs: times.toPushed(segment.startMs),
        endMs: Math.max(times.toPushed(segment.startMs), times.toPushed(segment.endMs)),
      }));
    const last = concludedTo.get(key) ?? -1;
    const fresh = update.concluded.filter(({ endMs }) => endMs > last);
    const end = Math.max(last, ...fresh.map(({ endMs }) => endMs));
    if (fresh.length > 0) concludedTo = new Map(concludedTo).set(key, end);
    return { concluded: toPushed(fresh), tentative: toPushed(update.tentative) };
  };

  const received = (message: DownMessage) => {
    lastMessageAt = clock.now();
    switch (message.kind) {
      case 'source':
        updatesOnSocket += 1;
        weaklyAcknowledge(message.update);
        onEvent({ kind: 'source', update: placed('source', message.update) });
        break;
      case 'target': {
        const { language } = message;
        onEvent({ kind: 'target', language, update: placed(`target ${language}`, message.update) });
        break;
      }
      case 'stream-end':
        finish();
        break;
      case 'error':
        ports.log('voice.refused', { code: message.code, reason: message.reason });
        fail(streamFailure(message));
        break;
      case 'malformed':
      case 'unknown':
        ports.log('voice.message-ignored', { kind: message.kind });
        break;
      default:
        onEvent(message);
    }
  };

  /** Without pongs, the times of what was understood tell what has arrived. */
  const weaklyAcknowledge = ({ concluded, tentative }: StreamUpdate) => {
    if (answers !== false) return;
    const heardMs = Math.max(0, ...[...concluded, ...tentative].map(({ endMs }) => endMs));
    acknowledged(flight.assumed(heardMs * SAMPLES_OF_MS, clock.now() - WEAK_TAIL_MS));
    pump();
  };

  const send = (pcm: Uint8Array, samples: number, pushedEnd: number | null) => {
    const now = clock.now();
    times.sent(flight.wireSent, pushedEnd === null ? store.sent : pushedEnd - samples);
    socket?.send(writeChunk(pcm, format));
    const number = flight.add(samples, pushedEnd, now);
    pingWith(number);
    if (pushedEnd === null) times.sent(flight.wireSent, store.sent);
    pacer.sent(now, samples / SAMPLES_OF_MS);
    lastSentAt = now;
  };
  const pingWith = (number: number) => {
    const payload = Buffer.alloc(4);
    payload.writeUInt32BE(number);
    socket?.ping(payload);
  };
  const again = (ms: number) => {
    stopPump();
    stopPump = clock.after(ms, pump);
  };

  /** Sends what may be sent now, and looks again when more may. */
  const pump = () => {
    if (state !== 'open' || socket === null || isRenewing) return;
    const waitingMs = (store.pushed - store.sent) / SAMPLES_OF_MS;
    if (waitingMs === 0) {
      tellEnd();
      return;
    }
    if (answers !== false && flight.isFull) return;
    if (socket.waitingBytes > MOST_HELD) {
      again(LOOK_MS);
      return;
    }
    const next = pacer.next(clock.now(), waitingMs, isEnding);
    if ('waitMs' in next) {
      again(next.waitMs);
      return;
    }
    if (next.samples === 0) return;
    const { start, bytes } = store.take(next.samples);
    const samples = bytes.length / 2;
    send(bytes, samples, start + samples);
    pump();
  };

  const tellEnd = () => {
    if (!isEnding || endNumber !== null) return;
    // Over what has arrived only: the end must not overtake sound that has to go out again.
    if (answers !== false && flight.durationMs > 0) return;
    socket?.send(writeEnd(format));
    endNumber = flight.add(0, null, clock.now());
    pingWith(endNumber);
    lastMessageAt = clock.now();
  };

  const renewSocket = () => {
    if (state !== 'open' || isRenewing) return;
    isRenewing = true;
    const landing = clock.now();
    const wait = () => {
      if (!isRenewing || state !== 'open') return;
      const hasLanded = flight.oldestAt === null || answers === false;
      if (hasLanded || clock.now() - landing > LAND_MS) drop(null);
      else clock.after(LOOK_MS, wait);
    };
    wait();
  };

  /** Everything that depends on time alone. */
  const look = () => {
    const now = clock.now();
    if (state === 'open') {
      const oldest = flight.oldestAt;
      if (oldest !== null) lookForDeath(now - oldest);
      if (isAt('open') && !isEnding && now - lastSentAt >= KEEP_ALIVE_MS) {
        if (store.pushed === store.sent) keepAlive();
      }
      if (isAt('open') && now - openedAt >= RENEW_MS) renewSocket();
      if (endNumber !== null && now - lastMessageAt > LAST_WORDS_MS) finish();
    }
    if (!isOver()) stopLook = clock.after(500, look);
  };
  const lookForDeath = (ageMs: number) => {
    if (answers === false) {
      acknowledged(flight.assumed(-1, clock.now() - WEAK_TAIL_MS));
      return;
    }
    if (answers === true) {
      if (ageMs > DEAD_MS) drop({ code: 'timeout' });
      return;
    }
    if (ageMs > DEAD_MS && updatesOnSocket > 0) {
      answers = false;
      ports.log('voice.no-pongs', { updates: updatesOnSocket });
      pump();
    } else if (ageMs > FIRST_DEAD_MS) {
      silentDeaths += 1;
      // Twice the same: a peer that answers no ping, and nobody spoke.
      if (silentDeaths > 1) answers = false;
      else drop({ code: 'timeout' });
    }
  };
  const keepAlive = () => {
    const samples = SILENCE_MS * SAMPLES_OF_MS;
    send(new Uint8Array(samples * 2), samples, null);
  };

  let stopLook = clock.after(500, look);
  openNext();

  return {
    get session() {
      return grant.session;
    },
    isScripted: ports.grant.isScripted,
    pseudoTargets: ports.grant.pseudoTargets,
    get pushed() {
      return store.pushed;
    },
    get acknowledged() {
      return store.acknowledged;
    },
    get roundTripMs() {
      return flight.roundTripMs;
    },
    get socketLeftMs() {
      return state === 'open' ? Math.max(0, SOCKET_MS - (clock.now() - openedAt)) : null;
    },
    push(pcm) {
      if (isOver() || isEnding) return;
      const lost = store.push(pcm);
      if (lost !== null) {
        onEvent({ kind: 'overflow', fromSamples: lost.from, toSamples: lost.to });
      }
      pump();
    },
    kept: (from) => store.from(from),
    rest() {
      if (state === 'open' && clock.now() - openedAt >= RENEW_IN_PAUSE_MS) renewSocket();
    },
    retry() {
      if (state !== 'waiting') return;
      stopAttempt();
      attempt = 0;
      void askAgain();
    },
    end() {
      if (isEnding || isOver()) return;
      isEnding = true;
      pump();
    },
    close() {
      if (step('closed')) release();
    },
  };
}
