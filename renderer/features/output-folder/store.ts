import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type { Failure } from '../../../preload/contract/failure.ts';
import type { OutputFolderPlace } from '../../../preload/contract/output-folder.ts';
import { asFailure } from '../../ui/failure/as-failure.ts';
import { defineStore } from '../../ui/stores.ts';

export interface OutputFolderState {
  /** null until it is known. */
  readonly place: OutputFolderPlace | null;
  /** Why it could not be opened. */
  readonly refused: Failure | null;
}

export interface OutputFolderStore {
  readonly state: StoreApi<OutputFolderState>;
  /** Asks once where it is: it stays the same while the program runs. */
  load(): Promise<void>;
  open(): Promise<void>;
  readonly forgetRefused: () => void;
}

export function createOutputFolderStore(rpc: Rpc): OutputFolderStore {
  const state = createStore<OutputFolderState>(() => ({ place: null, refused: null }));
  return {
    state,
    async load() {
      if (state.getState().place !== null) return;
      try {
        state.setState({ place: await rpc.ask('output-folder.read', undefined) });
      } catch {
        // What is not known is not shown.
      }
    },
    async open() {
      state.setState({ refused: null });
      try {
        await rpc.ask('output-folder.open', undefined);
      } catch (thrown) {
        state.setState({ refused: asFailure(thrown) });
      }
    },
    forgetRefused: () => state.setState({ refused: null }),
  };
}

export const outputFolderStore = defineStore<OutputFolderStore>({
  name: 'output-folder',
  scope: 'app',
  create: ({ rpc }) => createOutputFolderStore(rpc),
});
