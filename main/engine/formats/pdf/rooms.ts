import type { Alignment, Block } from './block.ts';
import { turnBack } from './line.ts';
import { colorBehind, holds, looksSame } from './page-paints.ts';
import type { Box, Paint } from './page-paints.ts';
import { areaOfBlock, areaOfBox, ASCENT, DESCENT, hasMarkBehind } from './text-areas.ts';
import type { Area } from './text-areas.ts';
import { baseLook } from './unit-text.ts';
import { largestOf, leastOf } from '../../../system/long-lists.ts';

/** How far a paragraph's new text may reach. Along and across as for a line. */
export interface BlockRoom {
  readonly start: number;
  readonly end: number;
  /** From the first baseline down to the lowest one that is free. */
  readonly drop: number;
  /** At which of its edges the new text stands. */
  readonly alignment: Alignment;
}

/** What a page has besides the text that is drawn anew. */
export interface PageLayout {
  /** What of it is seen. */
  readonly sheet: Box;
  /** null where it is too much to look at: then nothing is known of free space. */
  readonly paints: readonly Paint[] | null;
  readonly rules: readonly Box[];
  readonly kept: readonly Box[];
}

/** In parts of the size: what stays free beside and above other things, and what counts as one edge. */
const BESIDE = 0.8;
const ABOVE = 0.2;
const SAME_EDGE = 1;
const SAME_COLUMN = 0.25;
/** Above the baseline, where letters are looked at. */
const MIDDLE = 0.3;
/** Points that stay free at the lower end of a page, where its margins are wider. */
const FOOT = 24;
/** Points; beyond them the sides of a page are free rather than its margins. */
const WIDEST_MARGIN = 54;
/** A background around more of the page than this part is the page's own. */
const WHOLE_PAGE = 0.9;
const WHITE = '#ffffff';

/** Things around a block in its own turned page. */
interface Around {
  readonly own: Area;
  /** Text, lines and pictures that nothing is to be drawn over. */
  readonly obstacles: readonly Area[];
  /** Cells and coloured grounds that it stands in, within each other. */
  readonly frames: readonly Area[];
  readonly sheet: Area;
}

/**
 * The rooms that a block's new text may take, those first that change least: its own, beside it, below
 * it. None goes over other text, lines or pictures or out of the cell or the page.
 * @param texts where other text of the page stands
 * @param fromRight whether the new text reads from the right
 */
export function roomsOf(
  block: Block,
  blocks: readonly Block[],
  texts: readonly Box[],
  layout: PageLayout,
  fromRight: boolean,
): BlockRoom[] {
  const around = aroundOf(block, texts, layout);
  const side = blocks.filter((other) => other.angle === block.angle);
  const given = alignmentOf(block, side, aloneAmong(blocks), around);
  const own = ownRoom(block, side, given, fromRight);
  if (layout.paints === null) return [own];
  const { alignment } = own;
  const edges = marginsOf(side, around.sheet);
  const [left, right] = besideOf(block, around, edges);
  const clear = { ...own, start: Math.max(own.start, left), end: Math.min(own.end, right) };
  const wide = widened(clear, block, given, [left, right]);
  const near = SAME_EDGE * block.size;
  const column = Math.min(columnEnd(block, side, near), right);
  const isColumn = block.lineCount > 1 && alignment === 'left';
  const columnRoom = isColumn ? { ...clear, end: Math.max(clear.end, column) } : clear;
  const rooms = [clear, columnRoom, ...(block.lineCount > 1 ? [] : [wide])];
  const deep = [clear, columnRoom, wide].map((room) => ({
    ...room,
    drop: Math.max(room.drop, dropOf(block, room, around, edges)),
  }));
  return [...rooms, ...deep, wide].map((room) => withinBackground(room, block, layout.paints));
}

/**
 * The room that a block has already. Where the direction of reading changes, single lines move to the
 * other edge of their column; those behind a list mark stay beside it.
 */
