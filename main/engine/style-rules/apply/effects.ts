import { ABBREVIATION_EFFECTS } from './abbreviations.ts';
import { DATES_AND_TIMES_EFFECTS } from './dates-and-times-effects.ts';
import { MARKS_EFFECTS } from './marks-effects.ts';
import { NUMBER_FORMATS } from './number-format.ts';
import { FORMATTING_EFFECTS, QUANTITIES } from './quantities.ts';
import { QUOTE_EFFECTS } from './quote-effects.ts';
import type { RuleEffects } from './rewrite.ts';
import { SPELLING_EFFECTS } from './spelling-effects.ts';

/** Effects by category, in the order in which they act. Those of number formats act first, together. */
export const EFFECTS: Readonly<Record<string, RuleEffects>> = {
  numbers: QUANTITIES,
  dates_and_times: DATES_AND_TIMES_EFFECTS,
  formatting: FORMATTING_EFFECTS,
  spelling_and_grammar: SPELLING_EFFECTS,
  punctuation: { ...MARKS_EFFECTS, ...ABBREVIATION_EFFECTS, ...QUOTE_EFFECTS },
};

/** Rules (`category/rule`) with the options that the offline engines apply themselves. */
export const APPLIED_RULES: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...Object.entries(NUMBER_FORMATS).map(
    ([rule, options]) => [`numbers/${rule}`, Object.keys(options)] as const,
  ),
  ...Object.entries(EFFECTS).flatMap(([category, rules]) =>
    Object.entries(rules).map(
      ([rule, options]) => [`${category}/${rule}`, Object.keys(options)] as const,
    ),
  ),
]);
