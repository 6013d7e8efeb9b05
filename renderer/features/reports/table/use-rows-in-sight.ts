import { useCallback, useState, type UIEvent } from 'react';

/** Rows beyond the edges that are drawn, so that fast scrolling shows no gap. */
const BEYOND = 12;

export interface RowsInSight {
  /** Places of the first row drawn and of the last one. */
  readonly from: number;
  readonly to: number;
  /** For the element that scrolls. */
  readonly ref: (element: HTMLElement | null) => (() => void) | undefined;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
}

/** Which rows of one height are in sight. @param rowHeight px */
export function useRowsInSight(total: number, rowHeight: number): RowsInSight {
  const [first, setFirst] = useState(0);
  const [fitting, setFitting] = useState(20);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const observer = new ResizeObserver(() => {
        setFitting(Math.ceil(element.clientHeight / rowHeight));
        setFirst(Math.floor(element.scrollTop / rowHeight));
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [rowHeight],
  );
  const onScroll = useCallback(
    (event: UIEvent<HTMLElement>) =>
      setFirst(Math.floor(event.currentTarget.scrollTop / rowHeight)),
    [rowHeight],
  );
  const from = Math.max(0, Math.min(first, total - 1) - BEYOND);
  return { from, to: Math.min(total - 1, first + fitting + BEYOND), ref, onScroll };
}
