import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type { Failure } from '../../../preload/contract/failure.ts';
import type {
  OfflineLanguages,
  SystemAbilities,
} from '../../../preload/contract/offline-languages.ts';
import { mirror } from '../../rpc/mirror.ts';
import { asFailure } from '../../ui/failure/as-failure.ts';
import { attempts, IDLE, type Attempt } from '../../ui/failure/attempt.ts';
import { defineStore, type Page } from '../../ui/stores.ts';

export interface OfflineLanguagesState {
  /** As main last said; null until its first value. */
  readonly known: OfflineLanguages | null;
  /** What programs of the system give; null until it was looked for. */
  readonly system: SystemAbilities | null;
  /** Why the last press came to nothing. */
  readonly failure: Failure | null;
  /** Packs that a folder or a file held. */
  readonly given: Attempt<readonly string[]>;
  readonly refreshing: Attempt<null>;
}

export interface OfflineLanguagesStore {
  readonly state: StoreApi<OfflineLanguagesState>;
  follow(signal: AbortSignal): Promise<void>;
  install(id: string): Promise<void>;
  cancel(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  installFromPath(path: string): Promise<void>;
  installFromFile(file: File): Promise<void>;
  forgetGiven(): void;
  /** Reads the list of packs that a setting names. */
  refresh(): Promise<void>;
  lookAtSystem(): Promise<void>;
}

/** The packs of this computer, and what is done with them. */
function createOfflineLanguagesStore(rpc: Rpc, hand: Page['hand']): OfflineLanguagesStore {
  const state = createStore<OfflineLanguagesState>(() => ({
    known: null,
    system: null,
    failure: null,
    given: IDLE,
    refreshing: IDLE,
  }));
  const giving = attempts<readonly string[]>((given) => state.setState({ given }));
  const refreshes = attempts<null>((refreshing) => state.setState({ refreshing }));
  const doing = async (verb: 'install' | 'cancel' | 'remove', id: string) => {
    state.setState({ failure: null });
    try {
      await rpc.ask(`offline-languages.${verb}`, { id });
    } catch (thrown) {
      state.setState({ failure: asFailure(thrown) });
    }
  };
  return {
    state,
    follow: (signal) =>
      mirror(rpc.watch('offline-languages.watch', undefined, signal), (known) =>
        state.setState({ known }),
      ),
    install: (id) => doing('install', id),
    cancel: (id) => doing('cancel', id),
    remove: (id) => doing('remove', id),
    async installFromPath(path) {
      await giving.start(
        async (signal) => (await rpc.ask('offline-languages.install-from', { path }, signal)).ids,
      );
    },
    async installFromFile(file) {
      await giving.start(async (signal) => {
        const ticket = await hand(file);
        return (await rpc.ask('offline-languages.install-from', { ticket }, signal)).ids;
      });
    },
    forgetGiven: () => giving.reset(),
    async refresh() {
      await refreshes.start((signal) => rpc.ask('offline-languages.refresh', undefined, signal));
    },
    async lookAtSystem() {
      try {
        state.setState({ system: await rpc.ask('offline-languages.system', undefined) });
      } catch {
        // What is not known is not shown.
      }
    },
  };
}

export const offlineLanguagesStore = defineStore<OfflineLanguagesStore>({
  name: 'offlineLanguages',
  scope: 'app',
  create: ({ rpc, hand }) => createOfflineLanguagesStore(rpc, hand),
  followedBy: { main: 'rest', quick: 'rest' },
});
