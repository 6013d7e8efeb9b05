import { DATES_AND_TIMES } from './dates-and-times.ts';
import { NUMBERS } from './numbers.ts';
import { PUNCTUATION } from './punctuation.ts';
import type { RuleOptions } from './rule-options.ts';
import { SPELLING_AND_GRAMMAR } from './spelling-and-grammar.ts';
import { STYLE_AND_TONE } from './style-and-tone.ts';

const VOCABULARY: RuleOptions = {
  abbreviations: ['write_original_term_then_abbreviation_and_explanation'],
  loanwords: [
    'add_explanation_to_loanword_if_difficult_to_rephrase',
    'rephrase_loanword_in_daily_use_chinese_or_japanese_words_if_possible',
    'rephrase_loanword_with_another_expression_if_not_established',
    'use_loanword_as_is_if_well_established',
  ],
};

const FORMATTING: RuleOptions = {
  email_address_format: [
    'place_domain_in_parentheses',
    'replace_at_symbol_with_english_word_at_in_brackets_and_replace_periods_with_english_word_dot_in_brackets',
    'replace_at_symbol_with_english_word_at_in_brackets_with_space_on_either_side',
    'replace_at_symbol_with_english_word_at_in_parentheses_with_space_on_either_side',
    'replace_at_symbol_with_english_word_at_with_space_on_either_side',
    'use_standard_format',
  ],
  phone_number_country_code_format: [
    'use_00_before_country_code',
    'use_plus_sign_before_country_code',
  ],
  phone_number_format: [
    'do_not_use_spaces',
    'do_not_use_spaces_or_special_characters_between_digits_of_phone_number',
    'keep_original_format',
    'place_area_code_in_parentheses_followed_by_space',
    'separate_area_code_and_phone_number_with_slash',
    'separate_area_code_and_phone_number_with_space',
    'separate_country_code_area_code_local_prefix_and_last_four_digits_with_hyphens',
    'separate_country_code_area_code_local_prefix_and_last_four_digits_with_periods',
    'separate_country_code_area_code_local_prefix_and_last_four_digits_with_spaces',
    'use_north_american_numbering_plan_format',
    'use_space_after_country_code',
  ],
  space_between_arabic_numerals_and_unit: ['do_not_use'],
  space_between_chinese_and_english: ['do_not_use'],
  space_between_chinese_characters_and_arabic_numerals: ['do_not_use'],
};

/**
 * Every style rule that can be configured, by category: 159 rules with 518 options. It is one list
 * for all languages; which option suits which of them is not said anywhere.
 */
export const STYLE_RULES: Readonly<Record<string, RuleOptions>> = {
  dates_and_times: DATES_AND_TIMES,
  formatting: FORMATTING,
  numbers: NUMBERS,
  punctuation: PUNCTUATION,
  spelling_and_grammar: SPELLING_AND_GRAMMAR,
  style_and_tone: STYLE_AND_TONE,
  vocabulary: VOCABULARY,
};

/** One option for each configured rule, by category. */
export type ConfiguredRules = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What of a configuration is not in the catalogue. */
export type UnknownRule =
  | { readonly kind: 'category'; readonly name: string }
  | { readonly kind: 'rule'; readonly name: string }
  | { readonly kind: 'option'; readonly name: string; readonly rule: string };

/** The first part of a configuration that is not in the catalogue; null where all of it is. */
export function findUnknownRule(configured: ConfiguredRules): UnknownRule | null {
  for (const [category, rules] of Object.entries(configured)) {
    const known = own(STYLE_RULES, category);
    if (known === undefined) return { kind: 'category', name: category };
    for (const [rule, option] of Object.entries(rules)) {
      const options = own(known, rule);
      if (options === undefined) return { kind: 'rule', name: `${category}.${rule}` };
      if (!options.includes(option)) {
        return { kind: 'option', name: option, rule: `${category}.${rule}` };
      }
    }
  }
  return null;
}

/** A name such as `constructor` is no category. */
const own = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;
