import { ListPlus } from 'lucide-react';
import { defineFeature } from '../../ui/feature.ts';

const terms = { group: 'terms', on: 'terms' } as const;
const importing = { keywords: 'action.import.also' } as const;
const exporting = { keywords: 'action.export.also' } as const;

/** Terms that the recogniser should know. */
export const spokenTermsFeature = defineFeature({
  id: 'spoken-terms',
  screen: {
    id: 'terms',
    group: 'resources',
    icon: ListPlus,
    shortcut: 'Mod+9',
    load: async () => (await import('./TermsScreen.tsx')).TermsScreen,
  },
  actions: {
    'terms-new': { name: 'action.terms-new', ...terms, keywords: 'action.new.also' },
    'terms-rename': { name: 'action.terms-rename', ...terms },
    'terms-delete': { name: 'action.terms-delete', ...terms },
    'terms-import': { name: 'action.terms-import', ...terms, ...importing },
    'terms-export': { name: 'action.terms-export', ...terms, ...exporting },
    'terms-discard': { name: 'action.terms-discard', ...terms },
  },
});
