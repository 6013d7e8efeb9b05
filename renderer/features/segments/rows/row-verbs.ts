import type { SegmentRows } from '../../../../preload/contract/segments.ts';
import { asFailure } from '../../../ui/failure/as-failure.ts';
import type { EditorContext } from '../editor-context.ts';
import { askedFilter, isWhole, WHOLE, type View } from '../state.ts';
import {
  lackingWindows,
  loadedPlace,
  NO_ROWS,
  outdated,
  rowAt,
  WINDOW_ROWS,
  withWindow,
} from './row-windows.ts';

/** Asked at once: a dragged scroll bar passes many windows that nobody looks at. */
const MOST_ASKED = 2;

/** Rows beyond what is seen that are asked for beforehand. */
const AHEAD = 40;

/** The rows of the open project: read where they are seen, renewed when they changed. */
export interface RowVerbs {
  /** Rows between two places are in sight. */
  readonly show: (first: number, last: number) => void;
  /** Shows other segments; the active one stays where the view holds it. */
  readonly setView: (view: View) => Promise<void>;
  /** Segments were changed; null: many. */
  readonly renew: (changed: readonly number[] | null) => void;
  /** Makes a segment the active one, in the whole text where the view does not hold it. */
  readonly goTo: (number: number) => Promise<void>;
  /** Makes the row at a place of the view the active one. */
  readonly goToPlace: (place: number) => Promise<void>;
  /** Forgets what is in sight: another project comes. */
  readonly reset: () => void;
}

/** @param onActive another segment has become the active one */
export function createRowVerbs(context: EditorContext, onActive: () => void): RowVerbs {
  const { get, set } = context;
  /** Windows that are on their way, and whether they changed meanwhile. */
  const asked = new Map<number, { isOutdated: boolean }>();
  let seen = { first: 0, last: WINDOW_ROWS - 1 };

  const ask = (
    view: View,
    from: number,
    count: number,
    placeOf: number | null = null,
  ): Promise<SegmentRows> =>
    context.rpc.ask(
      'segments.rows',
      {
        id: get()?.project.id ?? '',
        from,
        count,
        filter: askedFilter(view),
        sort: view.sort,
        placeOf,
      },
      context.signal(),
    );

  async function load(window: number): Promise<void> {
    const now = get();
    if (now === null || asked.has(window)) return;
    const { view } = now;
    const { id } = now.project;
    const mine = { isOutdated: false };
    asked.set(window, mine);
    try {
      const answer = await ask(view, window * WINDOW_ROWS, WINDOW_ROWS);
      if (get()?.view !== view || get()?.project.id !== id) return;
      set(({ rows, active }) => {
        const come = withWindow(rows, window, answer);
        const next = mine.isOutdated ? outdated(come, null, false) : come;
        return { rows: next, active: active && { ...active, place: placeIn(active) } };

        /** Rows before it may have come or gone. */
        function placeIn(one: NonNullable<typeof active>) {
          return (
            loadedPlace(come, one.number) ?? Math.min(one.place, Math.max(0, answer.total - 1))
          );
        }
      });
      if (asked.get(window) === mine) asked.delete(window);
      followActive();
    } catch (thrown) {
      if (asked.get(window) === mine) asked.delete(window);
      if (get()?.view !== view || context.signal().aborted) return;
      set({ refused: asFailure(thrown) });
      return;
    }
    ensure();
  }

  /** Asks for what is in sight and has not come. */
  function ensure() {
    const now = get();
    if (now === null) return;
    for (const window of lackingWindows(now.rows, seen.first - AHEAD, seen.last + AHEAD)) {
      if (asked.size >= MOST_ASKED) return;
      void load(window);
    }
  }

  /** The active segment has left the view: the row that took its place is edited. */
  function followActive() {
    const now = get();
    if (now === null || now.active === null) return;
    const { active, rows } = now;
    const row = rowAt(rows, active.place);
    if (row === undefined) return;
    const isOther = row.number !== active.number;
    if (isOther) set({ active: { number: row.number, place: active.place } });
    // Its source is known only now.
    if (isOther || (now.matches?.number !== row.number && now.matching.state !== 'running')) {
      onActive();
    }
  }

  function activate(number: number, place: number) {
    const before = get();
    if (before === null) return;
    const isOther = before.active?.number !== number;
    set(({ summons }) => ({ active: { number, place }, summons: summons + 1 }));
    // What was confirmed leaves such a view only now: a row never goes while it is written.
    if (isOther && !isWhole(before.view)) renew(null);
    seen = { first: Math.min(seen.first, place), last: Math.max(seen.last, place) };
    if (place < seen.first || place - seen.first > WINDOW_ROWS)
      seen = { first: place, last: place };
    ensure();
    if (isOther) onActive();
  }

  function renew(changed: readonly number[] | null) {
    const now = get();
    if (now === null) return;
    const whole = isWhole(now.view);
    if (!whole && changed?.length === 1 && changed[0] === now.active?.number) return;
    set(({ rows }) => ({ rows: outdated(rows, changed, whole) }));
    for (const one of asked.values()) one.isOutdated = true;
    ensure();
  }

  async function numberAt(place: number): Promise<number | null> {
    const now = get();
    if (now === null) return null;
    const known = rowAt(now.rows, place);
    if (known !== undefined) return known.number;
    const { rows } = await ask(now.view, place, 1);
    return rows[0]?.number ?? null;
  }

  /** Where a view holds a segment; null where it does not. */
  async function placeOf(view: View, number: number): Promise<number | null> {
    const { place } = await ask(view, 0, 1, number);
    return place?.number === number ? place.place : null;
  }

  async function goTo(number: number): Promise<void> {
    const now = get();
    if (now === null) return;
    if (isWhole(now.view)) {
      activate(number, number);
      return;
    }
    const place =
      loadedPlace(now.rows, number) ?? (await placeOf(now.view, number).catch(() => null));
    if (get()?.view !== now.view) return;
    if (place !== null) {
      activate(number, place);
      return;
    }
    startView(WHOLE);
    activate(number, number);
  }

  function startView(view: View) {
    asked.clear();
    set({ view, rows: NO_ROWS });
  }

  return {
    show(first, last) {
      seen = { first, last };
      ensure();
    },
    async setView(view) {
      const now = get();
      if (now === null) return;
      startView(view);
      seen = { first: 0, last: 0 };
      const number = now.active?.number ?? 0;
      if (isWhole(view)) {
        set({ active: { number, place: number } });
        seen = { first: number, last: number };
        ensure();
        return;
      }
      try {
        // The place is kept: where the view has not the segment, the next one of the text stands for it.
        const answer = await ask(view, 0, WINDOW_ROWS, number);
        if (get()?.view !== view) return;
        const { place } = answer;
        set({ rows: withWindow(NO_ROWS, 0, answer), active: place });
        if (place === null) return;
        seen = { first: place.place, last: place.place };
        if (place.number !== number) onActive();
        ensure();
      } catch (thrown) {
        if (!context.signal().aborted) set({ refused: asFailure(thrown) });
      }
    },
    renew,
    goTo,
    async goToPlace(place) {
      const now = get();
      if (now === null) return;
      const last = (now.rows.total ?? now.project.segments) - 1;
      const to = Math.max(0, Math.min(last, place));
      if (isWhole(now.view)) {
        if (last >= 0) activate(to, to);
        return;
      }
      const number = await numberAt(to).catch(() => null);
      if (number !== null && get()?.view === now.view) activate(number, to);
    },
    reset() {
      asked.clear();
      seen = { first: 0, last: WINDOW_ROWS - 1 };
    },
  };
}
