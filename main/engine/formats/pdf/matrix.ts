/** An affine map of the plane as PDF writes it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The map that does `first`, then `then`. */
export function multiply(first: Matrix, then: Matrix): Matrix {
  return [
    first[0] * then[0] + first[1] * then[2],
    first[0] * then[1] + first[1] * then[3],
    first[2] * then[0] + first[3] * then[2],
    first[2] * then[1] + first[3] * then[3],
    first[4] * then[0] + first[5] * then[2] + then[4],
    first[4] * then[1] + first[5] * then[3] + then[5],
  ];
}

export function apply(matrix: Matrix, x: number, y: number): readonly [x: number, y: number] {
  return [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]];
}

/** The map back; null for one that flattens the plane. */
export function invert(matrix: Matrix): Matrix | null {
  const [a, b, c, d, e, f] = matrix;
  const determinant = a * d - b * c;
  if (!Number.isFinite(determinant) || Math.abs(determinant) < 1e-12) return null;
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ];
}

/** Reads six numbers out of what a parser gave; null where it is something else. */
export function readMatrix(value: unknown): Matrix | null {
  const list: readonly unknown[] | null =
    Array.isArray(value) || ArrayBuffer.isView(value)
      ? Array.from(value as unknown as ArrayLike<unknown>)
      : null;
  if (list?.length !== 6 || !list.every((entry) => Number.isFinite(entry))) return null;
  const [a, b, c, d, e, f] = list as readonly [number, number, number, number, number, number];
  return [a, b, c, d, e, f];
}
