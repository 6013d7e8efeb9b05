import type { StyleCatalogue } from '../../../preload/contract/style-rules.ts';
import { LANGUAGES } from '../../engine/languages/catalogue.ts';
import { STYLE_RULES } from '../../engine/style-rules/catalogue.ts';
import { APPLIED_RULES } from '../../engine/style-rules/apply/effects.ts';

/** Every rule that can be configured, and what the offline service applies of them itself. */
export function styleCatalogue(): StyleCatalogue {
  return {
    languages: LANGUAGES.filter(({ style }) => style).map(({ code }) => code),
    categories: Object.entries(STYLE_RULES).map(([id, rules]) => ({
      id,
      rules: Object.entries(rules).map(([rule, options]) => ({ id: rule, options })),
    })),
    offline: APPLIED_RULES,
  };
}
