import type { PlacedLine } from './placed-line.ts';
import { largestOf, leastOf } from '../../../system/long-lists.ts';

/** What the rest of a page says about the room that a line has. */
export interface Columns {
  /** How far a line could have gone on, as `to` counts. */
  reachOf(line: PlacedLine): number;
  /** How wide lines around the same middle are at most. */
  widthAround(line: PlacedLine): number;
  /** The size of most letters. */
  readonly bodySize: number;
}

/** In parts of the size. */
const SAME_EDGE = 0.6;
const SIZE_MAY_DIFFER = 0.12;
const SCANNED_MAY_DIFFER = 0.36;
const BESIDE = 1.6;
const BEFORE_NEXT = 0.5;

/** Columns by the edges that lines share, as far as nothing stands beside them. */
export function columnsOf(lines: readonly PlacedLine[]): Columns {
  const reaches = new Map<PlacedLine, number>();
  const alike = (a: PlacedLine, b: PlacedLine) =>
    a.line.angle === b.line.angle &&
    a.fromRight === b.fromRight &&
    Math.abs(a.line.size - b.line.size) <=
      (a.line.isVisible ? SIZE_MAY_DIFFER : SCANNED_MAY_DIFFER) * a.line.size;
  const reach = (one: PlacedLine) => {
    const { size, across, angle } = one.line;
    let furthest = one.to;
    let cap = Infinity;
    for (const other of lines) {
      if (alike(one, other) && Math.abs(other.from - one.from) <= SAME_EDGE * size) {
        furthest = Math.max(furthest, other.to);
      }
      const isBeside =
        other.line.angle === angle &&
        Math.abs(other.line.across - across) <= BESIDE * size &&
        other.from >= one.to;
      if (isBeside) cap = Math.min(cap, other.from - BEFORE_NEXT * size);
    }
    return Math.max(one.to, Math.min(furthest, cap));
  };
  return {
    reachOf(line) {
      const known = reaches.get(line) ?? reach(line);
      reaches.set(line, known);
      return known;
    },
    widthAround(one) {
      const near = SAME_EDGE * one.line.size;
      const side = lines.filter(({ line }) => line.angle === one.line.angle);
      const [from, to] = [
        leastOf(side.map((other) => other.from)),
        largestOf(side.map((other) => other.to)),
      ];
      const isNear = (begin: number, end: number) =>
        Math.abs(begin + end - one.from - one.to) <= 2 * near;
      if (isNear(from, to)) return to - from;
      return largestOf(
        side.filter((other) => isNear(other.from, other.to)).map((other) => other.to - other.from),
      );
    },
    bodySize: bodySizeOf(lines),
  };
}

function bodySizeOf(lines: readonly PlacedLine[]): number {
  const letters = new Map<number, number>();
  for (const { line, text } of lines) {
    const size = Math.round(line.size * 2) / 2;
    letters.set(size, (letters.get(size) ?? 0) + text.length);
  }
  const [most] = [...letters].toSorted((a, b) => b[1] - a[1]);
  return most?.[0] ?? 0;
}
