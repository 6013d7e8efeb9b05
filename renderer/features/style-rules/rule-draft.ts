import type { ConfiguredRules } from '../../../preload/contract/style-rules.ts';
import { withoutKey } from './without-key.ts';

/** What differs from the saved rules, by `ruleKey`: another option, or null for none. */
export type RuleDraft = Readonly<Record<string, string | null>>;

export const ruleKey = (category: string, rule: string): string => `${category}/${rule}`;

/** The option that a rule is set to; null where it is not set. */
export function optionOf(rules: ConfiguredRules, category: string, rule: string): string | null {
  const inside = Object.hasOwn(rules, category) ? rules[category] : undefined;
  return inside !== undefined && Object.hasOwn(inside, rule) ? (inside[rule] ?? null) : null;
}

/** Every rule that is set, with its option. */
export function setRules(rules: ConfiguredRules): RuleSetting[] {
  return Object.entries(rules).flatMap(([category, inside]) =>
    Object.entries(inside).map(([rule, option]) => ({ category, rule, option })),
  );
}

export interface RuleSetting {
  readonly category: string;
  readonly rule: string;
  readonly option: string;
}

/** The draft with another option for a rule; what is as it was saved is not part of a draft. */
export function withOption(
  draft: RuleDraft,
  saved: ConfiguredRules,
  { category, rule, option }: Omit<RuleSetting, 'option'> & { readonly option: string | null },
): RuleDraft {
  const key = ruleKey(category, rule);
  const isSaved = optionOf(saved, category, rule) === option;
  return isSaved ? withoutKey(draft, key) : { ...draft, [key]: option };
}

/**
 * The draft in which none of the rules is set.
 * @param rules unknown ones are not to be among them: the service keeps those anyhow
 */
export function withoutRules(
  draft: RuleDraft,
  saved: ConfiguredRules,
  rules: readonly Omit<RuleSetting, 'option'>[],
): RuleDraft {
  return rules.reduce((next, one) => withOption(next, saved, { ...one, option: null }), draft);
}

/** The rules as a draft makes them. What is not in it stays as it is, whatever it is. */
export function applied(saved: ConfiguredRules, draft: RuleDraft): ConfiguredRules {
  const next = new Map(
    Object.entries(saved).map(([category, inside]) => [category, new Map(Object.entries(inside))]),
  );
  for (const [key, option] of Object.entries(draft)) {
    // No id of a category holds a slash.
    const at = key.indexOf('/');
    const category = key.slice(0, at);
    const rule = key.slice(at + 1);
    const inside = next.get(category) ?? new Map<string, string>();
    if (option === null) inside.delete(rule);
    else inside.set(rule, option);
    if (inside.size === 0) next.delete(category);
    else next.set(category, inside);
  }
  return Object.fromEntries(
    [...next].map(([category, inside]) => [category, Object.fromEntries(inside)]),
  );
}

/** The draft once other rules are saved: what they have already falls out of it. */
export function rebased(draft: RuleDraft, saved: ConfiguredRules): RuleDraft {
  return Object.fromEntries(
    Object.entries(draft).filter(([key, option]) => {
      const at = key.indexOf('/');
      return optionOf(saved, key.slice(0, at), key.slice(at + 1)) !== option;
    }),
  );
}
