import { findLanguage } from '../../languages/catalogue.ts';
import { currentCode } from '../../languages/current-code.ts';
import { namedLanguage } from '../../languages/named-language.ts';
import { baseOf } from '../../../../preload/contract/language-code.ts';

/** Codes that older files use for languages of the catalogue. */
const OLDER: Readonly<Record<string, string>> = {
  no: 'nb',
  'no-no': 'nb',
  iw: 'he',
  in: 'id',
  ji: 'yi',
  'zh-cn': 'zh-hans',
  'zh-sg': 'zh-hans',
  'zh-tw': 'zh-hant',
  'zh-hk': 'zh-hant',
  'zh-mo': 'zh-hant',
  'zh-hans-cn': 'zh-hans',
  'zh-hant-tw': 'zh-hant',
};

/** Codes that were looked up: a file has few, in each of its units. */
const READ = new Map<string, string | null>();
const MOST_READ = 1000;

/**
 * The language of the catalogue that a code or a name in a file means, in lower case: the code itself, or
 * without what the catalogue does not know of it; null for a language that it does not know.
 */
export function languageOf(code: string): string | null {
  const known = READ.get(code);
  if (known !== undefined) return known;
  const asked = code.trim().toLowerCase().replaceAll('_', '-');
  const found = inCatalogue(asked) ?? inCatalogue(currentCode(asked)) ?? namedLanguage(code);
  if (READ.size >= MOST_READ) READ.clear();
  READ.set(code, found);
  return found;
}

function inCatalogue(code: string): string | null {
  let asked = code.toLowerCase();
  asked = OLDER[asked] ?? asked;
  for (;;) {
    const known = findLanguage(asked);
    if (known !== null) return known.code.toLowerCase();
    const end = asked.lastIndexOf('-');
    if (end < 0) return null;
    asked = asked.slice(0, end);
  }
}

/** The source language that a code of a file names, without region. */
export function sourceLanguageOf(code: string): string | null {
  const known = languageOf(code);
  return known === null ? null : (languageOf(baseOf(known)) ?? known);
}