function ownRoom(
  block: Block,
  side: readonly Block[],
  alignment: Alignment,
  fromRight: boolean,
): BlockRoom {
  const { start, end } = block;
  const drop = block.top - block.bottom;
  const isNatural = (alignment === 'right') === block.fromRight && alignment !== 'center';
  if (!isNatural || fromRight === block.fromRight) return { start, end, drop, alignment };
  if (block.marker !== null) {
    return { start, end, drop, alignment: hasMarkBehind(block) ? 'right' : 'left' };
  }
  const near = SAME_EDGE * block.size;
  if (fromRight) {
    const mates = side.filter((other) => Math.abs(other.start - start) <= near);
    const edge = Math.max(end, largestOf(mates.map((other) => other.end)));
    return { start, end: edge, drop, alignment: 'right' };
  }
  const mates = side.filter((other) => Math.abs(other.end - end) <= near);
  const edge = Math.min(start, leastOf(mates.map((other) => other.start)));
  return { start: edge, end, drop, alignment: 'left' };
}

function widened(
  own: BlockRoom,
  block: Block,
  given: Alignment,
  [left, right]: readonly [number, number],
): BlockRoom {
  const { alignment } = own;
  if (alignment === 'center') {
    const middle = (block.start + block.end) / 2;
    const reach = Math.max(own.end - middle, Math.min(middle - left, right - middle));
    return { ...own, start: middle - reach, end: middle + reach };
  }
  // How far a list mark reaches is not known.
  const isMarkBehind = hasMarkBehind(block);
  const isOpen = block.marker === null || isMarkBehind;
  const start = isOpen ? Math.min(left, own.start) : own.start;
  const end = isMarkBehind ? own.end : Math.max(right, own.end);
  // What moved to the other edge of its column grows from the edge where it was.
  const hasMoved = block.lineCount === 1 && (alignment === 'right') !== (given === 'right');
  if (hasMoved && alignment === 'left') return { ...own, start, alignment: 'right' };
  if (hasMoved) return { ...own, start: block.start, end, alignment: 'left' };
  return alignment === 'right' ? { ...own, start } : { ...own, end };
}

function aroundOf(block: Block, texts: readonly Box[], layout: PageLayout): Around {
  const { angle, size } = block;
  const own = areaOfBlock(block);
  const inner = {
    left: own.left + size * 0.1,
    right: own.right - size * 0.1,
    bottom: own.bottom + size * 0.15,
    top: own.top - size * 0.15,
  };
  const frames: Area[] = [];
  const obstacles: Area[] = [];
  const things = [...texts, ...layout.rules, ...layout.kept].map((box) => areaOfBox(box, angle));
  for (const paint of layout.paints ?? []) {
    const area = areaOfBox(paint.box, angle);
    if (!isSeen(paint, layout)) continue;
    if (contains(area, inner)) frames.push(area);
    else things.push(area);
  }
  for (const area of things) if (!overlaps(area, inner)) obstacles.push(area);
  return { own, obstacles, frames, sheet: areaOfBox(layout.sheet, angle) };
}

const contains = (outer: Area, inner: Area) =>
  outer.left <= inner.left &&
  outer.right >= inner.right &&
  outer.bottom <= inner.bottom &&
  outer.top >= inner.top;

const overlaps = (a: Area, b: Area) =>
  a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top;

/** White on white and the ground of the whole page are nothing to keep clear of. */
function isSeen(paint: Paint, { paints, sheet }: PageLayout): boolean {
  const [left, bottom, right, top] = paint.box;
  const part = ((right - left) * (top - bottom)) / ((sheet[2] - sheet[0]) * (sheet[3] - sheet[1]));
  if (part > WHOLE_PAGE) return false;
  if (paint.color === null) return true;
  const middle = [(left + right) / 2, (bottom + top) / 2] as const;
  if (!holds(paint, ...middle)) return true;
  const before = (paints ?? []).slice(0, (paints ?? []).indexOf(paint));
  const behind = colorBehind(before, middle, Infinity) ?? WHITE;
  return !looksSame(behind, paint.color);
}

/** The margins of a page; the one at the end is taken to be as wide as the one that is seen. */
function marginsOf(blocks: readonly Block[], sheet: Area): Area {
  const start = leastOf(blocks.map((block) => block.start));
  const margin = Math.min(Math.max(0, start - sheet.left), WIDEST_MARGIN);
  const lowest = leastOf(blocks.map((block) => block.bottom - DESCENT * block.size));
  return {
    left: sheet.left + margin,
    right: Math.min(
      sheet.right,
      Math.max(largestOf(blocks.map((block) => block.end)), sheet.right - margin),
    ),
    bottom: Math.max(sheet.bottom, Math.min(lowest, sheet.bottom + FOOT)),
    top: sheet.top,
  };
}

