import { defineFeature } from '../../ui/feature.ts';

const settings = { group: 'settings' } as const;

/** Connections to services. */
export const connectionsFeature = defineFeature({
  id: 'connections',
  actions: {
    'connection-add': {
      name: 'action.connection-add',
      ...settings,
      on: 'settings',
      via: 'settings-connections',
      keywords: 'action.connection-add.also',
    },
    'connection-try': {
      name: 'action.connection-try',
      ...settings,
      on: 'settings',
      via: 'settings-connections',
    },
  },
});
