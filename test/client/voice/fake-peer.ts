import { ServiceFailure } from '../../../main/client/failure.ts';
import type { OpenSocket, SocketListener } from '../../../main/client/voice/stream-ports.ts';
import type { VoiceGrant } from '../../../main/client/voice/voice-request.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** Where sound that was pushed can be told from sound that was not: every sample has a number. */
export interface FakePeer {
  readonly openSocket: OpenSocket;
  readonly renew: (token: string) => Promise<VoiceGrant>;
  readonly grant: VoiceGrant;
  /** Everything that arrived, in order. */
  sound(): Int16Array;
  /** Rules that were broken. */
  readonly broken: readonly string[];
  readonly connections: number;
  readonly renewals: number;
  /** Milliseconds between chunks, and of each chunk. */
  readonly chunks: readonly { readonly at: number; readonly ms: number }[];
  readonly isEnded: boolean;
  /** Whether a socket is open. */
  readonly isConnected: boolean;
  /** Cuts the socket; what is on its way is lost. */
  cut(): void;
  /** Nothing crosses any more; the socket seems open. @param way `back`: sound still arrives */
  swallow(way?: 'both' | 'back'): void;
  /** Whether new connections and requests are refused as by a network that is gone. */
  refuse(isRefused: boolean): void;
  /** Whether pings are answered. */
  answer(isAnswered: boolean): void;
  /** The next answers to a renewal fail with this status. */
  failRenewal(status: number): void;
  say(message: object | string): void;
  /** Closes as a service does after the hour. */
  close(): void;
  /** Sound that is counted but not kept, for long runs. */
  forget(): void;
}

export interface FakePeerOptions {
  /** Milliseconds for one way. */
  readonly wayMs?: number;
  /** Milliseconds that a socket lives. */
  readonly hourMs?: number;
  readonly onSound?: (samples: Int16Array) => void;
  /** The end of the media was told. */
  readonly onEnd?: () => void;
  readonly onConnect?: () => void;
}

/** A service in virtual time that checks every rule of the wire. */
export function createFakePeer(clock: VirtualClock, options: FakePeerOptions = {}): FakePeer {
  const { wayMs = 5, hourMs = 3_600_000 } = options;
  const broken: string[] = [];
  const chunks: { at: number; ms: number }[] = [];
  const used = new Set<string>();
  let parts: Int16Array[] = [];
  let isKept = true;
  let token = 0;
  let connections = 0;
  let renewals = 0;
  let isRefused = false;
  let isAnswered = true;
  let isEnded = false;
  let failure = 0;
  let began: number | null = null;
  let soundMs = 0;
  let last = { at: -Infinity, ms: 0 };
  let lastSoundAt = 0;
  let live: { listener: SocketListener; isDead: boolean; isMute: boolean; isCut: boolean } | null =
    null;

  const grant = (): VoiceGrant => ({
    address: 'ws://127.0.0.1:1/stream',
    token: `token-${token}`,
    session: 'session',
    isScripted: false,
    pseudoTargets: [],
    untranslatedTargets: [],
  });
  const check = (isKept_: boolean, rule: string) => {
    if (!isKept_) broken.push(`${rule} at ${Math.round(clock.now())}`);
  };
  const chunk = (bytes: Uint8Array) => {
    const now = clock.now();
    const ms = bytes.length / 32;
    began ??= now;
    soundMs += ms;
    check(!isEnded, 'sound after the end');
    check(ms <= 1_000 && bytes.length <= 102_400, 'too large');
    check(bytes.length % 2 === 0, 'half a sample');
    check(now - last.at >= last.ms / 2, 'too close');
    check(soundMs <= 2 * (now - began) + 2_000, 'too fast');
    last = { at: now, ms };
    lastSoundAt = now;
    if (isKept) chunks.push(last);
    const samples = new Int16Array(new Uint8Array(bytes).buffer);
    if (isKept) parts.push(samples);
    options.onSound?.(samples);
  };

  const openSocket: OpenSocket = (url, listener) => {
    const own = { listener, isDead: false, isMute: false, isCut: false };
    const later = (run: () => void) => {
      clock.after(wayMs, () => {
        if (!own.isDead && !own.isCut && live === own) run();
      });
    };
    const name = new URL(url).searchParams.get('token') ?? '';
    clock.after(3 * wayMs, () => {
      if (own.isCut) return;
      if (isRefused) {
        listener.onClose(null);
        return;
      }
      check(!used.has(name), 'a token twice');
      check(name === `token-${token}`, 'an old token');
      check(live === null, 'a second socket');
      used.add(name);
      live = own;
      connections += 1;
      lastSoundAt = clock.now();
      listener.onOpen();
      options.onConnect?.();
      clock.after(hourMs, () => {
        if (live !== own) return;
        live = null;
        listener.onClose(null);
      });
    });
    return {
      waitingBytes: 0,
      send(frame) {
        later(() => {
          const message = JSON.parse(String(frame)) as {
            source_media_chunk?: { data: string };
            end_of_source_media?: object;
          };
          check(clock.now() - lastSoundAt <= 30_000, 'silence for 30 s');
          if (message.source_media_chunk)
            chunk(Buffer.from(message.source_media_chunk.data, 'base64'));
          if (message.end_of_source_media) {
            isEnded = true;
            options.onEnd?.();
          }
        });
      },
      ping(payload) {
        later(() => {
          if (isAnswered && !own.isMute) later(() => listener.onPong(Buffer.from(payload)));
        });
      },
      cut() {
        own.isCut = true;
        if (live === own) live = null;
      },
    };
  };

  return {
    openSocket,
    renew: (name) =>
      new Promise((resolve, reject) => {
        clock.after(2 * wayMs, () => {
          const status = failure;
          failure = 0;
          if (isRefused) reject(new ServiceFailure({ code: 'unreachable' }));
          else if (status > 0) reject(new ServiceFailure({ code: 'bad-request', status }));
          else {
            check(name === `token-${token}`, 'renewal by an old token');
            token += 1;
            renewals += 1;
            resolve(grant());
          }
        });
      }),
    grant: grant(),
    sound() {
      const all = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0));
      let at = 0;
      for (const part of parts) {
        all.set(part, at);
        at += part.length;
      }
      return all;
    },
    broken,
    get connections() {
      return connections;
    },
    get renewals() {
      return renewals;
    },
    chunks,
    get isEnded() {
      return isEnded;
    },
    get isConnected() {
      return live !== null;
    },
    cut() {
      const own = live;
      live = null;
      if (own === null) return;
      own.isDead = true;
      own.listener.onClose(null);
    },
    swallow(way = 'both') {
      if (live === null) return;
      if (way === 'back') {
        live.isMute = true;
        return;
      }
      live.isDead = true;
      live = null;
    },
    refuse(value) {
      isRefused = value;
      if (value) this.cut();
    },
    answer: (value) => {
      isAnswered = value;
    },
    failRenewal: (status) => {
      failure = status;
    },
    say(message) {
      const frame = typeof message === 'string' ? message : JSON.stringify(message);
      if (live?.isMute === false) live.listener.onMessage(Buffer.from(frame), false);
    },
    close() {
      const own = live;
      live = null;
      own?.listener.onClose(null);
    },
    forget: () => {
      isKept = false;
      parts = [];
    },
  };
}
