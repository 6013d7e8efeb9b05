import type { Alignment, Block } from './block.ts';
import { turnBack } from './line.ts';
import { colorBehind, looksSame } from './page-paints.ts';
import type { Paint } from './page-paints.ts';
import { baseLook } from './unit-text.ts';
import { largestOf, leastOf } from '../../../system/long-lists.ts';

/** How far a paragraph's new text may reach. Along and across as for a line. */
export interface BlockRoom {
  readonly start: number;
  readonly end: number;
  /** From the first baseline down to the lowest one that is free. */
  readonly drop: number;
  /** As the block's own, or what the page shows of a single line. */
  readonly alignment: Alignment;
}

/** In parts of the size: what stays free beside and above other text, and what counts as one edge. */
const BESIDE = 0.4;
const ABOVE = 0.2;
const ASCENT = 0.8;
const DESCENT = 0.25;
const SAME_EDGE = 1;
/** Above the baseline, where letters are looked at. */
const MIDDLE = 0.3;
/** Of the free space below a paragraph, its text takes this part at most. */
const BELOW = 0.5;

/** The edges of all text on a page. */
interface Edges {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * The room of each block among all text of its page: beside it up to the next text or the page's
 * margin, below it half the way to the next.
 * @param page its left and right edge
 */
export function roomsOf(
  blocks: readonly Block[],
  page: { readonly left: number; readonly right: number },
): Map<Block, BlockRoom> {
  const rooms = new Map<Block, BlockRoom>();
  const angles = Map.groupBy(blocks, (block) => block.angle);
  for (const side of angles.values()) {
    const own = edgesOf(side);
    // The margin at the other side is taken to be as wide as the one that is seen.
    const isUpright = side[0]?.angle === 0;
    const edges = isUpright
      ? { ...own, right: Math.max(own.right, page.right - Math.max(0, own.left - page.left)) }
      : own;
    for (const block of side) rooms.set(block, roomOf(block, side, edges));
  }
  return rooms;
}

/**
 * The part of a room in which the block's letters stand out: light letters on a dark cell are not to
 * run on over the white of the page.
 */
export function withinBackground(
  room: BlockRoom,
  block: Block,
  paints: readonly Paint[] | null,
): BlockRoom {
  if (paints === null || paints.length === 0 || block.cover !== null) return room;
  const { color } = baseLook(block.spans);
  const step = block.size / 2;
  const isLost = (along: number) =>
    [block.top, block.bottom].some((across) => {
      const point = turnBack(along, across + MIDDLE * block.size, block.angle);
      const behind = colorBehind(paints, point, Infinity);
      return behind !== null && looksSame(behind, color);
    });
  let { start, end } = room;
  for (let at = block.end; at < end; at += step)
    if (isLost(at)) end = Math.max(block.end, at - step);
  for (let at = block.start; at > start; at -= step) {
    if (isLost(at)) start = Math.min(block.start, at + step);
  }
  return { ...room, start, end };
}

const edgesOf = (blocks: readonly Block[]): Edges => ({
  left: leastOf(blocks.map((block) => block.start)),
  right: largestOf(blocks.map((block) => block.end)),
  bottom: leastOf(blocks.map((block) => block.bottom)),
});

function roomOf(block: Block, others: readonly Block[], edges: Edges): BlockRoom {
  const near = SAME_EDGE * block.size;
  const alignment = block.lineCount > 1 ? block.alignment : singleAlignment(block, edgesOf(others));
  const beside = others.filter((other) => other !== block && overlapsAcross(block, other));
  const right = Math.min(
    edges.right,
    leastOf(
      beside
        .filter(({ start }) => start >= block.end - near)
        .map((other) => frontOf(other) - BESIDE * block.size),
    ),
  );
  const left = Math.max(
    edges.left,
    largestOf(
      beside
        .filter(({ end }) => end <= block.start + near)
        .map(({ end }) => end + BESIDE * block.size),
    ),
  );
  const middle = (block.start + block.end) / 2;
  const reach = Math.min(middle - left, right - middle);
  const column = columnEnd(block, others, near);
  const [start, end] =
    alignment === 'center'
      ? [middle - reach, middle + reach]
      : alignment === 'right'
        ? [left, block.end]
        : [block.start, block.lineCount > 1 ? Math.min(column, right) : right];
  const room = { start: Math.min(start, block.start), end: Math.max(end, block.end) };
  return { ...room, alignment, drop: dropOf(block, room, others, edges) };
}

/** Where the text begins, with its list mark. */
const frontOf = (block: Block) => Math.min(block.start, block.marker?.start ?? block.start);

const overlapsAcross = (a: Block, b: Block) =>
  a.bottom - DESCENT * a.size < b.top + ASCENT * b.size &&
  b.bottom - DESCENT * b.size < a.top + ASCENT * a.size;

/** Lines of a paragraph may all be short; those over and under it show the column's width. */
function columnEnd(block: Block, others: readonly Block[], near: number): number {
  const sameColumn = others.filter(
    (other) => other.lineCount > 1 && Math.abs(other.start - block.start) <= near,
  );
  return Math.max(block.end, largestOf(sameColumn.map(({ end }) => end)));
}

/** How a block is aligned among the others of its page. */
export function singleLineAlignment(block: Block, others: readonly Block[]): Alignment {
  const side = others.filter((other) => other.angle === block.angle);
  return block.lineCount > 1 ? block.alignment : singleAlignment(block, edgesOf(side));
}

/** One line does not say how it is aligned; where it stands on the page does. */
function singleAlignment(block: Block, edges: Edges): Alignment {
  const near = SAME_EDGE * block.size;
  const [before, behind] = [block.start - edges.left, edges.right - block.end];
  if (before > 3 * near && behind > 3 * near && Math.abs(before - behind) <= near) return 'center';
  if (before > 5 * near && behind <= near / 2) return 'right';
  return block.alignment;
}

function dropOf(
  block: Block,
  room: { readonly start: number; readonly end: number },
  others: readonly Block[],
  edges: Edges,
): number {
  const own = block.top - block.bottom;
  const below = others
    .filter(
      (other) =>
        other !== block &&
        other.top < block.bottom &&
        frontOf(other) < room.end &&
        other.end > room.start,
    )
    .map((other) => other.top + (ASCENT + ABOVE) * other.size + DESCENT * block.size);
  const lowest = below.length > 0 ? largestOf(below) : edges.bottom;
  const free = Math.max(0, block.bottom - lowest);
  return own + free * BELOW;
}
