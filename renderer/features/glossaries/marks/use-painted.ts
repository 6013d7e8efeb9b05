import { useLayoutEffect, type RefObject } from 'react';
import { paint, type Painted } from './painting.ts';

/**
 * Underlines stretches of an element's text for as long as they are given.
 * @param text as the element shows it; stretches are found anew when it changes
 */
export function usePainted(
  element: RefObject<HTMLElement | null>,
  stretches: readonly Painted[],
  text: string,
): void {
  useLayoutEffect(() => {
    if (element.current === null || stretches.length === 0) return undefined;
    return paint(element.current, stretches);
  }, [element, stretches, text]);
}
