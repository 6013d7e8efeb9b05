import type { VoiceSummary, VoiceView } from '../../../preload/contract/voice.ts';
import type { Observable } from '../../system/observable.ts';
import { createObservable } from '../../system/observable.ts';
import type { SessionFolder, SessionFolders } from '../../system/session-folder.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { Entry } from './journal/entry.ts';
import { storageFailure } from '../../system/storage-failure.ts';
import type { KeptSession } from './kept-session.ts';
import { readKeptSession, wordsOf } from './kept-session.ts';
import type { LiveSession } from './session/live-session.ts';
import { isOver } from './session/session-phase.ts';
import type { SoundLevels } from './session/sound-levels.ts';
import type { Stretch } from './session/speech-activity.ts';
import type { ViewFeed } from './session/view-feed.ts';
import { createViewFeed } from './session/view-feed.ts';
import type { Transcript } from './transcript/transcript.ts';

/** Kept sessions that stay open. */
const MOST_OPEN = 3;

/** A session, running or kept, as everything else uses it. */
export interface OpenSession {
  readonly transcript: Transcript;
  readonly state: VoiceView['state'];
  readonly feed: ViewFeed;
  readonly loud: readonly Stretch[];
  readonly levels: SoundLevels;
  /** Keeps an entry and shows it. */
  enter(entry: Entry): void;
}

/** All sessions. */
export interface SessionStore {
  readonly summaries: Observable<readonly VoiceSummary[]>;
  readonly running: LiveSession | null;
  /** A folder for a new session. */
  create(id: string): SessionFolder;
  /** The newest session; it stays at hand after its end, kept or not. */
  adopt(session: LiveSession): void;
  find(id: string): OpenSession | null;
  /** The folder of a kept one; null where nothing is kept. */
  folder(id: string): SessionFolder | null;
  remove(id: string): void;
  removeSound(id: string): void;
  /** What is kept of sessions that are over. */
  kept(): readonly { readonly id: string; readonly ended: number; readonly hasSound: boolean }[];
  /** A summary has changed. */
  refresh(): void;
  /** Reads what is kept; a damaged folder is set aside and told of. */
  load(): Promise<void>;
}

export interface StoreListeners {
  /** A session was removed, with everything that was kept of it. */
  readonly onRemoved: (id: string) => void;
  /** A session was found that the program had left in the middle; told once. */
  readonly onFound: (session: KeptSession) => void;
  /** A session could not be read. @param backup where its files are, in the data folder */
  readonly onDamaged: (backup: string) => void;
}

