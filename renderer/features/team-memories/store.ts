import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Input, Rpc } from '../../../preload/contract/api.ts';
import type { CertificateLook, Team, TeamTest } from '../../../preload/contract/team-memories.ts';
import { mirror } from '../../rpc/mirror.ts';
import { attempts, IDLE, type Attempt } from '../../ui/failure/attempt.ts';
import { defineStore } from '../../ui/stores.ts';

export type TeamDraft = Input<'team-memories.connect'>;
export type CertificateFiles = Input<'team-memories.look-at-certificate'>;

export interface TeamsState {
  readonly teams: readonly Team[];
  /** How the last look at the chosen files of a certificate went. */
  readonly looking: Attempt<CertificateLook>;
  /** What they are as far as it is known, also while they are looked at with another passphrase. */
  readonly certificate: CertificateLook | null;
  readonly testing: Attempt<TeamTest>;
  readonly connecting: Attempt<{ readonly id: string }>;
  readonly leaving: Attempt<null>;
}

export interface TeamsStore {
  readonly state: StoreApi<TeamsState>;
  /** Mirrors main until the signal fires; rejects with a `Failure` when main is lost. */
  readonly follow: (signal: AbortSignal) => Promise<void>;
  readonly chooseCertificate: (files: CertificateFiles) => Promise<void>;
  /** Looks at the chosen files with a passphrase. */
  readonly tryPassphrase: (files: CertificateFiles) => Promise<void>;
  /** Forgets how it went with the last passphrase. */
  readonly retypePassphrase: () => void;
  readonly test: (draft: TeamDraft) => Promise<void>;
  /** False when it was refused. */
  readonly connect: (draft: TeamDraft) => Promise<boolean>;
  /** Forgets how the last attempts went: what was entered is different now. */
  readonly changeForm: () => void;
  /** Forgets the chosen certificate, too. */
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
    looking: IDLE,
    certificate: null,
    testing: IDLE,
    connecting: IDLE,
    leaving: IDLE,
  }));
  const looks = attempts<CertificateLook>((looking) => state.setState({ looking }));
  const tests = attempts<TeamTest>((testing) => state.setState({ testing }));
  const connects = attempts<{ readonly id: string }>((connecting) =>
    state.setState({ connecting }),
  );
  const leaves = attempts<null>((leaving) => state.setState({ leaving }));
  const look = async (files: CertificateFiles) => {
    const certificate = await looks.start((signal) =>
      rpc.ask('team-memories.look-at-certificate', files, signal),
    );
    if (certificate !== null) state.setState({ certificate });
  };
  const changeForm = () => {
    tests.reset();
    connects.reset();
  };
  return {
    state,
    follow: (signal) =>
      mirror(rpc.watch('team-memories.watch', undefined, signal), (teams) =>
        state.setState({ teams }),
      ),
    async chooseCertificate(files) {
      state.setState({ certificate: null });
      await look(files);
    },
    tryPassphrase: look,
    retypePassphrase: () => looks.reset(),
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
    changeForm,
    leaveForm() {
      looks.reset();
      state.setState({ certificate: null });
      changeForm();
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
