import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODE_CHARACTER, codeCharacter } from '../../../../main/engine/markup/coded-text.ts';
import { compileStyle } from '../../../../main/engine/style-rules/apply/compile-style.ts';
import { APPLIED_RULES } from '../../../../main/engine/style-rules/apply/effects.ts';
import { STYLE_RULES } from '../../../../main/engine/style-rules/catalogue.ts';

const NBSP = '\u00A0';

function apply(rule: string, option: string, language: string, text: string): string {
  const [category = '', name = ''] = rule.split('/');
  const rewrite = compileStyle({ [category]: { [name]: option } });
  if (rewrite === null) throw new Error(`Not applied: ${rule} ${option}`);
  return rewrite(text, language);
}

type Example = readonly [
  rule: string,
  option: string,
  language: string,
  text: string,
  expected: string,
];

const EXAMPLES: readonly Example[] = [
  [
    'punctuation/quotation_mark',
    'use_guillemets',
    'de',
    'Er: "Komm" und „geh“.',
    'Er: «Komm» und «geh».',
  ],
  [
    'punctuation/quotation_mark',
    'use_guillemets',
    'fr',
    'Il dit "oui".',
    `Il dit «${NBSP}oui${NBSP}».`,
  ],
  [
    'punctuation/quotation_mark',
    'use_curly_quotation_marks',
    'de',
    'Ein 5" Rohr, "ein Wort", «Salut»',
    'Ein 5" Rohr, „ein Wort“, „Salut“',
  ],
  [
    'punctuation/quotation_mark',
    'use_straight_quotation_marks',
    'fr',
    `«${NBSP}oui${NBSP}»`,
    '"oui"',
  ],
  [
    'punctuation/quotation_style',
    'use_guillemets_for_primary_quotations_and_double_curly_quotation_marks_for_secondary_quotations',
    'es',
    'Dijo "ven \'ya\' aquí".',
    'Dijo «ven “ya” aquí».',
  ],
  [
    'punctuation/quotation_style',
    'use_single_quotation_marks_for_primary_quotations_and_double_quotation_marks_for_secondary_quotations',
    'en-GB',
    "She said “don’t ‘do’ it”. The dogs' food.",
    "She said ‘don’t “do” it’. The dogs' food.",
  ],
  [
    'punctuation/apostrophe',
    'use_curly_apostrophes',
    'en',
    "It's the dogs' food of the '90s.",
    'It’s the dogs’ food of the ’90s.',
  ],
  [
    'punctuation/ellipsis',
    'use_three_spaced_periods',
    'en',
    'Wait… what...',
    'Wait. . . what. . .',
  ],
  [
    'punctuation/sentence_break_indicator',
    'use_em_dash_without_space_on_either_side',
    'en',
    'This - I think - is--fine. 5 - 3. A well-known X.',
    'This—I think—is—fine. 5 - 3. A well-known X.',
  ],
  [
    'punctuation/range_indicator',
    'use_en_dash_without_spaces',
    'en',
    'Pages 5-10, 2019 - 2024; 555-1234, 2024-05-06, ISO 9001-2, 3-1.',
    'Pages 5–10, 2019–2024; 555-1234, 2024-05-06, ISO 9001-2, 3-1.',
  ],
  ['punctuation/range_indicator', 'use_german_word_bis', 'de', '5–10 Tage', '5 bis 10 Tage'],
  [
    'punctuation/serial_comma',
    'use',
    'en',
    'We like tea, coffee and milk. In Paris, Anna and Bob met.',
    'We like tea, coffee, and milk. In Paris, Anna and Bob met.',
  ],
  [
    'punctuation/serial_comma',
    'do_not_use',
    'en',
    'We like tea, coffee, and milk.',
    'We like tea, coffee and milk.',
  ],
  ['punctuation/exclamation_marks', 'do_not_use', 'es', '¡Hola! ¿Qué?!', 'Hola. ¿Qué?'],
  [
    'punctuation/acronyms',
    'do_not_use_periods',
    'en',
    'The U.S. market, U.S.A., in the U.S.',
    'The US market, USA, in the US.',
  ],
  [
    'punctuation/abbreviations',
    'separate_each_abbreviated_word_with_period_and_space',
    'de',
    'z.B. so',
    `z.${NBSP}B. so`,
  ],
  [
    'punctuation/slash',
    'use_spaces_before_and_after_slashes',
    'en',
    'and/or at 1/2',
    'and / or at 1/2',
  ],
  [
    'punctuation/ampersand_usage',
    'use_english_word_and_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations',
    'en',
    'salt & pepper by R&D of Smith & Co',
    'salt and pepper by R&D of Smith & Co',
  ],
  [
    'punctuation/spacing_and_punctuation',
    'use_regular_space',
    'fr',
    'Quoi? Oui! 14:30',
    'Quoi ? Oui ! 14:30',
  ],
  ['punctuation/comma_after_i_e_and_e_g', 'use', 'en', 'Fruit, e.g. pears', 'Fruit, e.g., pears'],
  [
    'punctuation/comma_after_conjunctive_adverbs',
    'use',
    'en',
    'Moreover it rains. However you do it.',
    'Moreover, it rains. However you do it.',
  ],
  [
    'punctuation/periods_in_academic_degrees',
    'do_not_use',
    'en',
    'Ann, Ph.D., has a Ph.D.',
    'Ann, PhD, has a PhD.',
  ],
  [
    'punctuation/possessives_of_proper_names_ending_in_s_style',
    'add_apostrophe_s',
    'en',
    "James' car, the boys' car",
    "James's car, the boys' car",
  ],
  [
    'punctuation/round_brackets',
    'use_full_width_round_brackets',
    'ja',
    '東京(日本)とIBM (US)',
    '東京（日本）とIBM (US)',
  ],
  [
    'punctuation/periods_and_commas',
    'use_full_width_non_japanese_periods_and_full_width_non_japanese_commas',
    'ja',
    '今日は、晴れ。',
    '今日は，晴れ．',
  ],
  [
    'numbers/decimal_separator',
    'use_comma_as_decimal_separator',
    'de',
    '3.14 und 1,234.50 um 9.30 Uhr, Version 3.2, am 12.5. da',
    '3,14 und 1.234,50 um 9.30 Uhr, Version 3.2, am 12.5. da',
  ],
  [
    'numbers/thousands_separator',
    'use_period',
    'de',
    '12345 Menschen im Jahr 2024, ID 12345',
    '12.345 Menschen im Jahr 2024, ID 12345',
  ],
  [
    'numbers/thousands_separator',
    'do_not_use',
    'en',
    '12,345 people, 1.2.3, 192.168.0.1',
    '12345 people, 1.2.3, 192.168.0.1',
  ],
  [
    'numbers/numbers_of_5_digits_or_more',
    'use_comma_as_decimal_separator_and_space_as_thousands_separator',
    'fr',
    '12345,5 et 1234,5',
    `12${NBSP}345,5 et 1234,5`,
  ],
  [
    'numbers/percentage_format',
    'use_numerals_followed_by_space_then_percent_symbol',
    'de',
    '50% und 5–10 Prozent, prozentual',
    `50${NBSP}% und 5–10${NBSP}%, prozentual`,
  ],
  [
    'numbers/percentage_format',
    'use_numerals_followed_by_space_then_spell_out_percent',
    'en',
    '50 %',
    `50${NBSP}percent`,
  ],
  [
    'numbers/units_of_measure_spacing',
    'use_space_between_numeral_and_unit_of_measure',
    'en',
    '5kg, 5G, 90s, 20GB, 3m',
    `5${NBSP}kg, 5G, 90s, 20${NBSP}GB, 3${NBSP}m`,
  ],
  [
    'numbers/currency_format',
    'use_iso_code_followed_by_space_then_amount',
    'en',
    '€5.50, 20 EUR, $10',
    `EUR${NBSP}5.50, EUR${NBSP}20, $10`,
  ],
  [
    'numbers/currency_format',
    'use_amount_followed_by_space_then_currency_symbol',
    'de',
    '€5,50, EUR 20, 3€',
    `5,50${NBSP}€, 20${NBSP}€, 3${NBSP}€`,
  ],
  [
    'numbers/temperature_format',
    'use_numerals_followed_by_unit_symbol_without_space',
    'en',
    '20 °C',
    '20°C',
  ],
  [
    'numbers/dimensions_separator',
    'use_multiplication_sign_between_dimensions_with_space_on_either_side',
    'en',
    '20x30x40 cm, 0x10',
    '20 × 30 × 40 cm, 0x10',
  ],
  [
    'numbers/mathematical_expression_spacing',
    'use_space_between_elements_of_mathematical_expression_or_equation',
    'en',
    '2+2=4, +49 30, 5-3',
    '2 + 2 = 4, +49 30, 5-3',
  ],
  [
    'numbers/decimal_numbers_less_than_one',
    'always_use_0_before_decimal_separator',
    'en',
    '.5 of v.5',
    '0.5 of v.5',
  ],
  [
    'dates_and_times/date_format',
    'use_yyyy_hyphen_mm_hyphen_dd_with_leading_zeros_for_single_digit_days_and_months',
    'en-GB',
    '3/4/2025, 12 March 2025, March 5th, 2025',
    '2025-04-03, 2025-03-12, 2025-03-05',
  ],
  [
    'dates_and_times/date_format',
    'use_yyyy_hyphen_mm_hyphen_dd_with_leading_zeros_for_single_digit_days_and_months',
    'en',
    '3/4/2025, 13/4/2025, 31/31/2025',
    '3/4/2025, 2025-04-13, 31/31/2025',
  ],
  [
    'dates_and_times/date_format',
    'use_dd_space_spelled_out_month_space_yyyy',
    'es',
    'El 03/04/2025',
    'El 3 de abril de 2025',
  ],
  [
    'dates_and_times/dates_in_numerical_form',
    'use_dd_period_mm_period_yyyy',
    'de',
    '2025-4-3',
    '03.04.2025',
  ],
  [
    'dates_and_times/single_digit_days_and_months',
    'use_leading_zero',
    'de',
    '3.4.2025',
    '03.04.2025',
  ],
  [
    'dates_and_times/time_format',
    'use_24_hour_clock',
    'en',
    'At 3 pm, 11:05 a.m. and 12 am. Come at 5 p.m. We left at 4pm.',
    'At 15:00, 11:05 and 00:00. Come at 17:00. We left at 16:00.',
  ],
  [
    'dates_and_times/time_format',
    'use_12_hour_clock_and_lowercase_am_or_pm_with_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm',
    'en',
    'At 3PM and 12 PM. Go.',
    'At 3 p.m. and noon. Go.',
  ],
  [
    'dates_and_times/time_format',
    'use_hh_colon_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours',
    'de',
    'um 09.30 Uhr, 15 Uhr, 15 Uhr 30',
    `um 9:30${NBSP}Uhr, 15:00${NBSP}Uhr, 15:30${NBSP}Uhr`,
  ],
  [
    'dates_and_times/hours_minutes_separator',
    'use_letter_h_with_regular_space_on_either_side',
    'fr',
    'à 14h30 et 9:05',
    'à 14 h 30 et 9 h 05',
  ],
  ['dates_and_times/midnight_in_numerals', 'use_24_00', 'de', '00:00 und 10:00', '24:00 und 10:00'],
  [
    'dates_and_times/calendar_era',
    'use_bce_and_ce',
    'en',
    'in 44 BC and AD 50',
    'in 44 BCE and 50 CE',
  ],
  ['dates_and_times/centuries', 'spell_out', 'en', 'the 19th century', 'the nineteenth century'],
  [
    'formatting/phone_number_country_code_format',
    'use_00_before_country_code',
    'de',
    '+49 30 1234567, 5+3',
    '0049 30 1234567, 5+3',
  ],
  ['formatting/space_between_chinese_and_english', 'do_not_use', 'zh', '我 love 你', '我love你'],
  [
    'spelling_and_grammar/contractions',
    'do_not_use_contractions',
    'en',
    "I don't. Don't you? We're here; it's fine.",
    "I do not. Don't you? We are here; it's fine.",
  ],
  [
    'spelling_and_grammar/contractions',
    'use_contractions',
    'en',
    'I do not know what you are. They are here; we have seen it; we have a car.',
    "I don't know what you are. They're here; we've seen it; we have a car.",
  ],
  [
    'spelling_and_grammar/latin_abbreviations',
    'do_not_use_latin_abbreviations',
    'en',
    'Fruit, e.g. pears, etc. We go.',
    'Fruit, for example, pears, and so on. We go.',
  ],
  ['spelling_and_grammar/eszett', 'replace_eszett_with_ss', 'de', 'Straße', 'Strasse'],
  [
    'spelling_and_grammar/umlauts',
    'replace_umlauts_with_ae_oe_ue',
    'de',
    'Ärger ÜBER schön',
    'Aerger UEBER schoen',
  ],
  [
    'spelling_and_grammar/accents_and_cedillas',
    'do_not_use_on_capital_letters',
    'fr',
    'À Évian, déjà',
    'A Evian, déjà',
  ],
  [
    'spelling_and_grammar/informal_address_pronouns',
    'capitalize_informal_address_pronouns',
    'de',
    'Wir danken dir und euch.',
    'Wir danken Dir und Euch.',
  ],
  [
    'spelling_and_grammar/personal_titles',
    'do_not_abbreviate',
    'en',
    'Dr. Smith, Dr. no',
    'Doctor Smith, Dr. no',
  ],
  [
    'spelling_and_grammar/spelled_out_numbers',
    'use_hyphens',
    'en',
    'twenty one men',
    'twenty-one men',
  ],
  [
    'spelling_and_grammar/spanish_word_solo',
    'never_use_acute_accent',
    'es',
    'Sólo hoy',
    'Solo hoy',
  ],
  [
    'spelling_and_grammar/abbreviating_french_word_numero',
    'abbreviate_as_no',
    'fr',
    'le n° 5',
    `le no${NBSP}5`,
  ],
];

