import type { Budget, Budgets } from '../../../preload/contract/budgets.ts';
import { monthWords } from './month-words.ts';
import type { I18n } from '../../i18n/i18n.ts';
import type { NamedAlert } from './alerts.ts';
import { budgetAmount, budgetFigure, budgetLeft, budgetOver } from './amount.ts';
import { budgetLevel, usedPercent } from './level.ts';

/** What a budget is for: the account, one key, one tag. */
export function subjectWords(subject: Budget['subject'], t: I18n['t']): string {
  switch (subject.kind) {
    case 'account':
      return t('budgets.subject.account');
    case 'key':
      return t(subject.label === '' ? 'budgets.subject.key.unnamed' : 'budgets.subject.key', {
        key: subject.key,
        label: subject.label,
      });
    case 'tag':
      return t('budgets.subject.tag', { tag: subject.tag });
  }
}

/** What a budget is for and what it counts. */
export const budgetName = ({ subject, measure }: Budget, t: I18n['t']): string =>
  t('budgets.name', {
    subject: subjectWords(subject, t),
    measure: t(`budgets.measure.${measure}`),
  });

/** How much of a budget is used. @param source of the figures; it may be why there is none */
export function usedWords(budget: Budget, source: Budgets['source'], i18n: I18n): string {
  const { t } = i18n;
  const { measure, amount, used, subject } = budget;
  const say = (value: number) => budgetAmount(measure, value, i18n);
  if (used === null) {
    const isHidden = subject.kind === 'key' && source === 'own-records';
    return t(isHidden ? 'budgets.words.no-key' : 'budgets.words.unread', { amount: say(amount) });
  }
  if (used === amount) return t('budgets.words.full', { amount: say(amount) });
  const figures = {
    used: budgetFigure(measure, used, i18n),
    amount: say(amount),
    percent: usedPercent(used, amount),
  };
  return used > amount
    ? t('budgets.words.over', { ...figures, over: say(budgetOver(budget, used)) })
    : t(`budgets.words.${budgetLevel(used, amount) === 'below' ? 'below' : 'nearly'}`, {
        ...figures,
        left: say(budgetLeft(budget, used)),
      });
}

/** A threshold that was passed, as a sentence. */
export function alertWords({ alert, budget }: NamedAlert, i18n: I18n): string {
  const { t, locale } = i18n;
  const { measure, amount, used } = budget;
  const about = {
    // Characters are named by the amount.
    name: measure === 'characters' ? subjectWords(budget.subject, t) : budgetName(budget, t),
    month: monthWords(alert.month, locale),
    amount: budgetAmount(measure, amount, i18n),
  };
  // Not read yet, or the amount was raised since: the figures of now do not reach the threshold.
  if (used === null || usedPercent(used, amount) < alert.threshold) {
    return t(`budgets.alert.${alert.threshold}.unread`, about);
  }
  return t(`budgets.alert.${alert.threshold}`, {
    ...about,
    used: budgetFigure(measure, used, i18n),
    percent: usedPercent(used, amount),
  });
}
