import { defineFeature } from '../../ui/feature.ts';

const alignment = { group: 'memories', on: 'memories' } as const;

/** Alignment: two finished documents become a translation memory. */
export const alignmentFeature = defineFeature({
  id: 'alignment',
  actions: {
    'memories-align': { name: 'action.memories-align', group: 'memories' },
    'alignment-check': { name: 'action.alignment-check', ...alignment, shortcut: 'Mod+Enter' },
    'alignment-join': { name: 'action.alignment-join', ...alignment, shortcut: 'Mod+J' },
    'alignment-split': { name: 'action.alignment-split', ...alignment, shortcut: 'Mod+E' },
    'alignment-target-up': {
      name: 'action.alignment-target-up',
      ...alignment,
      shortcut: 'Alt+ArrowUp',
    },
    'alignment-target-down': {
      name: 'action.alignment-target-down',
      ...alignment,
      shortcut: 'Alt+ArrowDown',
    },
    'alignment-source-up': {
      name: 'action.alignment-source-up',
      ...alignment,
      shortcut: 'Alt+Shift+ArrowUp',
    },
    'alignment-source-down': {
      name: 'action.alignment-source-down',
      ...alignment,
      shortcut: 'Alt+Shift+ArrowDown',
    },
    'alignment-leave-out': {
      name: 'action.alignment-leave-out',
      ...alignment,
      shortcut: 'Mod+Delete',
    },
    'alignment-next-doubtful': {
      name: 'action.alignment-next-doubtful',
      ...alignment,
      shortcut: 'F8',
    },
    'alignment-undo': { name: 'action.alignment-undo', ...alignment, shortcut: 'Mod+Z' },
    'alignment-redo': { name: 'action.alignment-redo', ...alignment, shortcut: 'Mod+Shift+Z' },
    'alignment-save': { name: 'action.alignment-save', ...alignment, shortcut: 'Mod+S' },
  },
});