/** How far a block's lines may reach to both sides. */
function besideOf(
  { size }: Block,
  { own, obstacles, frames }: Around,
  edges: Area,
): readonly [left: number, right: number] {
  let { left, right } = edges;
  for (const area of obstacles) {
    if (area.bottom >= own.top - size * 0.1 || area.top <= own.bottom + size * 0.1) continue;
    if (area.left >= own.right - size * 0.2) right = Math.min(right, area.left - BESIDE * size);
    else if (area.right <= own.left + size * 0.2) left = Math.max(left, area.right + BESIDE * size);
  }
  for (const frame of frames) {
    left = Math.max(left, frame.left + Math.min(own.left - frame.left, ABOVE * size));
    right = Math.min(right, frame.right - Math.min(frame.right - own.right, ABOVE * size));
  }
  return [Math.min(left, own.left), Math.max(right, own.right)];
}

/** From the first baseline down to the lowest one that is free in a room. */
function dropOf(
  { top, bottom, size }: Block,
  room: BlockRoom,
  { own, obstacles, frames }: Around,
  edges: Area,
): number {
  let lowest = edges.bottom;
  for (const area of obstacles) {
    if (area.top > own.bottom + size * 0.15) continue;
    const isUnder = area.left < room.end - size * 0.05 && area.right > room.start + size * 0.05;
    if (isUnder) lowest = Math.max(lowest, area.top + ABOVE * size);
  }
  for (const frame of frames) {
    lowest = Math.max(lowest, frame.bottom + Math.min(own.bottom - frame.bottom, ABOVE * size));
  }
  return Math.max(top - bottom, top - lowest - DESCENT * size);
}

/** Lines of a paragraph may all be short; those over and under it show the column's width. */
function columnEnd(block: Block, others: readonly Block[], near: number): number {
  const sameColumn = others.filter(
    (other) => other.lineCount > 1 && Math.abs(other.start - block.start) <= near,
  );
  return Math.max(block.end, largestOf(sameColumn.map(({ end }) => end)));
}

/**
 * The part of a room in which the block's letters stand out: light letters on a dark cell are not to
 * run on over the white of the page.
 */
function withinBackground(
  room: BlockRoom,
  block: Block,
  paints: readonly Paint[] | null,
): BlockRoom {
  if (paints === null || paints.length === 0 || block.cover !== null) return room;
  const { color } = baseLook(block.spans);
  const step = block.size / 2;
  const isLostAt = (along: number, across: number) => {
    const point = turnBack(along, across + MIDDLE * block.size, block.angle);
    const behind = colorBehind(paints, point, Infinity);
    return behind !== null && looksSame(behind, color);
  };
  const isLost = (along: number) =>
    [block.top, block.bottom].some((across) => isLostAt(along, across));
  let { start, end, drop } = room;
  for (let at = block.end; at < end; at += step)
    if (isLost(at)) end = Math.max(block.end, at - step);
  for (let at = block.start; at > start; at -= step) {
    if (isLost(at)) start = Math.min(block.start, at + step);
  }
  const own = block.top - block.bottom;
  for (let at = own; at < drop; at += step) {
    const isDark = [start, (start + end) / 2, end].some((along) =>
      isLostAt(along, block.top - at - step),
    );
    if (isDark) drop = Math.max(own, at);
  }
  return { ...room, start, end, drop };
}

/** How a block is aligned among the others of its page. */
export function singleLineAlignment(block: Block, others: readonly Block[]): Alignment {
  const side = others.filter((other) => other.angle === block.angle);
  return alignmentOf(block, side, aloneAmong(others), null);
}

/** A few lines may end at the same place by chance; those that are set so do it exactly. */
const EXACT = 0.08;
const FEW_LINES = 3;
/** How far above or below a centred text the line is that it belongs to, in parts of its size. */
const NEAR_RULE = 1.6;

