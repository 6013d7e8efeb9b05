import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type { UsageState } from '../../../preload/contract/usage.ts';
import { mirror } from '../../rpc/mirror.ts';
import { attempts, IDLE, type Attempt } from '../../ui/failure/attempt.ts';
import type { UsageTab } from './tabs.ts';
import { defineStore } from '../../ui/stores.ts';

export interface UsageStoreState {
  readonly usage: UsageState;
  readonly refreshing: Attempt<null>;
  /** The tab of the Usage screen in view, also while another screen is. */
  readonly tab: UsageTab;
}

export interface UsageStore {
  readonly state: StoreApi<UsageStoreState>;
  /** Mirrors the usage of the connection in use; rejects with a `Failure` when main is lost. */
  follow(signal: AbortSignal): Promise<void>;
  /** Asks the service anew; the figure itself comes through the watch. */
  refresh(): Promise<void>;
  openTab(tab: UsageTab): void;
}

export function createUsageStore(rpc: Rpc): UsageStore {
  const state = createStore<UsageStoreState>(() => ({
    usage: { state: 'unknown' },
    refreshing: IDLE,
    tab: 'period',
  }));
  const refreshes = attempts<null>((refreshing) => state.setState({ refreshing }));
  return {
    state,
    follow: (signal) =>
      mirror(rpc.watch('usage.watch', undefined, signal), (usage) => state.setState({ usage })),
    async refresh() {
      await refreshes.start((signal) => rpc.ask('usage.refresh', {}, signal));
    },
    openTab: (tab) => state.setState({ tab }),
  };
}

/** Characters that are left in the period; null when it is unlimited or unknown. */
export function charactersLeft(usage: UsageState): number | null {
  if (usage.state !== 'known') return null;
  const { count = 0, limit = null } = usage.characters ?? {};
  return limit === null ? null : Math.max(0, limit - count);
}

export const usageStore = defineStore<UsageStore>({
  name: 'usage',
  scope: 'app',
  create: ({ rpc }) => createUsageStore(rpc),
  followedBy: { main: 'rest' },
});
