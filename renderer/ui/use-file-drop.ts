import { useState, type DragEvent, type HTMLAttributes } from 'react';

/** How an element takes a dropped file. */
export interface FileDrop {
  /** A file is held over the element; `DropVeil.css` shows that. */
  readonly isOver: boolean;
  /** For the element. */
  readonly handlers: Pick<HTMLAttributes<HTMLElement>, 'onDragOver' | 'onDragLeave' | 'onDrop'>;
}

/**
 * Takes a single file of certain types that is dropped anywhere on an element. Everything else goes
 * on to the window, which takes documents.
 * @param types as browsers name them while the file is held; its name is not known then
 */
export function useFileDrop(types: readonly string[], onFile: (file: File) => void): FileDrop {
  const [isOver, setOver] = useState(false);
  const takes = ({ dataTransfer }: DragEvent) => {
    const files = Array.from(dataTransfer.items).filter(({ kind }) => kind === 'file');
    const [first] = files;
    return files.length === 1 && first !== undefined && types.includes(first.type);
  };
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        const isTaken = takes(event);
        setOver(isTaken);
        if (isTaken) event.preventDefault();
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
        const [file] = event.dataTransfer.files;
        if (file !== undefined) onFile(file);
      },
    },
  };
}
