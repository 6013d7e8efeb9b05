import { useEffect, useRef, useState } from 'react';

export interface KeptField {
  /** What the field shows. */
  readonly value: string;
  readonly type: (text: string) => void;
  /** Keeps what was typed: to be called when the field is left and by whatever uses its text. */
  readonly keep: () => void;
  readonly giveUp: () => void;
}

/**
 * A text that is kept once its field is left, and also when the field goes while somebody is in it: a
 * shortcut changes the screen or closes a panel without the field losing the keyboard first.
 * @param kept the text as it was kept last
 * @param keepText keeps another one; not asked where nothing was changed
 */
export function useKeptField(kept: string, keepText: (text: string) => void): KeptField {
  const [typed, setTyped] = useState<string | null>(null);
  const keep = () => {
    setTyped(null);
    if (typed !== null && typed.trim() !== kept) keepText(typed.trim());
  };
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => () => latest.current(), []);
  return { value: typed ?? kept, type: setTyped, keep, giveUp: () => setTyped(null) };
}
