import type { StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type { Units } from '../../../preload/contract/local-memories.ts';
import { attempts, IDLE, type Attempt } from '../../ui/failure/attempt.ts';
import type { UnitVerbs } from './local-memories-store.ts';
import type { LocalMemoriesState } from './state.ts';
import type { Changed, UnitsState } from './units-state.ts';
import { askedQuery, isWhole, othersOf, withPage, withUnit } from './units-state.ts';

/** Units of one page. */
const PAGE = 100;

export function createUnitVerbs(
  rpc: Rpc,
  state: StoreApi<LocalMemoriesState>,
): UnitVerbs & { readonly forget: () => void } {
  const get = () => state.getState().units;
  const set = (change: Partial<UnitsState>) =>
    state.setState(({ units }) => ({ units: { ...units, ...change } }));
  const reading = attempts<Units>((now) => set({ reading: withoutValue(now) }));
  const changing = attempts<Changed>((now) => set({ changing: now }));

  /** Units came back that a search for near duplicates did not see. */
  let isBehind = false;

  /** @param from null: the first page */
  async function read(from: number | null, isFresh = false): Promise<void> {
    const { chosen } = state.getState();
    if (chosen === null) return;
    const { query } = get();
    const page = await reading.start((signal) =>
      rpc.ask(
        'local-memories.units',
        { id: chosen, ...askedQuery(query, isFresh), from, count: PAGE },
        signal,
      ),
    );
    if (page === null) return;
    const { units, total, next } = page;
    const before = from === null ? null : get();
    set({ rows: withPage(before?.rows ?? [], units), total: total ?? before?.total ?? null, next });
  }

  return {
    search(change) {
      const query = { ...get().query, ...change };
      isBehind = false;
      set({ query, changing: IDLE, leftOut: new Set() });
      if (query.near) set({ rows: [], total: null, next: null });
      void read(null, true);
    },
    open() {
      const { total, reading: now } = get();
      if (total === null && now.state === 'idle') void read(null);
    },
    refresh() {
      const { rows, draft, total } = get();
      if (total === null || rows.length > PAGE || draft !== null) return;
      void read(null, isBehind);
      isBehind = false;
    },
    async readMore() {
      const { next, reading: now } = get();
      if (next !== null && now.state !== 'running') await read(next);
    },
    write: (draft) => set({ draft, changing: IDLE }),
    async save() {
      const { chosen } = state.getState();
      const { draft, changing: now } = get();
      if (chosen === null || draft === null || !isWhole(draft) || now.state === 'running') return;
      await changing.start(async (signal) => {
        const { unit, source, targets } = draft;
        const input = { id: chosen, unit, source: source.trim(), targets: { ...targets } };
        const stored = await rpc.ask('local-memories.change-unit', input, signal);
        signal.throwIfAborted();
        const { rows, total } = get();
        set({
          rows: withUnit(rows, stored),
          total: total !== null && unit === null ? total + 1 : total,
          draft: null,
        });
        return 'saved';
      });
    },
    async removeUnit(unit) {
      const { chosen } = state.getState();
      if (chosen === null || get().changing.state === 'running') return;
      await changing.start(async (signal) => {
        await rpc.ask('local-memories.remove-units', { id: chosen, units: [unit] }, signal);
        signal.throwIfAborted();
        const { rows, total } = get();
        const rest = rows.filter((one) => one.unit !== unit);
        set({ rows: rest, total: total === null ? null : Math.max(0, total - 1) });
        return 'removed';
      });
    },
    async keepUnit(row) {
      const { chosen } = state.getState();
      const { query, changing: now } = get();
      const gone = othersOf(get(), row);
      if (chosen === null || now.state === 'running' || gone.length === 0) return;
      const { unit } = row;
      const { near } = query;
      await changing.start(async (signal) => {
        await rpc.ask('local-memories.keep-unit', { id: chosen, unit, gone, near }, signal);
        return 'kept';
      });
      await read(null);
    },
    async undoKeep() {
      const { chosen } = state.getState();
      if (chosen === null) return;
      await changing.start(async (signal) => {
        await rpc.ask('local-memories.undo-keep', { id: chosen }, signal);
        return 'restored';
      });
      // Those of a team come back from its database a little later.
      isBehind = true;
      await read(null, true);
    },
    leaveOut(unit) {
      const { leftOut } = get();
      const without = new Set(leftOut);
      if (!without.delete(unit)) without.add(unit);
      set({ leftOut: without });
    },
    forgetChange: () => changing.reset(),
    forget() {
      reading.reset();
      changing.reset();
    },
  };
}

const withoutValue = (attempt: Attempt<unknown>): Attempt<null> =>
  attempt.state === 'done' ? { state: 'done', value: null } : attempt;
