import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc, Input } from '../../../preload/contract/api.ts';
import type { BudgetAlert, Budgets } from '../../../preload/contract/budgets.ts';
import type { Failure } from '../../../preload/contract/failure.ts';
import { mirror } from '../../rpc/mirror.ts';
import { asFailure } from '../../ui/failure/as-failure.ts';
import { attempts, IDLE, type Attempt } from '../../ui/failure/attempt.ts';
import { defineStore } from '../../ui/stores.ts';

export type BudgetDraft = Input<'budgets.save'>;

export interface BudgetsState {
  /** Those of the connection in use; null until main's first value. */
  readonly budgets: Budgets | null;
  readonly saving: Attempt<{ readonly id: string }>;
  readonly refreshing: Attempt<null>;
  /** Why a budget could not be removed or an alert not dismissed. */
  readonly refused: Failure | null;
}

export interface BudgetsStore {
  readonly state: StoreApi<BudgetsState>;
  /** Mirrors main until the signal fires; rejects with a `Failure` when main is lost. */
  follow(signal: AbortSignal): Promise<void>;
  /** Reads anew what was used; the figures come through the watch. */
  refresh(): Promise<void>;
  /** Answers with the budget's id; null when it was refused. */
  save(draft: BudgetDraft): Promise<string | null>;
  /** Forgets how the last save went, and stops the one that runs. */
  leaveForm(): void;
  /** False when it could not be done. */
  remove(id: string): Promise<boolean>;
  /** For good: an alert comes once for each month. */
  dismiss(alert: BudgetAlert): Promise<void>;
  forgetRefused(): void;
  /** Forgets how things went: it belonged to another connection. */
  forget(): void;
}

/** The budgets of the connection in use, and their alerts. */
export function createBudgetsStore(rpc: Rpc): BudgetsStore {
  const state = createStore<BudgetsState>(() => ({
    budgets: null,
    saving: IDLE,
    refreshing: IDLE,
    refused: null,
  }));
  const saves = attempts<{ readonly id: string }>((saving) => state.setState({ saving }));
  const refreshes = attempts<null>((refreshing) => state.setState({ refreshing }));

  /** Several may run at once: none stops another. */
  async function act(verb: () => Promise<null>): Promise<boolean> {
    state.setState({ refused: null });
    try {
      await verb();
      return true;
    } catch (thrown) {
      state.setState({ refused: asFailure(thrown) });
      return false;
    }
  }

  return {
    state,
    follow: (signal) =>
      mirror(rpc.watch('budgets.watch', undefined, signal), (budgets) =>
        state.setState({ budgets }),
      ),
    async refresh() {
      await refreshes.start((signal) => rpc.ask('budgets.refresh', {}, signal));
    },
    async save(draft) {
      const saved = await saves.start((signal) => rpc.ask('budgets.save', draft, signal));
      return saved?.id ?? null;
    },
    leaveForm: () => saves.reset(),
    remove: (id) => act(() => rpc.ask('budgets.remove', { id })),
    async dismiss({ budget, threshold, month }) {
      await act(() => rpc.ask('budgets.dismiss', { budget, threshold, month }));
    },
    forgetRefused: () => state.setState({ refused: null }),
    forget() {
      saves.reset();
      refreshes.reset();
      state.setState({ refused: null });
    },
  };
}

export const budgetsStore = defineStore<BudgetsStore>({
  name: 'budgets',
  scope: 'connection',
  create: ({ rpc }) => createBudgetsStore(rpc),
  followedBy: { main: 'rest' },
});
