import { describe, expect, it } from 'vitest';
import { namedAlerts } from '../../../../renderer/features/budgets/alerts.ts';
import {
  alertWords,
  budgetName,
  usedWords,
} from '../../../../renderer/features/budgets/budget-words.ts';
import { budgetLevel, usedPercent } from '../../../../renderer/features/budgets/level.ts';
import en from '../../../../renderer/i18n/locales/en.json' with { type: 'json' };
import { createI18n } from '../../../../renderer/i18n/i18n.ts';
import { alert, budget, budgetsOf } from './fake-budgets.ts';

const i18n = createI18n('en', en);
const used = (count: number | null) => usedWords(budget({ used: count }), 'report', i18n);

describe('how far a budget is used', () => {
  it('turns at 80 and at 100 percent, and never rounds up to them', () => {
    expect([799, 800, 999, 1000, 1500].map((count) => budgetLevel(count, 1000))).toEqual([
      'below',
      'nearly',
      'nearly',
      'over',
      'over',
    ]);
    expect(usedPercent(999_999, 1_000_000)).toBe(99);
  });

  it('is said in words', () => {
    expect(used(250)).toBe('250 of 1,000 characters used (25%), 750 characters left.');
    expect(used(800)).toMatch(/^Nearly used up: .*80%.*200 characters left/);
    expect(used(1000)).toBe('Used up: 1,000 characters.');
    expect(used(1310)).toMatch(/^Exceeded: .*131%.*310 characters over/);
  });

  it('says when and why it is not known', () => {
    const key = budget({ subject: { kind: 'key', key: 'f9e8****6789', label: 'S' }, used: null });
    expect(used(null)).toContain('not known yet');
    expect(usedWords(key, 'report', i18n)).toContain('not known yet');
    expect(usedWords(key, 'own-records', i18n)).toContain('admin key');
  });

  it('is said in time for speech', () => {
    const speech = budget({ measure: 'speechToTextMs', amount: 36_000_000, used: 9_000_000 });
    expect(usedWords(speech, 'report', i18n)).toBe(
      '2\u00a0h 30\u00a0min of 10\u00a0h used (25%), 7\u00a0h 30\u00a0min left.',
    );
    expect(budgetName(speech, i18n.t)).toBe('Tag team-a, speech to text');
  });
});

describe('alerts', () => {
  it('come newest first, without budgets that are gone', () => {
    const alerts = [
      alert(),
      alert({ budget: 'b2', at: '2026-11-21T08:00:00.000Z' }),
      alert({ budget: 'gone', at: '2026-11-22T08:00:00.000Z' }),
    ];
    const named = namedAlerts(budgetsOf({ all: [budget(), budget({ id: 'b2' })], alerts }));
    expect(named.map(({ budget: { id } }) => id)).toEqual(['b2', 'b1']);
    expect(namedAlerts(null)).toEqual([]);
  });

  it('say only the higher threshold of a month', () => {
    const both = budgetsOf({
      alerts: [alert(), alert({ threshold: 100 }), alert({ month: '2026-10' })],
    });
    const said = namedAlerts(both).map(({ alert: { threshold, month } }) => [threshold, month]);
    expect(said).toEqual([
      [100, '2026-11'],
      [80, '2026-10'],
    ]);
  });

  it('name the month, the budget and the figures', () => {
    const said = (count: number | null, threshold: 80 | 100) =>
      alertWords({ alert: alert({ threshold }), budget: budget({ used: count }) }, i18n);
    expect(said(812, 80)).toBe(
      '81% of the budget for November 2026 used: Tag team-a, 812 of 1,000 characters.',
    );
    expect(said(1200, 100)).toMatch(/^Budget for November 2026 used up: .*1,200 of/);
    // Raised since, or not read yet: the figures of now would contradict the alert.
    expect(said(400, 80)).toMatch(/^80% .* used: .*budget now 1,000 characters\)\.$/);
    expect(said(null, 100)).toMatch(/^Budget .* used up: .*budget now 1,000 characters\)\.$/);
  });
});
