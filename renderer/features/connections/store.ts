import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type {
  Capability,
  CheckedKey,
  Connection,
  ConnectionDraft,
  Connections,
} from '../../../preload/contract/connections.ts';
import { attempts, IDLE, type Attempt } from '../../ui/failure/attempt.ts';
import { defineStore } from '../../ui/stores.ts';

export interface ConnectionsState {
  /** null until main's first value. */
  readonly connections: Connections | null;
  readonly capabilities: readonly Capability[];
  readonly checking: Attempt<CheckedKey>;
  readonly saving: Attempt<{ readonly id: string }>;
  readonly switching: Attempt<null>;
  readonly removing: Attempt<null>;
  readonly probing: Attempt<null>;
}

export interface ConnectionsStore {
  readonly state: StoreApi<ConnectionsState>;
  /** Mirrors main until the signal fires; rejects with a `Failure` when main is lost. */
  follow(signal: AbortSignal): Promise<void>;
  check(draft: ConnectionDraft): Promise<CheckedKey | null>;
  /** Answers with the connection's id; null when it was refused. */
  save(draft: ConnectionDraft): Promise<string | null>;
  /** Forgets the outcome of checks and saves, and stops those that run. */
  leaveForm(): void;
  /** False when it could not be done. */
  use(id: string): Promise<boolean>;
  remove(id: string): Promise<void>;
  probe(): Promise<void>;
}

export function createConnectionsStore(rpc: Rpc): ConnectionsStore {
  const state = createStore<ConnectionsState>(() => ({
    connections: null,
    capabilities: [],
    checking: IDLE,
    saving: IDLE,
    switching: IDLE,
    removing: IDLE,
    probing: IDLE,
  }));
  const checks = attempts<CheckedKey>((checking) => state.setState({ checking }));
  const saves = attempts<{ readonly id: string }>((saving) => state.setState({ saving }));
  const switches = attempts<null>((switching) => state.setState({ switching }));
  const removals = attempts<null>((removing) => state.setState({ removing }));
  const probes = attempts<null>((probing) => state.setState({ probing }));

  async function followList(signal: AbortSignal): Promise<void> {
    for await (const connections of rpc.watch('connections.watch', undefined, signal)) {
      const before = state.getState().connections?.active;
      // What was tried with another key says nothing about this one.
      if (before !== undefined && before !== connections.active) probes.reset();
      state.setState({ connections });
    }
  }

  async function followCapabilities(signal: AbortSignal): Promise<void> {
    for await (const capabilities of rpc.watch('connections.capabilities', undefined, signal)) {
      state.setState({ capabilities });
    }
  }

  return {
    state,
    async follow(signal) {
      await Promise.all([followList(signal), followCapabilities(signal)]);
    },
    check(draft) {
      saves.reset();
      return checks.start((signal) => rpc.ask('connections.check', draft, signal));
    },
    async save(draft) {
      checks.reset();
      const saved = await saves.start((signal) => rpc.ask('connections.save', draft, signal));
      return saved?.id ?? null;
    },
    leaveForm() {
      checks.reset();
      saves.reset();
    },
    async use(id) {
      await switches.start((signal) => rpc.ask('connections.use', { id }, signal));
      return state.getState().switching.state === 'done';
    },
    async remove(id) {
      await removals.start((signal) => rpc.ask('connections.remove', { id }, signal));
    },
    async probe() {
      await probes.start((signal) => rpc.ask('connections.probe', undefined, signal));
    },
  };
}

/** The connection in use; null before main's first value. */
export function activeConnection(state: ConnectionsState): Connection | null {
  const { connections } = state;
  return connections?.all.find((one) => one.id === connections.active) ?? null;
}

export const connectionsStore = defineStore<ConnectionsStore>({
  name: 'connections',
  scope: 'app',
  create: ({ rpc }) => createConnectionsStore(rpc),
  followedBy: { main: 'start', quick: 'start' },
});
