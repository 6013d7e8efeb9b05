import type { GlyphRun, Look } from './glyph-run.ts';

/**
 * Letters on one baseline, up to a gap as wide as a column's. Along and across are points in the
 * page turned so that the baseline lies flat: along grows with the text, across upwards.
 */
export interface Line {
  readonly angle: number;
  readonly start: number;
  readonly end: number;
  readonly across: number;
  /** Of most of its letters, in points. */
  readonly size: number;
  /** In logical order. */
  readonly spans: readonly Span[];
  /** The text operators that draw it. */
  readonly shows: readonly number[];
  readonly isVisible: boolean;
  /** A bullet or number that stands in front of it, drawn by itself. */
  readonly marker: Marker | null;
}

export interface Marker {
  readonly text: string;
  readonly start: number;
  readonly look: Look;
  readonly shows: readonly number[];
}

/** Letters of one look. */
export interface Span {
  readonly text: string;
  readonly look: Look;
}

export const textOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');

/** Whether two stretches of text look the same. */
export const sameLook = (a: Look, b: Look): boolean =>
  a.family === b.family &&
  a.bold === b.bold &&
  a.italic === b.italic &&
  a.color === b.color &&
  a.scale === b.scale &&
  a.rise === b.rise &&
  a.sign === b.sign;

/** A run in the turned page. */
export interface TurnedRun extends GlyphRun {
  readonly start: number;
  readonly end: number;
  readonly across: number;
}

/** Turns the page around its origin so that a baseline of this angle lies flat. */
export function turn(
  x: number,
  y: number,
  angle: number,
): readonly [along: number, across: number] {
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return [x * cos + y * sin, y * cos - x * sin];
}

/** The way back. */
export function turnBack(along: number, across: number, angle: number): readonly [number, number] {
  return turn(along, across, -angle);
}
