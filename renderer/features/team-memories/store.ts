import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Input, Rpc } from '../../../preload/contract/api.ts';
import type { Team, TeamTest } from '../../../preload/contract/team-memories.ts';
import { mirror } from '../../rpc/mirror.ts';
import { attempts, IDLE, type Attempt } from '../../ui/failure/attempt.ts';
import { defineStore } from '../../ui/stores.ts';

export type TeamDraft = Input<'team-memories.connect'>;

export interface TeamsState {
  readonly teams: readonly Team[];
  readonly testing: Attempt<TeamTest>;
  readonly connecting: Attempt<{ readonly id: string }>;
  readonly leaving: Attempt<null>;
}

export interface TeamsStore {
  readonly state: StoreApi<TeamsState>;
  /** Mirrors main until the signal fires; rejects with a `Failure` when main is lost. */
  readonly follow: (signal: AbortSignal) => Promise<void>;
  readonly test: (draft: TeamDraft) => Promise<void>;
  /** False when it was refused. */
  readonly connect: (draft: TeamDraft) => Promise<boolean>;
  /** Forgets how the last attempts went. */
  readonly leaveForm: () => void;
  readonly retry: (id: string) => Promise<void>;
  readonly leave: (id: string) => Promise<void>;
  /** Rejects with a `Failure`. */
  readonly createMemory: (draft: Input<'team-memories.create'>) => Promise<void>;
}

/** The team databases that this computer follows. */
export function createTeamsStore(rpc: Rpc): TeamsStore {
  const state = createStore<TeamsState>(() => ({
    teams: [],
    testing: IDLE,
    connecting: IDLE,
    leaving: IDLE,
  }));
  const tests = attempts<TeamTest>((testing) => state.setState({ testing }));
  const connects = attempts<{ readonly id: string }>((connecting) =>
    state.setState({ connecting }),
  );
  const leaves = attempts<null>((leaving) => state.setState({ leaving }));
  return {
    state,
    follow: (signal) =>
      mirror(rpc.watch('team-memories.watch', undefined, signal), (teams) =>
        state.setState({ teams }),
      ),
    async test(draft) {
      connects.reset();
      await tests.start((signal) => rpc.ask('team-memories.test', draft, signal));
    },
    async connect(draft) {
      tests.reset();
      const made = await connects.start((signal) =>
        rpc.ask('team-memories.connect', draft, signal),
      );
      return made !== null;
    },
    leaveForm() {
      tests.reset();
      connects.reset();
    },
    async retry(id) {
      await rpc.ask('team-memories.retry', { id });
    },
    async leave(id) {
      await leaves.start((signal) => rpc.ask('team-memories.leave', { id }, signal));
    },
    async createMemory(draft) {
      await rpc.ask('team-memories.create', draft);
    },
  };
}

export const teamsStore = defineStore<TeamsStore>({
  name: 'teams',
  scope: 'app',
  create: ({ rpc }) => createTeamsStore(rpc),
  followedBy: { main: 'rest' },
});
