import type { KeyboardEvent } from 'react';
import { SIDES } from './row.ts';
import type { GridStore } from './grid-store.ts';

const isModified = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;

/**
 * The keys of a spreadsheet, while no cell is written.
 * @param page rows in sight
 * @returns whether the key was one of ours
 */
export function pressInGrid(event: KeyboardEvent, grid: GridStore, page: number): boolean {
  if (event.nativeEvent.isComposing) return false;
  const { view, active } = grid.state.getState();
  // Some keyboards write letters with a key that also counts as Ctrl and Alt.
  if (!event.getModifierState('AltGraph')) {
    if (event.altKey) return false;
    if (isModified(event)) return pressModified(event, grid);
  }
  const end = view.length;
  switch (event.key) {
    case 'ArrowUp':
      return done(grid.move(-1, 0, event.shiftKey));
    case 'ArrowDown':
      return done(grid.move(1, 0, event.shiftKey));
    case 'ArrowLeft':
    case 'ArrowRight': {
      const isTurned = event.currentTarget.matches(':dir(rtl)');
      const forward = (event.key === 'ArrowRight') !== isTurned;
      return done(grid.move(0, forward ? 1 : -1, event.shiftKey));
    }
    case 'PageUp':
      return done(grid.move(-page, 0, event.shiftKey));
    case 'PageDown':
      return done(grid.move(page, 0, event.shiftKey));
    case 'Home':
      return done(grid.go({ place: active.place, side: 'source' }, event.shiftKey));
    case 'End':
      return done(grid.go({ place: active.place, side: 'target' }, event.shiftKey));
    case 'Enter':
    case 'F2':
      return done(grid.begin(null));
    case 'Tab': {
      // Past the last cell of a row the key leaves the grid, so that nobody is held in it.
      const next = SIDES[SIDES.indexOf(active.side) + (event.shiftKey ? -1 : 1)];
      if (next === undefined) return false;
      return done(grid.go({ place: active.place, side: next }));
    }
    case 'Delete':
    case 'Backspace':
      return done(active.place >= end ? undefined : grid.clear());
    case 'Escape':
      return done(grid.go(active));
    default:
      if (event.key.length !== 1 && !isLetterPair(event.key)) return false;
      return done(grid.begin(event.key));
  }
}

/** One character outside the first plane. */
const isLetterPair = (key: string) => key.length === 2 && Array.from(key).length === 1;

function pressModified(event: KeyboardEvent, grid: GridStore): boolean {
  const { view, active } = grid.state.getState();
  switch (event.key.toLowerCase()) {
    case 'z':
      return done(event.shiftKey ? grid.redo() : grid.undo());
    case 'y':
      return event.shiftKey ? false : done(grid.redo());
    case 'a':
      return event.shiftKey ? false : done(grid.chooseAll());
    case 'home':
      return done(grid.go({ place: 0, side: 'source' }, event.shiftKey));
    case 'end':
      return done(grid.go({ place: view.length, side: 'source' }, event.shiftKey));
    case 'arrowup':
      return done(grid.go({ place: 0, side: active.side }, event.shiftKey));
    case 'arrowdown':
      return done(grid.go({ place: Math.max(0, view.length - 1), side: active.side }, event.shiftKey));
    case 'delete':
    case 'backspace':
      return event.shiftKey ? false : done(grid.removeRows());
    default:
      return false;
  }
}

const done = (_nothing: void): true => true;
