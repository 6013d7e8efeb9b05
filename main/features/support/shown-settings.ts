import type { Settings } from '../../../preload/contract/settings.ts';

/** A value that may be shown; strings only where they are one of a few words. */
type Shown =
  string | number | boolean | null | readonly Shown[] | { readonly [name: string]: Shown };

const HIDDEN = '(not shown)';
/** Preferences whose strings are words of our own. */
const WORDS: ReadonlySet<string> = new Set([
  'theme',
  'density',
  'keepText',
  'keepSound',
  'messageFormat',
  'show',
  'font',
]);
/** Preferences that hold codes of languages. */
const LANGUAGES: ReadonlySet<string> = new Set([
  'sourceLanguage',
  'targetLanguage',
  'targets',
  'target',
]);

/** Preferences without their texts: no name of a device, no path, nothing that somebody typed. */
export function shownSettings(settings: Settings): Shown {
  return shown(settings, '');
}

function shown(value: unknown, name: string): Shown {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
  if (typeof value === 'string') return isPlain(value, name) ? value : HIDDEN;
  if (Array.isArray(value)) return value.map((item) => shown(item, name));
  const entries = Object.entries(value ?? {}).map(
    ([key, item]) => [key, shown(item, key)] as const,
  );
  return Object.fromEntries(entries);
}

function isPlain(value: string, name: string): boolean {
  if (LANGUAGES.has(name)) return /^[a-z]{2,3}(?:-[a-z0-9]{2,4})?$/i.test(value);
  return WORDS.has(name) && /^[a-z-]{1,20}$/.test(value);
}
