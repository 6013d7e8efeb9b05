import { inOrder, NUMBER_BEGINS, NUMBER_ENDS, replacing, SPACE } from './rewrite.ts';
import type { Rewrite, RuleEffects } from './rewrite.ts';

const ELLIPSIS = /(?<!\.)\.{3}(?!\.)|(?<!\.)\. \. \.(?! *\.)|…+/gu;
const ellipsis = (written: string): Rewrite => replacing(ELLIPSIS, written);

/** A dash between words of a sentence: with space on both sides, or a long one. */
const BREAK = new RegExp(
  String.raw`(?<=[\p{L}\p{N}\p{Pf}\p{Pe}"'.,!?%\u{F0000}-\u{10FFFF}])(?:${SPACE}+(?:-{1,3}|–|—)${SPACE}+|—|---?(?!-)|(?<=\p{L})–(?=\p{L}\p{L}))(?=[\p{L}\p{N}\p{Pi}\p{Ps}"'¿¡\u{F0000}-\u{10FFFF}])`,
  'gu',
);
const sentenceBreak =
  (dash: string): Rewrite =>
  (text) =>
    text.replace(BREAK, (found, at: number) => {
      const digits = /\d$/.test(text.slice(0, at)) && /^\d/.test(text.slice(at + found.length));
      return digits ? found : dash;
    });

/** Two numbers that a dash joins; no date, phone number, sum or score. */
const RANGE = new RegExp(
  String.raw`(?<![\p{L}\p{N}_+=*×÷−]|[\d.,:/-]|[–—]\s?)(\d{1,4}(?:[.,]\d{1,3})?)${SPACE}?[-–—]${SPACE}?(\d{1,4}(?:[.,]\d{1,3})?)(?![\p{L}\p{N}_]|[.,:/]\d|${SPACE}?[-–—=+*×÷]${SPACE}?\d|-\p{L}|${SPACE}?=)`,
  'gu',
);
const range = (sign: string): Rewrite =>
  replacing(RANGE, (all, from = '', to = '') =>
    // 555-1234 is a telephone number, 2-1 a score; a range goes up.
    Number(from.replace(',', '.')) < Number(to.replace(',', '.')) && !/^\d{3}-\d{4}$/.test(all)
      ? `${from}${sign}${to}`
      : all,
  );
const rangeIn =
  (language: string, sign: string): Rewrite =>
  (text, of) =>
    of.toLowerCase().startsWith(language) ? range(sign)(text, of) : text;

const ITEM = String.raw`[\p{L}\p{N}'’\u{F0000}-\u{10FFFF}-]{1,30}(?: [\p{L}\p{N}'’\u{F0000}-\u{10FFFF}-]{1,30})?`;
/** Items of a word or two; three commas apart make a list for sure, two may be a clause. */
const LONG_LIST = new RegExp(
  `((?:${ITEM}, ){2,12}${ITEM}),? (and|or) (?=[\\p{L}\\p{N}\\u{F0000}-\\u{10FFFF}])`,
  'gu',
);
/** Single words, none of which begins the sentence. */
const SHORT_LIST =
  /(?<=[\p{L}\p{N}:] )((?!(?:in|on|at|by|for|with|from|of|to|and|or|but)\b)[\p{L}\p{N}-]{2,30}, (?!and\b|or\b|but\b)[\p{L}\p{N}-]{2,30}),? (and|or) (?=[\p{L}\p{N}-]{2,30}(?:[.;:!?)]|$))/gu;
const PREPOSITION = /\b(?:in|on|at|by|during|after|before|from|with|near|since|until|of)\s$/iu;
const serialComma =
  (comma: string): Rewrite =>
  (text, language) => {
    if (!language.toLowerCase().startsWith('en')) return text;
    const write = (_: string, items: string, word: string) => `${items}${comma} ${word} `;
    return text
      .replace(LONG_LIST, write)
      .replace(SHORT_LIST, (found: string, items: string, word: string, at: number) =>
        PREPOSITION.test(text.slice(Math.max(0, at - 12), at)) ? found : write(found, items, word),
      );
  };

const ADVERBS =
  'Moreover|Furthermore|Nevertheless|Nonetheless|Consequently|Additionally|Therefore|Meanwhile';
const commaAfterAdverbs = replacing(
  new RegExp(`(?<=^|[.!?]\\s+|\\n)(${ADVERBS}) (?=\\p{Ll})`, 'gu'),
  '$1, ',
  ['en'],
);
const noCommaAfterAdverbs = replacing(
  new RegExp(`(?<=^|[.!?]\\s+|\\n)(${ADVERBS}|However|Thus|Hence), (?=\\p{L})`, 'gu'),
  '$1 ',
  ['en'],
);

