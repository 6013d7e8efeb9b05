import type { Rpc, Input } from '../../../preload/contract/api.ts';
import type { Failure } from '../../../preload/contract/failure.ts';
import type { ReportRow, UsageFigures } from '../../../preload/contract/reports.ts';
import { asFailure } from '../../ui/failure/as-failure.ts';

/** Which rows are wanted, in which order. */
export type RowSelection = Omit<Input<'reports.rows'>, 'from' | 'count'>;

export const WINDOW_ROWS = 200;
/** Windows that are kept; the oldest goes when another comes. */
const MOST_WINDOWS = 24;

/** The rows of a selection as far as they were asked for. */
export interface RowsView {
  /** Counts selections: another number is another table, seen from its beginning. */
  readonly turn: number;
  readonly selection: RowSelection;
  readonly total: number;
  /** Over the whole selection, not only the rows that are here. */
  readonly sum: UsageFigures;
  /** Windows of `WINDOW_ROWS` rows by their place. */
  readonly windows: ReadonlyMap<number, readonly ReportRow[]>;
}

export interface RowWindows {
  /** Asks for another selection. What is shown stays until its first window has come. */
  readonly select: (selection: RowSelection) => void;
  /** Asks for what is missing of the rows in sight; windows that went out of sight are given up. */
  readonly need: (from: number, to: number) => void;
  /** Forgets everything. */
  readonly reset: () => void;
}

export interface RowsPorts {
  readonly rpc: Rpc;
  readonly show: (view: RowsView | null) => void;
  readonly fail: (failure: Failure) => void;
}

/** A table of which only the windows in sight are asked for. */
export function createRowWindows({ rpc, show, fail }: RowsPorts): RowWindows {
  let view: RowsView | null = null;
  let turn = 0;
  let wanted: RowSelection | null = null;
  const open = new Map<number, AbortController>();

  function giveUp(isWanted: (window: number) => boolean) {
    for (const [window, call] of [...open]) {
      if (isWanted(window)) continue;
      open.delete(window);
      call.abort();
    }
  }

  async function ask(selection: RowSelection, window: number) {
    const call = new AbortController();
    open.set(window, call);
    try {
      const { rows, total, sum } = await rpc.ask(
        'reports.rows',
        { ...selection, from: window * WINDOW_ROWS, count: WINDOW_ROWS },
        call.signal,
      );
      if (open.get(window) !== call) return;
      open.delete(window);
      const before = view?.selection === selection ? view : null;
      if (before === null) turn += 1;
      const windows = new Map(before?.windows);
      windows.delete(window);
      windows.set(window, rows);
      const [oldest] = windows.keys();
      if (windows.size > MOST_WINDOWS && oldest !== undefined) windows.delete(oldest);
      view = { turn, selection, total, sum, windows };
      show(view);
    } catch (thrown) {
      if (open.get(window) !== call) return;
      open.delete(window);
      fail(asFailure(thrown));
    }
  }

  return {
    select(selection) {
      giveUp(() => false);
      wanted = selection;
      void ask(selection, 0);
    },
    need(from, to) {
      // The first window of another selection is on its way: these rows are about to go.
      if (view === null || view.selection !== wanted) return;
      const [first, last] = [Math.floor(from / WINDOW_ROWS), Math.floor(to / WINDOW_ROWS)];
      giveUp((window) => window >= first && window <= last);
      for (let window = first; window <= last; window += 1) {
        const isThere = view.windows.has(window) || open.has(window);
        if (!isThere && window * WINDOW_ROWS < view.total) void ask(view.selection, window);
      }
    },
    reset() {
      giveUp(() => false);
      wanted = null;
      view = null;
      show(null);
    },
  };
}
