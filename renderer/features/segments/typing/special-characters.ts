import { baseOf } from '../../../../preload/contract/language-code.ts';

/** A character that keyboards lack, and the English words of Unicode that it is searched by. */
export interface SpecialCharacter {
  readonly sign: string;
  readonly name: string;
}

const GENERAL: readonly (readonly [sign: string, name: string])[] = [
  ['\u00a0', 'no-break space nbsp'],
  ['\u202f', 'narrow no-break space nnbsp'],
  ['\u2009', 'thin space'],
  ['\u200b', 'zero width space zwsp'],
  ['\u00ad', 'soft hyphen shy'],
  ['\u2011', 'no-break hyphen'],
  ['–', 'en dash'],
  ['—', 'em dash'],
  ['…', 'ellipsis'],
  ['’', 'apostrophe right single quotation mark'],
  ['•', 'bullet'],
  ['·', 'middle dot'],
  ['°', 'degree'],
  ['′', 'prime minute'],
  ['″', 'double prime second inch'],
  ['×', 'multiplication times'],
  ['÷', 'division'],
  ['−', 'minus'],
  ['±', 'plus-minus'],
  ['≈', 'almost equal'],
  ['≠', 'not equal'],
  ['≤', 'less or equal'],
  ['≥', 'greater or equal'],
  ['½', 'one half fraction'],
  ['¼', 'one quarter fraction'],
  ['²', 'superscript two square'],
  ['³', 'superscript three cube'],
  ['µ', 'micro'],
  ['Ω', 'ohm omega'],
  ['€', 'euro'],
  ['£', 'pound'],
  ['¥', 'yen yuan'],
  ['©', 'copyright'],
  ['®', 'registered'],
  ['™', 'trade mark'],
  ['§', 'section paragraph'],
  ['¶', 'pilcrow paragraph'],
  ['†', 'dagger'],
  ['‰', 'per mille'],
  ['№', 'numero'],
  ['→', 'arrow right'],
  ['←', 'arrow left'],
  ['✓', 'check mark'],
  ['\u200e', 'left-to-right mark lrm'],
  ['\u200f', 'right-to-left mark rlm'],
];

/** What a language writes with, its quotation marks first. */
const OF_LANGUAGES: Readonly<Record<string, string>> = {
  de: '„“‚‘»«ßÄÖÜäöü',
  en: '“”‘’',
  fr: '«»“”‘’ŒœÀÂÆÇÈÉÊËÎÏÔÙÛÜŸàâæçèéêëîïôùûüÿ',
  es: '«»“”‘’¿¡ÁÉÍÑÓÚÜáéíñóúüªº',
  it: '«»“”‘’ÀÈÉÌÒÙàèéìòùªº',
  pt: '«»“”‘’ÀÁÂÃÇÉÊÍÓÔÕÚàáâãçéêíóôõúªº',
  nl: '“”‘’éëïóöü',
  pl: '„”»«ĄĆĘŁŃÓŚŹŻąćęłńóśźż',
  cs: '„“‚‘ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž',
  sv: '”’»ÅÄÖåäö',
  da: '»«”“ÆØÅæøå',
  nb: '«»‘’ÆØÅæøå',
  fi: '”’»ÅÄÖåäö',
  hu: '„”»«ÁÉÍÓÖŐÚÜŰáéíóöőúüű',
  ro: '„”«»ĂÂÎȘȚăâîșț',
  tr: '“”‘’ÇĞİÖŞÜçğıöşü',
  ru: '«»„“Ёё',
  uk: '«»„“ҐЄІЇґєії',
  el: '«»“”·ΆΈΉΊΌΎΏάέήίόύώ',
  ar: '«»“”،؛؟٪ـ\u200c\u200d',
  he: '„”־׳״',
  fa: '«»،؛؟٪\u200c',
  ja: '「」『』（）、。・ー〜：；！？　【】々〆',
  zh: '“”‘’「」『』《》〈〉（）、。，；：！？——……·　',
  ko: '“”‘’「」『』·',
};

/** Those of a language first, each once. */
export function specialCharacters(language: string): readonly SpecialCharacter[] {
  const own = Array.from(OF_LANGUAGES[baseOf(language)] ?? '“”‘’«»');
  const named = new Map(GENERAL);
  return [...new Set([...own, ...named.keys()])].map((sign) => ({
    sign,
    name: named.get(sign) ?? '',
  }));
}

/** By a word of its name, the character itself, or its code point (`00a0`, `U+00A0`). */
export function findCharacters(
  all: readonly SpecialCharacter[],
  query: string,
): readonly SpecialCharacter[] {
  const sought = query.trim().toLowerCase();
  if (sought === '') return all;
  const code = sought.replace(/^u\+/, '');
  const typed = /^[0-9a-f]{4,6}$/.test(code) ? Number.parseInt(code, 16) : null;
  const found = all.filter(
    ({ sign, name }) =>
      sign.toLowerCase() === sought || name.includes(sought) || sign.codePointAt(0) === typed,
  );
  const isSign = typed !== null && typed <= 0x10ffff && (typed < 0xd800 || typed > 0xdfff);
  return found.length === 0 && isSign && typed > 31
    ? [{ sign: String.fromCodePoint(typed), name: '' }]
    : found;
}

/** U+00A0. */
export const codePointOf = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
