import { ChartColumn } from 'lucide-react';
import { defineFeature } from '../../ui/feature.ts';
import { usageStore } from './store.ts';

const usage = { group: 'usage' } as const;

/** Usage; its tabs can be gone to from everywhere. */
export const usageFeature = defineFeature({
  id: 'usage',
  screen: {
    id: 'usage',
    group: 'activity',
    icon: ChartColumn,
    shortcut: 'Mod+Shift+G',
    load: async () => (await import('./UsageScreen.tsx')).UsageScreen,
  },
  actions: {
    'usage-period': { name: 'action.usage-period', ...usage },
    'usage-report': { name: 'action.usage-report', ...usage },
    'usage-tags': { name: 'action.usage-tags', ...usage },
    'usage-keys': { name: 'action.usage-keys', ...usage },
    'usage-budgets': { name: 'action.usage-budgets', ...usage },
    'usage-reconcile': { name: 'action.usage-reconcile', ...usage },
    'usage-refresh': { name: 'action.usage-refresh', ...usage, on: 'usage', via: 'usage-period' },
  },
  followed: () => Promise.resolve(usageStore),
});
