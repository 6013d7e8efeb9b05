import type { ConfiguredRules } from '../../../preload/contract/style-rules.ts';
import { STYLE_RULES } from '../../engine/style-rules/catalogue.ts';

/**
 * A configuration with what a list holds beyond the catalogue: rules of a newer service, which nobody
 * here could have taken away on purpose.
 */
export function keepUnknown(current: ConfiguredRules, wanted: ConfiguredRules): ConfiguredRules {
  const kept: Record<string, Record<string, string>> = {};
  for (const [category, rules] of Object.entries(wanted)) kept[category] = { ...rules };
  for (const [category, rules] of Object.entries(current)) {
    const known = Object.hasOwn(STYLE_RULES, category) ? (STYLE_RULES[category] ?? {}) : {};
    for (const [rule, option] of Object.entries(rules)) {
      if (Object.hasOwn(known, rule)) continue;
      const others = (kept[category] ??= {});
      others[rule] ??= option;
    }
  }
  return kept;
}