export function createSessionStore(
  folders: SessionFolders,
  { onRemoved, onFound, onDamaged }: StoreListeners,
): SessionStore {
  const summaries = createObservable<readonly VoiceSummary[]>([]);
  const known = new Map<string, { readonly summary: VoiceSummary; readonly ended: number }>();
  const open = new Map<string, OpenSession>();
  let live: LiveSession | null = null;

  const liveSummary = (session: LiveSession): VoiceSummary => {
    const { state, transcript } = session;
    return {
      id: session.id,
      title: state.title,
      started: state.started,
      mediaMs: state.mediaMs,
      sourceLanguage: state.sourceLanguage,
      targets: state.targets.map(({ language }) => language),
      words: wordsOf(transcript),
      phase: state.phase,
      interrupted: false,
      hasSound: state.kept === 'text-and-sound',
    };
  };
  const refresh = () => {
    const kept = [...known.values()].map(({ summary }) => summary);
    const all =
      live === null ? kept : [...kept.filter(({ id }) => id !== live?.id), liveSummary(live)];
    summaries.set(all.toSorted((a, b) => b.started - a.started));
  };
  const readOrThrow = (id: string): KeptSession | null => {
    const folder = folders.open(id);
    try {
      return readKeptSession(folder);
    } finally {
      folder.close();
    }
  };
  const read = (id: string): KeptSession | null => {
    try {
      return readOrThrow(id);
    } catch {
      return null;
    }
  };
  /** Nothing is lost: the files stay, and a session that may not be read now stays in its place. */
  const giveUp = (id: string, error: unknown) => {
    try {
      onDamaged(storageFailure(error) === null ? folders.setAside(id) : `voice/${id}`);
    } catch {
      onDamaged(`voice/${id}`);
    }
  };
  const learnFrom = (id: string) => {
    try {
      const kept = readOrThrow(id);
      if (kept === null) {
        giveUp(id, null);
        return;
      }
      learn(kept);
      if (kept.isFound) onFound(kept);
    } catch (error) {
      giveUp(id, error);
    }
  };
  /** Made at this start: they may have nothing in them yet. */
  const created = new Set<string>();
  const learn = (kept: KeptSession) =>
    known.set(kept.id, { summary: kept.summary, ended: kept.ended });

  const keep = (id: string, entry: Entry) => {
    const folder = folders.open(id);
    try {
      folder.append(JSON.stringify(entry));
      folder.sync();
    } catch (error) {
      const failure = storageFailure(error);
      throw failure === null ? error : new FeatureFailure(failure);
    } finally {
      folder.close();
    }
  };

  const openKept = (id: string): OpenSession | null => {
    const kept = read(id);
    if (kept === null) return null;
    const { transcript, live: line } = kept;
    const state = () => ({ ...kept.state, title: transcript.title, speakers: transcript.speakers });
    const feed = createViewFeed(transcript, () => ({
      state: state(),
      live: line,
      bookmarks: transcript.bookmarks,
    }));
    const session: OpenSession = {
      transcript,
      loud: kept.loud,
      levels: kept.levels,
      feed,
      get state() {
        return state();
      },
      enter(entry) {
        keep(id, entry);
        transcript.apply(entry);
        feed.touch();
        const now = known.get(id)?.summary ?? kept.summary;
        const summary = { ...now, title: transcript.title, words: wordsOf(transcript) };
        known.set(id, { summary, ended: kept.ended });
        refresh();
      },
    };
    open.set(id, session);
    for (const oldest of open.keys()) {
      if (open.size <= MOST_OPEN) break;
      open.delete(oldest);
    }
    return session;
  };

  return {
    summaries,
    get running() {
      return live !== null && !isOver(live.state.phase) ? live : null;
    },
    create(id) {
      created.add(id);
      return folders.open(id);
    },
    adopt(session) {
      live = session;
      refresh();
    },
    find(id) {
      if (live?.id === id) return live;
      return open.get(id) ?? (known.has(id) ? openKept(id) : null);
    },
    folder: (id) => (folders.list().includes(id) ? folders.open(id) : null),
    remove(id) {
      if (live?.id === id) {
        live.forget();
        if (isOver(live.state.phase)) live = null;
      }
      known.delete(id);
      open.delete(id);
      folders.remove(id);
      onRemoved(id);
      refresh();
    },
    removeSound(id) {
      const folder = folders.open(id);
      folder.removeSound();
      folder.close();
      const row = known.get(id);
      if (row !== undefined) {
        known.set(id, { ...row, summary: { ...row.summary, hasSound: false } });
      }
      refresh();
    },
    kept: () =>
      [...known.values()].map(({ summary: { id, hasSound }, ended }) => ({ id, ended, hasSound })),
    refresh() {
      if (live !== null && isOver(live.state.phase) && live.state.kept !== 'nothing') {
        const { state } = live;
        known.set(live.id, { summary: liveSummary(live), ended: state.started + state.mediaMs });
      }
      refresh();
    },
    async load() {
      for (const id of folders.list()) {
        // A long journal takes some 50 ms; whatever else is waiting goes in between.
        await new Promise((resolve) => setImmediate(resolve));
        if (id === live?.id || known.has(id) || created.has(id)) continue;
        learnFrom(id);
      }
      refresh();
    },
  };
}
