import type { ConfiguredRules } from '../catalogue.ts';
import { EFFECTS } from './effects.ts';
import { formattingNumbers, NUMBER_FORMATS } from './number-format.ts';
import type { NumberFormat } from './number-format.ts';
import type { Rewrite } from './rewrite.ts';

/**
 * What of a configuration is applied, as one change of a text; null when nothing is. Private-use
 * characters of the text, which stand for tags, placeholders and terms, stay where they are.
 */
export function compileStyle(configured: ConfiguredRules): Rewrite | null {
  const steps: Rewrite[] = [];
  const formats = numberFormats(configured);
  if (formats.length > 0) steps.push(formattingNumbers(formats));
  for (const [category, rules] of Object.entries(EFFECTS)) {
    for (const [rule, options] of Object.entries(rules)) {
      const rewrite = chosen(configured, category, rule, options);
      if (rewrite !== undefined) steps.push(rewrite);
    }
  }
  if (steps.length === 0) return null;
  return (text, language) => steps.reduce((changed, step) => step(changed, language), text);
}

const numberFormats = (configured: ConfiguredRules): NumberFormat[] =>
  Object.entries(NUMBER_FORMATS).flatMap(([rule, options]) => {
    const format = chosen(configured, 'numbers', rule, options);
    return format === undefined ? [] : [format];
  });

/** Names such as `constructor` are no rules and no options. */
function chosen<T>(
  configured: ConfiguredRules,
  category: string,
  rule: string,
  options: Readonly<Record<string, T>>,
): T | undefined {
  const rules = Object.hasOwn(configured, category) ? configured[category] : undefined;
  const option = rules !== undefined && Object.hasOwn(rules, rule) ? rules[rule] : undefined;
  return option !== undefined && Object.hasOwn(options, option) ? options[option] : undefined;
}
