import type { Check } from './check.ts';
import { SIDES, type Row, type Side } from './row.ts';
import type { Viewing } from './view.ts';

/** A cell by its place in the view; the place behind the last row is the one of a new entry. */
export interface Cell {
  readonly place: number;
  readonly side: Side;
}

/** A text that is written into the active cell and not kept yet. */
export interface Typed {
  readonly text: string;
  /** Writing began with a letter instead of the text that stood there: arrows end it. */
  readonly isFresh: boolean;
}

export interface GridState {
  readonly rows: readonly Row[];
  readonly check: Check;
  /** Indices of the rows that are shown, in their order. */
  readonly view: readonly number[];
  readonly viewing: Viewing;
  readonly active: Cell;
  /** The other corner of the chosen cells; the active cell itself where it stands alone. */
  readonly anchor: Cell;
  readonly typed: Typed | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether something would be lost if the rows were. */
  readonly isUnsaved: boolean;
}

/** The chosen cells, from the first to the last place and side. */
export interface Chosen {
  readonly from: number;
  readonly to: number;
  readonly sides: readonly Side[];
}

export function chosenCells({ active, anchor }: Pick<GridState, 'active' | 'anchor'>): Chosen {
  return {
    from: Math.min(active.place, anchor.place),
    to: Math.max(active.place, anchor.place),
    sides: active.side === anchor.side ? [active.side] : SIDES,
  };
}

/** Index of the row at a place of the view; null where a new one would begin. */
export const rowIndexAt = ({ view }: Pick<GridState, 'view'>, place: number): number | null =>
  view[place] ?? null;
