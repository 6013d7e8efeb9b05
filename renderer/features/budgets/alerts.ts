import type { Budget, BudgetAlert, Budgets } from '../../../preload/contract/budgets.ts';

/** One alert with the budget that it is about. */
export interface NamedAlert {
  readonly alert: BudgetAlert;
  readonly budget: Budget;
}

/** Tells alerts apart. */
export const alertKey = ({ budget, threshold, month }: BudgetAlert): string =>
  `${budget} ${threshold} ${month}`;

/**
 * Alerts of budgets that there are, the newest first. Where a budget passed both thresholds, only the
 * higher one is said; dismissing it dismisses the lower one.
 */
export function namedAlerts(budgets: Budgets | null): readonly NamedAlert[] {
  if (budgets === null) return [];
  const { all, alerts } = budgets;
  const isOutdone = ({ budget, threshold, month }: BudgetAlert) =>
    alerts.some((one) => one.budget === budget && one.month === month && one.threshold > threshold);
  return alerts
    .flatMap((alert) => {
      const budget = all.find(({ id }) => id === alert.budget);
      return budget === undefined || isOutdone(alert) ? [] : [{ alert, budget }];
    })
    .sort((one, other) => Date.parse(other.alert.at) - Date.parse(one.alert.at));
}
