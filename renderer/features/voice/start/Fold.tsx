import { useState, type ReactNode } from 'react';

export interface FoldProps {
  readonly name: string;
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

/** A part that is folded away under its name; what it holds is drawn once it is opened. */
export function Fold({ name, isOpenAtFirst = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <details
      className="voice-fold"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{name}</summary>
      {isOpen && children}
    </details>
  );
}
