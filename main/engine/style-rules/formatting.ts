import type { RuleOptions } from './rule-options.ts';

export const FORMATTING: RuleOptions = {
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
