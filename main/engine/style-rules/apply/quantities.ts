import { baseOf } from '../../../../preload/contract/language-code.ts';
import { decimalMarkOf } from './number-text.ts';
import {
  FIXED_SPACE,
  inOrder,
  NUMBER,
  NUMBER_BEGINS,
  NUMBER_ENDS,
  replacing,
  SPACE,
} from './rewrite.ts';
import type { Rewrite, RuleEffects } from './rewrite.ts';

/** The second number of a range has its unit too. */
const AMOUNT_BEGINS = String.raw`(?<![\p{L}\p{N}_]|\d[.,:/'’\u00A0\u202F])`;

const PERCENT_WORDS = ['per cent', 'percent', 'Prozent', 'per cento', 'percento', 'pour cent']
  .concat(['por ciento', 'por cien', 'por cento', '퍼센트', 'パーセント'])
  .join('|')
  .replaceAll(' ', '[ \\u00A0]');
const PERCENT = new RegExp(
  `${AMOUNT_BEGINS}(${NUMBER})${SPACE}?(?:[%％]|(?:${PERCENT_WORDS})(?![\\p{Script=Latin}\\p{M}]))`,
  'gu',
);
const percent = (ending: string): Rewrite => replacing(PERCENT, `$1${ending}`);

const TEMPERATURE = new RegExp(`(\\d)${SPACE}?°${SPACE}?([CFK])(?![\\p{L}])`, 'gu');
const UNITS = [
  'km/h',
  'm/s',
  'mm',
  'cm',
  'dm',
  'km',
  'm²',
  'm³',
  'km²',
  'mg',
  'kg',
  'ml',
  'cl',
  'kWh',
]
  .concat([
    'Wh',
    'kW',
    'MW',
    'GW',
    'mV',
    'kV',
    'mA',
    'Ah',
    'Hz',
    'kHz',
    'MHz',
    'GHz',
    'dB',
    'kPa',
    'hPa',
  ])
  .concat(['bar', 'lb', 'oz', 'ft', 'mi', 'mph', 'kB', 'KB', 'MB', 'GB', 'TB', 'ms', 'min', 'ha'])
  .concat(['m', 'g', 'l', 'L', 't', 's', 'h', 'V', 'W', 'A'])
  .join('|');
const UNIT = new RegExp(
  `${AMOUNT_BEGINS}(${NUMBER})${SPACE}?(${UNITS})(?![\\p{L}\\p{N}²³/])`,
  'gu',
);
/** `90s` are years and `5G` a name; `3 h` may be a clock time. One letter needs its space before. */
const SINGLE_UNIT = /^[a-zA-Z]$/;
const unitSpacing = (space: string): Rewrite =>
  replacing(UNIT, (all, number = '', unit = '') => {
    if (SINGLE_UNIT.test(unit) && (space !== '' ? !/^[\d.,]*\d[mgl]$/.test(all) : unit === 'A'))
      return all;
    return `${number}${space}${unit}`;
  });

/** Signs of one currency each: a dollar or yen sign may be one of several. */
const ISO: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', '₩': 'KRW', '₹': 'INR' };
const ISO_CODES = 'EUR|USD|GBP|CHF|JPY|CNY|KRW|INR|CAD|AUD|SEK|NOK|DKK|PLN|CZK|BRL|MXN';
const SIGNS = '[€£$¥₩₹]';
const MONEY = new RegExp(
  `(?<![\\p{L}\\p{N}€£$¥₩₹])(?:(${SIGNS}|(?:${ISO_CODES})(?=${SPACE}))${SPACE}?(${NUMBER})${NUMBER_ENDS}(?!${SPACE}?[€£$¥₩₹])` +
    `|(${NUMBER})${SPACE}?(${SIGNS}|(?:${ISO_CODES})(?![\\p{L}])))`,
  'gu',
);

/** @param write gets the currency as a sign or an ISO code, as it was found; null leaves it so */
const money = (write: (amount: string, currency: string) => string | null): Rewrite =>
  replacing(MONEY, (all, before = '', amountAfter = '', amountBefore = '', after = '') => {
    const [currency, amount] = before === '' ? [after, amountBefore] : [before, amountAfter];
    if (currency === '' || amount === '') return all;
    return write(amount, currency) ?? all;
  });
