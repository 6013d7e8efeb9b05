import type { RuleOptions } from './rule-options.ts';

export const STYLE_AND_TONE: RuleOptions = {
  abbreviations: [
    'avoid_abbreviations_and_symbols_that_can_be_spelled_out_easily',
    'use_abbreviations_and_symbols',
  ],
  addressing_non_binary_people: ['use_spanish_word_elle', 'use_spanish_word_ellx'],
  addressing_the_reader: [
    'use_formal_french_word_vous',
    'use_formal_italian_word_lei',
    'use_informal_french_word_tu',
    'use_informal_italian_word_tu',
  ],
  anglicisms: ['avoid_anglicisms_when_there_is_a_french_equivalent'],
  binary_representation_of_gender: [
    'avoid_binary_representation_of_gender_when_gender_neutral_language_can_be_used',
    'replace_binary_representations_of_gender_with_gender_neutral_language',
    'use_neutral_pronouns',
  ],
  complex_sentences: ['avoid_unnecessarily_complex_sentences'],
  country_names: ['use_long_form', 'use_short_form'],
  declarative_endings: [
    'mix_hapsho_and_haeyo_styles',
    'use_hae_style',
    'use_haeyo_style',
    'use_hapsho_style',
    'use_hara_style',
  ],
  default_first_person_pronoun: [
    'do_not_use_first_person_pronouns',
    'omit_first_person_subject_when_clear_from_context',
    'use_first_person_pronouns',
  ],
  default_second_person_pronoun: [
    'do_not_use_second_person_pronouns',
    'use_second_person_pronouns',
  ],
  directional_language: ['do_not_use_directional_language'],
  double_negatives: ['do_not_use_double_negatives', 'use_double_negatives'],
  formality: ['use_casual_tone', 'use_formal_tone'],
  gender_neutral_language_readability: [
    'use_generic_masculine_for_common_compound_nouns_if_it_increases_readability',
  ],
  gender_unspecified: [
    'use_both_masculine_and_feminine_forms',
    'use_gender_neutral_terms',
    'use_masculine_form_only',
    'use_middle_dots',
    'use_parentheses',
    'use_periods',
  ],
  gender_unspecified_or_mixed: [
    'use_both_feminine_and_masculine_forms',
    'use_feminine_form_only',
    'use_inclusive_nouns_and_adjectives',
    'use_masculine_form_only',
    'use_neutral_nouns_and_adjectives',
  ],
  idioms_colloquialisms_and_culture_specific_references: ['do_not_use'],
  inflected_words_masculine_noun_agreement: ['place_masculine_nouns_closest_to_inflected_words'],
  instructions_style: [
    'use_imperative',
    'use_indicative',
    'use_infinitive',
    'use_modal_verbs',
    'use_passive_voice',
  ],
  mixing_styles: ['do_not_mix_desu_masu_style_and_dearu_style'],
  modal_verbs: ['avoid_modal_verbs'],
  personal_vs_impersonal_style: ['use_impersonal_style', 'use_personal_style'],
  positive_vs_negative_language: ['use_positive_language'],
  proximity_agreement: ['use'],
  reader_action_required: ['use_you_must_when_action_is_required_from_reader'],
  redundant_introductory_phrases: [
    'avoid_redundant_introductory_phrases',
    'do_not_use_redundant_phrases_that_refer_to_current_text',
  ],
  redundant_phrases: ['avoid_relativizing_and_redundant_phrases', 'do_not_use_redundant_phrases'],
  referring_to_non_binary_people: ['use_the_singular_and_plural_schwa'],
  short_vs_long_words: ['use_short_words'],
  simple_words_and_sentences: [
    'use_simple_words_and_sentences_avoid_hard_to_translate_words_and_figures_of_speech',
  ],
  text_position_references: [
    'avoid_directional_terms_as_only_reference_to_position_in_text_specify_exact_position_instead',
  ],
  tone: [
    'use_dearu_style_to_give_impression_content_is_accurate_and_rigorous_or_to_convey_sense_of_confidence_and_reliability',
    'use_desu_masu_style_to_give_impression_content_is_plain_and_straightforward_or_to_give_reader_reassuring_or_soft_impression',
  ],
  verbal_vs_nominal_style: ['use_nominal_style', 'use_verbal_style'],
};
