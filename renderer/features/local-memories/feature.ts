import { Database } from 'lucide-react';
import { defineFeature } from '../../ui/feature.ts';

const memories = { group: 'memories', on: 'memories' } as const;
const importing = { keywords: 'action.import.also' } as const;
const exporting = { keywords: 'action.export.also' } as const;

/** Translation memories of this computer and of the service. */
export const localMemoriesFeature = defineFeature({
  id: 'local-memories',
  screen: {
    id: 'memories',
    group: 'resources',
    icon: Database,
    shortcut: 'Mod+6',
    load: async () => (await import('./MemoriesScreen.tsx')).MemoriesScreen,
  },
  actions: {
    'memory-new': { name: 'action.memory-new', ...memories, keywords: 'action.new.also' },
    'memory-import': { name: 'action.memory-import', ...memories, ...importing },
    'memory-import-into': { name: 'action.memory-import-into', ...memories, ...importing },
    'memory-export': { name: 'action.memory-export', ...memories, ...exporting },
    'memory-rename': { name: 'action.memory-rename', ...memories },
    'memory-filter': { name: 'action.memory-filter', ...memories },
    'memory-repeated': { name: 'action.memory-repeated', ...memories },
    'memory-near': { name: 'action.memory-near', ...memories },
    'memory-deduplicate': { name: 'action.memory-deduplicate', ...memories },
    'memory-merge': { name: 'action.memory-merge', ...memories },
    'memory-delete': { name: 'action.memory-delete', ...memories },
    'memories-local': { name: 'action.memories-local', group: 'memories' },
    'memories-service': { name: 'action.memories-service', group: 'memories' },
  },
  followed: async () => (await import('./store.ts')).localMemoriesStore,
});