const isCode = (currency: string) => /^[A-Z]/.test(currency);
const signOf = (currency: string) =>
  Object.entries(ISO).find(([, code]) => code === currency)?.[0] ?? currency;
const codeOf = (currency: string) => ISO[currency] ?? currency;
const placed =
  (place: 'before' | 'after', space: string, as: (currency: string) => string) =>
  (amount: string, currency: string): string | null => {
    const written = as(currency);
    // A dollar sign has no code of its own.
    if (as === codeOf && !isCode(written)) return null;
    // A code never touches its amount.
    const gap = isCode(written) ? FIXED_SPACE : space;
    return place === 'before' ? `${written}${gap}${amount}` : `${amount}${gap}${written}`;
  };

const SIDE = String.raw`\d(?:[\d.,]{0,9}\d)?`;
const TIMES = `${SPACE}?[x×]${SPACE}?`;
const DIMENSIONS = new RegExp(
  `${NUMBER_BEGINS}(?!0[xX])${SIDE}(?:${TIMES}${SIDE}){1,3}(?![\\p{N}_]|[xX×]\\d)`,
  'gu',
);
const BETWEEN = new RegExp(TIMES, 'gu');
const dimensions = (sign: string, space: string): Rewrite =>
  replacing(DIMENSIONS, (sides) => sides.replace(BETWEEN, `${space}${sign}${space}`));

