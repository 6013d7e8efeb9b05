import { FileText } from 'lucide-react';
import { defineFeature } from '../../ui/feature.ts';

const documents = { group: 'documents', on: 'documents' } as const;

/** Documents: a queue of files. */
export const documentsFeature = defineFeature({
  id: 'documents',
  screen: {
    id: 'documents',
    group: 'translate',
    icon: FileText,
    shortcut: 'Mod+2',
    load: async () => (await import('./DocumentsScreen.tsx')).DocumentsScreen,
  },
  actions: {
    'documents-folder': {
      name: 'action.documents-folder',
      ...documents,
      shortcut: 'Mod+Shift+U',
      keywords: 'action.documents.also',
    },
    'documents-add': {
      name: 'action.documents-add',
      ...documents,
      keywords: 'action.documents.also',
    },
    'documents-start': { name: 'action.documents-start', ...documents },
    'documents-pause': {
      name: 'action.documents-pause',
      ...documents,
      shortcut: 'Mod+Shift+H',
    },
    'documents-retry': { name: 'action.documents-retry', ...documents },
    'documents-cancel': { name: 'action.documents-cancel', ...documents },
    'documents-clear': { name: 'action.documents-clear', ...documents },
    'documents-report': {
      name: 'action.documents-report',
      ...documents,
      keywords: 'action.export.also',
    },
  },
  followed: async () => (await import('./store.ts')).documentsStore,
});
