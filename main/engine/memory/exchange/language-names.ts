import { findLanguage } from '../../languages/catalogue.ts';
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

/**
 * The language of the catalogue that a code of a file names, in lower case: the code itself, or without
 * what the catalogue does not know of it; null for a language that it does not know.
 */
export function languageOf(code: string): string | null {
  let asked = code.trim().toLowerCase().replaceAll('_', '-');
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
