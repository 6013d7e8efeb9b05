import type { ActionRow } from '../action-row.ts';

const text = { group: 'text', on: 'text' } as const;
const documents = { group: 'documents', on: 'documents' } as const;
const write = { group: 'write', on: 'write' } as const;
const detect = { group: 'detect', on: 'detect' } as const;

/** Text, documents, writing and detection. */
export const TRANSLATING = {
  'translate-fresh': {
    name: 'action.translate-fresh',
    ...text,
    shortcut: 'Mod+Shift+Enter',
  },
  swap: { name: 'action.swap', ...text, shortcut: 'Mod+Shift+S', keywords: 'action.swap.also' },
  copy: { name: 'action.copy', group: 'work', via: 'go-text', shortcut: 'Mod+Shift+Y' },
  compare: { name: 'action.compare', ...text, shortcut: 'Mod+Shift+E' },
  'text-add-target': { name: 'action.text-add-target', ...text },
  'text-edit': { name: 'action.text-edit', ...text },
  'undo-clear': { name: 'action.undo-clear', group: 'work' },
  'options-reset': { name: 'action.options-reset', group: 'work' },

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

  'write-next': { name: 'action.write-next', ...write, shortcut: 'F8' },
  'write-previous': { name: 'action.write-previous', ...write, shortcut: 'Shift+F8' },
  'write-accept': { name: 'action.write-accept', ...write, shortcut: 'F9' },
  'write-refuse': { name: 'action.write-refuse', ...write, shortcut: 'Shift+F9' },
  'write-accept-all': { name: 'action.write-accept-all', ...write },
  'write-refuse-all': { name: 'action.write-refuse-all', ...write },
  'write-undo': { name: 'action.write-undo', ...write },
  'write-redo': { name: 'action.write-redo', ...write },
  'write-take': { name: 'action.write-take', ...write },
  'write-use-in-text': { name: 'action.write-use-in-text', ...write },
  'write-again': { name: 'action.write-again', ...write },

  'detect-export': { name: 'action.detect-export', ...detect, keywords: 'action.export.also' },
} as const satisfies Record<string, ActionRow>;
