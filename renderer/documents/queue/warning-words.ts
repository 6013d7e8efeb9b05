import type { WordKey, Words } from '../../words/words.ts';
import { documents } from '../../words/en/documents.ts';

/** Says what a format’s filter noticed; a code that came with a newer one is shown as it is. */
export function warningWords(code: string, t: Words['t']): string {
  const key = `documents.note.${code}`;
  return isNote(key) ? t(key) : t('documents.note', { code });
}

const isNote = (key: string): key is WordKey & `documents.note.${string}` => key in documents;
