import { useEffect, useRef, useState } from 'react';
import { rootsOf, type DroppedRoot } from './intake/dropped-roots.ts';

/**
 * Takes files and folders that are dropped anywhere on the window, unless an element under the
 * pointer takes them itself.
 * @returns MIME types of what is held over the window now; null for nothing
 */
export function useWindowDrop(
  onFiles: (roots: readonly DroppedRoot[]) => void,
): readonly string[] | null {
  const [held, setHeld] = useState<readonly string[] | null>(null);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });

  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    const isOurs = ({ defaultPrevented, dataTransfer }: DragEvent) =>
      !defaultPrevented && dataTransfer?.types.includes('Files') === true;

    window.addEventListener(
      'dragover',
      (event) => {
        const { dataTransfer } = event;
        if (!isOurs(event) || dataTransfer === null) {
          setHeld(null);
          return;
        }
        // Without this the engine would leave the page and open the file.
        event.preventDefault();
        dataTransfer.dropEffect = 'copy';
        const types = Array.from(dataTransfer.items, ({ type }) => type);
        setHeld((now) => (now?.join(' ') === types.join(' ') ? now : types));
      },
      { signal },
    );
    window.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (relatedTarget === null) setHeld(null);
      },
      { signal },
    );
    window.addEventListener(
      'drop',
      (event) => {
        setHeld(null);
        if (!isOurs(event) || event.dataTransfer === null) return;
        event.preventDefault();
        latest.current(rootsOf(event.dataTransfer));
      },
      { signal },
    );
    return () => life.abort();
  }, []);
  return held;
}
