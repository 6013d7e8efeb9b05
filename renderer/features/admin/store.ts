import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AdminAccess } from '../../../preload/contract/admin.ts';
import type { Rpc } from '../../../preload/contract/api.ts';
import { attempts, IDLE, type Attempt } from '../../ui/failure/attempt.ts';
import { mirror } from '../../rpc/mirror.ts';
import { defineStore } from '../../ui/stores.ts';

export interface AdminState {
  /** As main last said; null before its first value. */
  readonly access: AdminAccess | null;
  readonly saving: Attempt<null>;
  readonly forgetting: Attempt<null>;
}

export interface AdminStore {
  readonly state: StoreApi<AdminState>;
  /** Mirrors the access of the active connection; rejects with a `Failure` when main is lost. */
  follow(signal: AbortSignal): Promise<void>;
  /** Checks and stores an admin key, which stays out of this store. Answers whether it is stored. */
  saveKey(key: string): Promise<boolean>;
  forgetKey(): Promise<void>;
  /** Drops what the form showed of the last try. */
  leaveForm(): void;
  /** Drops what was tried with another connection. */
  forget(): void;
}

export function createAdminStore(rpc: Rpc): AdminStore {
  const state = createStore<AdminState>(() => ({
    access: null,
    saving: IDLE,
    forgetting: IDLE,
  }));
  const saves = attempts<null>((saving) => state.setState({ saving }));
  const removals = attempts<null>((forgetting) => state.setState({ forgetting }));
  return {
    state,
    follow: (signal) =>
      mirror(rpc.watch('admin.watch', undefined, signal), (access) => state.setState({ access })),
    async saveKey(key) {
      await saves.start((signal) => rpc.ask('admin.save-key', { key }, signal));
      return state.getState().saving.state === 'done';
    },
    async forgetKey() {
      saves.reset();
      await removals.start((signal) => rpc.ask('admin.forget-key', undefined, signal));
    },
    leaveForm: () => saves.reset(),
    forget() {
      saves.reset();
      removals.reset();
    },
  };
}

/** Whether admin calls can be made now; false before main has said so. */
export const hasAdminKey = ({ access }: AdminState): boolean =>
  access !== null && ['built-in', 'stored', 'session'].includes(access.key);

/** Names one admin key of one connection: what was read with it is no other one's. */
export const accessName = ({ access }: AdminState): string =>
  access === null ? '' : [access.connection, access.key, access.keyEnd].join(' ');

export const adminStore = defineStore<AdminStore>({
  name: 'admin',
  scope: 'connection',
  create: ({ rpc }) => createAdminStore(rpc),
  followedBy: { main: 'rest' },
});
