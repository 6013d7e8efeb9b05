import type { Words } from './words.ts';

/** Tells the document which language its words are in, and which way they run. */
export function showLanguage(
  root: HTMLElement,
  { locale, direction }: Pick<Words, 'locale' | 'direction'>,
): void {
  root.lang = new Intl.Locale(locale).baseName;
  root.dir = direction;
}
