/** The tabs of the Usage screen in their order. */
export const USAGE_TABS = ['period', 'report', 'tags', 'keys', 'budgets', 'reconcile'] as const;
export type UsageTab = (typeof USAGE_TABS)[number];
