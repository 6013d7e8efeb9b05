import type { I18n } from '../../i18n/i18n.ts';

/** A session's name; one without is called by its time. */
export function sessionTitle(
  { title, started }: { readonly title: string; readonly started: number },
  { t, locale }: I18n,
): string {
  if (title !== '') return title;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return t('voice.session-of', { time: time.format(started) });
}
