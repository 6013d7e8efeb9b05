import { ServiceFailure } from '../../../main/client/failure.ts';
import { createLiveStream } from '../../../main/client/voice/live-stream.ts';
import type { OpenVoice, VoiceCall } from '../../../main/client/voice/voice-stream.ts';
import type { Failure } from '../../../preload/contract/failure.ts';
import { createFakePeer } from '../../client/voice/fake-peer.ts';
import type { FakePeer } from '../../client/voice/fake-peer.ts';
import type { VirtualClock } from '../../client/voice/virtual-clock.ts';

/** Samples of one spoken word: half a second. */
export const WORD = 8_000;
/** A word is heard when at least half of it has come. */
const HEARD = WORD / 2;
/** The first word's samples; all are louder than silence. */
const FIRST = 1_000;
const CYCLE = 30_000;
/** Words are concluded when so many more have been heard. */
const TENTATIVE = 2;

/** The sound of a word: every sample is the word's number. */
export const soundOf = (word: number): Int16Array =>
  new Int16Array(WORD).fill(FIRST + (word % CYCLE));
export const textOf = (word: number): string => `w${word % CYCLE}`;

interface Word {
  readonly text: string;
  readonly start_time: number;
  readonly end_time: number;
}

export interface FakeSession {
  readonly call: VoiceCall;
  readonly peer: FakePeer;
}

/** A service in virtual time whose every session hears the words of `soundOf`. */
export interface FakeVoice {
  readonly open: OpenVoice;
  readonly failureOf: (error: unknown) => Failure | null;
  /** All so far. */
  readonly sessions: readonly FakeSession[];
  /** The newest. */
  readonly peer: FakePeer;
  /** Rules that any session saw broken. */
  readonly broken: readonly string[];
  /** Whether new sessions and connections are refused as by a network that is gone. */
  refuse(isRefused: boolean): void;
  /** The next request for a session fails so. */
  failOpening(failure: Failure): void;
  /** The newest session takes sound and says nothing any more. */
  hush(): void;
  /** Changes the messages that are said together. */
  alter(change: (messages: readonly object[]) => readonly (object | string)[]): void;
  /** Ends the newest session with an error. */
  fail(code: number): void;
}

export interface FakeVoiceOptions {
  readonly wayMs?: number;
  readonly hourMs?: number;
  /** Milliseconds until a session is granted. */
  readonly grantMs?: number;
  /** Sound is not kept by the peers, for long runs. */
  readonly forgets?: boolean;
}

export function createFakeVoice(clock: VirtualClock, options: FakeVoiceOptions = {}): FakeVoice {
  const { wayMs = 5, hourMs = 3_600_000, grantMs = 30, forgets = false } = options;
  const sessions: FakeSession[] = [];
  let isRefused = false;
  const hushed = new Set<FakePeer>();
  let refusal: Failure | null = null;
  let alter = (messages: readonly object[]): readonly (object | string)[] => messages;

  const createSession = (call: VoiceCall): FakeSession => {
    /** Said while nobody was connected. */
    let unsaid: (object | string)[] = [];
    const say = (messages: readonly object[]) => {
      unsaid.push(...alter(messages));
      if (!peer.isConnected) return;
      const all = unsaid;
      unsaid = [];
      for (const message of all) peer.say(message);
    };
    const hearing = createHearing(call, (messages) => {
      if (!hushed.has(peer)) say(messages);
    });
    const peer = createFakePeer(clock, {
      wayMs,
      hourMs,
      onSound: (samples) => hearing.hear(samples),
      onEnd: () => hearing.end(),
      onConnect: () => say([]),
    });
    if (forgets) peer.forget();
    if (isRefused) peer.refuse(true);
    return { call, peer };
  };

  return {
    sessions,
    get peer() {
      const last = sessions.at(-1);
      if (last === undefined) throw new Error('no session');
      return last.peer;
    },
    get broken() {
      return sessions.flatMap(({ peer }) => peer.broken);
    },
    failureOf: (error) => (error instanceof ServiceFailure ? error.failure : null),
    open: (call, { onEvent, signal }) =>
      new Promise((resolve, reject) => {
        clock.after(grantMs, () => {
          const failure = isRefused ? { code: 'unreachable' as const } : refusal;
          refusal = null;
          if (failure !== null) {
            reject(new ServiceFailure(failure));
            return;
          }
          const session = createSession(call);
          sessions.push(session);
          const { peer } = session;
          const stream = createLiveStream({
            grant: peer.grant,
            call,
            renew: peer.renew,
            failureOf: (error) => (error instanceof ServiceFailure ? error.failure : null),
            openSocket: peer.openSocket,
            clock,
            random: () => 0.5,
            onEvent,
            log: () => undefined,
          });
          signal.addEventListener('abort', () => stream.close(), { once: true });
          resolve(stream);
        });
      }),
    refuse(value) {
      isRefused = value;
      for (const { peer } of sessions) peer.refuse(value);
    },
    failOpening: (failure) => {
      refusal = failure;
    },
    hush() {
      hushed.add(this.peer);
    },
    alter: (change) => {
      alter = change;
    },
    fail(code) {
      const { peer } = sessions.at(-1) ?? { peer: null };
      peer?.say({ error: { error_code: code, error_message: 'Broken' } });
      peer?.close();
    },
  };
}

function createHearing(call: VoiceCall, say: (messages: readonly object[]) => void) {
  let wire = 0;
  let value = 0;
  let begin = 0;
  let pending: Word[] = [];
  const language = call.sourceLanguage ?? 'en';

  const tell = (concluded: readonly Word[], tentative: readonly Word[]) => {
    const marked = (words: readonly Word[]) => words.map((word) => ({ ...word, language }));
    say([
      { source_transcript_update: { concluded: marked(concluded), tentative: marked(tentative) } },
      ...call.targets.map((target) => ({
        target_transcript_update: {
          language: target,
          concluded: concluded.map((word) => ({ ...word, text: ` ${target}-${word.text.trim()}` })),
          tentative: [],
        },
      })),
    ]);
  };
  const close = () => {
    const isHeard = value >= FIRST && wire - begin >= HEARD;
    if (!isHeard) return;
    const text = ` ${textOf(value - FIRST)}`;
    pending.push({ text, start_time: begin / 16, end_time: wire / 16 });
    const concluded = pending.slice(0, -TENTATIVE);
    pending = pending.slice(-TENTATIVE);
    tell(concluded, pending);
  };

  return {
    hear(samples: Int16Array) {
      for (const sample of samples) {
        if (sample !== value) {
          close();
          value = sample;
          begin = wire;
        }
        wire += 1;
      }
    },
    end() {
      close();
      tell(pending, []);
      say([
        { end_of_source_transcript: {} },
        ...call.targets.map((target) => ({ end_of_target_transcript: { language: target } })),
        { end_of_stream: {} },
      ]);
    },
  };
}
