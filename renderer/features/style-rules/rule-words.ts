import type { I18n } from '../../i18n/i18n.ts';
import { readableId } from './readable-id.ts';

/** A rule by its name, or by its id where this version has no name for it. */
export function ruleName(category: string, rule: string, { t, has }: Pick<I18n, 't' | 'has'>) {
  // Keys of messages are ASCII: one id has an `é`.
  const plain = rule.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const key = `style-rules.rule.${category}.${plain}`;
  return has(key) ? t(key) : readableId(rule);
}
