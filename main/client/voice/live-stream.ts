import type { Failure } from '../../../preload/contract/failure.ts';
import { concludedCharacters, createAllowance, createTextAllowance, FLOODED } from './allowance.ts';
import { readMessage } from './messages.ts';
import type { DownMessage } from './messages.ts';
import { createSoundOut } from './sound-out.ts';
import { streamFailure } from './stream-failure.ts';
import { openStreamLine } from './stream-line.ts';
import type { StreamLinePorts } from './stream-line.ts';
import { createStreamLiveness } from './stream-liveness.ts';
import { createStreamSegments } from './stream-segments.ts';
import type {
  StreamSegment,
  StreamUpdate,
  VoiceCall,
  VoiceStream,
  VoiceStreamEvent,
} from './voice-stream.ts';

/** A socket lives for an hour. */
const SOCKET_MS = 3_600_000;
const RENEW_IN_PAUSE_MS = 55 * 60_000;
const RENEW_MS = 58 * 60_000;
/** What is on its way gets so long to arrive before a socket is renewed. */
const LAND_MS = 1_000;
const LAND_LOOK_MS = 50;
/** Without a message for so long after the end was told, the rest does not come any more. */
const LAST_WORDS_MS = 10_000;
/** So long where the service still answers pings: a busy computer hears the last sentence slowly. */
const BUSY_LAST_WORDS_MS = 30_000;
const LOOK_MS = 500;
/** Messages and bytes of a minute; a session that translates speech brings a twentieth of them. */
const MINUTE_MESSAGES = 40_000;
const MINUTE_BYTES = 128 * 1024 * 1024;
/** Targets that are told apart; a session has five at most. */
const MAX_TARGETS = 32;

export interface LiveStreamPorts extends Omit<StreamLinePorts, 'listener'> {
  readonly call: Pick<VoiceCall, 'messageFormat' | 'chunkMs'>;
  readonly onEvent: (event: VoiceStreamEvent) => void;
  readonly log: (event: string, fields: Readonly<Record<string, string | number>>) => void;
}

