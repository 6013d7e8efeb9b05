import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type { Detection } from '../../../preload/contract/text.ts';
import type { WritingDraft, WritingLanguage } from '../../../preload/contract/writing.ts';
import { attempts, IDLE } from '../../ui/failure/attempt.ts';
import { createDraftAutosave } from '../text/draft-autosave.ts';
import { createImproving } from './improving.ts';
import {
  canDecide,
  draftOf,
  emptyWriting,
  judged,
  nothingShown,
  obstacleOf,
  type WritingState,
} from './state.ts';
import { decide, nextOpen, redone, undone, type Verdict } from './verdicts.ts';
import { defineStore } from '../../ui/stores.ts';

/** What a person chooses besides the text. */
export type WritingChoice = Partial<Omit<WritingDraft, 'text' | 'style' | 'tone'>>;

export interface WritingStore {
  readonly state: StoreApi<WritingState>;
  /** Brings the draft of the last time back, once, and asks for the languages that are missing. */
  readonly load: () => Promise<void>;
  readonly setText: (text: string) => void;
  readonly choose: (choice: WritingChoice) => void;
  /** A style takes the place of a tone, and the reverse; neither: null. */
  readonly chooseManner: (manner: Pick<Partial<WritingDraft>, 'style' | 'tone'> | null) => void;
  readonly clear: () => void;
  readonly undoClear: () => void;
  /** Lets the result take the place of the text, which can be brought back as after a clear. */
  readonly take: () => void;
  /** Asks the service, unless it is known that it would refuse. */
  readonly improve: () => void;
  /** Finished parts stay. */
  readonly cancel: () => void;
  readonly forgetFailure: () => void;
  readonly setClean: (isClean: boolean) => void;
  /** Makes a change the one that keys act on. */
  readonly look: (change: number | null) => void;
  /** Looks at the change that many places on, round the ends. */
  readonly step: (by: 1 | -1) => void;
  /** Decides about the current change and goes on to the next open one. */
  readonly decide: (verdict: Verdict) => void;
  /** Decides about all changes in one step. */
  readonly decideAll: (verdict: Verdict) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Forgets what belonged to another connection; the text stays. */
  readonly forget: () => void;
  /** Hands an unsaved draft to main at once. */
  readonly flush: () => void;
}

const DETECT_AFTER_MS = 600;
/** UTF-16 units that are enough to know a language; the rest of the text stays here. */
const DETECT_LENGTH = 4_000;

export function createWritingStore(rpc: Rpc): WritingStore {
  const state = createStore<WritingState>(emptyWriting);
  const get = state.getState;
  const set = state.setState;
  let isRestored = false;
  let detectTimer: ReturnType<typeof setTimeout> | undefined;

  const draft = createDraftAutosave(() => rpc.ask('writing.save-draft', draftOf(get())));
  const languages = attempts<readonly WritingLanguage[]>((now) => set({ languages: now }));
  const detections = attempts<Detection>((now) => set({ detection: now }));
  const improving = createImproving(rpc, state);

  /** The language decides which styles there are, so it is asked for where it was not chosen. */
  function findLanguage() {
    clearTimeout(detectTimer);
    const { text, target } = get();
    if (text.trim() === '' || target !== null) {
      detections.reset();
      return;
    }
    detectTimer = setTimeout(() => {
      const beginning = get().text.slice(0, DETECT_LENGTH).toWellFormed();
      void detections.start((signal) => rpc.ask('text.detect', { text: beginning }, signal));
    }, DETECT_AFTER_MS);
  }

  /** The input is another one now: a request for the old one stops. */
  function change(next: Partial<WritingState>) {
    improving.stop();
    set((now) => ({
      cleared: null,
      ...next,
      revision: now.revision + 1,
      run: IDLE,
      ...((next.text ?? now.text).trim() === '' && nothingShown()),
    }));
    draft.touch();
    if (next.text !== undefined || next.target !== undefined) findLanguage();
  }

  const places = () => get().verdicts.all.length;
  const isOpen = () => canDecide(get()) && places() > 0;

  return {
    state,
    async load() {
      const { languages: listed } = get();
      const isWanted = listed.state === 'idle' || listed.state === 'failed';
      const listing =
        isWanted && languages.start((signal) => rpc.ask('writing.languages', undefined, signal));
      if (!isRestored) {
        isRestored = true;
        const before = get().revision;
        const kept = await rpc
          .ask('writing.draft', undefined)
          .catch(() => ({ none: true as const }));
        // Somebody who types at once is not overruled.
        if (!('none' in kept) && get().revision === before) {
          set(kept);
          findLanguage();
        }
      }
      await listing;
    },
    setText(text) {
      if (text !== get().text) change({ text });
    },
    choose: (choice) => change(choice),
    chooseManner: (manner) => change({ style: null, tone: null, ...manner }),
    clear() {
      const { text } = get();
      if (text !== '') change({ text: '', cleared: text });
    },
    undoClear() {
      const { cleared } = get();
      if (cleared !== null) change({ text: cleared });
    },
    take() {
      const { text, result } = get();
      if (result !== '' && result !== text) change({ text: result, cleared: text });
    },
    improve() {
      const now = get();
      if (now.text.trim() === '' || obstacleOf(now) !== null) return;
      improving.start();
    },
    cancel: () => improving.cancel(),
    forgetFailure: () => set(({ run }) => (run.state === 'failed' ? { run: IDLE } : {})),
    setClean: (isClean) => set({ isClean }),
    look: (current) => set({ current }),
    step(by) {
      if (!isOpen()) return;
      const { current } = get();
      const start = current ?? (by === 1 ? -1 : 0);
      set({ current: (start + by + places()) % places(), isClean: false });
    },
    decide(verdict) {
      const { shown, current, verdicts } = get();
      const index = current ?? verdicts.all.indexOf('open');
      if (!isOpen() || index < 0) return;
      const next = decide(verdicts, [index], verdict);
      set({ ...judged(shown, next), current: nextOpen(next.all, index) ?? index });
    },
    decideAll(verdict) {
      if (!isOpen()) return;
      set(({ shown, verdicts }) =>
        judged(shown, decide(verdicts, [...verdicts.all.keys()], verdict)),
      );
    },
    undo() {
      if (!isOpen()) return;
      const { shown, verdicts, current } = get();
      const [first] = verdicts.past.at(-1)?.changes ?? [];
      set({ ...judged(shown, undone(verdicts)), current: first?.index ?? current });
    },
    redo() {
      if (!isOpen()) return;
      const { shown, verdicts, current } = get();
      const [first] = verdicts.future[0]?.changes ?? [];
      set({ ...judged(shown, redone(verdicts)), current: first?.index ?? current });
    },
    forget() {
      improving.stop();
      languages.reset();
      clearTimeout(detectTimer);
      detections.reset();
      set((now) => ({
        lockedTerms: [],
        revision: now.revision + 1,
        run: IDLE,
      }));
      draft.touch();
    },
    flush: draft.flush,
  };
}

export const writingStore = defineStore<WritingStore>({
  name: 'writing',
  scope: 'connection',
  create({ rpc, onLeave }) {
    const writing = createWritingStore(rpc);
    onLeave(writing.flush);
    return writing;
  },
});
