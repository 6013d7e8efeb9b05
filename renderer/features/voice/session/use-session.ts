import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Column } from './columns.ts';
import { columnsOf } from './columns.ts';
import type { SessionState, SessionStore } from './store.ts';
import type { ShownView } from './view.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { voiceStore } from '../store.ts';

export const useSessionStore = (): SessionStore => usePageStore(voiceStore).session;

export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(useSessionStore().state, select);
}

/** Something of the shown session; `fallback` before its first value. */
export function useView<T>(select: (view: ShownView) => T, fallback: T): T {
  return useSession(({ view }) => (view === null ? fallback : select(view)));
}

const NO_ROWS: ShownView['rows'] = [];
const NO_BOOKMARKS: ShownView['bookmarks'] = [];
export const useRows = () => useView(({ rows }) => rows, NO_ROWS);
export const useBookmarks = () => useView(({ bookmarks }) => bookmarks, NO_BOOKMARKS);

/** All columns of the session, and those that are shown. */
export function useColumns(): {
  readonly all: readonly Column[];
  readonly shown: readonly Column[];
} {
  const targets = useView(({ state }) => state.targets, null);
  const rows = useRows();
  const hidden = useSession((now) => now.hidden);
  return useMemo(() => {
    const all = targets === null ? [] : columnsOf(targets, rows);
    const shown = all.filter((column) => !hidden.has(column));
    return { all, shown: shown.length === 0 ? all : shown };
  }, [targets, rows, hidden]);
}