const leadingZero: Rewrite = (text, language) => {
  const mark = decimalMarkOf(language);
  return text.replace(
    mark === '.'
      ? /(?<=^|[\s([€$£¥+−-])\.(?=\d+(?!\p{L}|[.\d]))/gu
      : /(?<=^|[\s([€$£¥+−-]),(?=\d)/gu,
    `0${mark}`,
  );
};

/** Between single digits and signs of sums; a date or a range has no equals sign near it. */
const SUM = new RegExp(
  `(?<![\\p{L}\\p{N}.,/:-])${SIDE}(?:${SPACE}?[+×÷=−*-]${SPACE}?${SIDE}){1,8}(?![\\p{L}\\p{N}])`,
  'gu',
);
const spacedSums: Rewrite = replacing(SUM, (sum) =>
  sum.includes('=') || sum.includes('+')
    ? sum.replace(new RegExp(`${SPACE}?([+×÷=−*-])${SPACE}?`, 'gu'), ' $1 ')
    : sum,
);

const onlyHan =
  (rewrite: Rewrite): Rewrite =>
  (text, language) =>
    ['zh', 'ja'].includes(baseOf(language)) ? rewrite(text, language) : text;

/** Options of `numbers` about what stands with a number. */
export const QUANTITIES: RuleEffects = {
  currency_format: {
    use_amount_followed_by_currency_symbol_without_space: money(placed('after', '', signOf)),
    use_amount_followed_by_space_then_currency_symbol: money(placed('after', FIXED_SPACE, signOf)),
    use_amount_followed_by_space_then_iso_code: money(placed('after', FIXED_SPACE, codeOf)),
    use_currency_symbol_followed_by_amount_in_arabic_numerals_without_space: money(
      placed('before', '', signOf),
    ),
    use_currency_symbol_followed_by_amount_without_space: money(placed('before', '', signOf)),
    use_currency_symbol_followed_by_space_then_amount: money(placed('before', FIXED_SPACE, signOf)),
    use_currency_symbol_followed_by_space_then_amount_in_arabic_numerals: money(
      placed('before', FIXED_SPACE, signOf),
    ),
    use_iso_code_followed_by_space_then_amount: money(placed('before', FIXED_SPACE, codeOf)),
    use_iso_code_followed_by_space_then_amount_in_arabic_numerals: money(
      placed('before', FIXED_SPACE, codeOf),
    ),
  },
  decimal_numbers_less_than_one: { always_use_0_before_decimal_separator: leadingZero },
  dimensions_separator: {
    use_multiplication_sign_between_dimensions_with_space_on_either_side: dimensions('×', ' '),
    use_multiplication_sign_between_dimensions_without_space_on_either_side: dimensions('×', ''),
    use_x_between_dimensions_with_space_on_either_side: dimensions('x', ' '),
    use_x_between_dimensions_without_space_on_either_side: dimensions('x', ''),
  },
  mathematical_expression_spacing: {
    use_space_between_elements_of_mathematical_expression_or_equation: spacedSums,
  },
  percentage_format: {
    use_arabic_numerals_followed_by_percent_symbol_without_space: percent('%'),
    use_numerals_followed_by_percent_symbol: percent('%'),
    use_numerals_followed_by_full_width_percent_symbol_without_space: percent('％'),
    use_numerals_followed_by_japanese_word_パーセント_without_space: percent('パーセント'),
    use_numerals_followed_by_korean_word_퍼센트: percent('퍼센트'),
    use_numerals_followed_by_space_then_korean_word_퍼센트: percent(' 퍼센트'),
    use_numerals_followed_by_space_then_german_word_prozent: percent(`${FIXED_SPACE}Prozent`),
    use_numerals_followed_by_space_then_half_width_percent_symbol: percent(`${FIXED_SPACE}%`),
    use_numerals_followed_by_space_then_percent_symbol: percent(`${FIXED_SPACE}%`),
    use_numerals_followed_by_space_then_italian_word_per_cento: percent(`${FIXED_SPACE}per cento`),
    use_numerals_followed_by_space_then_italian_word_percento: percent(`${FIXED_SPACE}percento`),
    use_numerals_followed_by_space_then_spell_out_per_cent: percent(`${FIXED_SPACE}per cent`),
    use_numerals_followed_by_space_then_spell_out_percent: percent(`${FIXED_SPACE}percent`),
    use_spanish_word_por_cien: percent(`${FIXED_SPACE}por cien`),
    use_spanish_word_por_ciento: percent(`${FIXED_SPACE}por ciento`),
  },
  temperature_format: {
    use_arabic_numerals_followed_by_unit_symbol_without_space: replacing(TEMPERATURE, '$1°$2'),
    use_numerals_followed_by_unit_symbol_without_space: replacing(TEMPERATURE, '$1°$2'),
    use_numerals_followed_by_space_then_unit_symbol: replacing(TEMPERATURE, `$1${FIXED_SPACE}°$2`),
  },
  units_of_measure_spacing: {
    do_not_use_space_between_numeral_and_unit_of_measure: unitSpacing(''),
    use_space_between_numeral_and_unit_of_measure: unitSpacing(FIXED_SPACE),
  },
};

const HAN = String.raw`[[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]&&\p{L}]`;
const besideHan = (other: string): Rewrite =>
  onlyHan(
    inOrder(
      replacing(new RegExp(`(?<=${HAN})${SPACE}+(?=${other})`, 'gv'), ''),
      replacing(new RegExp(`(?<=${other})${SPACE}+(?=${HAN})`, 'gv'), ''),
    ),
  );
const PHONE = String.raw`(?=[1-9]\d{0,3}[\s\u00A0()\/.\-]{0,2}\d(?:[\s\u00A0()\/.\-]{0,2}\d){5,12}(?!\d))`;

/** Options of `formatting`. */
export const FORMATTING_EFFECTS: RuleEffects = {
  phone_number_country_code_format: {
    use_00_before_country_code: replacing(
      new RegExp(`(?<![\\p{L}\\p{N}+.])\\+${PHONE}`, 'gu'),
      '00',
    ),
    use_plus_sign_before_country_code: replacing(
      new RegExp(`(?<![\\p{L}\\p{N}+.,:/-])00${PHONE}`, 'gu'),
      '+',
    ),
  },
  space_between_arabic_numerals_and_unit: { do_not_use: unitSpacing('') },
  space_between_chinese_and_english: { do_not_use: besideHan(String.raw`[\p{scx=Latn}&&\p{L}]`) },
  space_between_chinese_characters_and_arabic_numerals: { do_not_use: besideHan(String.raw`\d`) },
};
