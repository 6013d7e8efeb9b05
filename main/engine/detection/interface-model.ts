import { EVERYDAY_WORDS } from './everyday-words.ts';
import { INTERFACE_WORDS } from './interface-words.ts';
import { TERM_WORDS } from './term-words.ts';
import { createWordModel } from './word-model.ts';

const languages = [...new Set([...Object.keys(INTERFACE_WORDS), ...Object.keys(EVERYDAY_WORDS)])];
const lists = languages.map((language) => {
  const ours = `${EVERYDAY_WORDS[language] ?? ''} ${TERM_WORDS[language] ?? ''}`;
  return [language, `${INTERFACE_WORDS[language] ?? ''} ${ours}`] as const;
});

/**
 * The word model of the languages whose script others share. Learning takes about 0.2 s and 20 MB, which
 * is why this file is imported dynamically.
 */
export const wordChances = createWordModel(Object.fromEntries(lists));
