import type { Segment, SegmentRows } from '../../../../preload/contract/segments.ts';
import { asFailure } from '../../../ui/failure/as-failure.ts';
import type { EditorContext } from '../editor-context.ts';
import { activeRow, askedFilter, isWhole, WHOLE, type View } from '../state.ts';
import {
  lackingWindows,
  loadedPlace,
  NO_ROWS,
  outdated,
  rowAt,
  WINDOW_ROWS,
  windowOf,
  withWindow,
} from './row-windows.ts';

/** Asked at once: a dragged scroll bar passes many windows that nobody looks at. */
const MOST_ASKED = 2;

/** Looks for the active row: others may change it while it is read. */
const MOST_ATTEMPTS = 4;

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
  /** Resolves when the active row is there as main has it, or cannot be read. */
  readonly arrived: () => Promise<void>;
  /** Forgets what is in sight: another project comes. */
  readonly reset: () => void;
}

interface AskedWindow {
  isOutdated: boolean;
  /** Whether it came. */
  loading: Promise<boolean>;
}

/** @param onActive another segment has become the active one */
export function createRowVerbs(context: EditorContext, onActive: () => void): RowVerbs {
  const { get, set } = context;
  /** Windows that are on their way, and whether they changed meanwhile. */
  const asked = new Map<number, AskedWindow>();
  let seen = { first: 0, last: WINDOW_ROWS - 1 };
  /** The row that matches and the like were looked for, once it was there. */
  let lookedFor: Segment | null = null;

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

  function load(window: number): Promise<boolean> {
    const known = asked.get(window);
    if (known !== undefined) return known.loading;
    const mine: AskedWindow = { isOutdated: false, loading: Promise.resolve(false) };
    asked.set(window, mine);
    mine.loading = read(window, mine);
    return mine.loading;
  }

  async function read(window: number, mine: AskedWindow): Promise<boolean> {
    const now = get();
    if (now === null) return false;
    const { view } = now;
    const { id } = now.project;
    try {
      const answer = await ask(view, window * WINDOW_ROWS, WINDOW_ROWS);
      if (get()?.view !== view || get()?.project.id !== id) return false;
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
      if (get()?.view !== view || context.signal().aborted) return false;
      set({ refused: asFailure(thrown) });
      return false;
    }
    ensure();
    return true;
  }

  /** The row that has the keyboard keeps it until the one at this place is there. */
  async function bring(place: number): Promise<void> {
    const now = get();
    if (now === null || activeRow(now) === null) return;
    if (rowAt(now.rows, place) === undefined) await load(windowOf(place));
    await context.composed();
  }

  async function arrived(): Promise<void> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const now = get();
      const place = now?.active?.place;
      if (now === null || place === undefined) return;
      if (activeRow(now) !== null && !now.rows.stale.has(windowOf(place))) return;
      if (!(await load(windowOf(place)))) return;
    }
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
    // It was split or merged: what was found for its source before is not meant any more.
    const isOtherText = lookedFor?.number === row.number && lookedFor.source !== row.source;
    if (isOtherText) set({ matches: null, machine: null, fragments: null, checks: null });
    const isMissing = now.matches?.number !== row.number && now.matching.state !== 'running';
    // Its source is known only now.
    if (isOther || isOtherText || isMissing) look(row);
    else lookedFor ??= row;
  }

  function look(row: Segment | null) {
    lookedFor = row;
    onActive();
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
    const after = get();
    if (isOther) look(after && activeRow(after));
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
      await bring(number);
      if (get()?.view === now.view) activate(number, number);
      return;
    }
    const place =
      loadedPlace(now.rows, number) ?? (await placeOf(now.view, number).catch(() => null));
    if (get()?.view !== now.view) return;
    if (place !== null) {
      await bring(place);
      if (get()?.view === now.view) activate(number, place);
      return;
    }
    await context.composed();
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
        if (place.number !== number) look(null);
        ensure();
      } catch (thrown) {
        if (!context.signal().aborted) set({ refused: asFailure(thrown) });
      }
    },
    renew,
    goTo,
    arrived,
    async goToPlace(place) {
      const now = get();
      if (now === null) return;
      const last = (now.rows.total ?? now.project.segments) - 1;
      const to = Math.max(0, Math.min(last, place));
      if (isWhole(now.view)) {
        await bring(to);
        if (last >= 0 && get()?.view === now.view) activate(to, to);
        return;
      }
      const number = await numberAt(to).catch(() => null);
      await context.composed();
      if (number !== null && get()?.view === now.view) activate(number, to);
    },
    reset() {
      asked.clear();
      lookedFor = null;
      seen = { first: 0, last: WINDOW_ROWS - 1 };
    },
  };
}
