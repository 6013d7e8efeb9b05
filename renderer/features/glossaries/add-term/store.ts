import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../../preload/contract/api.ts';
import { attempts, IDLE, type Attempt } from '../../../ui/failure/attempt.ts';
import { outcomeOf } from '../../connections/lifetime.ts';
import type { Pair } from '../state.ts';
import { defineStore } from '../../../ui/stores.ts';

/** A term that is about to be added. */
export interface TermDraft extends Pair {
  readonly term: string;
  readonly translation: string;
  /** null: a new glossary is made for it, since there is none. */
  readonly glossary: { readonly id: string; readonly name: string } | null;
}

/** A term that was added, with what stood there before. */
export interface Added extends TermDraft {
  readonly id: string;
  readonly name: string;
  readonly before: string | null;
  /** The glossary was made for it. */
  readonly isNewGlossary: boolean;
}

/** What became of a dictionary. */
export interface TermChange {
  readonly id: string;
  readonly pair: Pair;
  /**
   * `edited`: its entries were saved where they are edited; `gone`: the glossary was made for the term that was
   * taken back.
   */
  readonly now: 'added' | 'edited' | 'taken-back' | 'gone';
}

export interface AddTermState {
  /** What is selected in a source, and in one of its translations. */
  readonly selected: { readonly source: string; readonly target: string };
  /** Language of the selected translation. */
  readonly selectedIn: string | null;
  readonly draft: TermDraft | null;
  readonly sending: Attempt<null>;
  readonly added: Added | null;
  readonly undoing: Attempt<null>;
  /** Glossary that took the last term. */
  readonly lastGlossary: string | null;
}

export interface AddTermStore {
  readonly state: StoreApi<AddTermState>;
  readonly select: (side: 'source' | 'target', text: string, language?: string) => void;
  readonly open: (draft: TermDraft) => void;
  readonly change: (change: Partial<TermDraft>) => void;
  readonly leave: () => void;
  /** @param newName of a glossary that is made where there is none */
  readonly send: (newName: string) => Promise<void>;
  /** Takes the term back that was added last. */
  readonly undo: () => Promise<void>;
  readonly forgetAdded: () => void;
  readonly forget: () => void;
  /** @param hear a dictionary has another content at the service now */
  readonly onChange: (hear: (change: TermChange) => Promise<void>) => void;
  /** Tells those who hear of changes that entries were saved. */
  readonly edited: (id: string, pair: Pair) => Promise<void>;
}

const EMPTY: AddTermState = {
  selected: { source: '', target: '' },
  selectedIn: null,
  draft: null,
  sending: IDLE,
  added: null,
  undoing: IDLE,
  lastGlossary: null,
};

/** No start needs it. */
const termAtService = () => import('./term-at-service.ts');

export function createAddTermStore(rpc: Rpc): AddTermStore {
  const state = createStore<AddTermState>(() => EMPTY);
  const get = state.getState;
  const set = state.setState;
  const sending = attempts<Added | null>((now) => set({ sending: outcomeOf(now) }));
  const undoing = attempts<null>((now) => set({ undoing: now }));
  const hearers: ((change: TermChange) => Promise<void>)[] = [];
  const changed = async (change: TermChange) => {
    await Promise.all(hearers.map((hear) => hear(change)));
  };

  return {
    state,
    select(side, text, language) {
      const { selected, selectedIn } = get();
      const isSame =
        selected[side] === text && (side === 'source' || selectedIn === (language ?? null));
      if (isSame) return;
      set({
        selected: { ...selected, [side]: text },
        ...(side === 'target' && { selectedIn: language ?? null }),
      });
    },
    open: (draft) => set({ draft, sending: IDLE, added: null, undoing: IDLE }),
    change(change) {
      const { draft } = get();
      if (draft !== null) set({ draft: { ...draft, ...change }, sending: IDLE });
    },
    leave() {
      sending.reset();
      set({ draft: null });
    },
    async send(newName) {
      const { draft, sending: now } = get();
      if (draft === null || now.state === 'running') return;
      const clean = { ...draft, term: draft.term.trim(), translation: draft.translation.trim() };
      const added = await sending.start(async (signal) =>
        (await termAtService()).addTerm(rpc, clean, newName, signal),
      );
      if (added === null) return;
      set({ draft: null, sending: IDLE, added, lastGlossary: added.id });
      await changed({ id: added.id, pair: added, now: 'added' });
    },
    async undo() {
      const { added, undoing: now } = get();
      if (added === null || now.state === 'running') return;
      const { id, source, target, isNewGlossary } = added;
      await undoing.start(async (signal) =>
        (await termAtService()).takeTermBack(rpc, added, signal),
      );
      if (get().undoing.state !== 'done') return;
      set({ added: null, undoing: IDLE });
      await changed({ id, pair: { source, target }, now: isNewGlossary ? 'gone' : 'taken-back' });
    },
    forgetAdded: () => set({ added: null, undoing: IDLE }),
    forget() {
      sending.reset();
      undoing.reset();
      set(EMPTY);
    },
    onChange: (hear) => void hearers.push(hear),
    edited: (id, pair) => changed({ id, pair, now: 'edited' }),
  };
}

export const addTermStore = defineStore<AddTermStore>({
  name: 'addTerm',
  scope: 'connection',
  create: ({ rpc }) => createAddTermStore(rpc),
});