const slashes = (spaced: boolean): Rewrite =>
  replacing(
    /(?<=\p{L}{2})[ \u00A0]?\/[ \u00A0]?(?=\p{L}{2})(?<!\/.{0,1}\/)/gu,
    spaced ? ' / ' : '/',
  );
const severalWords =
  /(?<=^|[(:,;.] ?)([\p{L}-]+(?: [\p{L}-]+){0,3})[ \u00A0]?\/[ \u00A0]?([\p{L}-]+(?: [\p{L}-]+){0,3})(?=[),;.:!?]|$)/gu;
const slashesByWords = (every: boolean): Rewrite =>
  replacing(severalWords, (_, before = '', after = '') => {
    const several = [before.includes(' '), after.includes(' ')];
    const spaced = every ? several.every(Boolean) : several.some(Boolean);
    return spaced ? `${before} / ${after}` : `${before}/${after}`;
  });

const ampersand = (word: string, language: string): Rewrite =>
  replacing(/(?<=(?<![\p{L}\p{N}])\p{Ll}[\p{Ll}-]* )&(?= \p{Ll})/gu, word, [language]);
const wholeWidth = (from: string, to: string): Rewrite =>
  replacing(
    new RegExp(
      String.raw`(?<=[[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]&&\p{L}])${SPACE}?${from}${SPACE}?`,
      'gv',
    ),
    to,
    ['zh', 'ja'],
  );
const halfWidth = (from: string, to: string): Rewrite =>
  replacing(new RegExp(from, 'gu'), to, ['zh', 'ja', 'ko']);
const japanese = (period: string, comma: string): Rewrite =>
  inOrder(replacing(/[。．]/gu, period, ['ja']), replacing(/[、，](?!\d)/gu, comma, ['ja']));
const brackets = (open: string, close: string): Rewrite =>
  replacing(
    /[(（]([^()（）\n]{0,200}[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}][^()（）\n]{0,200})[)）]/gu,
    `${open}$1${close}`,
    ['zh', 'ja', 'ko'],
  );

