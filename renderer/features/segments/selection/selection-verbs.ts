import type { Segment } from '../../../../preload/contract/segments.ts';
import type { IdRanges } from '../../../../preload/contract/id-ranges.ts';
import { countIds, joinedRanges, toggledId } from '../../../../preload/contract/id-ranges.ts';
import type {
  SelectionChanged,
  SelectionMark,
} from '../../../../preload/contract/segment-selection.ts';
import type { InOrder } from '../edit/key-order.ts';
import type { EditorContext } from '../editor-context.ts';
import type { RowVerbs } from '../rows/row-verbs.ts';
import { activeRow, askedFilter, type View } from '../state.ts';
import { askedRanges } from './asked-ranges.ts';
import type { LongChanges } from './long-changes.ts';

const NOTHING: IdRanges = [];

/** Selecting segments, and work on all of them at once. */
export interface SelectionVerbs {
  readonly selectRow: (row: Segment, place: number) => void;
  /** Selects a row beside the others, or no more. */
  readonly toggleRow: (row: Segment, place: number) => void;
  readonly toggleActive: () => Promise<void>;
  /** Selects from where the stretch began to a place. @param adds to what was selected before */
  readonly extendTo: (place: number, adds?: boolean) => Promise<void>;
  readonly extendBy: (rows: number) => Promise<void>;
  /** All that the view shows. */
  readonly selectAll: () => Promise<void>;
  readonly clearSelection: () => void;
  /** Others may be there after a split or merge. */
  readonly renewSelection: () => Promise<void>;
  readonly markSelected: (mark: SelectionMark) => Promise<void>;
  /** Locks them, or unlocks them where all are locked. */
  readonly lockSelected: () => Promise<void>;
  readonly commentSelected: (text: string) => Promise<void>;
  readonly mergeSelected: () => Promise<void>;
  /** Puts the best match of the memories into those that nobody confirmed. */
  readonly bestMatchSelected: () => Promise<void>;
}

export interface SelectionPorts {
  readonly rows: RowVerbs;
  /** Gives main what was written. */
  readonly save: () => Promise<void>;
  readonly inOrder: InOrder;
  readonly changes: LongChanges;
}

