import { PenLine } from 'lucide-react';
import { defineFeature } from '../../ui/feature.ts';

const write = { group: 'write', on: 'write' } as const;

/** Write: corrections and rephrasing. */
export const writingFeature = defineFeature({
  id: 'writing',
  screen: {
    id: 'write',
    group: 'translate',
    icon: PenLine,
    shortcut: 'Mod+5',
    load: async () => (await import('./WriteScreen.tsx')).WriteScreen,
  },
  actions: {
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
  },
});
