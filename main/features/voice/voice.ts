import type { Handlers } from '../../../preload/contract/api.ts';
import type { Settings } from '../../../preload/contract/settings.ts';
import type { Transcript } from '../../engine/transcripts/transcript.ts';
import type { FileTickets } from '../../system/files.ts';
import type { SessionFolders } from '../../system/session-folder.ts';
import { RATE, type Sound } from '../../system/sound/recorder.ts';
import type { Services } from '../active-service.ts';
import type { RecordBill } from '../bill.ts';
import type { RecordResult } from '../result.ts';
import { FeatureFailure, failureOf } from '../feature-failure.ts';
import type { LocalMemoryEngine } from '../local-memory-engine.ts';
import { endedSession } from './ended-session.ts';
import { keepRetention } from './keep-retention.ts';
import type { Entry } from './journal/entry.ts';
import { wordsOf } from './kept-session.ts';
import { meteredVoice } from './metered-voice.ts';
import { refill, refillFailure } from './refill.ts';
import { reportOf } from './report.ts';
import type { LiveSession } from './session/live-session.ts';
import { LEVEL_MS } from './session/sound-levels.ts';
import type { SessionClock } from './session/session-clock.ts';
import { createSessionStore } from './session-store.ts';
import type { OpenSession } from './session-store.ts';
import { nameOf, recorderOf, startSession } from './start-session.ts';
import { exportedTranscript } from './transcript/exported.ts';
import { voiceLanguages } from './voice-languages.ts';
import { inBackground } from '../../system/background.ts';

export interface VoicePorts {
  readonly services: Services;
  readonly settings: () => Settings;
  readonly sound: Sound;
  readonly files: FileTickets;
  readonly folders: SessionFolders;
  readonly clock: SessionClock;
  readonly memories: Pick<LocalMemoryEngine, 'bestFor' | 'hasAssigned'>;
  /** Takes down what was billed. */
  readonly record: RecordBill;
  readonly onBilled: () => void;
  /** Tag of the project at work; null for none. */
  readonly reportingTag: () => string | null;
  /** Takes kept sessions down that are over. */
  readonly recordResult: RecordResult;
  readonly isRecorded: (id: string) => boolean;
  /** A session was removed, with everything that was kept of it. */
  readonly onRemoved: (id: string) => void;
  /** A session could not be read. @param backup where its files are, in the data folder */
  readonly onDamaged: (backup: string) => void;
  /** A session has begun, or is over. */
  readonly onRunning: (isRunning: boolean) => void;
}

type VoiceHandlers = Pick<
  Handlers,
  Exclude<Extract<keyof Handlers, `voice.${string}`>, 'voice.export' | 'voice.speech-model'>
>;

/** Live voice: the running session, the kept ones, and what can be done with either. */
export interface VoiceFeature {
  readonly handlers: VoiceHandlers;
  /** Texts of sessions, for the privacy domain. */
  forget(): void;
  purgeFromDisk(): void;
  /** null where there is no such session. */
  transcriptOf(id: string): Promise<Transcript | null>;
  /** Ends a running session, with its last words where they come soon. */
  close(): Promise<void>;
}

/** A program that quits waits so long for the last words. */
const QUIT_MS = 1_500;

/** Parts of a timeline at most: more than any screen shows. */
const MOST_LEVELS = 600;
/** Of one line, so much of its sound is played at most. */
const MOST_SOUND_MS = 120_000;
const sampleAt = (ms: number): number => Math.round((ms * RATE) / 1000);

