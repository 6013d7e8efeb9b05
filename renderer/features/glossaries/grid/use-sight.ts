import { useCallback, useRef, type RefObject, type UIEvent } from 'react';

/** Where a list of rows of one height is scrolled to. */
export interface Sight {
  /** For the element that scrolls. */
  readonly ref: (element: HTMLElement | null) => (() => void) | undefined;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
  /** Scrolls as little as shows a row. */
  readonly show: (place: number) => void;
  /** Rows in sight. */
  readonly rows: () => number;
}

/**
 * Knows what is in sight without asking for it: a question between two changes of the page would
 * have it laid out twice for every key.
 * @param rowHeight px, also of the head that stays in sight
 */
export function useSight(scroller: RefObject<HTMLElement | null>, rowHeight: number): Sight {
  const height = useRef(0);
  const top = useRef(0);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      scroller.current = element;
      if (element === null) return undefined;
      const observer = new ResizeObserver(([entry]) => {
        height.current = entry?.contentRect.height ?? 0;
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [scroller],
  );
  const onScroll = useCallback((event: UIEvent<HTMLElement>) => {
    top.current = event.currentTarget.scrollTop;
  }, []);
  const show = useCallback(
    (place: number) => {
      if (scroller.current === null || height.current === 0) return;
      const wanted = place * rowHeight;
      const most = wanted - (height.current - 2 * rowHeight);
      const next = wanted < top.current ? wanted : Math.max(top.current, most);
      if (next === top.current) return;
      top.current = next;
      scroller.current.scrollTop = next;
    },
    [scroller, rowHeight],
  );
  const rows = useCallback(
    () => Math.max(1, Math.floor(height.current / rowHeight) - 1),
    [rowHeight],
  );
  return { ref, onScroll, show, rows };
}
