import { DATES_AND_TIMES } from './dates-and-times.ts';
import { FORMATTING } from './formatting.ts';
import { NUMBERS } from './numbers.ts';
import { PUNCTUATION } from './punctuation.ts';
import type { RuleOptions } from './rule-options.ts';
import { SPELLING_AND_GRAMMAR } from './spelling-and-grammar.ts';
import { STYLE_AND_TONE } from './style-and-tone.ts';
import { VOCABULARY } from './vocabulary.ts';

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
