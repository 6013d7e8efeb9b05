import { decimalMarkOf, grouped, rewriteNumbers } from './number-text.ts';
import type { PlacedNumber } from './number-text.ts';
import type { Rewrite } from './rewrite.ts';

/** How numbers are to be written; null leaves it as it is. */
export interface NumberFormat {
  readonly decimal: string | null;
  /** '' for none. */
  readonly thousands: string | null;
  /** Digits before the decimal mark that it is for, both inclusive. */
  readonly digits: readonly [least: number, most: number];
  /** Radio stations keep their period. */
  readonly radioPeriod?: true;
}

const ALL = [1, 99] as const;
const SHORT = [1, 4] as const;
const LONG = [5, 99] as const;
const THIN = '\u00A0';

const format = (
  decimal: string | null,
  thousands: string | null,
  digits: NumberFormat['digits'] = ALL,
): NumberFormat => ({ decimal, thousands, digits });

const bySize = (digits: NumberFormat['digits']): Readonly<Record<string, NumberFormat>> => ({
  use_comma_as_decimal_separator_and_period_as_thousands_separator: format(',', '.', digits),
  use_comma_as_decimal_separator_and_space_as_thousands_separator: format(',', THIN, digits),
  use_comma_as_decimal_separator_period_as_thousands_separator_and_period_for_radio_stations: {
    ...format(',', '.', digits),
    radioPeriod: true,
  },
  use_comma_as_decimal_separator_space_as_thousands_separator_and_period_for_radio_stations: {
    ...format(',', THIN, digits),
    radioPeriod: true,
  },
  use_period_as_decimal_separator_and_comma_as_thousands_separator: format('.', ',', digits),
  use_period_as_decimal_separator_and_space_as_thousands_separator: format('.', THIN, digits),
});

/**
 * The rules of `numbers` that together say how a number is written. They act in one go: a number is
 * read once, as it was.
 */
export const NUMBER_FORMATS: Readonly<Record<string, Readonly<Record<string, NumberFormat>>>> = {
  decimal_separator: {
    use_comma_and_do_not_use_thousands_separator: format(',', ''),
    use_comma_as_decimal_separator: format(',', null),
    use_comma_do_not_use_thousands_separator_and_use_period_only_for_radio_stations: {
      ...format(',', ''),
      radioPeriod: true,
    },
    use_period_and_do_not_use_thousands_separator: format('.', ''),
    use_period_as_decimal_separator: format('.', null),
  },
  large_number_format: {
    use_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years: format(
      null,
      ',',
    ),
  },
  number_format: {
    use_half_width_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years_and_use_half_width_period_as_decimal_separator:
      format('.', ','),
  },
  thousands_separator: {
    do_not_use: format(null, ''),
    do_not_use_thousands_separator: format(null, ''),
    use_comma: format(null, ','),
    use_comma_to_separate_large_numbers_into_units_of_three: format(null, ','),
    use_period: format(null, '.'),
    use_period_as_thousands_separator: format(null, '.'),
    use_space: format(null, THIN),
    use_space_as_thousands_separator: format(null, THIN),
    use_space_to_separate_large_numbers_into_units_of_three: format(null, THIN),
    use_straight_apostrophe_as_thousands_separator: format(null, "'"),
  },
  numbers_up_to_4_digits: bySize(SHORT),
  numbers_of_5_digits_or_more: bySize(LONG),
};

/** Writes every number by the formats; a later one goes before an earlier one. */
export const formattingNumbers =
  (formats: readonly NumberFormat[]): Rewrite =>
  (text, language) =>
    rewriteNumbers(text, language, (number) => {
      const fitting = formats.filter(({ digits: [least, most] }) => {
        const { length } = number.whole;
        return length >= least && length <= most;
      });
      if (fitting.length === 0) return number.written;
      const said = <K extends 'decimal' | 'thousands'>(what: K) =>
        fitting.findLast((one) => one[what] !== null)?.[what] ?? null;
      const radio = fitting.some((one) => one.radioPeriod) && RADIO.test(number.after);
      return write(number, radio ? '.' : said('decimal'), said('thousands'), language);
    });

const RADIO = /^[\s\u00A0]?(?:MHz|kHz|FM|AM|UKW)\b/u;
/** A number without separators counts something only where what it counts comes next. */
const COUNTED = /^(?:[\s\u00A0][\p{L}€$£¥%]|[€$£¥%])/u;
const LEAST_TO_GROUP = 5;

function write(
  number: PlacedNumber,
  decimalChoice: string | null,
  thousandsChoice: string | null,
  language: string,
): string {
  const { whole, fraction } = number;
  let decimal = decimalChoice ?? number.decimal ?? decimalMarkOf(language);
  let thousands = thousandsChoice ?? number.thousands ?? '';
  // The two are never the same: the one that was not asked for gives way.
  if (decimal === thousands) {
    const other = decimal === ',' ? '.' : ',';
    if (thousandsChoice === null) thousands = other;
    else decimal = other;
  }
  const isCount = number.thousands !== null || fraction !== null || COUNTED.test(number.after);
  const groups =
    thousands !== '' &&
    (number.thousands !== null ||
      (thousandsChoice !== null && isCount && whole.length >= LEAST_TO_GROUP && whole[0] !== '0'));
  const digits = groups ? grouped(whole, thousands) : whole;
  return fraction === null ? digits : `${digits}${decimal}${fraction}`;
}
