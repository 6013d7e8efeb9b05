import { useStore } from 'zustand';
import { flawOf, flawOfTyped, type Flaw } from './check.ts';
import { rowIndexAt, type GridState } from './grid-state.ts';
import type { GridStore } from './grid-store.ts';

/** What is wrong with the active cell, as it is written or as it stands. */
export function activeFlaw(state: GridState): Flaw | null {
  const { active, typed, rows, check } = state;
  const index = rowIndexAt(state, active.place);
  if (typed !== null) return flawOfTyped(typed.text, active.side, index, check);
  const row = index === null ? undefined : rows[index];
  return row === undefined || index === null ? null : flawOf(row, index, check);
}

export function useTypedFlaw(grid: GridStore): Flaw | null {
  const state = useStore(grid.state);
  return activeFlaw(state);
}
