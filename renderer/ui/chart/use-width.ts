import { useCallback, useState } from 'react';

/** The width of an element in whole px; 0 until it is on the page. */
export function useWidth(): [
  ref: (element: HTMLElement | null) => (() => void) | undefined,
  width: number,
] {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    // At once, so that the first paint has the chart in it.
    setWidth(Math.floor(element.getBoundingClientRect().width));
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
