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

  /** @param from null: the first page */
  async function read(from: number | null): Promise<void> {
    const { chosen } = state.getState();
    if (chosen === null) return;
    const { query } = get();
    const page = await reading.start((signal) =>
      rpc.ask(
        'local-memories.units',
        { id: chosen, ...askedQuery(query), from, count: PAGE },
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
      set({ query: { ...get().query, ...change }, changing: IDLE });
      void read(null);
    },
    open() {
      const { total, reading: now } = get();
      if (total === null && now.state === 'idle') void read(null);
    },
    refresh() {
      const { rows, draft, total } = get();
      if (total !== null && rows.length <= PAGE && draft === null) void read(null);
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
      const { rows, changing: now } = get();
      if (chosen === null || now.state === 'running') return;
      const { unit } = row;
      await changing.start(async (signal) => {
        const gone = othersOf(rows, row);
        await rpc.ask('local-memories.keep-unit', { id: chosen, unit, gone }, signal);
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
      await read(null);
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
