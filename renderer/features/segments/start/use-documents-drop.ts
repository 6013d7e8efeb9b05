import { useState, type DragEvent } from 'react';
import { rootsOf } from '../../documents/intake/dropped-roots.ts';
import { filesOfRoots } from '../../documents/intake/picked-files.ts';
import type { FileDrop } from '../../../ui/use-file-drop.ts';

/** Takes documents and folders of them that are dropped anywhere on an element. */
export function useDocumentsDrop(onFiles: (files: readonly File[]) => void): FileDrop {
  const [isOver, setOver] = useState(false);
  const takes = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!takes(event)) return;
        setOver(true);
        event.preventDefault();
      },
      onDragLeave(event: DragEvent<HTMLElement>) {
        const { relatedTarget } = event;
        if (!(relatedTarget instanceof Node) || !event.currentTarget.contains(relatedTarget)) {
          setOver(false);
        }
      },
      onDrop(event: DragEvent) {
        if (!takes(event)) return;
        event.preventDefault();
        setOver(false);
        void filesOfRoots(rootsOf(event.dataTransfer)).then(({ files }) =>
          onFiles(files.map(({ file }) => file)),
        );
      },
    },
  };
}
