import { placeAfter } from '../place-after.ts';

/** Bars that a page key moves by. */
const PAGE = 7;

/**
 * Where a key leads from a bar; null for a key that leads nowhere.
 * @param at -1 while the keyboard is at no bar: it comes in from either end
 */
export function stepAlong(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  const isBack = key === 'ArrowLeft' || key === 'ArrowUp';
  const alike = key === 'ArrowRight' ? 'ArrowDown' : isBack ? 'ArrowUp' : key;
  const to = isBack && at < 0 ? count - 1 : placeAfter(alike, at, count, PAGE);
  return to === null ? null : Math.min(count - 1, Math.max(0, to));
}
