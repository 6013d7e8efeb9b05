import type { StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type { MemoryStatistics } from '../../../preload/contract/local-memories.ts';
import { attempts, IDLE } from '../../ui/failure/attempt.ts';
import type { MemoryVerbs } from './local-memories-store.ts';
import type { Done, LocalMemoriesState } from './state.ts';
import { NO_UNITS } from './units-state.ts';

/** @param choose shows a memory's units */
export function createMemoryVerbs(
  rpc: Rpc,
  state: StoreApi<LocalMemoriesState>,
  choose: (id: string | null) => void,
): MemoryVerbs & { readonly forgetCount: () => void } {
  const doing = attempts<Done | null>((now) => state.setState({ doing: now }));
  const counting = attempts<MemoryStatistics>((statistics) => state.setState({ statistics }));
  const nameOf = (id: string) =>
    state.getState().memories?.find((one) => one.id === id)?.name ?? '';

  /** What was read of a memory is out of date. */
  function refresh(id: string) {
    counting.reset();
    if (state.getState().chosen === id) {
      state.setState(({ units }) => ({ units: { ...NO_UNITS, query: units.query } }));
    }
  }

  return {
    async create(draft) {
      const { id } = await rpc.ask('local-memories.create', draft);
      choose(id);
      state.setState({ view: 'units' });
    },
    async addSamples(which) {
      state.setState({ tab: 'local' });
      await doing.start(async (signal) => {
        const added = await rpc.ask('local-memories.add-samples', which, signal);
        const [largest] = added.toSorted((one, other) => other.units - one.units);
        choose(largest?.id ?? null);
        state.setState({ view: 'units' });
        return null;
      });
    },
    async rename(id, name) {
      await rpc.ask('local-memories.rename', { id, name: name.trim() });
    },
    async assign(id, assigned) {
      await doing.start(async (signal) => {
        await rpc.ask('local-memories.assign', { id, assigned: [...assigned] }, signal);
        return null;
      });
    },
    async remove(id) {
      const name = nameOf(id);
      await doing.start(async (signal) => {
        await rpc.ask('local-memories.remove', { id }, signal);
        return { what: 'removed', name };
      });
    },
    async exportAs(id, format) {
      await doing.start(async (signal) => {
        const { name, units } = await rpc.ask('local-memories.export', { id, format }, signal);
        return { what: 'exported', name, units };
      });
    },
    async merge(from, into) {
      const [gone, name] = [nameOf(from), nameOf(into)];
      const done = await doing.start(async (signal) => {
        await rpc.ask('local-memories.merge', { from, into }, signal);
        return { what: 'merged', from: gone, name };
      });
      if (done !== null) refresh(into);
    },
    async deduplicate(id) {
      const name = nameOf(id);
      const done = await doing.start(async (signal) => {
        const { removed } = await rpc.ask('local-memories.deduplicate', { id }, signal);
        return { what: 'deduplicated', name, removed };
      });
      if (done !== null) refresh(id);
    },
    async count() {
      const { chosen } = state.getState();
      if (chosen === null) return;
      await counting.start((signal) =>
        rpc.ask('local-memories.statistics', { id: chosen }, signal),
      );
    },
    forgetDone: () => state.setState({ doing: IDLE }),
    forgetCount: () => counting.reset(),
  };
}
