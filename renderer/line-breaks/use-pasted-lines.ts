import { useState } from 'react';
import { repairLineBreaks } from './repair.ts';

/** UTF-16 units of a paste that is looked at; a longer one would hold up the page. */
const MOST_LOOKED_AT = 500_000;

type Told =
  /** The pasted text would read better with its lines joined. */
  | {
      readonly state: 'offered';
      readonly pasted: string;
      readonly joined: string;
      readonly joins: number;
    }
  | {
      readonly state: 'joined';
      readonly before: string;
      readonly after: string;
      readonly joins: number;
    };

export interface PastedLines {
  /** What is said about the line breaks now; null for nothing. */
  readonly told: { readonly state: Told['state']; readonly joins: number } | null;
  /** A text was pasted. */
  readonly notePaste: (pasted: string) => void;
  readonly join: () => void;
  readonly undo: () => void;
  readonly dismiss: () => void;
}

/**
 * Offers to join the lines of a pasted text that a page had broken, and to take that back.
 * @param text what stands in the field now
 */
export function usePastedLines(text: string, setText: (text: string) => void): PastedLines {
  const [told, setTold] = useState<Told | null>(null);
  // An offer ends with the words that it was made for, and so does the way back.
  const isValid =
    told !== null && (told.state === 'joined' ? told.after === text : text.includes(told.pasted));

  return {
    told: isValid ? { state: told.state, joins: told.joins } : null,
    notePaste(raw) {
      const pasted = raw.replaceAll(/\r\n?/gu, '\n');
      if (pasted.length > MOST_LOOKED_AT) return;
      const { text: joined, joins } = repairLineBreaks(pasted);
      setTold(joins === 0 ? null : { state: 'offered', pasted, joined, joins });
    },
    join() {
      if (told?.state !== 'offered') return;
      const { pasted, joined, joins } = told;
      const at = text.lastIndexOf(pasted);
      const after = text.slice(0, at) + joined + text.slice(at + pasted.length);
      setText(after);
      setTold({ state: 'joined', before: text, after, joins });
    },
    undo() {
      if (told?.state !== 'joined') return;
      setText(told.before);
      setTold(null);
    },
    dismiss: () => setTold(null),
  };
}
