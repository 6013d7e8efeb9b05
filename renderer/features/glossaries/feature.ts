import { BookText } from 'lucide-react';
import { defineFeature } from '../../ui/feature.ts';

const glossaries = { group: 'glossaries', on: 'glossaries' } as const;
const importing = { keywords: 'action.import.also' } as const;
const exporting = { keywords: 'action.export.also' } as const;

/** Glossaries and their entries. */
export const glossariesFeature = defineFeature({
  id: 'glossaries',
  screen: {
    id: 'glossaries',
    group: 'resources',
    icon: BookText,
    shortcut: 'Mod+7',
    load: async () => (await import('./GlossariesScreen.tsx')).GlossariesScreen,
  },
  actions: {
    'glossary-new': { name: 'action.glossary-new', ...glossaries, keywords: 'action.new.also' },
    'glossary-import': { name: 'action.glossary-import', ...glossaries, ...importing },
    'glossary-export': { name: 'action.glossary-export', ...glossaries, ...exporting },
    'glossary-rename': { name: 'action.glossary-rename', ...glossaries },
    'glossary-delete': { name: 'action.glossary-delete', ...glossaries },
    'glossary-pair': { name: 'action.glossary-pair', ...glossaries },
    'glossary-entry': { name: 'action.glossary-entry', ...glossaries, keywords: 'action.new.also' },
    'glossary-remove-entries': { name: 'action.glossary-remove-entries', ...glossaries },
    'glossary-undo': { name: 'action.glossary-undo', ...glossaries },
    'glossary-redo': { name: 'action.glossary-redo', ...glossaries },
    'glossary-problems': { name: 'action.glossary-problems', ...glossaries },
    'glossary-discard': { name: 'action.glossary-discard', ...glossaries },
  },
});