describe('applied style rules', () => {
  it.each(EXAMPLES)('%s %s (%s)', (rule, option, language, text, expected) => {
    expect(apply(rule, option, language, text)).toBe(expected);
    // What is as it should be stays so.
    expect(apply(rule, option, language, expected)).toBe(expected);
  });

  it('are rules and options of the catalogue', () => {
    const unknown = Object.entries(APPLIED_RULES).flatMap(([name, options]) => {
      const [category = '', rule = ''] = name.split('/');
      const known = STYLE_RULES[category]?.[rule] ?? [];
      return options
        .filter((option) => !known.includes(option))
        .map((option) => `${name} ${option}`);
    });
    expect(unknown).toEqual([]);
  });

  it('are as many as the service says', () => {
    expect(Object.keys(APPLIED_RULES).length).toBeGreaterThan(55);
  });

  it('act together, a number read once', () => {
    const rewrite = compileStyle({
      numbers: {
        decimal_separator: 'use_comma_as_decimal_separator',
        thousands_separator: 'use_period',
        percentage_format: 'use_numerals_followed_by_space_then_percent_symbol',
      },
      punctuation: { quotation_mark: 'use_guillemets' },
    });
    expect(rewrite?.('"1,234.5 and 12,345" are 5.5%', 'en')).toBe(
      `«1.234,5 and 12.345» are 5,5${NBSP}%`,
    );
  });

  it('are none where nothing of a configuration is applied', () => {
    expect(compileStyle({})).toBeNull();
    expect(compileStyle({ style_and_tone: { formality: 'use_formal_tone' } })).toBeNull();
    expect(
      compileStyle({ numbers: { constructor: 'toString' }, constructor: { name: 'x' } }),
    ).toBeNull();
    expect(compileStyle({ punctuation: { serial_comma: 'hasOwnProperty' } })).toBeNull();
  });

  it('see through tags: a quotation of a tagged word is one', () => {
    const [open, close] = [codeCharacter(0), codeCharacter(1)];
    const rewrite = compileStyle({ punctuation: { quotation_mark: 'use_curly_quotation_marks' } });
    expect(rewrite?.(`${open}"Ja"${close} und "${open}nein${close}".`, 'de')).toBe(
      `${open}„Ja“${close} und „${open}nein${close}“.`,
    );
    // A placeholder or a term is a word.
    expect(rewrite?.(`"${open} sagt" und "das ${close}", "${open}"`, 'de')).toBe(
      `„${open} sagt“ und „das ${close}“, „${open}“`,
    );
  });
});

const every = Object.entries(APPLIED_RULES).flatMap(([name, options]) =>
  options.map((option) => [name, option] as const),
);
const TOKENS = EXAMPLES.flatMap(([, , , text]) => text.split(/(?=\s)|(?<=\s)/u));

describe('every applied option', () => {
  it('keeps tags, placeholders and terms in their order, and the text as text', () => {
    const token = fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...TOKENS) },
      { weight: 2, arbitrary: fc.integer({ min: 0, max: 20 }).map(codeCharacter) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 4 }) },
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...every),
        fc.constantFrom('en', 'en-US', 'en-GB', 'de', 'fr', 'es', 'it', 'ja', 'ko', 'zh'),
        fc.array(token, { maxLength: 25 }).map((parts) => parts.join('')),
        ([rule, option], language, text) => {
          const written = apply(rule, option, language, text);
          expect(written.match(CODE_CHARACTER)).toEqual(text.match(CODE_CHARACTER));
          expect(written.isWellFormed()).toBe(text.isWellFormed());
          expect(written.split('\n').length).toBe(text.split('\n').length);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
