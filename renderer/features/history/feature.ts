import { History } from 'lucide-react';
import { defineFeature } from '../../ui/feature.ts';

const history = { group: 'history', on: 'history' } as const;
const exporting = { keywords: 'action.export.also' } as const;

/** The history of what was done. */
export const historyFeature = defineFeature({
  id: 'history',
  screen: {
    id: 'history',
    group: 'activity',
    icon: History,
    shortcut: 'Mod+0',
    load: async () => (await import('./HistoryScreen.tsx')).HistoryScreen,
  },
  actions: {
    'history-again': { name: 'action.history-again', ...history },
    'history-pin': { name: 'action.history-pin', ...history },
    'history-delete': { name: 'action.history-delete', ...history },
    'history-close': { name: 'action.history-close', ...history },
    'history-export': { name: 'action.history-export', ...history, ...exporting },
    'history-show-all': { name: 'action.history-show-all', ...history },
  },
});
