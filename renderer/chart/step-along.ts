/** Bars that a page key moves by. */
const PAGE = 7;

/**
 * Where a key leads from a bar; null for a key that leads nowhere.
 * @param at -1 while the keyboard is at no bar: it comes in from either end
 */
export function stepAlong(key: string, at: number, count: number): number | null {
  const to = placeAfter(key, at, count);
  return to === null || count === 0 ? null : Math.min(count - 1, Math.max(0, to));
}

function placeAfter(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return at + 1;
    case 'ArrowLeft':
    case 'ArrowUp':
      return at < 0 ? count - 1 : at - 1;
    case 'PageDown':
      return at + PAGE;
    case 'PageUp':
      return at - PAGE;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
