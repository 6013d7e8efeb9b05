import type { Budget, BudgetAlert, Budgets } from '../../../../preload/contract/budgets.ts';

export const budget = (change: Partial<Budget> = {}): Budget => ({
  id: 'b1',
  connection: 'offline',
  subject: { kind: 'tag', tag: 'team-a' },
  measure: 'characters',
  amount: 1000,
  used: 0,
  ...change,
});

export const alert = (change: Partial<BudgetAlert> = {}): BudgetAlert => ({
  budget: 'b1',
  threshold: 80,
  month: '2026-11',
  at: '2026-11-20T08:00:00.000Z',
  ...change,
});

export const budgetsOf = (change: Partial<Budgets> = {}): Budgets => ({
  connection: 'offline',
  all: [budget()],
  alerts: [],
  source: 'report',
  readAt: '2026-11-21T08:00:00.000Z',
  ...change,
});
