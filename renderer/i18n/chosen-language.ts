import type { InterfaceLanguage } from './languages.ts';
import { LANGUAGES } from './languages.ts';

/** The language that nobody has to have asked for. */
const FALLBACK = 'en';

/** An interface language, and whose way of writing numbers and dates it follows. */
export interface ChosenLanguage {
  readonly language: InterfaceLanguage;
  /** BCP 47 tag. */
  readonly locale: string;
}

/**
 * The language of the interface: the one of the settings, else the first of the system's languages
 * that Dragoman has, else English. Numbers and dates are those of the system's region where the
 * system has one for that language.
 * @param setting a code of `LANGUAGES`; null, and a code that this version does not have, mean the
 * system's
 * @param system BCP 47 tags, the most wanted first
 */
export function chosenLanguage(
  setting: string | null,
  system: readonly string[],
  languages: readonly InterfaceLanguage[] = LANGUAGES,
): ChosenLanguage {
  const wanted = [setting, ...system.map(baseOf), FALLBACK];
  const language = wanted.flatMap((code) => languages.filter((one) => one.code === code))[0];
  if (language === undefined) throw new Error(`No words in ${FALLBACK}`);
  return { language, locale: localeOf(language, system) };
}

function localeOf(language: InterfaceLanguage, system: readonly string[]): string {
  const { code, formats, digits, script } = language;
  if (formats !== undefined) return formats;
  // Whoever asks an engine about a script waits for its tables; few languages need them.
  const region = system.find(
    (tag) => baseOf(tag) === code && (script === undefined || scriptOf(tag) === script),
  );
  const { baseName } = new Intl.Locale(region ?? code);
  return digits === undefined ? baseName : `${baseName}-u-nu-${digits}`;
}

/** The language of a tag; '' for what is no tag. */
function baseOf(tag: string): string {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return '';
  }
}

function scriptOf(tag: string): string | undefined {
  return new Intl.Locale(tag).maximize().script;
}
