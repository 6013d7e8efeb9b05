import type { DocumentNote } from '../../../../preload/contract/documents.ts';
import { unsearchedWords } from '../../team-memories/unsearched-words.ts';
import type { I18n } from '../../../i18n/i18n.ts';

/** Counts characters, not places. */
export const FROM_MEMORY = 'from-local-memory';

export const FUZZY = 'fuzzy-match';

/** They concern sentences, which are to be read before the document is sent on. */
export const OF_SENTENCES: ReadonlySet<string> = new Set([
  FUZZY,
  'untranslated',
  'unanswered',
  'text-not-translated',
]);

/** Says what a format’s filter noticed; a code that came with a newer one is shown as it is. */
export function warningWords(
  { code, count = 1, memory }: DocumentNote,
  { t, has }: Pick<I18n, 't' | 'has'>,
): string {
  if (code === FROM_MEMORY) return t('documents.note.from-local-memory', { count });
  if (memory !== undefined) return unsearchedWords(memory, t);
  const key = `documents.note.${code}`;
  return has(key) ? t(key) : t('documents.note', { code });
}
