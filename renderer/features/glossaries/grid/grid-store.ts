import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Entry } from '../../../../preload/contract/glossaries.ts';
import { checkOf } from './check.ts';
import { applied, firstTouched, replacing, type Change } from './changes.ts';
import { readBlock, writeBlock } from './clipboard-block.ts';
import { chosenCells, rowIndexAt, type Cell, type GridState } from './grid-state.ts';
import { createHistory } from './history.ts';
import { pasted } from './paste.ts';
import { entriesOf, rowOf, rowsOf, SIDES, withText, type Row, type Side } from './row.ts';
import { createSourceIndex } from './source-index.ts';
import { EVERYTHING, viewAfter, viewOf, type Viewing } from './view.ts';

/** Where the active cell goes once a text is kept. */
export type Step = 'stay' | 'down' | 'next' | 'previous';

/** The entries of one dictionary while they are edited. */
export interface GridStore {
  readonly state: StoreApi<GridState>;
  readonly entries: () => Entry[];
  /** Makes a cell the active one; `extends` keeps the other corner of what is chosen. */
  readonly go: (cell: Cell, isExtending?: boolean) => void;
  /** Moves the active cell; a side other than the one at the edge is left alone. */
  readonly move: (places: number, sides: number, isExtending?: boolean) => void;
  readonly chooseAll: () => void;
  /** Begins to write: over the text with a first letter, or into it with null. */
  readonly begin: (letter: string | null) => void;
  readonly type: (text: string) => void;
  /** Leaves a cell as it was. */
  readonly leave: () => void;
  /** Keeps what is written and goes on. */
  readonly keep: (step: Step) => void;
  /** Empties the chosen cells. */
  readonly clear: () => void;
  /** Deletes the rows of the chosen cells. */
  readonly removeRows: () => void;
  /** Goes to the place behind the last row. */
  readonly addRow: () => void;
  /** Writes a block over the cells from the first chosen one on; what is longer is added. */
  readonly paste: (text: string) => void;
  /** The chosen cells for a spreadsheet. */
  readonly copy: () => string;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly look: (viewing: Partial<Viewing>) => void;
  /** Ascending, descending, then the order of the dictionary again. */
  readonly sortBy: (side: Side) => void;
  /** The service has what stands here. */
  readonly saved: () => void;
  /** The whole content anew, as one step that can be taken back. */
  readonly replaceAll: (entries: readonly Entry[]) => void;
}

const FIRST: Cell = { place: 0, side: 'source' };

/**
 * @param entries as the service has them
 * @param compare orders texts of a side; by the language of the page
 */
