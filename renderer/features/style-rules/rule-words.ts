import type { I18n } from '../../i18n/i18n.ts';
import { readableId } from './readable-id.ts';

type Words = Pick<I18n, 't' | 'has'>;

/** A rule by its name, or by its id where this version has no name for it. */
export function ruleName(category: string, rule: string, { t, has }: Words) {
  const key = `style-rules.rule.${category}.${rule}`;
  return has(key) ? t(key) : readableId(rule);
}

/**
 * An option by its label, or by its id where this version has no label for it. Rules that share an
 * option share its label.
 */
export function optionName(option: string, { t, has }: Words) {
  const key = `style-rules.option.${option}`;
  return has(key) ? t(key) : readableId(option);
}
