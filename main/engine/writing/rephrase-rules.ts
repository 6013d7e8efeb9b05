import { baseOf } from '../../../preload/contract/language-code.ts';
import type { ConfiguredRules } from '../style-rules/catalogue.ts';

type Rules = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What good typesetting does in every language. */
const ALL: Rules = {
  punctuation: { ellipsis: 'use_one_ellipsis_character' },
  numbers: {
    decimal_numbers_less_than_one: 'always_use_0_before_decimal_separator',
    units_of_measure_spacing: 'use_space_between_numeral_and_unit_of_measure',
  },
};

const ENGLISH: Rules = {
  punctuation: {
    quotation_mark_and_apostrophe:
      'use_double_and_single_curly_quotation_marks_and_curly_apostrophes',
    range_indicator: 'use_en_dash_without_spaces',
  },
  numbers: {
    percentage_format: 'use_numerals_followed_by_percent_symbol',
    temperature_format: 'use_numerals_followed_by_space_then_unit_symbol',
  },
};
const AFTER_AMOUNT: Rules = {
  numbers: {
    currency_format: 'use_amount_followed_by_space_then_currency_symbol',
    percentage_format: 'use_numerals_followed_by_space_then_percent_symbol',
    temperature_format: 'use_numerals_followed_by_space_then_unit_symbol',
  },
};

/** By the code of a language or a variant; a variant has those of its language too. */
const BY_LANGUAGE: Readonly<Record<string, Rules>> = {
  en: ENGLISH,
  'en-US': {
    punctuation: {
      sentence_break_indicator: 'use_em_dash_without_space_on_either_side',
      serial_comma: 'use',
      comma_after_i_e_and_e_g: 'use',
    },
    dates_and_times: { time_format: 'use_12_hour_clock_and_lowercase_am_or_pm_with_periods' },
  },
  'en-GB': {
    punctuation: {
      sentence_break_indicator: 'use_en_dash_with_space_on_either_side',
      serial_comma: 'do_not_use',
      comma_after_i_e_and_e_g: 'do_not_use',
    },
    dates_and_times: { time_format: 'use_12_hour_clock_and_lowercase_am_or_pm_without_periods' },
  },
  de: merged(AFTER_AMOUNT, {
    punctuation: {
      quotation_mark: 'use_curly_quotation_marks',
      apostrophe: 'use_curly_apostrophes',
      abbreviations: 'separate_each_abbreviated_word_with_period_and_space',
      range_indicator: 'use_en_dash_without_spaces',
      sentence_break_indicator: 'use_en_dash_with_space_on_either_side',
    },
  }),
  fr: merged(AFTER_AMOUNT, {
    punctuation: { quotation_mark_and_apostrophe: 'use_guillemets_and_curly_apostrophes' },
    dates_and_times: { hours_minutes_separator: 'use_letter_h_with_regular_space_on_either_side' },
  }),
  es: merged(AFTER_AMOUNT, { punctuation: { quotation_mark: 'use_guillemets' } }),
  it: {
    punctuation: { quotation_mark_and_apostrophe: 'use_curly_quotation_marks_and_apostrophes' },
    numbers: { percentage_format: 'use_numerals_followed_by_percent_symbol' },
  },
  'pt-BR': { punctuation: { quotation_mark: 'use_curly_quotation_marks' } },
  'pt-PT': { punctuation: { quotation_mark: 'use_guillemets' } },
};

/** What of a style or a tone can be done by rule. */
const BY_MANNER: Readonly<Record<string, Rules>> = {
  academic: { spelling_and_grammar: { contractions: 'do_not_use_contractions' } },
  business: { spelling_and_grammar: { contractions: 'do_not_use_contractions' } },
  casual: { spelling_and_grammar: { contractions: 'use_contractions' } },
  simple: { spelling_and_grammar: { latin_abbreviations: 'do_not_use_latin_abbreviations' } },
  friendly: { spelling_and_grammar: { contractions: 'use_contractions' } },
};

/**
 * The style rules that rephrasing applies.
 * @param language a variant only where one was asked for
 * @param manner the style or tone; null for none
 */
export function rephraseRules(language: string, manner: string | null): ConfiguredRules {
  const base = baseOf(language);
  const own = language === base ? {} : (BY_LANGUAGE[language] ?? {});
  return [ALL, BY_LANGUAGE[base] ?? {}, own, BY_MANNER[manner ?? ''] ?? {}].reduce(merged);
}

function merged(a: Rules, b: Rules): Rules {
  const categories = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries([...categories].map((name) => [name, { ...a[name], ...b[name] }]));
}
