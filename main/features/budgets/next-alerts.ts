import type { BudgetThreshold } from '../../../preload/contract/measures.ts';
import { BUDGET_THRESHOLDS } from '../../../preload/contract/measures.ts';
import { largestOf } from '../../system/long-lists.ts';

/** An alert of one budget in one month, as it is kept. */
export interface KeptAlert {
  readonly threshold: BudgetThreshold;
  /** The budget's amount when it was last seen passed. */
  readonly amount: number;
  /** ISO 8601. */
  readonly at: string;
  readonly isDismissed: boolean;
}

/**
 * The alerts of a budget and month after a look at what was used. A threshold comes once: it is only
 * armed again when the amount was raised since and is no longer passed, not when a report says less
 * than an earlier one. A higher threshold takes the place of a lower one.
 * @param kept those of the same month
 * @param now ISO 8601
 */
export function nextAlerts(
  kept: readonly KeptAlert[],
  { amount, used }: { readonly amount: number; readonly used: number },
  now: string,
): readonly KeptAlert[] {
  const next = BUDGET_THRESHOLDS.flatMap((threshold): readonly KeptAlert[] => {
    const before = kept.find((alert) => alert.threshold === threshold);
    if (hasPassed(used, amount, threshold)) {
      if (before !== undefined) return [{ ...before, amount }];
      return [{ threshold, amount, at: now, isDismissed: false }];
    }
    return before === undefined || before.amount < amount ? [] : [before];
  });
  const highest = largestOf(next.map(({ threshold }) => threshold));
  return next.map((alert) => (alert.threshold < highest ? { ...alert, isDismissed: true } : alert));
}

// In whole numbers of any size: 80 % of an amount must not fall to a rounding error.
const hasPassed = (used: number, amount: number, threshold: BudgetThreshold): boolean =>
  BigInt(used) * 100n >= BigInt(amount) * BigInt(threshold);
