import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc, Input } from '../../../../preload/contract/api.ts';
import type { Probe } from '../../../../preload/contract/segments.ts';
import { attempts, type Attempt, type Attempts } from '../../../ui/failure/attempt.ts';
import { defineStore } from '../../../ui/stores.ts';

/** What was asked of a memory, and what came of it. */
export interface AskedProbe {
  readonly input: Input<'memories.probe'>;
  /** Name of the memory. */
  readonly memory: string;
  readonly attempt: Attempt<Probe>;
}

export interface ProbeStore {
  /** The newest question of each target. */
  readonly state: StoreApi<Readonly<Record<string, AskedProbe>>>;
  /** Asks the service with and without the memory; both are billed. */
  readonly ask: (input: Input<'memories.probe'>, memory: string) => Promise<void>;
  readonly close: (target: string) => void;
  /** They belonged to another connection. */
  readonly forget: () => void;
}

export function createProbeStore(rpc: Rpc): ProbeStore {
  const state = createStore<Readonly<Record<string, AskedProbe>>>(() => ({}));
  const running = new Map<string, Attempts<Probe>>();

  function close(target: string) {
    running.get(target)?.reset();
    running.delete(target);
    const others = Object.entries(state.getState()).filter(([name]) => name !== target);
    state.setState(Object.fromEntries(others), true);
  }

  return {
    state,
    async ask(input, memory) {
      const { target } = input;
      running.get(target)?.reset();
      const asking = attempts<Probe>((attempt) =>
        state.setState({ [target]: { input, memory, attempt } }),
      );
      running.set(target, asking);
      await asking.start((signal) => rpc.ask('memories.probe', input, signal));
    },
    close,
    forget() {
      for (const target of running.keys()) close(target);
    },
  };
}

export const probeStore = defineStore<ProbeStore>({
  name: 'probe',
  scope: 'connection',
  create: ({ rpc }) => createProbeStore(rpc),
});
