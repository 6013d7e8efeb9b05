import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Rpc } from '../../../preload/contract/api.ts';
import type {
  AlignedRow,
  Alignment,
  AlignmentSaved,
  RowEdit,
  RowFilter,
} from '../../../preload/contract/alignment.ts';
import { SURE_CONFIDENCE } from '../../../preload/contract/limits.ts';
import { mirror } from '../../rpc/mirror.ts';
import { attempts, IDLE, type Attempt } from '../../ui/failure/attempt.ts';
import { defineStore } from '../../ui/stores.ts';

/** Rows that are asked for at once. */
export const WINDOW_ROWS = 100;

export interface AlignmentState {
  /** As main lists them; null before the first value. */
  readonly list: readonly Alignment[] | null;
  /** Id of the one that is worked on. */
  readonly open: string | null;
  readonly filter: RowFilter;
  /** Rows of the view; null before they were counted. */
  readonly total: number | null;
  /** By number of the window, from 0; what has changed is shown until it comes again. */
  readonly windows: ReadonlyMap<number, readonly AlignedRow[]>;
  /** Place in the view of the row that keys act on. */
  readonly place: number;
  /** Grows with every request that the keyboard goes to that row. */
  readonly summons: number;
  readonly starting: Attempt<Alignment>;
  readonly editing: Attempt<null>;
  readonly saving: Attempt<AlignmentSaved>;
}

/** One alignment, for each of its parts. */
export interface OfAlignment {
  readonly alignment: Alignment;
}

const CLOSED = {
  open: null,
  filter: 'all',
  total: null,
  windows: new Map(),
  place: 0,
  summons: 0,
  editing: IDLE,
  saving: IDLE,
} as const;

export interface AlignmentStore {
  readonly state: StoreApi<AlignmentState>;
  follow(signal: AbortSignal): Promise<void>;
  /** Reads two documents and pairs their sentences. */
  start(files: {
    readonly original: File;
    readonly translation: File;
    readonly source: string;
    readonly target: string;
  }): Promise<void>;
  stopStarting(): void;
  openAlignment(id: string): void;
  leave(): void;
  remove(id: string): Promise<void>;
  setFilter(filter: RowFilter): void;
  /** Asks for the rows between two places that are not there. */
  show(first: number, last: number): void;
  readonly goTo: (place: number) => void;
  /** The next row to look at after this one, around the end. */
  goToDoubtful(): Promise<void>;
  edit(edit: RowEdit): Promise<void>;
  turn(how: 'undo' | 'redo'): Promise<void>;
  save(
    into: { readonly id: string } | { readonly name: string },
    doubtful: boolean,
  ): Promise<boolean>;
  forgetSaved(): void;
}

export const rowOf = ({ windows }: AlignmentState, place: number): AlignedRow | undefined =>
  windows.get(Math.floor(place / WINDOW_ROWS))?.[place % WINDOW_ROWS];

export const openOf = ({ list, open }: AlignmentState): Alignment | null =>
  list?.find(({ id }) => id === open) ?? null;

/** Whether a row should be looked at: main counts them in the same way. */
export const isDoubtful = ({ state, confidence, source, target }: AlignedRow): boolean =>
  state === 'open' && (confidence < SURE_CONFIDENCE || source.length === 0 || target.length === 0);

