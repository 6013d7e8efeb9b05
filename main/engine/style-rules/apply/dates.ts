import { baseOf } from '../../../../preload/contract/language-code.ts';
import type { Rewrite } from './rewrite.ts';

/** A day that a text names; the year as it is written. */
export interface WrittenDate {
  readonly day: number;
  readonly month: number;
  readonly year: string;
}

/** Writes a date; null where it cannot be told so. */
export type DateWriter = (date: WrittenDate, language: string) => string | null;

/** Month names of a language, January first. */
export function monthNames(language: string): readonly string[] {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 1)));
}

const TWO = (number: number) => String(number).padStart(2, '0');
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isDay = ({ day, month }: Pick<WrittenDate, 'day' | 'month'>): boolean =>
  day >= 1 && day <= (DAYS[month - 1] ?? 0);

const NO_DIGIT_BEFORE = String.raw`(?<![\p{L}\p{N}./_-]|\d,)`;
const NO_DIGIT_AFTER = String.raw`(?![\p{L}\p{N}_]|[./:-]\d|-\p{L})`;
const ISO = new RegExp(
  `${NO_DIGIT_BEFORE}(\\d{4})([-/.])(\\d{1,2})\\2(\\d{1,2})${NO_DIGIT_AFTER}`,
  'gu',
);
const SHORT = new RegExp(
  `${NO_DIGIT_BEFORE}(\\d{1,2})([./-])(\\d{1,2})\\2(\\d{4})${NO_DIGIT_AFTER}`,
  'gu',
);

/** Whether the month goes first in 3/4/2025: only American English has it so, bare English may. */
function monthFirst(language: string, sign: string): boolean | null {
  if (baseOf(language) !== 'en' || sign !== '/') return false;
  if (language.toLowerCase() === 'en') return null;
  return language.toLowerCase() === 'en-us';
}

/** Rewrites dates in digits. One whose order cannot be known stays. */
export const numericDates =
  (write: DateWriter): Rewrite =>
  (text, language) => {
    const written = (all: string, date: WrittenDate) =>
      isDay(date) ? (write(date, language) ?? all) : all;
    return text
      .replace(ISO, (all: string, year: string, _: string, month: string, day: string) =>
        written(all, { day: Number(day), month: Number(month), year }),
      )
      .replace(SHORT, (all: string, first: string, sign: string, second: string, year: string) => {
        const [a, b] = [Number(first), Number(second)];
        const americans = monthFirst(language, sign);
        const dayFirst = { day: a, month: b, year };
        const dayLater = { day: b, month: a, year };
        if (americans !== null) return written(all, americans ? dayLater : dayFirst);
        const possible = [dayFirst, dayLater].filter(isDay);
        const [only] = possible;
        if (only === undefined || (possible.length > 1 && a !== b)) return all;
        return written(all, only);
      });
  };

/** Rewrites dates whose month is a word: `12 March 2025`, `March 12, 2025`, `12. März 2025`. */
export const spelledDates =
  (write: DateWriter): Rewrite =>
  (text, language) => {
    const names = monthNames(language).map((name) => name.toLowerCase());
    const all = names.toSorted((a, b) => b.length - a.length).join('|');
    const after = String.raw`(?![\p{L}\p{N}])`;
    const of = '(?:\\s(?:de|di|of))?';
    const dayFirst = new RegExp(
      `(?<![\\p{L}\\p{N}.,/-])(\\d{1,2})(?:\\.|st|nd|rd|th|er|º|°)?${of}[\\s\\u00A0](${all})(?:,|\\sde|\\sdel)?[\\s\\u00A0](\\d{4})${after}`,
      'giu',
    );
    const monthFirstForm = new RegExp(
      `(?<![\\p{L}\\p{N}])(${all})[\\s\\u00A0](\\d{1,2})(?:st|nd|rd|th)?,?[\\s\\u00A0](\\d{4})${after}`,
      'giu',
    );
    const written = (found: string, day: string, month: string, year: string) => {
      const date = { day: Number(day), month: names.indexOf(month.toLowerCase()) + 1, year };
      return isDay(date) ? (write(date, language) ?? found) : found;
    };
    return text
      .replace(dayFirst, (found: string, day: string, month: string, year: string) =>
        written(found, day, month, year),
      )
      .replace(monthFirstForm, (found: string, month: string, day: string, year: string) =>
        written(found, day, month, year),
      );
  };

const named = (date: WrittenDate, language: string) => monthNames(language)[date.month - 1] ?? '';
const joined =
  (sign: string, order: 'dmy' | 'mdy' | 'ymd', zeros: boolean): DateWriter =>
  ({ day, month, year }) => {
    const part = {
      d: zeros ? TWO(day) : String(day),
      m: zeros ? TWO(month) : String(month),
      y: year,
    };
    return Array.from(order, (letter) => part[letter as 'd' | 'm' | 'y']).join(sign);
  };
