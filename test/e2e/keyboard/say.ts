import { chosenLanguage } from '../../../renderer/i18n/chosen-language.ts';
import { LANGUAGES } from '../../../renderer/i18n/languages.ts';
import { createI18n, type I18n } from '../../../renderer/i18n/i18n.ts';
import { IS_EXTENDED } from '../../extended.ts';
import { allMessages } from '../../renderer/i18n/all-messages.ts';

/** Says what the interface says, in the language of the test. */
export type Say = I18n['t'];

/**
 * The words that the app shows where the system asks for a language.
 * @param system BCP 47 tag
 */
export function i18nFor(system: string): I18n {
  const { language, locale } = chosenLanguage(null, [system]);
  return createI18n(locale, allMessages(language));
}

/** Stands in a sentence for a value that the test cannot know, as a time. */
export const ANYTHING = '\uE000';

/** A sentence with `ANYTHING` in it, to look for. */
export function like(sentence: string): RegExp {
  const parts = sentence.split(ANYTHING).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(parts.join('.*'), 'u');
}

const asked = (process.env['DRAGOMAN_E2E_LOCALES'] ?? (IS_EXTENDED ? 'qps,ar' : 'qps')).split(',');
const unknown = asked.filter((code) => !LANGUAGES.some((language) => language.code === code));
if (unknown.length > 0) {
  throw new Error(`DRAGOMAN_E2E_LOCALES: there is no interface in ${unknown.join(', ')}`);
}

/**
 * The interface languages that the flows are gone through in: the pseudo-locale shows words that
 * are not in the files of words, Arabic what does not turn round with the writing.
 */
export const LOCALES: readonly string[] = asked;
