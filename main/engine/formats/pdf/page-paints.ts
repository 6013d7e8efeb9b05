import type { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Matrix } from './matrix.ts';
import { apply } from './matrix.ts';
import type { PlacedPicture } from './page-content.ts';
import type { TextState } from './text-state.ts';

/** Left, bottom, right, top, in points of the page. */
export type Box = readonly [number, number, number, number];

/** Something that a page paints besides its letters. */
export interface Paint {
  /** Text operators that were drawn before it. */
  readonly after: number;
  readonly box: Box;
  /** Corners of its outlines, x and y in turn; null where it fills its box. */
  readonly outlines: readonly (readonly number[])[] | null;
  /** `#rrggbb`; null for pictures, patterns, and what lets through what is behind it. */
  readonly color: string | null;
  /** Whether nothing behind it is seen. */
  readonly isOpaque: boolean;
}

/** What is as small as a bullet. */
const MARK_SIDE = { least: 1, most: 16 };
/** Smaller things are no background of a letter. */
const LEAST_SIDE = 2;
/** Shorter lines than so many points part nothing. */
const LEAST_RULE = 4;
/** A page with more is a drawing; what lies behind its letters is not looked for. */
const MOST_PAINTS = 5_000;
const WHITE = '#ffffff';
/** Colours whose parts differ by no more look the same. */
const SAME_PART = 10;

/** Notes what a page paints while its operators are followed. */
export interface PaintNotes {
  /** @param shows text operators so far */
  take(operator: number, args: readonly unknown[], shows: number): void;
  /** null where there is too much of it. */
  readonly paints: Paint[] | null;
  /** Lines too thin to be a background, by the boxes around them. */
  readonly rules: readonly Box[];
  /** Boxes of what is as small as a bullet. */
  readonly marks: readonly Box[];
}

export function createPaintNotes(state: TextState, ops: typeof OPS): PaintNotes {
  const paints: Paint[] = [];
  const rules: Box[] = [];
  const marks: Box[] = [];
  let isClip = false;
  const fills = new Set<number>([
    ops.fill,
    ops.eoFill,
    ops.fillStroke,
    ops.eoFillStroke,
    ops.closeFillStroke,
    ops.closeEOFillStroke,
  ]);
  const strokes = new Set<number>([ops.stroke, ops.closeStroke]);

  const add = (outlines: readonly (readonly number[])[] | null, around: Box, shows: number) => {
    const { now } = state;
    const box = common(around, now.clip);
    if (box[2] - box[0] < LEAST_SIDE || box[3] - box[1] < LEAST_SIDE) {
      addRule(box);
      return;
    }
    const isOpaque = now.alpha >= 1 && !now.isBlended && !now.isMasked;
    if (paints.length <= MOST_PAINTS) {
      paints.push({ after: shows, box, outlines, color: isOpaque ? now.fill : null, isOpaque });
    }
  };

  const addRule = (box: Box) => {
    const [width, height] = [box[2] - box[0], box[3] - box[1]];
    const isSeen = width >= 0 && height >= 0 && state.now.alpha > 0;
    if (isSeen && Math.max(width, height) >= LEAST_RULE && rules.length <= MOST_PAINTS)
      rules.push(box);
  };

  return {
    take(operator, args, shows) {
      const { now } = state;
      if (operator === ops.clip || operator === ops.eoClip) isClip = true;
      else if (operator === ops.shadingFill) {
        const { fill } = now;
        now.fill = null;
        add(null, now.clip, shows);
        now.fill = fill;
      } else if (operator === ops.constructPath) {
        const kind = Number(args[0]);
        const outlines = outlinesOf(args[1], now.page);
        if (outlines.length > 0) {
          const box = boxOf(outlines);
          if ((fills.has(kind) || strokes.has(kind)) && isMark(box)) marks.push(box);
          if (fills.has(kind)) add(outlines, box, shows);
          else if (strokes.has(kind)) {
            const { fill } = now;
            now.fill = now.stroke;
            const width = now.lineWidth * scaleOf(now.page);
            for (const line of bars(outlines, width)) add([line], boxOf([line]), shows);
            if (width < LEAST_SIDE) {
              for (const edge of edgesOf(outlines)) addRule(common(boxOf([edge]), now.clip));
            }
            now.fill = fill;
          }
          if (isClip) now.clip = common(now.clip, box);
        }
        isClip = false;
      }
    },
    marks,
    get paints() {
      return paints.length > MOST_PAINTS ? null : paints;
    },
    rules,
  };
}

/** Whether something is as small as a bullet, and about as wide as it is high. */
export function isMark([left, bottom, right, top]: Box): boolean {
  const [wide, high] = [right - left, top - bottom];
  const { least, most } = MARK_SIDE;
  return wide >= least && high >= least && wide <= most && high <= most && wide <= 2 * high;
}

/** Pictures among what else is painted; null where that is too much already. */
export function withPictures(
  paints: readonly Paint[] | null,
  pictures: readonly PlacedPicture[],
): readonly Paint[] | null {
  if (paints === null) return null;
  const placed = pictures.map(({ after, matrix, isOpaque }): Paint => {
    const outline = cornersOf(matrix);
    return { after, box: boxOf([outline]), outlines: [outline], color: null, isOpaque };
  });
  return [...paints, ...placed].sort((a, b) => a.after - b.after);
}

