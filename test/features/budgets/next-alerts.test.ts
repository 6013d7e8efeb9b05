import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KeptAlert } from '../../../main/features/budgets/next-alerts.ts';
import { nextAlerts } from '../../../main/features/budgets/next-alerts.ts';

const NOW = '2026-03-04T05:06:07.000Z';
const LATER = '2026-03-05T05:06:07.000Z';
/** Threshold, and whether it is shown no more. */
const shapes = (alerts: readonly KeptAlert[]) =>
  alerts.map(({ threshold, isDismissed }) => `${threshold}${isDismissed ? ' dismissed' : ''}`);
const dismissed = (alerts: readonly KeptAlert[]) =>
  alerts.map((alert) => ({ ...alert, isDismissed: true }));

describe('alerts', () => {
  it.each([
    [79_999, 100_000, []],
    [80_000, 100_000, ['80']],
    [99_999, 100_000, ['80']],
    [100_000, 100_000, ['80 dismissed', '100']],
    [1, 1, ['80 dismissed', '100']],
    [4, 5, ['80']],
    [7_205_759_403_792_793, 9_007_199_254_740_991, ['80']],
    [7_205_759_403_792_792, 9_007_199_254_740_991, []],
  ])('%i of %i', (used, amount, expected) => {
    expect(shapes(nextAlerts([], { used, amount }, NOW))).toEqual(expected);
  });

  it('come once, and keep when they came', () => {
    const first = nextAlerts([], { used: 85, amount: 100 }, NOW);
    expect(nextAlerts(first, { used: 95, amount: 100 }, LATER)).toEqual(first);
  });

  it('stay dismissed while the amount still is passed, whether it was raised or lowered', () => {
    const first = dismissed(nextAlerts([], { used: 90, amount: 100 }, NOW));
    const raised = nextAlerts(first, { used: 90, amount: 110 }, LATER);
    expect(shapes(raised)).toEqual(['80 dismissed']);
    const back = nextAlerts(raised, { used: 90, amount: 100 }, LATER);
    expect(shapes(back)).toEqual(['80 dismissed']);
  });

  it('are armed again by a raised amount that is not passed any more', () => {
    const first = dismissed(nextAlerts([], { used: 100, amount: 100 }, NOW));
    const raised = nextAlerts(first, { used: 100, amount: 1000 }, LATER);
    expect(raised).toEqual([]);
    expect(shapes(nextAlerts(raised, { used: 800, amount: 1000 }, LATER))).toEqual(['80']);
    // Of the two only the higher one: 85 of 105 is past 80 % still.
    const partly = nextAlerts(first, { used: 100, amount: 105 }, LATER);
    expect(shapes(partly)).toEqual(['80 dismissed']);
    expect(shapes(nextAlerts(partly, { used: 105, amount: 105 }, LATER))).toEqual([
      '80 dismissed',
      '100',
    ]);
  });

  it('are not armed again by a report that says less than an earlier one', () => {
    const first = nextAlerts([], { used: 85, amount: 100 }, NOW);
    const less = nextAlerts(first, { used: 10, amount: 100 }, NOW);
    expect(nextAlerts(less, { used: 90, amount: 100 }, LATER)).toEqual(first);
  });

  it('are never more than one at a time, and never come twice for one amount', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 200 }), { maxLength: 30 }), (looks) => {
        let kept: readonly KeptAlert[] = [];
        const came = new Map<number, number>();
        looks.forEach((used, index) => {
          const next = nextAlerts(kept, { used, amount: 100 }, String(index));
          for (const { threshold, at } of next) {
            if (at === String(index)) came.set(threshold, (came.get(threshold) ?? 0) + 1);
          }
          expect(next.filter(({ isDismissed }) => !isDismissed).length).toBeLessThanOrEqual(1);
          kept = next;
        });
        expect([...came.values()].every((count) => count === 1)).toBe(true);
        const most = Math.max(0, ...looks);
        expect(came.size).toBe(most >= 100 ? 2 : most >= 80 ? 1 : 0);
      }),
    );
  });
});
