import { inOrder, replacing } from './rewrite.ts';
import type { Rewrite } from './rewrite.ts';

const GAP = String.raw`[ \u00A0\u202F]?`;
const BEGINS = String.raw`(?<![\p{L}\p{N}.,:/–-]|\d )`;
/** `3 pm`, `3:30 p.m.`, `11.05 AM`. A final period may belong to the sentence too. */
const TWELVE = new RegExp(
  `${BEGINS}(1[0-2]|0?[1-9])(?:[:.]([0-5]\\d))?${GAP}([ap])(\\.?)m(?![\\p{L}\\p{N}])(\\.?)`,
  'giu',
);
/** `15:30`, with seconds too; not a ratio or a verse. */
const TWENTY_FOUR =
  /(?<![\p{L}\p{N}.,:/–-])([01]?\d|2[0-3]):([0-5]\d)(?![\p{L}\p{N}:–-]|[.,]\d)(?![ \u00A0]?[ap]\.?m)/giu;

interface TwelveStyle {
  /** As written: `am`, `a.m.`, `AM`, `A.M.`. */
  readonly half: (letter: string) => string;
  readonly gap: string;
  /** Between hours and minutes. */
  readonly sign: string;
  /** Full hours without minutes. */
  readonly bare?: true;
  readonly noon?: true;
}

const small = (letter: string) => `${letter}m`;
const smallPeriods = (letter: string) => `${letter}.m.`;
const big = (letter: string) => `${letter.toUpperCase()}M`;
const bigPeriods = (letter: string) => `${letter.toUpperCase()}.M.`;

/** Rewrites 12-hour times. */
const rewriteTwelve =
  (write: (hour: number, minutes: string, letter: 'a' | 'p') => string): Rewrite =>
  (text) =>
    text.replace(TWELVE, (...found: unknown[]) => {
      const [all = '', hour, minutes = '', half, inner, last] = found as string[];
      const end = Number(found.at(-2)) + all.length;
      const written = write(Number(hour), minutes, /a/i.test(half ?? '') ? 'a' : 'p');
      // The period of "pm." ends the sentence, that of "p.m." may.
      const endsSentence =
        last === '.' && (inner === '' || /^\s*$|^\s+\p{Lu}/u.test(text.slice(end, end + 8)));
      return endsSentence && !written.endsWith('.') ? `${written}.` : written;
    });

const twelve = (style: TwelveStyle): Rewrite =>
  rewriteTwelve((hour, minutes, letter) => {
    if (style.noon && hour === 12 && (minutes === '' || minutes === '00')) {
      return letter === 'a' ? 'midnight' : 'noon';
    }
    const shown = style.bare && minutes === '00' ? '' : minutes;
    const time = shown === '' ? String(hour) : `${hour}${style.sign}${shown}`;
    return `${time}${style.gap}${style.half(letter)}`;
  });

/** Rewrites 12-hour times as 24-hour ones. */
const twentyFour = (sign: string, ending = ''): Rewrite =>
  rewriteTwelve((hour, minutes, letter) => {
    const hours = (hour % 12) + (letter === 'p' ? 12 : 0);
    return `${String(hours).padStart(2, '0')}${sign}${minutes === '' ? '00' : minutes}${ending}`;
  });

/** `15:30 Uhr`, `15.30 Uhr`, `15 Uhr 30`. */
const UHR =
  /(?<![\p{L}\p{N}.,:/–-])([01]?\d|2[0-3])(?:[:.]([0-5]\d))?[ \u00A0]Uhr(?![\p{L}])(?:[ \u00A0]([0-5]\d)(?![\p{N}.,:%]))?/gu;
const uhr = (sign: string, zeros: boolean, bare: boolean): Rewrite =>
  inOrder(
    twentyFour(':', '\u00A0Uhr'),
    replacing(
      UHR,
      (...found) => {
        const [, hour = '', between, after] = found;
        const hours = zeros ? hour.padStart(2, '0') : String(Number(hour));
        const minutes = between ?? after ?? '00';
        return `${bare && minutes === '00' ? hours : `${hours}${sign}${minutes}`}\u00A0Uhr`;
      },
      ['de'],
    ),
  );

const withSign = (sign: string): Rewrite =>
  inOrder(twentyFour(':'), replacing(TWENTY_FOUR, `$1${sign}$2`));
const noonStyle = { gap: ' ', sign: ':', noon: true } as const;
const plainStyle = { gap: ' ', sign: ':' } as const;

