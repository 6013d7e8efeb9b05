import { ScanSearch } from 'lucide-react';
import { defineFeature } from '../../ui/feature.ts';

const detect = { group: 'detect', on: 'detect' } as const;

/** Language detection of many lines. */
export const detectionFeature = defineFeature({
  id: 'detection',
  screen: {
    id: 'detect',
    icon: ScanSearch,
    shortcut: 'Mod+Shift+D',
    load: async () => (await import('./DetectScreen.tsx')).DetectScreen,
  },
  actions: {
    'detect-export': { name: 'action.detect-export', ...detect, keywords: 'action.export.also' },
  },
});
