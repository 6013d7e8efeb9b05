import type { RowEdit } from '../../../preload/contract/alignment.ts';
import type { AlignedBead } from './aligned-document.ts';

/** Rows that take the place of others. */
export interface BeadChange {
  readonly at: number;
  readonly before: readonly AlignedBead[];
  readonly after: readonly AlignedBead[];
  /** The row to go on with. */
  readonly number: number;
}

type Side = 'source' | 'target';

/** What an edit of a row changes; null where there is nothing to do. */
export function changeOf(
  beads: readonly AlignedBead[],
  number: number,
  edit: RowEdit,
): BeadChange | null {
  const row = beads[number];
  if (row === undefined) return null;
  switch (edit) {
    case 'join':
      return join(beads, number);
    case 'split':
      return split(row, number);
    case 'source-up':
    case 'target-up':
      return moveUp(beads, number, sideOf(edit));
    case 'source-down':
    case 'target-down':
      return moveDown(beads, number, sideOf(edit));
    case 'check':
      return mark(row, number, row.state === 'checked' ? 'open' : 'checked');
    case 'leave-out':
      return mark(row, number, row.state === 'left-out' ? 'open' : 'left-out');
  }
}

const sideOf = (edit: RowEdit): Side => (edit.startsWith('source') ? 'source' : 'target');

/** The rows after a change. */
export function applyChange(
  beads: readonly AlignedBead[],
  { at, before, after }: Pick<BeadChange, 'at' | 'before' | 'after'>,
): AlignedBead[] {
  return beads.toSpliced(at, before.length, ...after);
}

/** What a person puts together is sure. */
const byHand = (
  source: readonly [number, number],
  target: readonly [number, number],
): AlignedBead => ({
  source: [...source],
  target: [...target],
  confidence: 1,
  state: 'open',
});

const isEmpty = ({ source, target }: AlignedBead): boolean =>
  source[0] === source[1] && target[0] === target[1];

function changed(
  at: number,
  before: readonly AlignedBead[],
  after: readonly AlignedBead[],
  number: number,
): BeadChange {
  const kept = after.filter((bead) => !isEmpty(bead));
  const gone = after.slice(0, number - at).filter(isEmpty).length;
  return { at, before, after: kept, number: number - gone };
}

function mark(row: AlignedBead, at: number, state: AlignedBead['state']): BeadChange {
  return { at, before: [row], after: [{ ...row, state }], number: at };
}

function join(beads: readonly AlignedBead[], at: number): BeadChange | null {
  const [row, next] = [beads[at], beads[at + 1]];
  if (row === undefined || next === undefined) return null;
  const joined = byHand([row.source[0], next.source[1]], [row.target[0], next.target[1]]);
  return changed(at, [row, next], [joined], at);
}

function split(row: AlignedBead, at: number): BeadChange | null {
  const [from, to] = row.source;
  const [left, right] = row.target;
  if (to - from <= 1 && right - left <= 1) return null;
  const [source, target] = [Math.min(from + 1, to), Math.min(left + 1, right)];
  const parts = [byHand([from, source], [left, target]), byHand([source, to], [target, right])];
  return changed(at, [row], parts, at);
}

/** The first sentence of a side goes to the row before. */
function moveUp(beads: readonly AlignedBead[], number: number, side: Side): BeadChange | null {
  const row = beads[number];
  if (row === undefined || row[side][0] === row[side][1]) return null;
  const border = row[side][0] + 1;
  const previous = beads[number - 1];
  // In the first row it becomes a row of its own.
  const above = previous ?? startOf(row);
  const after = [
    withSide(above, side, [above[side][0], border]),
    withSide(row, side, [border, row[side][1]]),
  ];
  if (previous === undefined) return changed(0, [row], after, 1);
  return changed(number - 1, [previous, row], after, number);
}

/** The last sentence of a side goes to the row after. */
function moveDown(beads: readonly AlignedBead[], number: number, side: Side): BeadChange | null {
  const row = beads[number];
  if (row === undefined || row[side][0] === row[side][1]) return null;
  const border = row[side][1] - 1;
  const next = beads[number + 1];
  const below = next ?? endOf(row);
  const after = [
    withSide(row, side, [row[side][0], border]),
    withSide(below, side, [border, below[side][1]]),
  ];
  return changed(number, next === undefined ? [row] : [row, next], after, number);
}

const startOf = ({ source, target }: AlignedBead): AlignedBead =>
  byHand([source[0], source[0]], [target[0], target[0]]);
const endOf = ({ source, target }: AlignedBead): AlignedBead =>
  byHand([source[1], source[1]], [target[1], target[1]]);

const withSide = (bead: AlignedBead, side: Side, range: readonly [number, number]): AlignedBead =>
  side === 'source' ? byHand(range, bead.target) : byHand(bead.source, range);
