import type { Failure } from '../../../preload/contract/failure.ts';
import { backOff } from './back-off.ts';
import type { OpenSocket, SocketListener, StreamClock, StreamSocket } from './stream-ports.ts';
import { nextState } from './stream-state.ts';
import type { StreamState, StreamStep } from './stream-state.ts';
import type { VoiceGrant } from './voice-request.ts';
import { inBackground } from '../../system/background.ts';

/** A socket that held for so long was a good one: the next attempt is made at once again. */
const STABLE_MS = 2_000;

export interface StreamLinePorts {
  readonly grant: VoiceGrant;
  /** Asks for a new token; rejects with `ServiceFailure`. */
  readonly renew: (token: string) => Promise<VoiceGrant>;
  readonly failureOf: (error: unknown) => Failure | null;
  readonly openSocket: OpenSocket;
  readonly clock: StreamClock;
  readonly random: () => number;
  readonly listener: StreamLineListener;
}

export interface StreamLineListener {
  /** @param awayMs null for the first socket */
  onOpen(awayMs: number | null): void;
  onMessage(frame: Buffer, isBinary: boolean): void;
  onPong(payload: Buffer): void;
  /** There is no socket any more; another one comes. Told for attempts that fail, too. */
  onDown(attempt: number, failure: Failure | null): void;
  /** The session cannot go on. Nothing follows. */
  onRefused(failure: Failure): void;
}

/** One socket after another to the same session, each with a token of its own. */
export interface StreamLine {
  /** null unless one is open. */
  readonly socket: StreamSocket | null;
  readonly isOver: boolean;
  readonly session: string | null;
  /** On the clock, when the newest socket was opened. */
  readonly openedAt: number;
  /** Gives the socket up and opens another one. */
  drop(failure: Failure | null): void;
  /** The service refused the session. */
  refuse(failure: Failure): void;
  /** Tries again at once, while there is no socket. */
  retry(): void;
  /** Ends it without a word to the listener. @returns whether it was not over yet */
  end(step: 'finished' | 'closed'): boolean;
}

export function openStreamLine(ports: StreamLinePorts): StreamLine {
  const { renew, openSocket, clock, random, listener } = ports;
  let { grant } = ports;
  let state: StreamState = 'connecting';
  let socket: StreamSocket | null = null;
  let openedAt = 0;
  let lostAt: number | null = null;
  let hasOpened = false;
  let attempt = 0;
  let isAsking = false;
  let stopAttempt: () => void = () => undefined;

  const step = (taken: StreamStep): boolean => {
    const next = nextState(state, taken);
    const isTaken = next !== state;
    state = next;
    return isTaken;
  };
  // A function, since whatever is awaited or called in between may change it.
  const isAt = (place: StreamState) => state === place;
  const release = () => {
    stopAttempt();
    socket?.cut();
    socket = null;
  };

  const openNext = () => {
    const url = new URL(grant.address);
    url.searchParams.set('token', grant.token);
    let own: StreamSocket | null = null;
    const ofSocket: SocketListener = {
      onOpen: () => {
        if (own === socket) opened();
      },
      onMessage: (frame, isBinary) => {
        if (own === socket) listener.onMessage(frame, isBinary);
      },
      onPong: (payload) => {
        if (own === socket) listener.onPong(payload);
      },
      onClose: (why) => {
        if (own === socket) drop(why);
      },
    };
    own = openSocket(url.href, ofSocket);
    socket = own;
  };

  const opened = () => {
    if (!step('opened')) return;
    openedAt = clock.now();
    const awayMs = lostAt === null ? 0 : openedAt - lostAt;
    const isFirst = !hasOpened;
    hasOpened = true;
    lostAt = null;
    listener.onOpen(isFirst ? null : awayMs);
  };

  const drop = (failure: Failure | null) => {
    const wasOpen = state === 'open';
    if (!step('dropped')) return;
    const now = clock.now();
    socket?.cut();
    socket = null;
    lostAt ??= now;
    if (wasOpen && now - openedAt > STABLE_MS) attempt = 0;
    later(failure);
  };

  const later = (failure: Failure | null) => {
    stopAttempt();
    stopAttempt = clock.after(backOff(attempt, random), () =>
      inBackground('streamLine.askAgain', () => askAgain()),
    );
    attempt += 1;
    listener.onDown(attempt - 1, failure);
  };

  const refuse = (failure: Failure) => {
    if (!step('refused')) return;
    release();
    listener.onRefused(failure);
  };

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
        refuse(status === 400 || status === 404 ? { ...failure, code: 'stream-lost' } : failure);
      } else if (failure.code === 'insecure-address' || failure.code === 'bad-answer') {
        refuse({ ...failure, code: 'stream-lost' });
      } else later(failure);
    } finally {
      isAsking = false;
    }
  };

  openNext();
  return {
    get socket() {
      return state === 'open' ? socket : null;
    },
    get isOver() {
      return state === 'over';
    },
    get session() {
      return grant.session;
    },
    get openedAt() {
      return openedAt;
    },
    drop,
    refuse,
    retry() {
      if (state !== 'waiting') return;
      stopAttempt();
      attempt = 0;
      inBackground('streamLine.askAgain', () => askAgain());
    },
    end(taken) {
      if (state === 'over') return false;
      // The last words may come while the socket is away: that is an end all the same.
      if (!step(taken)) step('closed');
      release();
      return true;
    },
  };
}
