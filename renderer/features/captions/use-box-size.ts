import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * One measure of an element in px, followed by the window in which it stands: that of the page stops once
 * nobody sees the page. null until it has one.
 */
export function useBoxSize(
  box: RefObject<HTMLElement | null>,
  measure: 'clientWidth' | 'clientHeight',
): number | null {
  const [size, setSize] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const view = element?.ownerDocument.defaultView;
    if (element === null || view === null || view === undefined) return undefined;
    // A window that is just opening has no size yet.
    const take = () => setSize((before) => element[measure] || before);
    const watcher = new view.ResizeObserver(take);
    watcher.observe(element);
    take();
    return () => watcher.disconnect();
  }, [box, measure]);
  return size;
}
