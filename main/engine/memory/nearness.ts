import { placeableDistance } from '../markup/placeables.ts';
import type { SegmentText } from './segment-text.ts';

/** How near a stored segment is among those of equal percent; all are better when smaller. */
export interface Nearness {
  /** Words and placeables that one text has more. */
  readonly size: number;
  /** Placeables that one text alone has. */
  readonly placeables: number;
  /** Another mark at the end. */
  readonly ending: number;
  /** Share of neighbouring letters that differ: other letters, other order. */
  readonly letters: number;
}

/** What tells matches of equal percent apart, where their words alone do not. */
export function nearnessOf(query: SegmentText, stored: SegmentText): Nearness {
  return {
    size: Math.abs(sizeOf(query) - sizeOf(stored)),
    placeables: placeableDistance(textsOf(query), textsOf(stored)),
    ending: endOf(query) === endOf(stored) ? 0 : 1,
    letters: unlikeness(query.text.toLowerCase(), stored.text.toLowerCase()),
  };
}

/** Below 0 where a is nearer. */
export function compareNearness(a: Nearness, b: Nearness): number {
  return (
    a.size - b.size || a.placeables - b.placeables || a.letters - b.letters || a.ending - b.ending
  );
}

const sizeOf = ({ words, placeables }: SegmentText) => words.length + placeables.length;

const textsOf = ({ placeables }: SegmentText) => placeables.map(({ text }) => text);

const endOf = ({ text }: SegmentText) => /[^\p{L}\p{N}]?$/u.exec(text)?.[0] ?? '';

/** 0 for the same pairs of neighbouring letters, 1 for none in common. */
function unlikeness(a: string, b: string): number {
  if (a === b) return 0;
  const pairs = new Map<number, number>();
  for (let at = 0; at <= a.length; at += 1) {
    const pair = pairAt(a, at);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  let common = 0;
  for (let at = 0; at <= b.length; at += 1) {
    const pair = pairAt(b, at);
    const left = pairs.get(pair) ?? 0;
    if (left === 0) continue;
    pairs.set(pair, left - 1);
    common += 1;
  }
  return 1 - (2 * common) / (a.length + b.length + 2);
}

/** Two UTF-16 units as one number; 0 before the first and after the last. */
const pairAt = (text: string, at: number): number =>
  (at === 0 ? 0 : text.charCodeAt(at - 1)) * 65_536 + (at < text.length ? text.charCodeAt(at) : 0);
