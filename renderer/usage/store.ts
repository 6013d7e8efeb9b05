import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Desk } from '../../preload/contract/api.ts';
import type { UsageState } from '../../preload/contract/usage.ts';
import { mirror } from '../desk/mirror.ts';

export interface UsageStore {
  readonly state: StoreApi<{ readonly usage: UsageState }>;
  /** Mirrors main until the signal fires; rejects with a `Failure` when main is lost. */
  follow(signal: AbortSignal): Promise<void>;
  refresh(): Promise<void>;
}

/** Usage of the active connection. */
export function createUsageStore(desk: Desk): UsageStore {
  const state = createStore<{ readonly usage: UsageState }>(() => ({
    usage: { state: 'unknown' },
  }));
  return {
    state,
    follow: (signal) =>
      mirror(desk.watch('usage.watch', undefined, signal), (usage) => state.setState({ usage })),
    async refresh() {
      await desk.ask('usage.refresh', undefined);
    },
  };
}

/** Characters that are left in the period; null when it is unlimited or unknown. */
export function charactersLeft(usage: UsageState): number | null {
  if (usage.state !== 'known' || usage.characters.limit === null) return null;
  return Math.max(0, usage.characters.limit - usage.characters.count);
}