/** Options of `time_format`. */
export const TIME_FORMATS: Readonly<Record<string, Rewrite>> = {
  use_12_hour_clock_and_lowercase_am_or_pm_with_periods: twelve({
    ...plainStyle,
    half: smallPeriods,
  }),
  use_12_hour_clock_and_lowercase_am_or_pm_with_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
    twelve({ ...noonStyle, half: smallPeriods }),
  use_12_hour_clock_and_lowercase_am_or_pm_without_periods: twelve({ ...plainStyle, half: small }),
  use_12_hour_clock_and_lowercase_am_or_pm_without_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
    twelve({ ...noonStyle, half: small }),
  use_12_hour_clock_and_uppercase_am_or_pm_with_periods: twelve({
    ...plainStyle,
    half: bigPeriods,
  }),
  use_12_hour_clock_and_uppercase_am_or_pm_with_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
    twelve({ ...noonStyle, half: bigPeriods }),
  use_12_hour_clock_and_uppercase_am_or_pm_without_periods: twelve({ ...plainStyle, half: big }),
  use_12_hour_clock_and_uppercase_am_or_pm_without_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
    twelve({ ...noonStyle, half: big }),
  use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_lowercase_am_or_pm_without_periods:
    twelve({ ...plainStyle, half: small, bare: true }),
  use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_uppercase_am_or_pm_without_periods:
    twelve({ ...plainStyle, half: big, bare: true }),
  use_12_hour_clock_without_leading_zero_use_period_as_separator_and_lowercase_am_or_pm_with_periods_and_spaces:
    twelve({ half: (letter) => `${letter}. m.`, gap: ' ', sign: '.' }),
  use_24_hour_clock: twentyFour(':'),
  use_24_hour_clock_with_arabic_numerals_and_colon: twentyFour(':'),
  use_24_hour_clock_with_colon_as_separator: twentyFour(':'),
  use_24_hour_clock_with_period_as_separator: withSign('.'),
  use_hh_colon_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours: uhr(':', true, false),
  use_hh_colon_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours: uhr(
    ':',
    false,
    false,
  ),
  use_hh_period_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours: uhr('.', true, false),
  use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours: uhr(
    '.',
    false,
    false,
  ),
  use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours_and_for_full_hours_state_hour_only:
    uhr('.', false, true),
};

/** `14h30`, `14 h 30`, in French. */
const HOUR_LETTER =
  /(?<![\p{L}\p{N}.,:/–-])([01]?\d|2[0-3])[ \u00A0\u202F]?[hH][ \u00A0\u202F]?([0-5]\d)(?![\p{L}\p{N}])/gu;
const hourSign = (sign: string): Rewrite =>
  inOrder(
    replacing(HOUR_LETTER, `$1${sign}$2`),
    sign === ':' ? (text) => text : replacing(TWENTY_FOUR, `$1${sign}$2`, ['fr', 'es', 'it', 'pt']),
  );

/** Options of `hours_minutes_separator`. */
export const HOUR_SEPARATORS: Readonly<Record<string, Rewrite>> = {
  use_colon_without_spaces: hourSign(':'),
  use_letter_h_with_regular_space_on_either_side: hourSign(' h '),
  use_letter_h_without_spaces: hourSign('h'),
};

const SECONDS = (from: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}.,:/–-])([01]?\\d|2[0-3])${from}([0-5]\\d)${from}([0-5]\\d)(?![\\p{L}\\p{N}]|[.,:]\\d)`,
    'gu',
  );
/** Options of `hours_minutes_seconds_separator`. */
export const SECOND_SEPARATORS: Readonly<Record<string, Rewrite>> = {
  use_colon: replacing(SECONDS(String.raw`\.`), '$1:$2:$3'),
  use_period: replacing(SECONDS(':'), '$1.$2.$3'),
};

const HOURS =
  /(?<![\p{L}\p{N}.,:/–-])(\d|0\d)(?=:[0-5]\d(?!\p{N}))(?!:[0-5]\d[ \u00A0]?[ap]\.?m)/giu;
/** Options of `single_digit_hours`. */
export const HOUR_ZEROS: Readonly<Record<string, Rewrite>> = {
  do_not_use_leading_zero: replacing(HOURS, (hour) => String(Number(hour))),
  use_leading_zero: replacing(HOURS, (hour) => hour.padStart(2, '0')),
};