export const highMarks = (space: string): Rewrite =>
  inOrder(
    replacing(
      /(?<=[\p{L}\p{N}\p{Pe}\p{Pf}%"'])[ \u00A0\u202F]?([;!?]+)(?=\s|$|[\p{Pe}\p{Pf}"'])/gu,
      `${space}$1`,
      ['fr'],
    ),
    replacing(/(?<=[\p{L}\p{Pe}\p{Pf}%"'])[ \u00A0\u202F]?:(?=\s|$)/gu, `${space}:`, ['fr']),
  );

/** Options of `punctuation` about other marks than quotation marks. */
export const MARKS_EFFECTS: RuleEffects = {
  ellipsis: {
    use_ellipsis_character: ellipsis('…'),
    use_one_ellipsis_character: ellipsis('…'),
    use_two_ellipsis_characters: ellipsis('……'),
    use_three_ellipsis_characters: ellipsis('………'),
    use_three_periods: ellipsis('...'),
    use_three_periods_without_spaces: ellipsis('...'),
    use_three_spaced_periods: ellipsis('. . .'),
  },
  sentence_break_indicator: {
    use_em_dash_with_space_on_either_side: sentenceBreak(' — '),
    use_em_dash_without_space_on_either_side: sentenceBreak('—'),
    use_en_dash_with_space_on_either_side: sentenceBreak(' – '),
  },
  range_indicator: {
    use_en_dash_with_spaces: range(' – '),
    use_en_dash_without_space_on_either_side: range('–'),
    use_en_dash_without_spaces: range('–'),
    use_english_word_to: rangeIn('en', ' to '),
    use_german_word_bis: rangeIn('de', ' bis '),
    use_hyphen: range('-'),
    use_hyphen_with_space_on_either_side: range(' - '),
    use_hyphen_with_spaces: range(' - '),
    use_hyphen_without_space_on_either_side: range('-'),
    use_hyphen_without_spaces: range('-'),
    use_half_width_dash: range('-'),
    use_tilde: range('~'),
    use_full_width_wave_dash: range('～'),
    use_japanese_word_から: rangeIn('ja', 'から'),
  },
  serial_comma: { use: serialComma(','), do_not_use: serialComma('') },
  comma_after_i_e_and_e_g: {
    use: replacing(/\b(i\.e\.|e\.g\.)(?= [\p{L}\p{N}])/gu, '$1,', ['en']),
    do_not_use: replacing(/\b(i\.e\.|e\.g\.),(?= )/gu, '$1', ['en']),
  },
  comma_after_conjunctive_adverbs: { use: commaAfterAdverbs, do_not_use: noCommaAfterAdverbs },
  exclamation_marks: {
    do_not_use: inOrder(
      replacing(/(?:\?!+|!+\?)[!?]*/gu, '?'),
      replacing(/¡/gu, ''),
      replacing(/[ \u00A0\u202F]?!+(?=\s|$|[\p{Pe}\p{Pf}"'])/gu, '.'),
      replacing(/！+/gu, '。'),
    ),
  },
  slash: {
    do_not_use_spaces_before_and_after_slashes: slashes(false),
    use_spaces_before_and_after_slashes: slashes(true),
    use_spaces_before_and_after_slashes_if_there_are_multiple_words_before_and_after_slash:
      slashesByWords(true),
    use_spaces_before_and_after_slashes_if_there_are_multiple_words_before_or_after_slash:
      slashesByWords(false),
  },
  ampersand_usage: {
    use_english_word_and_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations:
      ampersand('and', 'en'),
    use_german_word_und_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations:
      ampersand('und', 'de'),
    use_full_width_ampersand: halfWidth('&', '＆'),
    use_half_width_ampersand: halfWidth('＆', '&'),
  },
  ampersand_abbreviation_spacing: {
    do_not_use_spaces_before_and_after_ampersand_as_part_of_abbreviation: replacing(
      /(?<=(?<!\p{L})\p{Lu}) ?& ?(?=\p{Lu}(?!\p{L}))/gu,
      '&',
    ),
    use_spaces_before_and_after_ampersand_as_part_of_abbreviation: replacing(
      /(?<=(?<!\p{L})\p{Lu}) ?& ?(?=\p{Lu}(?!\p{L}))/gu,
      ' & ',
    ),
  },
  colon_between_hours_and_minutes_or_chapters_and_verses: {
    do_not_use_space_before_or_after_colon: replacing(
      new RegExp(`${NUMBER_BEGINS}(\\d{1,3})${SPACE}?:${SPACE}?(\\d{1,3})${NUMBER_ENDS}`, 'gu'),
      '$1:$2',
    ),
  },
  colon_to_replace_versus_or_to: {
    do_not_use_space_before_or_after_colon: replacing(
      new RegExp(`${NUMBER_BEGINS}(\\d{1,5})${SPACE}?:${SPACE}?(\\d{1,5})${NUMBER_ENDS}`, 'gu'),
      '$1:$2',
    ),
  },
  colon: {
    use_full_width_colon: wholeWidth(':', '：'),
    use_half_width_colon: halfWidth('：', ': '),
  },
  round_brackets: {
    use_full_width_round_brackets: brackets('（', '）'),
    use_half_width_round_brackets: brackets('(', ')'),
  },
  periods_and_commas: {
    use_full_width_japanese_periods_and_full_width_japanese_commas: japanese('。', '、'),
    use_full_width_japanese_periods_and_full_width_non_japanese_commas: japanese('。', '，'),
    use_full_width_non_japanese_periods_and_full_width_japanese_commas: japanese('．', '、'),
    use_full_width_non_japanese_periods_and_full_width_non_japanese_commas: japanese('．', '，'),
  },
  spacing_and_punctuation: {
    do_not_use_space: highMarks(''),
    use_regular_space: highMarks(' '),
  },
  acronyms: { do_not_use_periods: withoutPeriods() },
  periods_in_uppercase_initialisms_and_acronyms: { do_not_use: withoutPeriods() },
};

/** `U.S.A.` without its periods; where the last one may end the sentence it stays. */
function withoutPeriods(): Rewrite {
  return (text) =>
    text.replace(
      /(?<![\p{L}\p{N}.])\p{Lu}(?:\.\p{Lu}){1,5}\.?(?![\p{L}.])/gu,
      (found, at: number) => {
        const plain = found.replaceAll('.', '');
        if (!found.endsWith('.')) return plain;
        const rest = text.slice(at + found.length, at + found.length + 8);
        if (/^\s*$/u.test(rest)) return `${plain}.`;
        // Before a capital nobody knows whether the sentence goes on.
        return /^\s+\p{Lu}/u.test(rest) ? found : plain;
      },
    );
}
