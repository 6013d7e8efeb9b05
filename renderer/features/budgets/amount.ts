import type { Budget } from '../../../preload/contract/budgets.ts';
import { readDuration, type DurationDraft } from '../admin/keys/duration-draft.ts';
import { readWholeNumber } from '../admin/keys/whole-number.ts';
import { amountWords, figureWords, leftOf, overOf } from '../usage/amount-words.ts';
import type { I18n } from '../../i18n/i18n.ts';

const counted = (measure: Budget['measure']) =>
  measure === 'characters' ? 'characters' : 'speech';

/** An amount of what a budget counts: `1,200 characters`, `3 h 20 min`. */
export const budgetAmount = (measure: Budget['measure'], amount: number, i18n: I18n): string =>
  amountWords(counted(measure), amount, i18n);

/** The same where the unit follows: `1,200`, `3 h 20 min`. */
export const budgetFigure = (measure: Budget['measure'], amount: number, i18n: I18n): string =>
  figureWords(counted(measure), amount, i18n);

/** What is left of a budget, as it agrees with what is shown as used. */
export const budgetLeft = ({ measure, amount }: Budget, used: number): number =>
  leftOf(counted(measure), used, amount);

/** By how much a budget is exceeded, as it agrees with what is shown as used. */
export const budgetOver = ({ measure, amount }: Budget, used: number): number =>
  overOf(counted(measure), used, amount);

/** The number of characters that a person typed; null for none and for what is no such number. */
export function typedCharacters(typed: string, locale: string): number | null {
  const read = readWholeNumber(typed, locale);
  return typeof read === 'number' && read > 0 ? read : null;
}

/** The time that a person typed, in milliseconds; null for none and for what is no time. */
export function typedSpeech(draft: DurationDraft, locale: string): number | null {
  const read = readDuration(draft, locale);
  return 'limit' in read && read.limit !== null && read.limit > 0 ? read.limit : null;
}
