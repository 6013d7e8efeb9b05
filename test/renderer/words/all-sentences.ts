import type { Sentences } from '../../../renderer/words/en/en.ts';
import type { InterfaceLanguage } from '../../../renderer/words/languages.ts';

/** Both parts of a language. */
export async function allSentences(language: InterfaceLanguage): Promise<Sentences> {
  return { ...(await language.first()), ...(await language.rest()) };
}
