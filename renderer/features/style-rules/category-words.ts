import type { I18n } from '../../i18n/i18n.ts';
import { readableId } from './readable-id.ts';

const KNOWN = [
  'dates_and_times',
  'formatting',
  'numbers',
  'punctuation',
  'spelling_and_grammar',
  'style_and_tone',
  'vocabulary',
] as const;

/** A category by its name, or by its id where this version has no name for it. */
export function categoryName(id: string, t: I18n['t']): string {
  const known = KNOWN.find((one) => one === id);
  return known === undefined ? readableId(id) : t(`style-rules.category.${known}`);
}
