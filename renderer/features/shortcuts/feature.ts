import { defineFeature } from '../../ui/feature.ts';

const settings = { group: 'settings' } as const;

/** Shortcuts that a person sets. */
export const shortcutsFeature = defineFeature({
  id: 'shortcuts',
  actions: {
    'shortcuts-reset': {
      name: 'action.shortcuts-reset',
      ...settings,
      on: 'settings',
      via: 'settings-shortcuts',
    },
  },
});