export function createSelectionVerbs(
  context: EditorContext,
  { rows, save, inOrder, changes }: SelectionPorts,
): SelectionVerbs {
  const { rpc, get, set } = context;
  /** Counts questions: an answer that another one has overtaken is none. */
  let asked = 0;

  const select = (ids: IdRanges, place: number) => {
    const view = get()?.view;
    if (view === undefined) return;
    asked += 1;
    const count = countIds(ids);
    const selection = { ids, count, anchor: { view, place }, lead: place, base: ids };
    set({ selection: count === 0 ? null : selection, said: { kind: 'selected', count } });
  };

  const idsBetween = (view: View, from: number, to: number) =>
    context.act((id, signal) =>
      rpc.ask(
        'segments.places',
        { id, filter: askedFilter(view), sort: view.sort, from, to },
        signal,
      ),
    );

  async function extendTo(place: number, adds = false): Promise<void> {
    const now = get();
    if (now === null || now.active === null) return;
    const { view, selection } = now;
    const last = Math.max(0, (now.rows.total ?? 1) - 1);
    const lead = Math.max(0, Math.min(last, place));
    const isSame = selection?.anchor.view === view;
    const anchor = isSame ? selection.anchor : { view, place: now.active.place };
    const base = adds && selection !== null ? selection.base : NOTHING;
    asked += 1;
    const mine = asked;
    // At once, so that the next key goes on from there.
    const row = activeRow(now);
    const begun = row && { ids: [[row.id, row.id]] as const, count: 1, base: NOTHING };
    const before = selection ?? begun;
    if (before !== null) set({ selection: { ...before, anchor, lead } });
    const between = await idsBetween(view, anchor.place, lead);
    if (between === null || mine !== asked || get()?.view !== view) return;
    const ids = joinedRanges(base, between);
    const count = countIds(ids);
    set({
      selection: count === 0 ? null : { ids, count, anchor, lead, base },
      said: { kind: 'selected', count },
    });
  }

  const clear = () => {
    if (get()?.selection === null) return;
    asked += 1;
    set({ selection: null, said: { kind: 'selected', count: 0 } });
  };

  /**
   * Asks main to do something to all that are selected. Keys that follow wait only until main knows: it
   * does one after the other, too.
   */
  async function ask<Value>(
    verb: (id: string, selected: [number, number][], signal: AbortSignal) => Promise<Value>,
  ): Promise<Value | null> {
    const begin = inOrder(async () => {
      await save();
      const selection = get()?.selection ?? null;
      if (selection === null) return null;
      const selected = askedRanges(selection.ids);
      return { done: changes.act((id, signal) => verb(id, selected, signal)) };
    });
    const begun = await begin();
    return (await begun?.done) ?? null;
  }

  /** Does a verb to all that are selected. */
  async function change(
    verb: (
      id: string,
      selected: [number, number][],
      signal: AbortSignal,
    ) => Promise<SelectionChanged>,
  ): Promise<SelectionChanged | null> {
    const done = await ask(verb);
    if (done === null) return null;
    set({ said: { kind: 'selection-changed', ...done } });
    rows.renew(null);
    return done;
  }
  const mark = (how: SelectionMark) =>
    change((id, selected, signal) =>
      rpc.ask('segments.mark-selected', { id, selected, mark: how }, signal),
    );
  const toggle = (row: Segment, place: number) =>
    select(toggledId(get()?.selection?.ids ?? NOTHING, row.id), place);

  return {
    selectRow: (row, place) => select([[row.id, row.id]], place),
    toggleRow: toggle,
    toggleActive: inOrder(() => {
      const now = get();
      const row = now && activeRow(now);
      if (now !== null && row !== null && now.active !== null) toggle(row, now.active.place);
    }),
    extendTo,
    extendBy: inOrder(async (step: number) => {
      const now = get();
      if (now === null || now.active === null) return;
      const { selection, view, active } = now;
      const isHere = selection?.anchor.view === view;
      // The first press selects the active row with its neighbour.
      await extendTo((isHere ? selection.lead : active.place) + step);
    }),
    selectAll: inOrder(async () => {
      const now = get();
      if (now === null) return;
      const { view } = now;
      const all = await idsBetween(view, 0, Math.max(0, (now.rows.total ?? 1) - 1));
      if (all !== null && get()?.view === view) select(all, get()?.active?.place ?? 0);
    }),
    clearSelection: clear,
    async renewSelection() {
      const selection = get()?.selection ?? null;
      if (selection === null) return;
      const mine = asked;
      const ids = await context.act((id, signal) =>
        rpc.ask('segments.existing', { id, selected: askedRanges(selection.ids) }, signal),
      );
      if (ids === null || mine !== asked || get()?.selection !== selection) return;
      const count = countIds(ids);
      if (count !== selection.count) {
        set({ selection: count === 0 ? null : { ...selection, ids, count } });
      }
    },
    markSelected: async (how) => void (await mark(how)),
    async lockSelected() {
      const locked = await mark('lock');
      if (locked?.changed === 0) await mark('unlock');
    },
    async commentSelected(text) {
      await change((id, selected, signal) =>
        rpc.ask('segments.comment-selected', { id, selected, text }, signal),
      );
    },
    mergeSelected: inOrder(async () => {
      await save();
      const selection = get()?.selection ?? null;
      if (selection === null) return;
      const done = await context.act((id, signal) =>
        rpc.ask('segments.merge-selected', { id, selected: askedRanges(selection.ids) }, signal),
      );
      if (done === null) return;
      clear();
      set({ said: { kind: 'merged' } });
      rows.renew(null);
      await rows.goTo(done.number);
    }),
    async bestMatchSelected() {
      const saving = await ask((id, selected, signal) => {
        set({ said: null });
        return rpc.ask('segments.fill', { id, service: false, selected, overwrites: true }, signal);
      });
      if (saving !== null) set({ said: { kind: 'filled', saving } });
    },
  };
}
