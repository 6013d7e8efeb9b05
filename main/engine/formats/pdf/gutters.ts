import type { Row } from './rows.ts';

/** A white strip that parts columns of text or cells. Along and across as for a line. */
export interface Gutter {
  readonly angle: number;
  readonly start: number;
  readonly end: number;
  /** Baselines of the first and the last row that it parts. */
  readonly top: number;
  readonly bottom: number;
}

/** A white stretch between letters of one row. */
interface Gap {
  readonly start: number;
  readonly end: number;
  /** Wider than the spaces of its row. */
  readonly standsOut: boolean;
  /** As wide as others of its row: a space of a justified line. */
  readonly isSpace: boolean;
}

/** Letters without a white stretch between. */
interface Ink {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Strip {
  readonly row: Row;
  readonly gaps: readonly Gap[];
  readonly ink: readonly Ink[];
}

/** In ems. */
const LEAST_GAP = 0.5;
const WORD_GAP = 0.12;
/** So much wider than the narrowest space of its row, or so wide by itself, a gap stands out. */
const OUTSTANDING = { ofNarrowest: 1.4, alone: 1.5 };
/** So many spaces of one width in a row are those of a justified line. */
const EQUAL = 0.1;
const JUSTIFIED = 3;
const MOST_SPACE = 3;
const NEXT_ROW = 3.2;
const SAME_EDGE = 0.35;
/** Rows that a strip parts, by what else speaks for it. */
const ROWS = { aligned: 3, wideAndAligned: 2, plain: 5 };
const WIDE = 2;
const PLAIN_WIDTH = 0.8;
const MOST_ALIGNED = 0.7;

/**
 * The gutters of a page: white through several rows, with text that begins or ends at one edge beside
 * them. The spaces of justified lines may be as wide, but they are as wide throughout the line, and
 * do not stand under one another.
 */
export function guttersOf(rows: readonly Row[]): Gutter[] {
  const strips = rows.map(stripOf).map(withoutColumns);
  const gutters: Gutter[] = [];
  for (const [at, strip] of strips.entries()) {
    for (const gap of strip.gaps) {
      if (!gap.standsOut || gutters.some((known) => isWithin(known, strip.row, gap))) continue;
      const gutter = followed(strips, at, gap);
      if (gutter !== null) gutters.push(gutter);
    }
  }
  return gutters;
}

/** Whether the middle of a gap lies in a gutter of its row. */
export const isWithin = (
  gutter: Gutter,
  row: Row,
  gap: { readonly start: number; readonly end: number },
): boolean =>
  gutter.angle === row.angle &&
  row.across <= gutter.top &&
  row.across >= gutter.bottom &&
  Math.min(gap.end, gutter.end) - Math.max(gap.start, gutter.start) >
    0.5 * (gutter.end - gutter.start);

function stripOf(row: Row): Strip {
  const ink: Ink[] = [];
  for (const { start, end, text } of row.runs) {
    const last = ink.at(-1);
    if (last !== undefined && start - last.end < LEAST_GAP * row.size) {
      ink[ink.length - 1] = {
        start: last.start,
        end: Math.max(last.end, end),
        text: `${last.text} ${text}`,
      };
    } else ink.push({ start, end, text });
  }
  const narrowest = narrowestSpace(row);
  const widths = ink.slice(1).map(({ start }, at) => start - (ink[at]?.end ?? start));
  const gaps = ink.slice(1).map(({ start: end }, at): Gap => {
    const start = ink[at]?.end ?? end;
    const wide = end - start;
    const equal = widths.filter((other) => Math.abs(other - wide) < EQUAL * row.size).length;
    const isSpace = equal >= JUSTIFIED && wide < MOST_SPACE * row.size;
    const isWide =
      wide >= OUTSTANDING.alone * row.size || wide >= OUTSTANDING.ofNarrowest * narrowest;
    return { start, end, isSpace, standsOut: isWide && !isSpace };
  });
  return { row, gaps, ink };
}

/** Gaps of one width are those of columns where most of what follows them stands under what is above. */
function withoutColumns(strip: Strip, at: number, strips: readonly Strip[]): Strip {
  if (!strip.gaps.some(({ isSpace }) => isSpace)) return strip;
  const { row, ink } = strip;
  const begins = ink.slice(1).map(({ start }) => start);
  const isTable = [strips[at - 1], strips[at + 1]].some((other) => {
    if (other === undefined || other.row.angle !== row.angle) return false;
    const others = other.ink.slice(1).map(({ start }) => start);
    const under = begins.filter((start) =>
      others.some((one) => Math.abs(one - start) <= SAME_EDGE * row.size),
    );
    return under.length >= MOST_ALIGNED * begins.length;
  });
  if (!isTable) return strip;
  return { ...strip, gaps: strip.gaps.map((gap) => ({ ...gap, isSpace: false, standsOut: true })) };
}

/** Of all spaces of a row, drawn or left white; those that are no wider than a letter count. */
function narrowestSpace({ runs, size }: Row): number {
  let narrowest = Infinity;
  let end = Infinity;
  for (const run of runs) {
    const gap = run.start - end;
    if (gap > WORD_GAP * size) narrowest = Math.min(narrowest, gap);
    if (run.space > 0) narrowest = Math.min(narrowest, run.space);
    end = end === Infinity ? run.end : Math.max(end, run.end);
  }
  return narrowest === Infinity ? 0 : narrowest;
}

/** Follows a gap down the page and up again as far as it stays white. */
function followed(strips: readonly Strip[], from: number, gap: Gap): Gutter | null {
  const first = strips[from]?.row;
  if (first === undefined) return null;
  const { size, angle } = first;
  let { start, end } = gap;
  const begins: number[] = [];
  const ends: number[] = [];
  const befores: number[] = [];
  const near = SAME_EDGE * size;
  const follow = (beginning: number, step: 1 | -1): number => {
    let before = first.across;
    let last = first.across;
    for (let at = beginning; at >= 0 && at < strips.length; at += step) {
      const strip = strips[at];
      if (strip === undefined || strip.row.angle !== angle) break;
      const { row, ink } = strip;
      if (Math.abs(before - row.across) > NEXT_ROW * Math.max(size, row.size)) break;
      before = row.across;
      const free = freeOf(ink, start, end, LEAST_GAP * size);
      if (free === null) break;
      const left = ink.findLast((one) => one.end <= free[0] + 0.01);
      const right = ink.find((one) => one.start >= free[1] - 0.01);
      if (left === undefined || right === undefined) continue;
      const own = strip.gaps.find((one) => one.start < free[1] && one.end > free[0]);
      if (own === undefined || own.isSpace) break;
      const isInLine = begins.some((edge) => Math.abs(edge - right.start) <= near);
      if (!own.standsOut && !isInLine) break;
      [start, end] = free;
      last = row.across;
      if (!own.standsOut) continue;
      begins.push(right.start);
      befores.push(left.end);
      // Full lines end at one edge, too; numbers that are set to the right do without being full.
      ends.push(/\d/.test(right.text) ? right.end : NaN);
    }
    return last;
  };
  const bottom = follow(from, 1);
  const top = follow(from - 1, -1);
  const isAligned = [begins, ends, befores].some(
    (edges) => alignedShare(edges, near) >= MOST_ALIGNED,
  );
  const wide = (end - start) / size;
  const count = begins.length;
  const isGutter =
    (isAligned && count >= (wide >= WIDE ? ROWS.wideAndAligned : ROWS.aligned)) ||
    (count >= ROWS.plain && wide >= PLAIN_WIDTH);
  return isGutter ? { angle, start, end, top, bottom } : null;
}

/** The widest part of a stretch without ink; null where too little is left. */
function freeOf(
  ink: Strip['ink'],
  start: number,
  end: number,
  least: number,
): readonly [number, number] | null {
  let widest: readonly [number, number] = [start, start];
  let from = start;
  const take = (to: number) => {
    if (to - from > widest[1] - widest[0]) widest = [from, to];
  };
  for (const { start: inkStart, end: inkEnd } of ink) {
    if (inkEnd <= from) continue;
    if (inkStart >= end) break;
    take(Math.min(inkStart, end));
    from = Math.max(from, inkEnd);
  }
  if (from < end) take(end);
  return widest[1] - widest[0] >= least ? widest : null;
}

/** Share of the values that are near the one that most are near. */
function alignedShare(values: readonly number[], near: number): number {
  let most = 0;
  for (const value of values) {
    most = Math.max(most, values.filter((other) => Math.abs(other - value) <= near).length);
  }
  return values.length === 0 ? 0 : most / values.length;
}
