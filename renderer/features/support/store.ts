import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type { PageFault } from '../../../preload/contract/page-fault.ts';
import type { ExportedFile } from '../../../preload/contract/exported-file.ts';
import { attempts, IDLE, type Attempt } from '../../ui/failure/attempt.ts';
import { defineStore } from '../../ui/stores.ts';

export interface SupportState {
  readonly making: Attempt<ExportedFile>;
}

export interface SupportStore {
  readonly state: StoreApi<SupportState>;
  /** Makes the bundle anew; it is shown before it is saved. */
  make(): Promise<void>;
  forget(): void;
  /** Notes for support where the page's own code failed. */
  readonly tellFault: (fault: PageFault) => void;
}

/** The bundle for support: made in main, read on the page, saved by the person. */
export function createSupportStore(rpc: Rpc): SupportStore {
  const state = createStore<SupportState>(() => ({ making: IDLE }));
  const makes = attempts<ExportedFile>((making) => state.setState({ making }));
  return {
    state,
    async make() {
      await makes.start((signal) => rpc.ask('support.bundle', undefined, signal));
    },
    forget: () => makes.reset(),
    tellFault(fault) {
      // What cannot be noted is no reason for a second fault.
      void rpc.ask('page.fault', fault).catch(() => undefined);
    },
  };
}

export const supportStore = defineStore<SupportStore>({
  name: 'support',
  scope: 'connection',
  create: ({ rpc }) => createSupportStore(rpc),
});