export function createGridStore(
  entries: readonly Entry[],
  compare: (one: string, other: string) => number,
): GridStore {
  const history = createHistory();
  const first = rowsOf(entries);
  const sources = createSourceIndex(first);
  const state = createStore<GridState>(() => {
    const rows = first;
    const check = checkOf(rows, sources);
    return {
      rows,
      check,
      view: viewOf(rows, check, EVERYTHING, compare),
      viewing: EVERYTHING,
      active: FIRST,
      anchor: FIRST,
      typed: null,
      ...steps(),
    };
  });
  const get = state.getState;
  const set = state.setState;

  function steps() {
    const { canUndo, canRedo, isUnsaved } = history;
    return { canUndo, canRedo, isUnsaved };
  }

  function make(change: Change) {
    for (const { removed, added } of change) {
      for (const row of removed) sources.remove(row);
      for (const row of added) sources.add(row);
    }
    set((now) => {
      const rows = applied(now.rows, change);
      const view = viewAfter(now.view, now.viewing, now.rows.length, change);
      const within = ({ place, side }: Cell) => ({ place: Math.min(place, view.length), side });
      return {
        rows,
        view,
        check: checkOf(rows, sources),
        active: within(now.active),
        anchor: within(now.anchor),
        typed: null,
        ...steps(),
      };
    });
  }

  function change(next: Change) {
    if (next.length === 0) return;
    history.done(next);
    make(next);
  }

  /** Takes a step back or forth and shows where it was. */
  function retrace(step: Change | null) {
    if (step === null) return;
    make(step);
    const place = get().view.indexOf(firstTouched(step));
    if (place >= 0) go({ place, side: get().active.side });
  }

  function go(cell: Cell, isExtending = false) {
    set({ active: cell, ...(!isExtending && { anchor: cell }), typed: null });
  }

  function move(places: number, sides: number, isExtending = false) {
    const { active, view } = get();
    const place = Math.max(0, Math.min(view.length, active.place + places));
    const column = SIDES.indexOf(active.side) + sides;
    go(
      { place, side: SIDES[Math.max(0, Math.min(SIDES.length - 1, column))] ?? 'source' },
      isExtending,
    );
  }

  /** Every chosen row with what becomes of it. */
  function changeChosen(next: (row: Row) => Row | undefined) {
    const { rows, view } = get();
    const { from, to } = chosenCells(get());
    const changed = new Map<number, Row | undefined>();
    for (const index of view.slice(from, to + 1)) {
      const row = rows[index];
      if (row !== undefined) changed.set(index, next(row));
    }
    change(replacing(rows, changed));
  }

  function look(viewing: Partial<Viewing>) {
    set((now) => {
      const next = { ...now.viewing, ...viewing };
      const view = viewOf(now.rows, now.check, next, compare);
      const kept = rowIndexAt(now, now.active.place);
      const place = kept === null ? 0 : Math.max(0, view.indexOf(kept));
      const active = { place, side: now.active.side };
      return { viewing: next, view, active, anchor: active, typed: null };
    });
  }

  return {
    state,
    entries: () => entriesOf(get().rows),
    go,
    move,
    chooseAll() {
      const last = Math.max(0, get().view.length - 1);
      set({ active: { place: last, side: 'target' }, anchor: FIRST, typed: null });
    },
    begin(letter) {
      const { active, rows } = get();
      const index = rowIndexAt(get(), active.place);
      const text = index === null ? '' : (rows[index]?.[active.side] ?? '');
      set({ anchor: active, typed: { text: letter ?? text, isFresh: letter !== null } });
    },
    type: (text) => set(({ typed }) => ({ typed: { text, isFresh: typed?.isFresh ?? false } })),
    leave: () => set({ typed: null }),
    keep(step) {
      const { typed, active, rows } = get();
      const index = rowIndexAt(get(), active.place);
      if (typed !== null) {
        const { text } = typed;
        if (index !== null) {
          const row = rows[index];
          const isSame = row === undefined || row[active.side] === text;
          if (!isSame)
            change(replacing(rows, new Map([[index, withText(row, active.side, text)]])));
        } else if (text !== '') {
          const row = active.side === 'source' ? rowOf(text, '') : rowOf('', text);
          change([{ at: rows.length, removed: [], added: [row] }]);
        }
        set({ typed: null });
      }
      advance(step);
    },
    clear: () => {
      const { sides } = chosenCells(get());
      changeChosen((row) =>
        sides.reduce((next, side) => (next[side] === '' ? next : withText(next, side, '')), row),
      );
    },
    removeRows: () => {
      const { from } = chosenCells(get());
      changeChosen(() => undefined);
      go({ place: Math.min(from, get().view.length), side: get().active.side });
    },
    addRow: () => go({ place: get().view.length, side: 'source' }),
    paste(text) {
      const block = readBlock(text);
      const { rows, view } = get();
      const { from, sides } = chosenCells(get());
      const first = sides[0] ?? 'source';
      change(pasted(rows, view, from, first, block));
      const last = Math.min(from + block.length, get().view.length) - 1;
      const isWide = first === 'source' && block.some((cells) => cells.length > 1);
      set({
        anchor: { place: from, side: first },
        active: { place: Math.max(from, last), side: isWide ? 'target' : first },
      });
    },
    copy() {
      const { rows, view } = get();
      const { from, to, sides } = chosenCells(get());
      return writeBlock(
        view.slice(from, to + 1).map((index) => sides.map((side) => rows[index]?.[side] ?? '')),
      );
    },
    undo: () => retrace(history.back()),
    redo: () => retrace(history.forth()),
    look,
    sortBy(side) {
      const { sorting } = get().viewing;
      if (sorting?.side !== side) look({ sorting: { side, direction: 'ascending' } });
      else if (sorting.direction === 'ascending')
        look({ sorting: { side, direction: 'descending' } });
      else look({ sorting: null });
    },
    saved() {
      history.saved();
      set(steps());
    },
    replaceAll(entries) {
      const { rows } = get();
      change([{ at: 0, removed: rows, added: rowsOf(entries) }]);
    },
  };

  /** After a new row's first text the row is there, and its other side comes next. */
  function advance(step: Step) {
    const { active, view } = get();
    if (step === 'next' && active.side === 'target') {
      go({ place: Math.min(view.length, active.place + 1), side: 'source' });
    } else if (step === 'previous' && active.side === 'source' && active.place > 0) {
      go({ place: active.place - 1, side: 'target' });
    } else if (step === 'next') move(0, 1);
    else if (step === 'previous') move(0, -1);
    else if (step === 'down') {
      // The target of the last row ends a new entry: the next one begins with its source.
      const isEnd = active.side === 'target' && active.place + 1 >= view.length;
      go({ place: Math.min(view.length, active.place + 1), side: isEnd ? 'source' : active.side });
    }
  }
}
