import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type { VoicePreferences } from '../../../preload/contract/settings.ts';
import type { SpokenTermsCollection } from '../../../preload/contract/spoken-terms.ts';
import type {
  Recorders,
  Slot,
  SoundFrom,
  SpeechModelReport,
  VoiceLanguage,
  VoiceSource,
  VoiceSummary,
} from '../../../preload/contract/voice.ts';
import { asFailure } from '../../ui/failure/as-failure.ts';
import { attempts, IDLE, type Attempt } from '../../ui/failure/attempt.ts';
import type { CaptureSource } from './capture/sound-source.ts';
import type { Devices } from './capture/devices.ts';
import { createPlayer, type Player, type PlayerOptions } from './playback/player.ts';
import type { SpeechRow } from './session/columns.ts';
import type { Recording } from './recording.ts';
import type { SessionStore } from './session/store.ts';
import { createSessionStore } from './session/store.ts';
import type { Draft, MicrophoneChoice, SessionKind, SystemChoice } from './start/draft.ts';
import {
  applicable,
  choicesOf,
  draftFrom,
  fileTitle,
  remembered,
  withChoices,
} from './start/draft.ts';
import { keptChoices } from '../connections/kept-choices.ts';
import { defineStore } from '../../ui/stores.ts';
import { createRecording } from './recording.ts';
import { openCapture } from './capture/capture.ts';
import { createDevices } from './capture/devices.ts';
import { settingsStore, shownSettings } from '../settings/store.ts';

export interface VoiceState {
  /** null before main's first value. */
  readonly sessions: readonly VoiceSummary[] | null;
  readonly languages: Attempt<readonly VoiceLanguage[]>;
  readonly recorders: Recorders | null;
  readonly terms: Attempt<readonly SpokenTermsCollection[]>;
  readonly draft: Draft;
  /** What the folder of the preferences holds; null before it is known, and without a folder. */
  readonly speechModel: SpeechModelReport | null;
  readonly starting: Attempt<string>;
  /** Which of the two ways the last start took. */
  readonly startingFrom: SessionKind;
  /** A trial of the microphone; its value is the device's name. */
  readonly test: Attempt<string>;
  /** Nothing but zeros have come for a while. */
  readonly isTestSilent: boolean;
}

export interface VoicePorts {
  readonly recording: Recording;
  readonly devices: Devices;
  /** null before they are known. */
  readonly preferences: () => VoicePreferences | null;
  readonly keepPreferences: (change: Partial<VoicePreferences>) => void;
  /** Hands a file to main. */
  readonly hand: (file: File) => Promise<string>;
  readonly openPlayer: (options: PlayerOptions) => Player;
}

const CHUNK_MS = 100;
/** So long nothing but zeros: a muted device, or a denied permission. */
const SILENT_MS = 3_000;
/** Lines are told with times that are a little short. */
const LISTEN_MARGIN_MS = 300;
/** The engine plays a moment later than it is told. */
const LISTEN_TAIL_MS = 200;

/** Live voice on the page. */
export interface VoiceStore {
  readonly state: StoreApi<VoiceState>;
  readonly session: SessionStore;
  readonly recording: Recording;
  readonly devices: Devices;
  /** Mirrors the list of sessions until the signal fires. */
  follow(signal: AbortSignal): Promise<void>;
  /** Asks for languages, recorders and terms, unless they are there. */
  load(): Promise<void>;
  /** Asks for the recorders anew: something was plugged in. */
  lookForRecorders(): Promise<void>;
  loadTerms(): Promise<void>;
  /** Looks what is in a folder, in which somebody may be typing still. @param folder '' for none */
  lookAtSpeechModel(folder: string): Promise<void>;
  /** Records without sending anything, for the level. */
  testMicrophone(): Promise<void>;
  endTest(): void;
  /** The draft as the preferences say, once these are known, with what was chosen with the connection. */
  restore(connection: string): void;
  change(change: Partial<Draft>): void;
  start(kind: SessionKind): Promise<void>;
  /** Gives a slot of the running session another source. */
  replace(slot: Slot, choice: MicrophoneChoice | SystemChoice): Promise<void>;
  remove(id: string): Promise<void>;
  /** Plays the kept sound of a line of the shown session; stops what was playing, and only that where it was this line. */
  listen(line: Pick<SpeechRow, 'index' | 'startMs' | 'endMs'>): Promise<void>;
  stopListening(): void;
  /** Plays translated speech as it comes, until the signal fires. */
  playSpeech(id: string, player: Player, signal: AbortSignal): Promise<void>;
  /** Forgets what belonged to another connection, and shows what was chosen with this one. */
  forget(connection: string): void;
}