/** One line does not say how it is aligned; those over and under it, its cell and the page do. */
function alignmentOf(
  block: Block,
  others: readonly Block[],
  alone: ReadonlySet<Block>,
  around: Around | null,
): Alignment {
  if (block.lineCount > FEW_LINES) return block.alignment;
  const { size } = block;
  const middleOf = ({ start, end }: { start: number; end: number }) => (start + end) / 2;
  let [starts, ends, middles] = [0, 0, 0];
  for (const other of others) {
    if (other === block || Math.abs(other.top - block.top) < size / 2) continue;
    // Cells are set by cells, headings by what stands alone too.
    if (alone.has(other) !== alone.has(block)) continue;
    const [atStart, atEnd] = [Math.abs(other.start - block.start), Math.abs(other.end - block.end)];
    if (atEnd <= EXACT * size && atStart > EXACT * size) ends += 1;
    else if (atStart <= SAME_COLUMN * size) starts += 1;
    else if (Math.abs(middleOf(other) - middleOf(block)) <= EXACT * size) middles += 1;
  }
  if (ends > starts && ends > middles) return 'right';
  if (block.lineCount > 1) return block.alignment;
  if (middles > starts && middles > ends) return 'center';
  // Also text from the right may be set at the left.
  if (starts > 0) return starts > ends ? 'left' : block.alignment;
  if (
    around !== null &&
    (isCentredIn(block, around) || (ends === 0 && isCentredOn(block, around)))
  ) {
    return 'center';
  }
  return alignmentOnPage(block, others);
}

/** Whether a line stands in the middle of the page, with more free than an indent at both sides. */
function isCentredOn({ start, end, size }: Block, { sheet }: Around): boolean {
  const [before, behind] = [start - sheet.left, sheet.right - end];
  const isFree = Math.min(before, behind) > WIDEST_MARGIN + 3 * size;
  return isFree && Math.abs(before - behind) <= 2 * EXACT * size;
}

const aloneOn = new WeakMap<readonly Block[], ReadonlySet<Block>>();

/** The blocks of a page that have nothing beside them. */
export function aloneAmong(blocks: readonly Block[]): ReadonlySet<Block> {
  const known = aloneOn.get(blocks);
  if (known !== undefined) return known;
  const areas = blocks.map((block) => ({ block, area: areaOfBlock(block) }));
  const isBeside = (a: Area, b: Area) => a.bottom < b.top && b.bottom < a.top;
  const alone = new Set(
    areas.flatMap(({ block, area }) =>
      areas.some(
        (other) =>
          other.block !== block && other.block.angle === block.angle && isBeside(area, other.area),
      )
        ? []
        : [block],
    ),
  );
  aloneOn.set(blocks, alone);
  return alone;
}

/** Whether the cell around a line, or the line drawn over or under it, has the same middle. */
function isCentredIn({ start, end, size }: Block, { own, obstacles, frames }: Around): boolean {
  const rules = obstacles.filter(
    ({ bottom, top }) =>
      top - bottom < size / 4 &&
      own.top + NEAR_RULE * size > bottom &&
      own.bottom - NEAR_RULE * size < top,
  );
  return [...rules, ...frames.slice(-1)].some(({ left, right }) => {
    const [before, behind] = [start - left, right - end];
    return Math.min(before, behind) > size / 2 && Math.abs(before - behind) <= size / 4;
  });
}

function alignmentOnPage(block: Block, others: readonly Block[]): Alignment {
  const near = SAME_EDGE * block.size;
  const before = block.start - leastOf(others.map(({ start }) => start));
  const behind = largestOf(others.map(({ end }) => end)) - block.end;
  if (before > 3 * near && behind > 3 * near && Math.abs(before - behind) <= near) return 'center';
  if (before > 5 * near && behind <= near / 2) return 'right';
  return block.alignment;
}

/** Where each line of a text begins along the baseline, and the area that all of them take. */
export function placedLines(
  block: Block,
  { start, end, alignment }: BlockRoom,
  text: {
    readonly size: number;
    readonly leading: number;
    readonly widths: readonly number[];
    readonly indent: number;
  },
): { readonly lefts: readonly number[]; readonly area: Area } {
  const { size, leading, widths, indent } = text;
  const lefts = widths.map((taken, at) => {
    const shift = at === 0 ? indent : 0;
    if (alignment === 'center') return (block.start + block.end - taken) / 2 + shift;
    return (alignment === 'right' ? Math.max(end - taken, start) : start) + shift;
  });
  const last = block.top - (widths.length - 1) * leading * size;
  return {
    lefts,
    area: {
      left: Math.min(leastOf(lefts), block.marker?.start ?? Infinity),
      right: Math.max(
        largestOf(lefts.map((left, at) => left + (widths[at] ?? 0))),
        hasMarkBehind(block) ? areaOfBlock(block).right : -Infinity,
      ),
      bottom: last - DESCENT * size,
      top: block.top + ASCENT * size,
    },
  };
}
