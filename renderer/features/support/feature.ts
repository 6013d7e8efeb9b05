import { defineFeature } from '../../ui/feature.ts';

const settings = { group: 'settings' } as const;

/** The bundle for support. */
export const supportFeature = defineFeature({
  id: 'support',
  actions: {
    'support-bundle': {
      name: 'action.support-bundle',
      ...settings,
      on: 'settings',
      via: 'settings-support',
    },
  },
});
