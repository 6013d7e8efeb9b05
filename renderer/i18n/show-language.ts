import type { I18n } from './i18n.ts';

/** Tells the document which language its words are in, and which way they run. */
export function showLanguage(
  root: HTMLElement,
  { locale, direction }: Pick<I18n, 'locale' | 'direction'>,
): void {
  root.lang = new Intl.Locale(locale).baseName;
  root.dir = direction;
}
