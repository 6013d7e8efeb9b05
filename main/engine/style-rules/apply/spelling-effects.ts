import { baseOf } from '../../../../preload/contract/language-code.ts';
import {
  withContractions,
  withoutContractions,
  withoutNegativeContractions,
  withPositiveContractions,
} from './contractions.ts';
import { inOrder, replacing, withCapitalOf } from './rewrite.ts';
import type { Rewrite, RuleEffects } from './rewrite.ts';

const umlauts: Rewrite = (text, language) => {
  if (baseOf(language) !== 'de') return text;
  const written: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
  return text.normalize('NFC').replace(/[äöüÄÖÜ]/gu, (letter, at: number, all: string) => {
    const pair = written[letter.toLowerCase()] ?? letter;
    if (letter === letter.toLowerCase()) return pair;
    // ÄRGER becomes AERGER, Ärger Aerger.
    const next = all[at + 1] ?? '';
    return /\p{Lu}/u.test(next) ? pair.toUpperCase() : withCapitalOf(letter, pair);
  });
};

const bare = (letters: string): string => letters.normalize('NFD').replace(/\p{M}/gu, '');
const withoutAccents =
  (which: RegExp): Rewrite =>
  (text, language) =>
    baseOf(language) === 'fr' ? text.normalize('NFC').replace(which, bare) : text;

const numero = (written: string): Rewrite =>
  replacing(
    /(?<![\p{L}\p{N}])([nN])(?:[°º]|ᵒ|o\.?)[ \u00A0\u202F]?(?=\d)/gu,
    `$1${written}\u00A0`,
    ['fr'],
  );

const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const ONES = 'one|two|three|four|five|six|seven|eight|nine';
const FRENCH_TENS = 'vingt|trente|quarante|cinquante|soixante|quatre-vingt';
const FRENCH_ONES =
  'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize';
const hyphens = inOrder(
  replacing(new RegExp(`\\b(${TENS}) (${ONES})\\b`, 'giu'), '$1-$2', ['en']),
  replacing(new RegExp(`(?<!\\p{L})(quatre) (vingts?)(?!\\p{L})`, 'giu'), '$1-$2', ['fr']),
  replacing(new RegExp(`(?<!\\p{L})(${FRENCH_TENS}) (${FRENCH_ONES})(?!\\p{L})`, 'giu'), '$1-$2', [
    'fr',
  ]),
);

const LATIN: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/(?<![\p{L}\p{N}.])e\.\s?g\.,?/giu, 'for example'],
  [/(?<![\p{L}\p{N}.])i\.\s?e\.,?/giu, 'that is'],
  [/(?<![\p{L}\p{N}.])viz\./giu, 'namely'],
  [/(?<![\p{L}\p{N}.])cf\./giu, 'compare'],
  [/(?<![\p{L}\p{N}])vs\./giu, 'versus'],
];
const withoutLatin: Rewrite = (text, language) => {
  if (baseOf(language) !== 'en') return text;
  const spelled = LATIN.reduce(
    (changed, [pattern, words]) =>
      changed.replace(pattern, (found) => {
        const comma = found.endsWith(',') || words === 'for example' || words === 'that is';
        return withCapitalOf(found, words) + (comma ? ',' : '');
      }),
    text,
  );
  // The period of "etc." may end the sentence.
  return spelled
    .replace(/(?<![\p{L}\p{N}])etc\.(?=\s*$|\s+\p{Lu})/gu, 'and so on.')
    .replace(/(?<![\p{L}\p{N}])etc\./gu, 'and so on');
};

const NAME = String.raw`(?=[ \u00A0]\p{Lu}\p{Ll})`;
const titles = (pairs: readonly (readonly [RegExp, string])[]): Rewrite =>
  inOrder(...pairs.map(([pattern, written]) => replacing(pattern, written, ['en', 'de'])));

/** In the middle of a sentence: what begins one has its capital anyway. */
const INSIDE = String.raw`(?<=[\p{L}\p{N},;)“"] )`;
const ADDRESS = 'dich|dir|du|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?';
const addresses = (capital: boolean): Rewrite =>
  replacing(
    new RegExp(`${INSIDE}(?:${ADDRESS})(?!\\p{L})`, 'giu'),
    (word) => {
      if (word.length > 1 && word === word.toUpperCase()) return word;
      return capital ? withCapitalOf('X', word.toLowerCase()) : word.toLowerCase();
    },
    ['de'],
  );

/** Options of `spelling_and_grammar`. */
export const SPELLING_EFFECTS: RuleEffects = {
  contractions: {
    do_not_use_contractions: withoutContractions,
    use_contractions: withContractions,
    use_contractions_but_avoid_negative_contractions: inOrder(
      withoutNegativeContractions,
      withPositiveContractions,
    ),
  },
  eszett: {
    replace_eszett_with_ss: inOrder(replacing(/ß/gu, 'ss', ['de']), replacing(/ẞ/gu, 'SS', ['de'])),
  },
  umlauts: { replace_umlauts_with_ae_oe_ue: umlauts },
  accents_and_cedillas: {
    do_not_use_on_capital_letters: withoutAccents(/[ÀÂÄÉÈÊËÎÏÔÖÙÛÜÇŸ]/gu),
    never_use: withoutAccents(/[ÀÂÄÉÈÊËÎÏÔÖÙÛÜÇŸàâäéèêëîïôöùûüçÿ]/gu),
  },
  abbreviating_french_word_numero: {
    abbreviate_as_n_then_degree_symbol: numero('°'),
    abbreviate_as_n_then_o_in_superscript: numero('ᵒ'),
    abbreviate_as_no: numero('o'),
  },
  informal_address_pronouns: {
    capitalize_informal_address_pronouns: addresses(true),
    do_not_capitalize_informal_address_pronouns: addresses(false),
  },
  latin_abbreviations: { do_not_use_latin_abbreviations: withoutLatin },
  personal_titles: {
    abbreviate: titles([
      [new RegExp(`(?<!\\p{L})Doctor${NAME}`, 'gu'), 'Dr.'],
      [new RegExp(`(?<!\\p{L})Doktor${NAME}`, 'gu'), 'Dr.'],
      [new RegExp(`(?<!\\p{L})Professor${NAME}`, 'gu'), 'Prof.'],
      [new RegExp(`(?<!\\p{L})Mister${NAME}`, 'gu'), 'Mr.'],
    ]),
    do_not_abbreviate: inOrder(
      replacing(new RegExp(`(?<!\\p{L})Dr\\.?${NAME}`, 'gu'), 'Doctor', ['en']),
      replacing(new RegExp(`(?<!\\p{L})Dr\\.${NAME}`, 'gu'), 'Doktor', ['de']),
      titles([[new RegExp(`(?<!\\p{L})Prof\\.${NAME}`, 'gu'), 'Professor']]),
    ),
  },
  spanish_word_solo: {
    never_use_acute_accent: replacing(
      /(?<!\p{L})sólo(?!\p{L})/giu,
      (word) => word.replace('ó', 'o').replace('Ó', 'O'),
      ['es'],
    ),
  },
  spelled_out_numbers: {
    use_hyphens: hyphens,
    use_hyphens_between_elements_under_100_and_not_separated_by_french_word_et: hyphens,
  },
};
