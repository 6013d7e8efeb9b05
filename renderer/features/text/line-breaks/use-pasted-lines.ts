import { useState } from 'react';
import { joinedIn, standsIn, type PastedLines } from './pasted-lines.ts';

export interface PastedLinesVerbs {
  /** What is said about the line breaks now; null for nothing. */
  readonly told: PastedLines | null;
  /** A text is pasted; it is in the field a moment later. */
  readonly notePaste: (pasted: string) => void;
  readonly join: () => void;
  readonly undo: () => void;
  readonly dismiss: () => void;
}

/**
 * Offers to join the lines of a pasted text that a page had broken, and to take that back.
 * @param text what stands in the field now
 */
export function usePastedLines(text: string, setText: (text: string) => void): PastedLinesVerbs {
  const [told, setTold] = useState<PastedLines | null>(null);
  return {
    told: told !== null && standsIn(text, told) ? told : null,
    notePaste(pasted) {
      // Whoever pastes nothing needs none of the rules of line breaks.
      void import('./offer-for.ts').then(({ offerFor }) => setTold(offerFor(pasted)));
    },
    join() {
      const next = told === null ? null : joinedIn(text, told);
      if (next?.state === 'joined') setText(next.after);
      setTold(next);
    },
    undo() {
      if (told?.state === 'joined') setText(told.before);
      setTold(null);
    },
    dismiss: () => setTold(null),
  };
}