export function createVoice(ports: VoicePorts): VoiceFeature {
  const { services, settings, sound, files, folders, clock, record, onBilled, onRunning } = ports;
  const store = createSessionStore(folders, {
    onRemoved: ports.onRemoved,
    onDamaged: ports.onDamaged,
    onFound: (kept) => ports.recordResult(endedSession(kept, kept.connection)),
  });
  const retention = keepRetention({
    store,
    clock,
    keeping: () => settings().voice,
  });
  let loading: Promise<void> | null = null;
  let isStarting = false;
  const loaded = () => (loading ??= store.load().then(() => retention.apply()));

  const found = async (id: string): Promise<OpenSession> => {
    await loaded();
    const session = store.find(id);
    if (session === null) throw new FeatureFailure({ code: 'not-found' });
    return session;
  };
  const running = (id: string): LiveSession => {
    const session = store.running;
    if (session?.id !== id) throw new FeatureFailure({ code: 'not-found' });
    return session;
  };
  /** Changes a session that is over, or goes on; what was taken down of it follows. */
  const change = async (id: string, entry: Entry): Promise<null> => {
    const session = await found(id);
    session.enter(entry);
    if (ports.isRecorded(id)) ports.recordResult(endedSession(session, null));
    return null;
  };
  const handlers: VoiceHandlers = {
    'voice.languages': async (_, { signal }) => {
      const service = await services.openActive(signal);
      const listed = await service.call('languages', signal, (client, signal) =>
        client.languages({ resource: 'voice', include: ['beta', 'external'] }, { signal }),
      );
      return voiceLanguages(listed);
    },
    'voice.recorders': () => sound.devices(),
    'voice.sessions': async function* (_, { signal }) {
      await loaded();
      yield* store.summaries.watch(signal);
    },
    'voice.start': async (start, { signal }) => {
      if (isStarting || store.running !== null)
        throw new FeatureFailure({ code: 'session-running' });
      isStarting = true;
      try {
        const { privateMode, voice } = settings();
        const session = await startSession(start, {
          service: await services.openActive(signal),
          store,
          sound,
          files,
          clock,
          memories: ports.memories,
          keepsText: !privateMode && voice.keepText !== 'never',
          keepsSound: voice.keepSound !== 'never',
          onOver: () => {
            onRunning(false);
            store.refresh();
          },
          onBilled,
          record,
          tag: ports.reportingTag(),
        });
        onRunning(true);
        inBackground('voice.end', () =>
          session.over.then(() => {
            if (session.state.kept !== 'nothing') {
              ports.recordResult(endedSession(session, session.connection));
            }
          }),
        );
        return { id: session.id };
      } finally {
        isStarting = false;
      }
    },
    'voice.watch': async function* ({ id }, { signal }) {
      const session = await found(id);
      yield* session.feed.watch(signal);
    },
    'voice.audio'({ id, slot, position, bytes }) {
      const even = new Uint8Array(bytes.length & ~1);
      even.set(bytes.subarray(0, even.length));
      running(id).sources.frame(slot, position, new Int16Array(even.buffer));
      return null;
    },
    'voice.source-lost'({ id, slot, reason }) {
      running(id).sources.lost(slot, { code: 'microphone-failed', params: { reason } });
      return null;
    },
    'voice.source'({ id, slot, from, muted, gain }) {
      const { sources } = running(id);
      if (from !== undefined) {
        const recorder = recorderOf({ slot, from }, { sound, files });
        sources.start(slot, from, nameOf(from, recorder), recorder);
      }
      sources.change(slot, { muted, gain });
      return null;
    },
    'voice.pause'({ id }) {
      running(id).pause();
      return null;
    },
    'voice.resume'({ id }) {
      running(id).resume();
      return null;
    },
    'voice.switch'({ id, sourceLanguage, targets }) {
      running(id).turn(sourceLanguage, targets);
      return null;
    },
    'voice.retry'({ id }) {
      running(id).retry();
      return null;
    },
    'voice.end'({ id }) {
      running(id).end();
      return null;
    },
    'voice.rename': async ({ id, title }) => {
      await change(id, { t: 'title', x: title });
      store.refresh();
      return null;
    },
    'voice.remove': async ({ id }) => {
      await loaded();
      if (store.running?.id === id) throw new FeatureFailure({ code: 'session-running' });
      store.remove(id);
      return null;
    },
    'voice.bookmark': async ({ id, atMs, note }) => {
      const session = await found(id);
      session.enter({ t: 'mark', id: crypto.randomUUID(), a: atMs ?? session.state.mediaMs, note });
      return null;
    },
    'voice.change-bookmark': async ({ id, bookmark, note }) => {
      const session = await found(id);
      const now = session.transcript.bookmarks.find((mark) => mark.id === bookmark);
      if (now === undefined) throw new FeatureFailure({ code: 'not-found' });
      session.enter({ t: 'mark', id: bookmark, a: now.atMs, note });
      return null;
    },
    'voice.edit-line': ({ id, index, column, text }) =>
      change(id, { t: 'edit', i: index, c: column, x: text }),
    'voice.name-speaker': async ({ id, speaker, name }) => {
      (await found(id)).enter({ t: 'name', w: speaker, x: name });
      return null;
    },
    'voice.speaker-of-line': async ({ id, index, speaker }) => {
      (await found(id)).enter({ t: 'who', i: index, w: speaker });
      return null;
    },
    'voice.report': async ({ id }) => {
      const { state, transcript, loud } = await found(id);
      const hasSound = (store.folder(id)?.soundSamples ?? 0) > 0;
      return reportOf(state, transcript, loud, wordsOf(transcript), hasSound);
    },
    'voice.timeline': async ({ id }) => {
      const { state, levels } = await found(id);
      const mediaMs = Math.min(state.mediaMs, levels.untilMs);
      const count = Math.min(MOST_LEVELS, Math.max(1, Math.ceil(mediaMs / LEVEL_MS)));
      return { mediaMs, levels: levels.parts(mediaMs, count) };
    },
    'voice.sound': async ({ id, startMs, endMs }) => {
      await found(id);
      const to = Math.min(endMs, startMs + MOST_SOUND_MS);
      const bytes = store.folder(id)?.readSound(sampleAt(startMs), sampleAt(to));
      if (bytes === undefined || bytes.length === 0)
        throw new FeatureFailure({ code: 'not-found' });
      return { rate: RATE, bytes };
    },
    'voice.refill': async function* ({ id }, { signal }) {
      const session = await found(id);
      const folder = store.folder(id);
      const { state, transcript, loud } = session;
      const hasSound = (folder?.soundSamples ?? 0) > 0;
      const { gaps, canRefill } = reportOf(state, transcript, loud, 0, hasSound);
      if (folder === null || !canRefill) {
        yield { state: 'done', words: 0 };
        return;
      }
      const service = await services.openActive(signal);
      yield* refill({
        open: meteredVoice(
          (call, stream) =>
            service.call('voice', stream.signal, (client) => client.openVoice(call, stream)),
          { connection: service.connection, tag: ports.reportingTag(), record },
        ),
        failureOf: (error) => refillFailure(error) ?? failureOf(error),
        call: {
          sourceLanguage: state.sourceLanguage,
          sourceMode: state.sourceLanguage === null ? 'auto' : 'fixed',
          targets: state.targets.map(({ language }) => language),
          speech: null,
          spokenTerms: null,
          glossary: null,
          formality: 'default',
          messageFormat: settings().voice.messageFormat,
          chunkMs: settings().voice.chunkMs,
        },
        gaps,
        readSound: (from, to) => folder.readSound(from, to),
        enter: (entry) => session.enter(entry),
        signal,
      });
      if (ports.isRecorded(id)) ports.recordResult(endedSession(session, null));
      onBilled();
    },
    'voice.speech': ({ id }, { signal }) => running(id).speech(signal),
    'voice.played'({ id, seq }) {
      running(id).played(seq);
      return null;
    },
  };

  return {
    handlers,
    forget() {
      for (const id of folders.list()) store.remove(id);
      folders.removeAside();
    },
    purgeFromDisk() {
      const live = store.running;
      if (live !== null) store.remove(live.id);
    },
    async transcriptOf(id) {
      await loaded();
      const session = store.find(id);
      return session === null ? null : exportedTranscript(session);
    },
    async close() {
      retention.stop();
      const live = store.running;
      if (live === null) return;
      live.end();
      const late = Promise.withResolvers<undefined>();
      const stop = clock.after(QUIT_MS, () => late.resolve(undefined));
      await Promise.race([live.over, late.promise]);
      stop();
      live.abandon();
    },
  };
}
