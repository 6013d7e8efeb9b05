import { useEffect, useRef, useState } from 'react';
import { acceptableCount } from './formats.ts';
import { filesOfDrop, type PickedFiles } from './intake/picked-files.ts';

/** Files that are held over the window. */
export interface Held {
  readonly all: number;
  /** How many may be translated, as far as their types tell. */
  readonly acceptable: number;
}

/**
 * Takes files and folders that are dropped anywhere on the window, unless an element under the
 * pointer takes them itself.
 * @returns what is held over the window now; null for nothing
 */
export function useWindowDrop(onFiles: (files: Promise<PickedFiles>) => void): Held | null {
  const [held, setHeld] = useState<Held | null>(null);
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
        const next = { all: types.length, acceptable: acceptableCount(types) };
        setHeld((now) =>
          now?.all === next.all && now.acceptable === next.acceptable ? now : next,
        );
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
        latest.current(filesOfDrop(event.dataTransfer));
      },
      { signal },
    );
    return () => life.abort();
  }, []);
  return held;
}
