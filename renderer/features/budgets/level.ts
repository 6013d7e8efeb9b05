import { BUDGET_THRESHOLDS } from '../../../preload/contract/measures.ts';

/** How far a budget is used, by the thresholds at which alerts come. */
export type BudgetLevel = 'below' | 'nearly' | 'over';

const [NEARLY, FULL] = BUDGET_THRESHOLDS;

/** Percent of a budget, rounded down: 100 only when all of it is used. */
export const usedPercent = (used: number, amount: number): number =>
  Math.floor((used / amount) * 100);

export function budgetLevel(used: number, amount: number): BudgetLevel {
  const percent = usedPercent(used, amount);
  if (percent >= FULL) return 'over';
  return percent >= NEARLY ? 'nearly' : 'below';
}
