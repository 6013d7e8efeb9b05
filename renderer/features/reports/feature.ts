import { defineFeature } from '../../ui/feature.ts';

const usage = { group: 'usage' } as const;

/** Reports of usage by key, day and tag. */
export const reportsFeature = defineFeature({
  id: 'reports',
  actions: {
    'report-read': { name: 'action.report-read', ...usage, on: 'usage', via: 'usage-report' },
    'report-export': {
      name: 'action.report-export',
      ...usage,
      on: 'usage',
      via: 'usage-report',
      keywords: 'action.export.also',
    },
  },
});
