import { DATE_FORMATS, NUMERIC_DATE_FORMATS, numericDates, spelledDates } from './dates.ts';
import { inOrder, replacing } from './rewrite.ts';
import type { Rewrite, RuleEffects } from './rewrite.ts';
import { HOUR_SEPARATORS, HOUR_ZEROS, SECOND_SEPARATORS, TIME_FORMATS } from './times.ts';

const mapped = <T>(
  record: Readonly<Record<string, T>>,
  rewrite: (value: T) => Rewrite,
): Readonly<Record<string, Rewrite>> =>
  Object.fromEntries(Object.entries(record).map(([option, value]) => [option, rewrite(value)]));

const YEAR = String.raw`\d{1,4}(?:(?:st|nd|rd|th) century)?`;
const toCommonEra = inOrder(
  replacing(new RegExp(`\\b(${YEAR})[ \\u00A0]B\\.?C\\.?(?![\\p{L}.])`, 'gu'), '$1 BCE', ['en']),
  replacing(/\bA\.?D\.? ?(\d{1,4})\b/gu, '$1 CE', ['en']),
  replacing(new RegExp(`\\b(${YEAR})[ \\u00A0]A\\.?D\\.?(?![\\p{L}.])`, 'gu'), '$1 CE', ['en']),
);
const toChristianEra = inOrder(
  replacing(new RegExp(`\\b(${YEAR})[ \\u00A0]B\\.?C\\.?E\\.?(?![\\p{L}.])`, 'gu'), '$1 BC', [
    'en',
  ]),
  replacing(/\b(\d{1,4})[ \u00A0]C\.?E\.?(?![\p{L}.])/gu, 'AD $1', ['en']),
);

const ORDINALS = `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth
  thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first`
  .trim()
  .split(/\s+/);
const suffixOf = (number: number): string => {
  if (number > 10 && number < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][number % 10] ?? 'th';
};
const spelledCenturies = replacing(
  /\b(\d{1,2})(?:st|nd|rd|th)([ \u00A0-])(centur(?:y|ies))\b/gu,
  (all, digits = '', gap = '', word = '') => {
    const ordinal = ORDINALS[Number(digits) - 1];
    return ordinal === undefined ? all : `${ordinal}${gap}${word}`;
  },
  ['en'],
);
const numberedCenturies = replacing(
  new RegExp(`\\b(${ORDINALS.toReversed().join('|')})([ \\u00A0-])(centur(?:y|ies))\\b`, 'giu'),
  (_, ordinal = '', gap = '', word = '') => {
    const number = ORDINALS.indexOf(ordinal.toLowerCase()) + 1;
    return `${number}${suffixOf(number)}${gap}${word}`;
  },
  ['en'],
);

const SHORT_DATE =
  /(?<![\p{L}\p{N}./_-])(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?![\p{L}\p{N}_]|[./-]\d)/gu;
const zeros = (write: (digits: string) => string): Rewrite =>
  replacing(SHORT_DATE, (_, a = '', sign = '', b = '', year = '') =>
    [write(a), write(b), year].join(sign),
  );

/** Options of `dates_and_times`. */
export const DATES_AND_TIMES_EFFECTS: RuleEffects = {
  calendar_era: { use_bc_and_ad: toChristianEra, use_bce_and_ce: toCommonEra },
  centuries: {
    spell_out: spelledCenturies,
    use_numerals: numberedCenturies,
    use_arabic_numerals: numberedCenturies,
  },
  date_format: mapped(DATE_FORMATS, (write) => inOrder(numericDates(write), spelledDates(write))),
  dates_in_numerical_form: mapped(NUMERIC_DATE_FORMATS, numericDates),
  single_digit_days_and_months: {
    do_not_use_leading_zero: zeros((digits) => String(Number(digits))),
    use_leading_zero: zeros((digits) => digits.padStart(2, '0')),
  },
  time_format: TIME_FORMATS,
  hours_minutes_separator: HOUR_SEPARATORS,
  hours_minutes_seconds_separator: SECOND_SEPARATORS,
  single_digit_hours: HOUR_ZEROS,
  midnight_in_numerals: {
    use_00_00: replacing(/(?<![\p{L}\p{N}.,:/–-])24([:.])00(?![\p{N}:])/gu, '00$100'),
    use_24_00: replacing(/(?<![\p{L}\p{N}.,:/–-])00([:.])00(?![\p{N}:]|\.\d)/gu, '24$100'),
  },
};
