import type { HeardWord } from '../../engine/speech/recogniser.ts';
import type { DownMessage, MessageFormat, UpMessage } from './messages.ts';
import type { Minutes } from './minutes.ts';
import { createOutbox } from './outbox.ts';
import type { OutboxClient } from './outbox.ts';
import { createPacing } from './pacing.ts';
import type { ScriptPlayer } from './script.ts';
import { sentenceSegment } from './sentence-text.ts';
import type { Segment } from './sentence-text.ts';
import type { SoundIn } from './sound-in.ts';
import type { SpeechOut } from './speech-out.ts';
import { errorMessage, STREAM_ERRORS } from './stream-error.ts';
import type { StreamError } from './stream-error.ts';
import type { TargetTranscript } from './target-transcript.ts';
import type { VoiceFaultMenu } from './voice-faults.ts';

const MAX_CHUNK_BYTES = 100 * 1024;
const MAX_CHUNK_MS = 1_000;

/** A socket as a session sees it. */
export interface SessionClient extends OutboxClient {
  /** Sends an error and closes with its code. */
  refuse(message: DownMessage, close: number): void;
  close(code: number): void;
  /** Breaks in one of the ways of the fault menu. */
  suffer(fault: 'cut' | 'black-hole' | 'malformed'): void;
}

/** Hears the sound of a session. */
export interface Hearing {
  /** Makes ready ahead of the first sound; rejects when it cannot. */
  open(): Promise<void>;
  feed(samples: Int16Array): void;
  finish(): Promise<void>;
}

/** What a session is made of; each part is told of the session by `connectParts`. */
export interface SessionParts {
  readonly sound: SoundIn;
  readonly hearing: Hearing;
  readonly targets: ReadonlyMap<string, TargetTranscript>;
  readonly speech: { readonly language: string; readonly out: SpeechOut } | null;
  readonly minutes: Minutes;
  readonly faults: VoiceFaultMenu;
  readonly script: ScriptPlayer | null;
  /** Frees everything. */
  readonly release: () => void;
}

export interface VoiceSession {
  readonly id: string;
  readonly format: MessageFormat;
  readonly isOver: boolean;
  /** Whether everything was told. */
  readonly isDone: boolean;
  /** Whether nothing more is awaited from the client. */
  readonly isEnding: boolean;
  /** @returns whether the message was sound, which keeps a session alive */
  receive(message: UpMessage): boolean;
  /** Opens the recogniser ahead of the first sound; rejects when it cannot. */
  open(): Promise<void>;
  attach(client: SessionClient): void;
  detach(client: SessionClient): void;
  reached(number: number): void;
  /** Ends it: with an error for the client, or without a word. */
  end(error: StreamError | null, close?: number): void;
  /** The words of the current utterance. */
  heard(words: readonly HeardWord[], isOver: boolean): void;
  tell(message: DownMessage, isPassing?: 'passing'): void;
}

export interface SessionFacts {
  readonly id: string;
  readonly format: MessageFormat;
  /** Base code of what is spoken. */
  readonly language: string;
  /** Milliseconds on a clock that never goes back. */
  readonly now: () => number;
  readonly onOver: () => void;
}

