import { createContext, useContext } from 'react';
import type { Words } from './words.ts';

export const WordsContext = createContext<Words | null>(null);

/** The interface language of this part of the page. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('No words: render inside WordsContext');
  return words;
}
