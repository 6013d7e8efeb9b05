import type { RuleOptions } from './rule-options.ts';

export const SPELLING_AND_GRAMMAR: RuleOptions = {
  abbreviating_french_word_numero: [
    'abbreviate_as_n_then_degree_symbol',
    'abbreviate_as_n_then_o_in_superscript',
    'abbreviate_as_no',
  ],
  abbreviation_usage: [
    'do_not_use_abbreviations',
    'do_not_use_abbreviations_unless_necessary',
    'use_abbreviations',
    'use_abbreviations_as_needed',
  ],
  accents_and_cedillas: [
    'do_not_use_on_capital_letters',
    'never_use',
    'use_even_on_capital_letters',
  ],
  accents_in_verbs_conjugated_like_french_word_céder: ['use_acute_accent', 'use_grave_accent'],
  accents_with_subject_verb_inversion: ['use_acute_accent', 'use_grave_accent'],
  active_passive_voice: [
    'use_active_voice_if_subject_is_prominent_and_agent_is_clear',
    'use_active_voice_to_describe_operations_with_user_as_subject',
    'use_active_voice_unless_agent_is_unknown_or_irrelevant',
    'use_passive_voice_as_needed',
    'use_passive_voice_for_automatic_operations_from_user_perspective',
    'use_passive_voice_if_agent_is_unknown_or_irrelevant',
  ],
  all_caps: [
    'do_not_use_all_caps_except_for_acronyms_initialisms_or_proper_nouns',
    'do_not_use_all_caps_except_for_acronyms_or_brand_names',
  ],
  complete_sentences: ['always_write_complete_sentences'],
  compound_nouns: ['write_as_one_word', 'write_with_hyphen'],
  conjunctions: ['never_start_sentence_with_coordinating_conjunction'],
  contractions: [
    'do_not_use_contractions',
    'use_contractions',
    'use_contractions_but_avoid_negative_contractions',
  ],
  established_loanwords: ['use_as_is', 'use_native_or_sino_korean_equivalents'],
  eszett: ['replace_eszett_with_ss'],
  foreign_word_translation: [
    'use_equivalent_expressions_in_chinese',
    'use_foreign_forms_or_abbreviations_for_technical_terms_or_brand_names',
    'use_literal_translation',
    'use_localized_names_for_brands_with_official_chinese_translations',
    'use_mixture_of_transliteration_and_translation',
    'use_transliteration',
  ],
  french_verbs_ending_in_eler_and_eter: [
    'transcribe_open_e_sound_by_doubling_next_consonant',
    'transcribe_open_e_sound_with_grave_accent',
  ],
  i_and_u_with_circumflex_accents: [
    'do_not_use_circumflex_accents_except_in_verbs_and_to_distinguish_homophones',
    'use_circumflex_accents',
  ],
  informal_address_pronouns: [
    'capitalize_informal_address_pronouns',
    'do_not_capitalize_informal_address_pronouns',
  ],
  latin_abbreviations: ['do_not_use_latin_abbreviations'],
  passive_voice: ['avoid_passive_voice_when_agent_is_known'],
  past_participle_of_french_word_laisser_followed_by_infinitive: [
    'make_french_word_laisser_agree_with_direct_object_complement_if_it_appears_before_verb',
    'use_invariable_form_french_word_laissé',
  ],
  personal_titles: ['abbreviate', 'do_not_abbreviate'],
  pluralizing_foreign_words: ['use_french_spelling_rules', 'use_original_language_spelling'],
  quotation_modification: [
    'do_not_modify_text_in_quotation_marks',
    'modify_text_in_quotation_marks_according_to_custom_rules',
  ],
  spanish_word_solo: ['never_use_acute_accent', 'use_acute_accent_when_used_as_adverb'],
  special_characters: ['never_use_symbols'],
  spelled_out_numbers: [
    'use_hyphens',
    'use_hyphens_between_elements_under_100_and_not_separated_by_french_word_et',
  ],
  umlauts: ['replace_umlauts_with_ae_oe_ue'],
  unestablished_loanwords: [
    'paraphrase_in_korean',
    'use_as_is',
    'use_as_is_with_explanation_in_parentheses',
  ],
};
