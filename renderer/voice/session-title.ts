import type { Words } from '../words/words.ts';

/** A session's name; one without is called by its time. */
export function sessionTitle(
  { title, started }: { readonly title: string; readonly started: number },
  { t, locale }: Words,
): string {
  if (title !== '') return title;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return t('voice.session-of', { time: time.format(started) });
}