export function createVoiceStore(rpc: Rpc, ports: VoicePorts): VoiceStore {
  const { recording, devices, preferences, keepPreferences, hand, openPlayer } = ports;
  const session = createSessionStore(rpc);
  const state = createStore<VoiceState>(() => ({
    sessions: null,
    languages: IDLE,
    recorders: null,
    terms: IDLE,
    draft: draftFrom(preferences()),
    speechModel: null,
    starting: IDLE,
    startingFrom: 'live',
    test: IDLE,
    isTestSilent: false,
  }));
  const set = state.setState;
  const choices = keptChoices(rpc, 'voice', (kept) =>
    set(({ draft }) => ({ draft: withChoices(draft, kept) })),
  );
  /** What was chosen before anyone knew the connection and the preferences; null from then on. */
  let early: Partial<Draft> | null = {};
  let lookedAt = '';

  function change(chosen: Partial<Draft>) {
    set(({ draft, languages: known }) => {
      const next = { ...draft, ...chosen };
      return { draft: known.state === 'done' ? applicable(next, known.value) : next };
    });
  }

  function keep(chosen: Partial<Draft>) {
    const { draft } = state.getState();
    const { sourceLanguage, targets, microphone } = draft;
    keepPreferences({ sourceLanguage, targets: [...targets], microphone: remembered(microphone) });
    if ('local' in chosen || 'glossary' in chosen || 'spokenTerms' in chosen) {
      choices.keep(choicesOf(draft));
    }
  }

  const languages = attempts<readonly VoiceLanguage[]>((now) => {
    set(({ draft }) => ({
      languages: now,
      draft: now.state === 'done' ? applicable(draft, now.value) : draft,
    }));
  });
  const terms = attempts<readonly SpokenTermsCollection[]>((now) => set({ terms: now }));
  const starting = attempts<string>((now) => set({ starting: now }));
  const testing = attempts<string>((now) => set({ test: now }));
  const isWanted = ({ state: now }: Attempt<unknown>) => now === 'idle' || now === 'failed';

  const captureOf = (slot: Slot, choice: MicrophoneChoice | SystemChoice): CaptureSource => {
    const wanted = preferences();
    const chunkMs = wanted?.chunkMs ?? CHUNK_MS;
    return slot === 'system' || choice.kind !== 'page' || !('id' in choice)
      ? { kind: 'system', chunkMs }
      : {
          kind: 'microphone',
          deviceId: choice.id === '' ? null : choice.id,
          ...(choice.name !== '' && { deviceName: choice.name }),
          echoCancelling: wanted?.echoCancelling ?? false,
          noiseReduction: wanted?.noiseReduction ?? false,
          autoGain: wanted?.autoGain ?? false,
          chunkMs,
        };
  };
  const soundFrom = async (
    slot: Slot,
    choice: MicrophoneChoice | SystemChoice,
  ): Promise<SoundFrom | null> => {
    switch (choice.kind) {
      case 'off':
        return null;
      case 'recorder':
        return { kind: 'recorder', device: choice.id };
      case 'file':
        return { kind: 'file', ticket: await hand(choice.file), speed: choice.speed };
      case 'page':
        return { kind: 'page', name: await recording.open(slot, captureOf(slot, choice)) };
    }
  };

  async function startSession(signal: AbortSignal): Promise<string> {
    const { draft, startingFrom: kind } = state.getState();
    const { microphone, system, file, fileSpeed, ...wanted } = draft;
    const known = preferences();
    const sources: VoiceSource[] = [];
    testing.reset();
    recording.stop();
    try {
      const slots: readonly [Slot, MicrophoneChoice | SystemChoice][] =
        kind === 'file'
          ? file === null
            ? []
            : [['microphone', { kind: 'file', file, speed: fileSpeed }]]
          : [
              // First what needs the fresh click; the question for a microphone can outlast it.
              ['system', system],
              ['microphone', microphone],
            ];
      for (const [slot, choice] of slots) {
        const from = await soundFrom(slot, choice);
        if (from !== null) sources.push({ slot, from });
      }
      const { id } = await rpc.ask(
        'voice.start',
        {
          ...wanted,
          ...(kind === 'file' &&
            file !== null &&
            wanted.title === '' && { title: fileTitle(file) }),
          targets: [...wanted.targets],
          local: wanted.local === 'off' ? 'off' : { memories: [...wanted.local.memories] },
          sources,
          ...(known !== null && {
            messageFormat: known.messageFormat,
            chunkMs: known.chunkMs,
            silenceMinutes: known.silenceMinutes,
          }),
        },
        signal,
      );
      recording.send(id);
      return id;
    } catch (thrown) {
      recording.stop();
      throw thrown;
    }
  }

  let listening = new AbortController();
  const stopListening = () => {
    listening.abort();
    session.state.setState({ playing: null, soundTrouble: null });
  };
  // What is heard belongs to the session on the screen.
  session.state.subscribe((now, before) => {
    if (now.id !== before.id) listening.abort();
  });
  async function playLine(
    id: string,
    { startMs, endMs }: Pick<SpeechRow, 'startMs' | 'endMs'>,
    { signal }: AbortController,
  ): Promise<void> {
    const { rate, bytes } = await rpc.ask(
      'voice.sound',
      { id, startMs: Math.max(0, startMs - LISTEN_MARGIN_MS), endMs: endMs + LISTEN_MARGIN_MS },
      signal,
    );
    const speaker = preferences()?.speaker ?? null;
    const over = Promise.withResolvers<null>();
    const player = openPlayer({
      device: speaker?.id ?? null,
      ...(speaker !== null && { deviceName: speaker.name }),
      onTrouble: (soundTrouble) => {
        if (!signal.aborted) session.state.setState({ soundTrouble });
      },
    });
    signal.addEventListener('abort', () => over.resolve(null), { once: true });
    player.setVolume(preferences()?.speakerVolume ?? 1);
    player.play({ seq: 0, language: '', rate, bytes, text: null }, () => {
      setTimeout(() => over.resolve(null), (bytes.byteLength / 2 / rate) * 1000 + LISTEN_TAIL_MS);
    });
    await over.promise;
    await player.close();
  }

  let silentSince: number | null = null;
  recording.levels.subscribe(({ microphone }) => {
    silentSince = microphone === 0 ? (silentSince ?? performance.now()) : null;
    const isTestSilent = silentSince !== null && performance.now() - silentSince > SILENT_MS;
    if (state.getState().isTestSilent !== isTestSilent) set({ isTestSilent });
  });

  return {
    state,
    session,
    recording,
    devices,
    async follow(signal) {
      for await (const sessions of rpc.watch('voice.sessions', undefined, signal)) {
        const running = sessions.find(isRunning);
        if (running === undefined) recording.stopSending();
        // A page that was loaded again finds its session.
        else if (state.getState().sessions === null) session.show(running.id);
        set({ sessions });
      }
    },
    async load() {
      const now = state.getState();
      await Promise.all([
        isWanted(now.languages) &&
          languages.start((signal) => rpc.ask('voice.languages', undefined, signal)),
        isWanted(now.terms) &&
          terms.start((signal) => rpc.ask('spoken-terms.list', undefined, signal)),
        now.recorders === null && this.lookForRecorders(),
      ]);
    },
    async lookForRecorders() {
      const recorders = await rpc.ask('voice.recorders', undefined).catch(() => null);
      set({ recorders });
    },
    async lookAtSpeechModel(folder) {
      lookedAt = folder;
      set({ speechModel: null });
      if (folder === '') return;
      const report = await rpc.ask('voice.speech-model', { folder }).catch(() => null);
      if (lookedAt === folder) set({ speechModel: report });
    },
    async loadTerms() {
      await terms.start((signal) => rpc.ask('spoken-terms.list', undefined, signal));
    },
    async testMicrophone() {
      const { microphone } = state.getState().draft;
      set({ isTestSilent: false });
      await testing.start(() => recording.open('microphone', captureOf('microphone', microphone)));
      // The names of devices are told once one may be used.
      await devices.refresh();
    },
    endTest() {
      if (state.getState().test.state === 'idle') return;
      testing.reset();
      recording.stop('microphone');
    },
    restore(connection) {
      const chosen = early ?? {};
      early = null;
      change({ ...draftFrom(preferences()), ...chosen });
      if (Object.keys(chosen).length > 0) keep(chosen);
      void choices.open(connection);
    },
    change(chosen) {
      change(chosen);
      if (early === null) keep(chosen);
      else early = { ...early, ...chosen };
    },
    async start(kind) {
      set({ startingFrom: kind });
      const id = await starting.start(startSession);
      if (id === null) return;
      session.show(id);
      set(({ draft }) => ({ starting: IDLE, draft: { ...draft, title: '', file: null } }));
    },
    async replace(slot, choice) {
      recording.stop(slot);
      const { id } = session.state.getState();
      if (id === null) return;
      const changing = attempts<null>((now) => {
        if (now.state === 'failed') session.state.setState({ refusal: now.failure });
      });
      await changing.start(async () => {
        const from = await soundFrom(slot, choice);
        if (from === null) return null;
        await rpc.ask('voice.source', { id, slot, from });
        recording.send(id);
        return null;
      });
    },
    async remove(id) {
      await rpc.ask('voice.remove', { id }).catch(() => undefined);
      if (session.state.getState().id === id) session.show(null);
    },
    async listen(line) {
      const { id, playing } = session.state.getState();
      stopListening();
      if (id === null || playing === line.index) return;
      const mine = new AbortController();
      listening = mine;
      session.state.setState({ playing: line.index });
      try {
        await playLine(id, line, mine);
      } catch (thrown) {
        if (!mine.signal.aborted) session.state.setState({ refusal: asFailure(thrown) });
      }
      if (!mine.signal.aborted) stopListening();
    },
    stopListening,
    async playSpeech(id, player, signal) {
      try {
        for await (const chunk of rpc.watch('voice.speech', { id }, signal)) {
          const { seq } = chunk;
          // The echo guard needs the moment at which it is heard.
          player.play(
            chunk,
            () => void rpc.ask('voice.played', { id, seq }).catch(() => undefined),
          );
        }
      } catch {
        // The session is over, or the page has let go of it.
      }
    },
    forget(connection) {
      starting.reset();
      languages.reset();
      terms.reset();
      set(({ draft }) => ({
        draft: { ...draft, spokenTerms: null, glossary: null, local: { memories: [] } },
      }));
      void choices.open(connection);
    },
  };
}

/** Whether a session of the list is still going on. */
export const isRunning = ({ phase }: VoiceSummary): boolean =>
  phase !== 'ended' && phase !== 'failed';

export const voiceStore = defineStore<VoiceStore>({
  name: 'voice',
  scope: 'connection',
  create({ rpc, hand, canRecordSystem, store }) {
    const settings = store(settingsStore);
    const known = () => shownSettings(settings.state.getState());
    return createVoiceStore(rpc, {
      recording: createRecording(rpc, openCapture),
      devices: createDevices(canRecordSystem),
      preferences: () => known()?.voice ?? null,
      keepPreferences(change) {
        const now = known();
        if (now !== null) void settings.change({ voice: { ...now.voice, ...change } });
      },
      hand,
      openPlayer: createPlayer,
    });
  },
  forget: (store, { id }) => store.forget(id),
  restore: (store, _, { id }) => store.restore(id),
  followedBy: { main: 'rest' },
});
