import { defineFeature } from '../../ui/feature.ts';

const usage = { group: 'usage' } as const;

/** Budgets for a month and their alerts. */
export const budgetsFeature = defineFeature({
  id: 'budgets',
  actions: {
    'budget-new': { name: 'action.budget-new', ...usage, on: 'usage', via: 'usage-budgets' },
  },
  followed: async () => (await import('./store.ts')).budgetsStore,
});