const dayMonthYear: DateWriter = (date, language) => {
  const of = ['es', 'pt'].includes(baseOf(language)) ? ' de ' : ' ';
  const point = baseOf(language) === 'de' ? '.' : '';
  return `${date.day}${point}${of}${named(date, language)}${of}${date.year}`;
};
const monthDayYear: DateWriter = (date, language) =>
  `${named(date, language)} ${date.day}, ${date.year}`;
const germanMonth =
  (names: readonly string[]): DateWriter =>
  (date) =>
    `${date.day}. ${names[date.month - 1] ?? ''} ${date.year}`;
const GERMAN_THREE = 'Jan. Feb. Mrz. Apr. Mai Jun. Jul. Aug. Sep. Okt. Nov. Dez.'.split(' ');
const GERMAN_USUAL = 'Jan. Febr. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'.split(' ');
/** Chinese and Japanese signs or Korean words after year, month and day. */
const withUnits =
  ([year, month, day]: readonly [string, string, string], gap: string): DateWriter =>
  (date) =>
    `${date.year}${year}${gap}${date.month}${month}${gap}${date.day}${day}`;
const spanishSeptember =
  (word: string): DateWriter =>
  (date, language) =>
    dayMonthYear(date, language)?.replace(/sep?tiembre/u, word) ?? null;

/** Writers of the options of `date_format`. */
export const DATE_FORMATS: Readonly<Record<string, DateWriter>> = {
  use_dd_period_mm_period_yy_with_leading_zeros_for_single_digit_days_and_months: (date) =>
    `${TWO(date.day)}.${TWO(date.month)}.${date.year.slice(-2)}`,
  use_dd_period_mm_period_yyyy: joined('.', 'dmy', false),
  use_dd_period_mm_period_yyyy_with_leading_zeros_for_single_digit_days_and_months: joined(
    '.',
    'dmy',
    true,
  ),
  use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_feb_period_mrz_period_apr_period_mai_jun_period_jul_period_aug_period_sep_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days:
    germanMonth(GERMAN_THREE),
  use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_febr_period_maerz_apr_period_mai_juni_juli_aug_period_sept_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days:
    germanMonth(GERMAN_USUAL),
  use_dd_period_space_month_yyyy_without_leading_zeros_for_single_digit_days: dayMonthYear,
  use_dd_slash_mm_slash_yyyy: joined('/', 'dmy', false),
  use_dd_slash_mm_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months: joined(
    '/',
    'dmy',
    true,
  ),
  use_dd_space_spelled_out_month_space_yyyy: dayMonthYear,
  use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month:
    spanishSeptember('septiembre'),
  use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_setiembre_for_ninth_month:
    spanishSeptember('setiembre'),
  use_dd_space_spelled_out_month_space_yyyy_without_leading_zeros_for_single_digit_days:
    dayMonthYear,
  use_mm_slash_dd_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months: joined(
    '/',
    'mdy',
    true,
  ),
  use_spelled_out_month_space_dd_comma_space_yyyy_without_leading_zeros_for_single_digit_days:
    monthDayYear,
  use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_without_leading_zero_for_single_digit_months_and_days:
    withUnits(['年', '月', '日'], ''),
  use_yyyy_hyphen_mm_hyphen_dd_with_leading_zero_for_single_digit_days_and_months: joined(
    '-',
    'ymd',
    true,
  ),
  use_yyyy_hyphen_mm_hyphen_dd_with_leading_zeros_for_single_digit_days_and_months: joined(
    '-',
    'ymd',
    true,
  ),
  'use_yyyy_korean word_년_space_mm_korean word_월_space_dd_korean word_일_without_leading_zero_for_single_digit_days_and_months':
    withUnits(['년', '월', '일'], ' '),
  use_yyyy_period_mm_period_dd: joined('.', 'ymd', true),
  use_yyyy_slash_mm_slash_dd: joined('/', 'ymd', false),
  use_yyyy_slash_mm_slash_dd_with_leading_zero_for_single_digit_days_and_months: joined(
    '/',
    'ymd',
    true,
  ),
};

/** Writers of the options of `dates_in_numerical_form`. */
export const NUMERIC_DATE_FORMATS: Readonly<Record<string, DateWriter>> = {
  use_dd_hyphen_mm_hyphen_yyyy: joined('-', 'dmy', true),
  use_dd_period_mm_period_yyyy: joined('.', 'dmy', true),
  use_dd_slash_mm_slash_yyyy: joined('/', 'dmy', true),
};

export { dayMonthYear, monthDayYear };