/** One session over as many sockets as it takes. */
export function createVoiceSession(
  facts: SessionFacts,
  makeParts: (session: VoiceSession) => SessionParts,
): VoiceSession {
  const { id, format, language, now, onOver } = facts;
  const outbox = createOutbox();
  const pacing = createPacing(now);
  let client: SessionClient | null = null;
  let isOver = false;
  let isEnding = false;
  let isDone = false;
  let isSilenced = false;
  let hasSpoken = false;
  let lastConcluded: DownMessage | null = null;

  const tell: VoiceSession['tell'] = (message, isPassing) => {
    if (!isOver && !isSilenced) outbox.send(message, isPassing);
  };

  const updateSource = (concluded: readonly Segment[], tentative: readonly Segment[]) => {
    const tagged = (segments: readonly Segment[]) =>
      segments.map((segment) => ({ ...segment, language }));
    const message = {
      source_transcript_update: { concluded: tagged(concluded), tentative: tagged(tentative) },
    };
    if (concluded.length > 0) lastConcluded = message;
    tell(message, concluded.length > 0 ? undefined : 'passing');
  };

  const finish = async () => {
    await parts.sound.end();
    await parts.hearing.finish();
    parts.script?.hurry();
    for (const target of parts.targets.values()) await target.finish();
    await parts.speech?.out.finish();
    tell({ end_of_source_transcript: {} });
    for (const target of parts.targets.keys())
      tell({ end_of_target_transcript: { language: target } });
    if (parts.speech !== null) tell({ end_of_target_media: { language: parts.speech.language } });
    isDone = true;
    tell({ end_of_stream: {} });
  };

  const strike = () => {
    const suffering = client;
    return (kind: ReturnType<VoiceFaultMenu['heard']>[number]) => {
      if (kind === 'error') session.end(STREAM_ERRORS.internal);
      else if (kind === 'close') suffering?.close(1001);
      else if (kind === 'silent') isSilenced = true;
      else if (kind === 'unordered') {
        if (lastConcluded !== null) outbox.send(lastConcluded, 'passing');
        outbox.send({ news_of_a_later_version: { text: 'unknown' } }, 'passing');
        updateSource([], [{ text: 'stale', start_time: 0, end_time: 1 }]);
      } else suffering?.suffer(kind);
    };
  };

  const chunkFault = (bytes: Uint8Array): StreamError | null => {
    if (isEnding) return STREAM_ERRORS.afterEnd;
    const duration = parts.sound.durationMs(bytes);
    if (bytes.length > MAX_CHUNK_BYTES || duration > MAX_CHUNK_MS) return STREAM_ERRORS.tooLarge;
    if (parts.sound.isPartial(bytes)) return STREAM_ERRORS.partial;
    if (!pacing.admits(duration)) return STREAM_ERRORS.tooFast;
    if (!parts.minutes.count(duration)) return STREAM_ERRORS.quota;
    return null;
  };

  const session: VoiceSession = {
    id,
    format,
    get isOver() {
      return isOver;
    },
    get isDone() {
      return isDone;
    },
    get isEnding() {
      return isEnding;
    },
    receive(message) {
      if (isOver) return false;
      if (message.kind === 'unknown') {
        session.end(STREAM_ERRORS.message);
        return false;
      }
      if (message.kind === 'end') {
        if (!isEnding) {
          isEnding = true;
          finish().catch(() => session.end(STREAM_ERRORS.internal));
        }
        return true;
      }
      const fault = chunkFault(message.bytes);
      if (fault !== null) {
        session.end(fault);
        return false;
      }
      parts.sound.push(message.bytes);
      parts.faults.heard(parts.sound.durationMs(message.bytes)).forEach(strike());
      return true;
    },
    open: () => parts.hearing.open(),
    attach(next) {
      client = next;
      parts.script?.start();
      outbox.attach(next);
    },
    detach(gone) {
      outbox.detach(gone);
      if (client === gone) client = null;
    },
    reached: (number) => outbox.reached(number),
    end(error, close = 1000) {
      if (isOver) return;
      isOver = true;
      if (error === null) client?.close(close);
      else client?.refuse(errorMessage(error), error.close);
      parts.release();
      onOver();
    },
    heard(words, over) {
      const segment = sentenceSegment(words, !hasSpoken, over);
      if (!over) {
        updateSource([], segment === null ? [] : [segment]);
        for (const target of parts.targets.values()) target.tentative(segment);
        return;
      }
      updateSource(segment === null ? [] : [segment], []);
      if (segment === null) return;
      hasSpoken = true;
      for (const target of parts.targets.values()) target.concluded(segment);
    },
    tell,
  };
  const parts = makeParts(session);
  return session;
}
