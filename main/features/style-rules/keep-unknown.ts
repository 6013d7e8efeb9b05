import type { ConfiguredRules } from '../../../preload/contract/style-rules.ts';
import { STYLE_RULES } from '../../engine/style-rules/catalogue.ts';

/**
 * A configuration with what a list holds beyond the catalogue: rules of a newer service, which nobody
 * here could have taken away on purpose.
 */
export function keepUnknown(current: ConfiguredRules, wanted: ConfiguredRules): ConfiguredRules {
  // Names come from outside; in maps none of them means anything else.
  const kept = new Map(
    Object.entries(wanted).map(([category, rules]) => [category, new Map(Object.entries(rules))]),
  );
  for (const [category, rules] of Object.entries(current)) {
    for (const [rule, option] of Object.entries(rules)) {
      if (isKnown(category, rule)) continue;
      const others = kept.get(category) ?? new Map<string, string>();
      kept.set(category, others);
      if (!others.has(rule)) others.set(rule, option);
    }
  }
  return Object.fromEntries(
    Array.from(kept, ([category, rules]) => [category, Object.fromEntries(rules)]),
  );
}

function isKnown(category: string, rule: string): boolean {
  const rules = Object.hasOwn(STYLE_RULES, category) ? STYLE_RULES[category] : undefined;
  return rules !== undefined && Object.hasOwn(rules, rule);
}
