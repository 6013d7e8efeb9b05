import type { KeyboardEvent } from 'react';
import type { GridStore } from './grid-store.ts';
import { SIDES } from './row.ts';

const isModified = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;

/**
 * What a key of a spreadsheet does while no cell is written; null for keys that are none of ours.
 * @param page rows that a page key goes
 */
export function keyInGrid(
  event: KeyboardEvent,
  grid: GridStore,
  page: number,
): (() => void) | null {
  // Some keyboards write letters with a key that also counts as Ctrl and Alt.
  if (!event.getModifierState('AltGraph')) {
    if (event.altKey) return null;
    if (isModified(event)) return modifiedKey(event, grid);
  }
  const { view, active } = grid.state.getState();
  const { key, shiftKey } = event;
  switch (key) {
    case 'ArrowUp':
      return () => grid.move(-1, 0, shiftKey);
    case 'ArrowDown':
      return () => grid.move(1, 0, shiftKey);
    case 'ArrowLeft':
    case 'ArrowRight': {
      const isTurned = event.currentTarget.matches(':dir(rtl)');
      const forward = (key === 'ArrowRight') !== isTurned;
      return () => grid.move(0, forward ? 1 : -1, shiftKey);
    }
    case 'PageUp':
      return () => grid.move(-page, 0, shiftKey);
    case 'PageDown':
      return () => grid.move(page, 0, shiftKey);
    case 'Home':
      return () => grid.go({ place: active.place, side: 'source' }, shiftKey);
    case 'End':
      return () => grid.go({ place: active.place, side: 'target' }, shiftKey);
    case 'Enter':
    case 'F2':
      return () => grid.begin(null);
    case 'Tab': {
      // Past the last cell of a row the key leaves the grid, so that nobody is held in it.
      const next = SIDES[SIDES.indexOf(active.side) + (shiftKey ? -1 : 1)];
      return next === undefined ? null : () => grid.go({ place: active.place, side: next });
    }
    case 'Delete':
    case 'Backspace':
      return active.place < view.length ? grid.clear : null;
    case 'Escape':
      return () => grid.go(active);
    default:
      return Array.from(key).length === 1 ? () => grid.begin(key) : null;
  }
}

function modifiedKey({ key, shiftKey }: KeyboardEvent, grid: GridStore): (() => void) | null {
  const { view, active } = grid.state.getState();
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? grid.redo : grid.undo;
    case 'y':
      return shiftKey ? null : grid.redo;
    case 'a':
      return shiftKey ? null : grid.chooseAll;
    case 'home':
      return () => grid.go({ place: 0, side: 'source' }, shiftKey);
    case 'end':
      return () => grid.go({ place: view.length, side: 'source' }, shiftKey);
    case 'arrowup':
      return () => grid.go({ place: 0, side: active.side }, shiftKey);
    case 'arrowdown':
      return () => grid.go({ place: Math.max(0, view.length - 1), side: active.side }, shiftKey);
    case 'delete':
    case 'backspace':
      return shiftKey ? null : grid.removeRows;
    default:
      return null;
  }
}
