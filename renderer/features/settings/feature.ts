import { Settings2 } from 'lucide-react';
import { defineFeature } from '../../ui/feature.ts';

const settings = { group: 'settings' } as const;

/** Settings; their sections can be gone to from everywhere. */
export const settingsFeature = defineFeature({
  id: 'settings',
  screen: {
    id: 'settings',
    group: 'foot',
    icon: Settings2,
    shortcut: 'Mod+,',
    keywords: 'action.go-settings.also',
    load: async () => (await import('./SettingsScreen.tsx')).SettingsScreen,
  },
  actions: {
    'settings-connections': { name: 'action.settings-connections', ...settings },
    'settings-projects': { name: 'action.settings-projects', ...settings },
    'settings-appearance': { name: 'action.settings-appearance', ...settings },
    'settings-shortcuts': {
      name: 'action.settings-shortcuts',
      ...settings,
      keywords: 'action.settings-shortcuts.also',
    },
    'settings-typing': { name: 'action.settings-typing', ...settings },
    'settings-quick': { name: 'action.settings-quick', ...settings },
    'settings-background': { name: 'action.settings-background', ...settings },
    'settings-offline-languages': { name: 'action.settings-offline-languages', ...settings },
    'settings-engines': { name: 'action.settings-engines', ...settings },
    'settings-documents': { name: 'action.settings-documents', ...settings },
    'settings-voice': { name: 'action.settings-voice', ...settings },
    'settings-privacy': { name: 'action.settings-privacy', ...settings },
    'settings-requests': { name: 'action.settings-requests', ...settings },
    'settings-support': { name: 'action.settings-support', ...settings },
    'settings-about': { name: 'action.settings-about', ...settings },
    wipe: {
      name: 'action.wipe',
      ...settings,
      on: 'settings',
      via: 'settings-privacy',
      keywords: 'action.wipe.also',
    },
  },
});
