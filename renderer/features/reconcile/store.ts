import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type { Reconciliation, ReportRange } from '../../../preload/contract/reports.ts';
import { dayAt } from '../../ui/chart/utc-days.ts';
import { attempts, IDLE, type Attempt } from '../../ui/failure/attempt.ts';
import { presetRange, type Preset } from '../reports/presets.ts';
import { rangeFault } from '../reports/range-fault.ts';
import { defineStore } from '../../ui/stores.ts';

/** A key as reports name it: masked id and label. */
export interface ReportedKey {
  readonly key: string;
  readonly label: string;
}

/** A reconciliation, and the key that it was asked for; null is the whole account. */
export interface Compared {
  readonly key: ReportedKey | null;
  readonly answer: Reconciliation;
}

export interface ReconcileState {
  readonly choice: Preset | 'custom';
  /** As typed; only `custom` looks at it. */
  readonly custom: ReportRange;
  /** null: the whole account. */
  readonly key: ReportedKey | null;
  readonly comparing: Attempt<Compared>;
  /** The newest answer; it stays while the next one is on its way, and after that has failed. */
  readonly shown: Compared | null;
}

export interface ReconcileStore {
  readonly state: StoreApi<ReconcileState>;
  /** Compares at once, unless `custom` is chosen: its days begin as those that were chosen before. */
  choose(choice: Preset | 'custom'): void;
  setCustom(change: Partial<ReportRange>): void;
  /** Compares at once. */
  chooseKey(key: ReportedKey | null): void;
  /** Compares what is chosen; nothing while it is no range. The newest question wins. */
  compare(): Promise<void>;
  /** Forgets what belonged to another connection or another admin key. */
  forget(): void;
}

const FIRST: Preset = 'last-30';

/** Own records beside the service's report. @param now milliseconds since 1970 */
export function createReconcileStore(rpc: Rpc, now: () => number = Date.now): ReconcileStore {
  const empty = (): ReconcileState => ({
    choice: FIRST,
    custom: presetRange(FIRST, now()),
    key: null,
    comparing: IDLE,
    shown: null,
  });
  const state = createStore<ReconcileState>(empty);
  const get = state.getState;
  const compares = attempts<Compared>((comparing) => state.setState({ comparing }));

  function chosenRange(): ReportRange {
    const { choice, custom } = get();
    return choice === 'custom' ? custom : presetRange(choice, now());
  }

  async function compare(): Promise<void> {
    const range = chosenRange();
    const { key } = get();
    if (rangeFault(range, dayAt(now())) !== null) return;
    const shown = await compares.start(async (signal) => ({
      key,
      answer: await rpc.ask('reports.reconcile', { range, key }, signal),
    }));
    if (shown !== null) state.setState({ shown });
  }

  return {
    state,
    choose(choice) {
      state.setState({ choice, ...(choice === 'custom' && { custom: chosenRange() }) });
      if (choice !== 'custom') void compare();
    },
    setCustom: (change) => state.setState(({ custom }) => ({ custom: { ...custom, ...change } })),
    chooseKey(key) {
      state.setState({ key });
      void compare();
    },
    compare,
    forget() {
      compares.reset();
      state.setState(empty(), true);
    },
  };
}

export const reconcileStore = defineStore<ReconcileStore>({
  name: 'reconcile',
  scope: 'account',
  create: ({ rpc }) => createReconcileStore(rpc),
});
