/**
 * Where a key leads in a list from top to bottom; null for a key that leads nowhere. The place may
 * lie before the first or after the last.
 * @param page rows that a page key moves by
 */
export function placeAfter(key: string, at: number, count: number, page: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at - 1;
    case 'PageDown':
      return at + page;
    case 'PageUp':
      return at - page;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