/** Carries one granted session over as many sockets as it takes. */
export function createLiveStream(ports: LiveStreamPorts): VoiceStream {
  const { call, clock, onEvent } = ports;
  const liveness = createStreamLiveness();
  const takesMessages = createAllowance(() => clock.now(), MINUTE_MESSAGES, Infinity);
  const takesBytes = createAllowance(() => clock.now(), MINUTE_BYTES, Infinity);
  const takesText = createTextAllowance(() => clock.now());
  const targets = new Set<string>();
  let lastMessageAt = clock.now();
  let lastPongAt = -Infinity;
  let isRenewing = false;
  let isEnding = false;

  const out = createSoundOut({
    format: call.messageFormat,
    chunkMs: call.chunkMs,
    clock,
    socket: () => (isRenewing ? null : line.socket),
    answers: () => liveness.answers,
    onAcknowledged: (samples) => onEvent({ kind: 'acknowledged', samples }),
    onEndTold: () => (lastMessageAt = clock.now()),
  });
  const segments = createStreamSegments((wireMs) => out.toPushed(wireMs));

  const finish = () => {
    if (!line.end('finished')) return;
    release();
    onEvent({ kind: 'ended' });
  };
  const release = () => {
    stopLook();
    out.stop();
  };

  /** Whether a message, or what came before it, is more than any speech brings. */
  const isFlood = (message: DownMessage): boolean => {
    if (message.kind === 'target') targets.add(message.language);
    const isText = message.kind === 'source' || message.kind === 'target';
    return (
      targets.size > MAX_TARGETS || (isText && !takesText(concludedCharacters(message.update)))
    );
  };
  const flooded = () => {
    ports.log('voice.flooded', {});
    line.refuse(FLOODED);
  };

  const received = (message: DownMessage) => {
    lastMessageAt = clock.now();
    if (isFlood(message)) {
      flooded();
      return;
    }
    switch (message.kind) {
      case 'source':
        liveness.updated();
        if (!liveness.answers) out.understood(heardMs(message.update));
        onEvent({ kind: 'source', update: segments.placed('source', message.update) });
        break;
      case 'target': {
        const { language, update } = message;
        onEvent({ kind: 'target', language, update: segments.placed(`to ${language}`, update) });
        break;
      }
      case 'stream-end':
        finish();
        break;
      case 'error':
        ports.log('voice.refused', { code: message.code, reason: message.reason });
        line.refuse(streamFailure(message));
        break;
      case 'malformed':
      case 'unknown':
        ports.log('voice.message-ignored', { kind: message.kind });
        break;
      default:
        onEvent(message);
    }
  };

  /** Opens another socket, once what is on its way has landed. */
  const renewSocket = () => {
    if (line.socket === null || isRenewing) return;
    isRenewing = true;
    const landing = clock.now();
    const wait = () => {
      if (!isRenewing || line.socket === null) return;
      const hasLanded = out.oldestMs === null || !liveness.answers;
      if (hasLanded || clock.now() - landing > LAND_MS) line.drop(null);
      else clock.after(LAND_LOOK_MS, wait);
    };
    wait();
  };

  const lookForDeath = (ageMs: number) => {
    switch (liveness.judge(ageMs)) {
      case 'dead':
        line.drop({ code: 'timeout' });
        break;
      case 'mute':
        ports.log('voice.no-pongs', { updates: liveness.updates });
        out.pump();
        break;
      case 'fine':
        if (!liveness.answers) out.understood(-1);
    }
  };

  /** Everything that depends on time alone. */
  const look = () => {
    const now = clock.now();
    if (line.socket !== null) {
      if (out.oldestMs !== null) lookForDeath(out.oldestMs);
      out.keepAlive();
      if (now - line.openedAt >= RENEW_MS) renewSocket();
      if (out.isEndTold) {
        out.askAgain();
        const isBusy = now - lastPongAt < LAST_WORDS_MS;
        if (now - lastMessageAt > (isBusy ? BUSY_LAST_WORDS_MS : LAST_WORDS_MS)) finish();
      }
    }
    if (!line.isOver) stopLook = clock.after(LOOK_MS, look);
  };

  let stopLook = clock.after(LOOK_MS, look);
  const line = openStreamLine({
    ...ports,
    listener: {
      onOpen(awayMs) {
        lastMessageAt = clock.now();
        liveness.opened();
        out.opened();
        isRenewing = false;
        onEvent(awayMs === null ? { kind: 'open' } : { kind: 'reconnected', awayMs });
        out.pump();
      },
      onMessage(frame, isBinary) {
        if (takesMessages(1) && takesBytes(frame.length)) {
          received(readMessage(frame, isBinary, call.messageFormat));
        } else flooded();
      },
      onPong(payload) {
        lastPongAt = clock.now();
        liveness.ponged();
        out.ponged(payload);
      },
      onDown(attempt, failure) {
        out.dropped();
        onEvent({ kind: 'reconnecting', attempt, failure });
      },
      onRefused(failure: Failure) {
        release();
        onEvent({ kind: 'failed', failure });
      },
    },
  });
  const { store } = out;

  return {
    get session() {
      return line.session;
    },
    isScripted: ports.grant.isScripted,
    pseudoTargets: ports.grant.pseudoTargets,
    untranslatedTargets: ports.grant.untranslatedTargets,
    get pushed() {
      return store.pushed;
    },
    get sent() {
      return out.wireSent;
    },
    get acknowledged() {
      return store.acknowledged;
    },
    get roundTripMs() {
      return out.roundTripMs;
    },
    get socketLeftMs() {
      if (line.socket === null) return null;
      return Math.max(0, SOCKET_MS - (clock.now() - line.openedAt));
    },
    push(pcm) {
      if (line.isOver || isEnding) return;
      const lost = store.push(pcm);
      if (lost !== null) {
        onEvent({ kind: 'overflow', fromSamples: lost.from, toSamples: lost.to });
      }
      out.pump();
    },
    kept: (from) => store.from(from),
    rest() {
      if (line.socket === null) return;
      if (clock.now() - line.openedAt >= RENEW_IN_PAUSE_MS) renewSocket();
    },
    retry: () => line.retry(),
    end() {
      if (isEnding || line.isOver) return;
      isEnding = true;
      out.end();
    },
    close() {
      if (line.end('closed')) release();
    },
  };
}

function heardMs({ concluded, tentative }: StreamUpdate): number {
  const latest = (most: number, { endMs }: StreamSegment) => Math.max(most, endMs);
  return tentative.reduce(latest, concluded.reduce(latest, 0));
}
