import { createStore } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type { LocalMemories } from '../../../preload/contract/local-memories.ts';
import { mirror } from '../../rpc/mirror.ts';
import { IDLE } from '../../ui/failure/attempt.ts';
import { createImportVerbs } from './import-verbs.ts';
import type { LocalMemoriesPorts, LocalMemoriesStore } from './local-memories-store.ts';
import { createMemoryVerbs } from './memory-verbs.ts';
import { EMPTY, type LocalMemoriesState } from './state.ts';
import { createUnitVerbs } from './unit-verbs.ts';
import { NO_UNITS } from './units-state.ts';
import { defineStore } from '../../ui/stores.ts';

/** The memories on this computer, while they are looked at and changed. */
export function createLocalMemoriesStore(rpc: Rpc, ports: LocalMemoriesPorts): LocalMemoriesStore {
  const state = createStore<LocalMemoriesState>(() => EMPTY);
  const units = createUnitVerbs(rpc, state);
  const memories = createMemoryVerbs(rpc, state, choose);

  function choose(chosen: string | null) {
    if (chosen === state.getState().chosen) return;
    units.forget();
    memories.forgetCount();
    state.setState({ chosen, units: NO_UNITS, statistics: IDLE });
  }

  function show({ memories: all, works }: LocalMemories) {
    const { chosen, memories: before } = state.getState();
    state.setState({ memories: all, works });
    const shown = all.find((one) => one.id === chosen);
    const earlier = before?.find((one) => one.id === chosen);
    const isSame = (['updated', 'units', 'isSearched'] as const).every(
      (fact) => shown?.[fact] === earlier?.[fact],
    );
    if (shown?.team !== undefined && earlier !== undefined && !isSame) units.refresh();
    if (all.some((one) => one.id === chosen)) return;
    // One that was made just now comes with main's next value.
    const isGone = before?.some((one) => one.id === chosen) === true;
    if (chosen === null || isGone) choose(all[0]?.id ?? null);
  }

  return {
    state,
    follow: (signal) => mirror(rpc.watch('local-memories.watch', undefined, signal), show),
    openTab: (tab) => state.setState({ tab }),
    choose,
    openView: (view) => state.setState({ view }),
    ...memories,
    ...createImportVerbs(rpc, state, ports, (memory) => {
      choose(memory);
      // Its units are others now, also where it was chosen before.
      units.forget();
      memories.forgetCount();
      state.setState({ view: 'units', units: NO_UNITS, statistics: IDLE });
    }),
    ...units,
  };
}

export const localMemoriesStore = defineStore<LocalMemoriesStore>({
  name: 'localMemories',
  scope: 'app',
  create: ({ rpc, hand }) => createLocalMemoriesStore(rpc, { hand }),
  followedBy: { main: 'rest' },
});
