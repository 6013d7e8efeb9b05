import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../../preload/contract/api.ts';
import type { TextCost, TranslationOptions } from '../../../../preload/contract/text.ts';
import type { WordChange } from '../../../../preload/contract/word-diff.ts';
import { attempts } from '../../../ui/failure/attempt.ts';
import { cancelled, emptyColumn, failureForgotten, interrupted, type Column } from '../column.ts';
import type { ApplicableOptions } from '../fit.ts';
import { withoutGaps } from '../own-options.ts';
import { createRuns } from '../runs.ts';
import {
  bothResults,
  CLOSED,
  MOST_COMPARED,
  SIDES,
  type CompareInput,
  type CompareState,
  type Side,
  type SideId,
} from './state.ts';
import { defineStore } from '../../../ui/stores.ts';
import { factsOf } from '../facts.ts';
import { fitOptions } from '../fit.ts';

export interface ComparePorts {
  /** What may go with a request of these options, and what is omitted. */
  readonly fit: (options: TranslationOptions, input: CompareInput) => ApplicableOptions;
}

export interface CompareStore {
  readonly state: StoreApi<CompareState>;
  /** Begins with the same settings on both sides. */
  readonly open: (input: CompareInput, options: TranslationOptions) => void;
  readonly close: () => void;
  /** Another text or other languages stand on the screen. */
  readonly setInput: (input: CompareInput) => void;
  readonly setOptions: (side: SideId, change: Partial<TranslationOptions>) => void;
  /** Translates with both settings; both are billed. */
  readonly run: () => void;
  readonly cancel: () => void;
  readonly forgetFailure: (side: SideId) => void;
  readonly setMarked: (isMarked: boolean) => void;
  /** What goes with a request of a side, and what is omitted. */
  readonly applicable: (side: SideId) => ApplicableOptions;
}

const COST_AFTER_MS = 150;

export function createCompareStore(rpc: Rpc, { fit }: ComparePorts): CompareStore {
  const state = createStore<CompareState>(() => CLOSED);
  const get = state.getState;
  const set = state.setState;
  const diffs = attempts<readonly WordChange[]>((diff) => set({ diff }));
  let costTimer: ReturnType<typeof setTimeout> | undefined;

  function changeSide(id: SideId, next: (side: Side) => Partial<Side>) {
    set(({ sides }) => ({ sides: { ...sides, [id]: { ...sides[id], ...next(sides[id]) } } }));
  }
  const changeColumn = (id: SideId) => (_target: string, next: (column: Column) => Column) => {
    changeSide(id, ({ column }) => ({ column: next(column) }));
    compareResults();
  };
  const runs = {
    a: createRuns(rpc, changeColumn('a')),
    b: createRuns(rpc, changeColumn('b')),
  };
  const costs = {
    a: attempts<TextCost>((cost) => changeSide('a', () => ({ cost }))),
    b: attempts<TextCost>((cost) => changeSide('b', () => ({ cost }))),
  };
  const applicable = (id: SideId) => fit(get().sides[id].options, get().input);

  function compareResults() {
    const { diff } = get();
    const results = bothResults(get());
    if (results === null || diff.state !== 'idle') return;
    const { a: before, b: after } = results;
    if (before.length > MOST_COMPARED || after.length > MOST_COMPARED) return;
    void diffs.start((signal) => rpc.ask('writing.diff', { before, after }, signal));
  }

  function stop() {
    clearTimeout(costTimer);
    diffs.reset();
    for (const id of SIDES) {
      runs[id].stopAll();
      costs[id].reset();
    }
  }

  /** Input or settings are other ones now. */
  function changed() {
    stop();
    set(({ revision }) => ({ revision: revision + 1 }));
    for (const id of SIDES) changeSide(id, ({ column }) => ({ column: interrupted(column) }));
    if (get().input.text.trim() === '') return;
    costTimer = setTimeout(() => {
      for (const id of SIDES) {
        const request = { ...get().input, options: applicable(id).options };
        void costs[id].start((signal) => rpc.ask('text.cost', request, signal));
      }
    }, COST_AFTER_MS);
  }

  return {
    state,
    open(input, options) {
      const column = emptyColumn(input.target);
      const side: Side = { options, column, cost: { state: 'idle' } };
      set(({ revision }) => ({ isOpen: true, input, revision, sides: { a: side, b: side } }));
      changed();
    },
    close() {
      stop();
      set(({ revision, isMarked }) => ({ ...CLOSED, revision, isMarked }));
    },
    setInput(input) {
      const before = get().input;
      const isSame =
        before.text === input.text &&
        before.source === input.source &&
        before.target === input.target;
      if (isSame || !get().isOpen) return;
      set({ input });
      if (before.target !== input.target) {
        for (const id of SIDES) changeSide(id, () => ({ column: emptyColumn(input.target) }));
      }
      changed();
    },
    setOptions(id, change) {
      changeSide(id, ({ options }) => ({ options: withoutGaps({ ...options, ...change }) }));
      changed();
    },
    run() {
      const { input, revision } = get();
      if (input.text.trim() === '') return;
      diffs.reset();
      for (const id of SIDES) {
        const { text, source, target } = input;
        runs[id].start(target, { text, source, options: applicable(id).options, revision });
      }
    },
    cancel() {
      for (const id of SIDES) {
        runs[id].stopAll();
        changeSide(id, ({ column }) => ({ column: cancelled(column) }));
      }
    },
    forgetFailure: (id) => changeSide(id, ({ column }) => ({ column: failureForgotten(column) })),
    setMarked: (isMarked) => set({ isMarked }),
    applicable,
  };
}

export const compareStore = defineStore<CompareStore>({
  name: 'compare',
  scope: 'app',
  create: ({ rpc, store }) =>
    createCompareStore(rpc, {
      fit: (options, { source, target }) => fitOptions(options, source, target, factsOf(store)),
    }),
  // Its settings name things of the connection that is left.
  forget: (store) => store.close(),
});