/** The box of a picture. */
export const boxOfPicture = ({ matrix }: PlacedPicture): Box => boxOf([cornersOf(matrix)]);

const cornersOf = (matrix: Matrix): number[] =>
  [apply(matrix, 0, 0), apply(matrix, 1, 0), apply(matrix, 1, 1), apply(matrix, 0, 1)].flat();

/**
 * The colour behind a point when so many text operators are drawn; null where it cannot be said.
 * @param shows Infinity for when the whole page is painted
 */
export function colorBehind(
  paints: readonly Paint[],
  [x, y]: readonly [number, number],
  shows: number,
): string | null {
  for (let at = paints.length - 1; at >= 0; at -= 1) {
    const paint = paints[at];
    if (paint !== undefined && paint.after <= shows && holds(paint, x, y)) return paint.color;
  }
  return WHITE;
}

/** Whether something that is painted after so many text operators hides a point. */
export const isCovered = (
  paints: readonly Paint[],
  [x, y]: readonly [number, number],
  shows: number,
): boolean => paints.some((paint) => paint.isOpaque && paint.after > shows && holds(paint, x, y));

/** Whether two colours, `#rrggbb`, cannot be told apart. */
export const looksSame = (a: string, b: string): boolean =>
  [1, 3, 5].every(
    (at) =>
      Math.abs(parseInt(a.slice(at, at + 2), 16) - parseInt(b.slice(at, at + 2), 16)) <= SAME_PART,
  );

/** Whether a point is painted by it. */
export function holds({ box, outlines }: Paint, x: number, y: number): boolean {
  if (x < box[0] || x > box[2] || y < box[1] || y > box[3]) return false;
  if (outlines === null) return true;
  // By the rule of even and odd: an outline within another is a hole.
  let isInside = false;
  for (const corners of outlines) {
    for (let at = 0, before = corners.length - 2; at < corners.length; before = at, at += 2) {
      const [ax = 0, ay = 0, bx = 0, by = 0] = [
        ...[corners[at], corners[at + 1], corners[before], corners[before + 1]],
      ];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
    }
  }
  return isInside;
}

/** The library's marks in a path: where to, a line to, curves of three and of two points, the end. */
const [MOVE, LINE, CURVE, QUADRATIC] = [0, 1, 2, 3];

/** Corners of the outlines of a path, curves by the points that they pass. */
function outlinesOf(value: unknown, matrix: Matrix): number[][] {
  const data: unknown = Array.isArray(value) ? value[0] : null;
  if (!ArrayBuffer.isView(data)) return [];
  const path = data as Float32Array;
  const outlines: number[][] = [];
  let own: number[] = [];
  const to = (x = 0, y = 0) => {
    const [pageX, pageY] = apply(matrix, x, y);
    own.push(pageX, pageY);
  };
  for (let at = 0; at < path.length;) {
    const mark = path[at];
    if (mark === MOVE) {
      own = [];
      outlines.push(own);
      to(path[at + 1], path[at + 2]);
      at += 3;
    } else if (mark === LINE) {
      to(path[at + 1], path[at + 2]);
      at += 3;
    } else if (mark === CURVE) {
      to(path[at + 5], path[at + 6]);
      at += 7;
    } else if (mark === QUADRATIC) {
      to(path[at + 3], path[at + 4]);
      at += 5;
    } else at += 1;
  }
  return outlines.filter((corners) => corners.length >= 4);
}

/** The edges of outlines, each as two corners. */
function edgesOf(outlines: readonly (readonly number[])[]): number[][] {
  return outlines.flatMap((corners) => {
    const edges: number[][] = [];
    for (let at = 0; at + 3 < corners.length; at += 2) edges.push(corners.slice(at, at + 4));
    if (corners.length > 4) edges.push([...corners.slice(-2), ...corners.slice(0, 2)]);
    return edges;
  });
}

/** Straight lines as wide as the pen: rows of tables are painted so, too. */
function bars(outlines: readonly (readonly number[])[], width: number): number[][] {
  if (width < LEAST_SIDE) return [];
  return outlines.flatMap((corners) => {
    const [ax = 0, ay = 0, bx = 0, by = 0] = corners;
    const length = Math.hypot(bx - ax, by - ay);
    if (corners.length !== 4 || length === 0) return [];
    const [dx, dy] = [(-(by - ay) * width) / 2 / length, ((bx - ax) * width) / 2 / length];
    return [[ax + dx, ay + dy, bx + dx, by + dy, bx - dx, by - dy, ax - dx, ay - dy]];
  });
}

const scaleOf = (matrix: Matrix) =>
  Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));

function boxOf(outlines: readonly (readonly number[])[]): Box {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const corners of outlines) {
    for (let at = 0; at < corners.length; at += 2) {
      const [x = 0, y = 0] = [corners[at], corners[at + 1]];
      left = Math.min(left, x);
      right = Math.max(right, x);
      bottom = Math.min(bottom, y);
      top = Math.max(top, y);
    }
  }
  return [left, bottom, right, top];
}

const common = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];