export function createAlignmentStore(
  rpc: Rpc,
  hand: (file: File) => Promise<string>,
): AlignmentStore {
  const state = createStore<AlignmentState>(() => ({ ...CLOSED, list: null, starting: IDLE }));
  const get = () => state.getState();
  const starting = attempts<Alignment>((shown) => state.setState({ starting: shown }));
  const editing = attempts<null>((shown) => state.setState({ editing: shown }));
  const saving = attempts<AlignmentSaved>((shown) => state.setState({ saving: shown }));
  const asked = new Set<number>();
  /** Answers of an earlier view are dropped. */
  let view = 0;

  async function load(window: number): Promise<void> {
    const { open: id, filter } = get();
    if (id === null || asked.has(window)) return;
    asked.add(window);
    const mine = view;
    try {
      const from = window * WINDOW_ROWS;
      const answer = await rpc.ask('alignment.rows', { id, from, count: WINDOW_ROWS, filter });
      if (mine !== view) return;
      const windows = new Map(get().windows);
      windows.set(window, answer.rows);
      const place = Math.min(get().place, Math.max(0, answer.total - 1));
      state.setState({ windows, total: answer.total, place });
    } finally {
      if (mine === view) asked.delete(window);
    }
  }

  /** Reads again what is in sight; nothing flickers, since the old rows stay until then. */
  async function refresh(): Promise<void> {
    view += 1;
    asked.clear();
    const at = Math.floor(get().place / WINDOW_ROWS);
    const kept = new Map([...get().windows].filter(([window]) => Math.abs(window - at) <= 1));
    state.setState({ windows: kept });
    await Promise.all([at - 1, at, at + 1].filter((one) => one >= 0).map((one) => load(one)));
  }

  function begin(id: string | null) {
    view += 1;
    asked.clear();
    saving.reset();
    editing.reset();
    state.setState({ ...CLOSED, open: id });
    if (id !== null) void load(0);
  }

  function goTo(place: number) {
    const { total, summons } = get();
    if (total === null || place < 0 || place >= total) return;
    state.setState({ place, summons: summons + 1 });
  }

  async function changing(run: (id: string) => Promise<{ readonly number: number | null }>) {
    const { open: id } = get();
    if (id === null) return;
    await editing.start(async () => {
      const { number } = await run(id);
      if (get().open !== id) return null;
      if (number !== null && get().filter === 'all') state.setState({ place: number });
      await refresh();
      state.setState({ summons: get().summons + 1 });
      return null;
    });
  }

  return {
    state,
    follow: (signal) =>
      mirror(rpc.watch('alignment.watch', undefined, signal), (list) => {
        state.setState({ list });
        const { open } = get();
        if (open !== null && !list.some(({ id }) => id === open)) begin(null);
      }),
    async start({ original, translation, source, target }) {
      const made = await starting.start(async (signal) => {
        const [ours, theirs] = await Promise.all([hand(original), hand(translation)]);
        return rpc.ask(
          'alignment.start',
          {
            source,
            target,
            original: { ticket: ours, name: original.name },
            translation: { ticket: theirs, name: translation.name },
          },
          signal,
        );
      });
      if (made === null) return;
      starting.reset();
      begin(made.id);
      state.setState({ summons: 1 });
    },
    stopStarting: () => starting.reset(),
    openAlignment: begin,
    leave: () => begin(null),
    async remove(id) {
      await rpc.ask('alignment.remove', { id });
    },
    setFilter(filter) {
      state.setState({ filter, place: 0, total: null, windows: new Map() });
      void refresh();
    },
    show(first, last) {
      const { windows, total } = get();
      const end = total === null ? last : Math.min(last, total - 1);
      for (let at = Math.floor(first / WINDOW_ROWS); at * WINDOW_ROWS <= end; at += 1) {
        if (!windows.has(at)) void load(at);
      }
    },
    goTo,
    async goToDoubtful() {
      const { place, total, filter } = get();
      if (total === null || total === 0) return;
      if (filter === 'doubtful') {
        goTo((place + 1) % total);
        return;
      }
      for (let step = 1; step <= total; step += 1) {
        const at = (place + step) % total;
        if (rowOf(get(), at) === undefined) await load(Math.floor(at / WINDOW_ROWS));
        const row = rowOf(get(), at);
        if (row === undefined || !isDoubtful(row)) continue;
        goTo(at);
        return;
      }
    },
    edit: (edit) =>
      changing((id) => {
        const row = rowOf(get(), get().place);
        return row === undefined
          ? Promise.resolve({ number: null })
          : rpc.ask('alignment.edit', { id, number: row.number, edit });
      }),
    turn: (how) => changing((id) => rpc.ask(`alignment.${how}`, { id })),
    async save(into, doubtful) {
      const { open: id } = get();
      if (id === null) return false;
      const saved = await saving.start(() => rpc.ask('alignment.save', { id, into, doubtful }));
      return saved !== null;
    },
    forgetSaved: () => saving.reset(),
  };
}

export const alignmentStore = defineStore<AlignmentStore>({
  name: 'alignment',
  scope: 'app',
  create: ({ rpc, hand }) => createAlignmentStore(rpc, hand),
  followedBy: { main: 'rest' },
});
