import type { I18n } from '../../../i18n/i18n.ts';

/** Says what a format’s filter noticed; a code that came with a newer one is shown as it is. */
export function warningWords(code: string, { t, has }: Pick<I18n, 't' | 'has'>): string {
  const key = `documents.note.${code}`;
  return has(key) ? t(key) : t('documents.note', { code });
}
