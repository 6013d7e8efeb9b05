import { Languages } from 'lucide-react';
import { defineFeature } from '../../ui/feature.ts';

const text = { group: 'text', on: 'text' } as const;

/** Text: everyday translation, the screen of the start. */
export const textFeature = defineFeature({
  id: 'text',
  screen: {
    id: 'text',
    group: 'translate',
    icon: Languages,
    shortcut: 'Mod+1',
  },
  actions: {
    'translate-fresh': {
      name: 'action.translate-fresh',
      ...text,
      shortcut: 'Mod+Shift+Enter',
    },
    swap: { name: 'action.swap', ...text, shortcut: 'Mod+Shift+S', keywords: 'action.swap.also' },
    copy: { name: 'action.copy', group: 'work', via: 'go-text', shortcut: 'Mod+Shift+Y' },
    compare: { name: 'action.compare', ...text, shortcut: 'Mod+Shift+E' },
    'text-add-target': { name: 'action.text-add-target', ...text },
    'word-alternatives': { name: 'action.word-alternatives', ...text, shortcut: 'Alt+Enter' },
    'undo-word': { name: 'action.undo-word', ...text },
    'text-edit': { name: 'action.text-edit', ...text },
    'undo-clear': { name: 'action.undo-clear', group: 'work' },
    'options-reset': { name: 'action.options-reset', group: 'work' },
  },
});
