import { startLiveSession } from '../../../main/features/voice/session/live-session.ts';
import type { LiveSession } from '../../../main/features/voice/session/live-session.ts';
import type { LiveSessionPorts } from '../../../main/features/voice/session/live-session-ports.ts';
import type { SessionClock } from '../../../main/features/voice/session/session-clock.ts';
import type { SessionFolder } from '../../../main/system/session-folder.ts';
import type { Failure } from '../../../preload/contract/failure.ts';
import { VoiceStart } from '../../../preload/contract/voice.ts';
import type { TranscriptRow } from '../../../preload/contract/voice.ts';
import { createVirtualClock } from '../../client/voice/virtual-clock.ts';
import { createFakeVoice, soundOf, textOf } from './fake-voice.ts';
import type { FakeVoiceOptions } from './fake-voice.ts';
import { createMemoryFolder } from './memory-folder.ts';

export interface RigOptions extends FakeVoiceOptions {
  readonly start?: Partial<VoiceStart>;
  /** null keeps nothing. */
  readonly folder?: SessionFolder | null;
  readonly keepsSound?: boolean;
  /** The first request for a session fails so. */
  readonly refusal?: Failure;
  /** Milliseconds of sound in a frame. */
  readonly frameMs?: number;
  readonly memories?: LiveSessionPorts['memories'];
}

export const START_DATE = Date.UTC(2026, 9, 3, 8);

/** A session of the app over the fake service, in virtual time. */
export async function startVoiceRig(options: RigOptions = {}) {
  const time = createVirtualClock();
  let dateOffset = START_DATE;
  const clock: SessionClock = { ...time, date: () => dateOffset + time.now() };
  const voice = createFakeVoice(time, options);
  const memory = createMemoryFolder();
  const ended: string[] = [];
  const frameSamples = (options.frameMs ?? 100) * 16;
  if (options.refusal !== undefined) voice.failOpening(options.refusal);
  const starting = startLiveSession(
    VoiceStart.parse({
      sources: [{ slot: 'microphone', from: { kind: 'page', name: 'Microphone' } }],
      sourceLanguage: 'en',
      targets: [],
      silenceMinutes: null,
      messageFormat: 'json',
      ...options.start,
    }),
    {
      connection: 'work',
      open: voice.open,
      failureOf: voice.failureOf,
      clock,
      folder: options.folder === undefined ? memory.folder : options.folder,
      keepsSound: options.keepsSound ?? false,
      names: { spokenTerms: null, glossary: null },
      memories: options.memories ?? {
        bestFor: () => Promise.resolve([]),
        hasAssigned: () => false,
      },
      onOver: () => ended.push('over'),
      onSummary: () => undefined,
      onBilled: () => ended.push('billed'),
    },
  );
  const [session] = await Promise.all([starting, time.pass(options.grantMs ?? 30)]);
  session.sources.start('microphone', { kind: 'page', name: 'Microphone' }, 'Microphone', null);
  await time.pass(100);

  let position = 0;
  let word = 0;
  /** Sends frames as they are recorded. */
  const sound = async (samples: Int16Array) => {
    for (let at = 0; at < samples.length; at += frameSamples) {
      const frame = samples.slice(at, at + frameSamples);
      session.sources.frame('microphone', position, frame);
      position += frame.length;
      await time.pass(frame.length / 16);
    }
  };
  return {
    time,
    clock,
    voice,
    memory,
    session,
    ended,
    sound,
    /** Words spoken so far, as text. */
    get spoken() {
      return Array.from({ length: word }, (_, index) => textOf(index));
    },
    /** Speaks the next words, two a second. */
    async speak(words: number) {
      for (let count = 0; count < words; count += 1) {
        const next = soundOf(word);
        word += 1;
        await sound(next);
      }
    },
    /** The next frames begin somewhere else: some were lost. */
    skip(samples: number) {
      position += samples;
    },
    /** Another recording begins to count anew. */
    anew() {
      position = 0;
    },
    jumpDate(ms: number) {
      dateOffset += ms;
    },
    /** Ends the session and waits for the last words. */
    async finish(ms = 30_000) {
      session.end();
      await time.pass(ms);
      return outcome(session);
    },
  };
}
export type VoiceRig = Awaited<ReturnType<typeof startVoiceRig>>;

const speech = (rows: readonly TranscriptRow[]) =>
  rows.flatMap((row) => (row.kind === 'speech' ? [row] : []));

/** Concluded words in the order of their time, and what is missing. */
export function outcome(session: Pick<LiveSession, 'transcript'>) {
  const { rows } = session.transcript;
  const lines = speech(rows).toSorted((a, b) => a.startMs - b.startMs);
  return {
    words: lines.flatMap(({ source }) => source.text.split(' ').filter(Boolean)),
    target: (language: string) =>
      lines.flatMap(({ targets }) => targets[language]?.text.split(' ').filter(Boolean) ?? []),
    gaps: rows.flatMap((row) =>
      row.kind === 'gap' ? [{ startMs: row.startMs, endMs: row.endMs }] : [],
    ),
    events: rows.flatMap((row) => (row.kind === 'event' ? [row.event] : [])),
  };
}
