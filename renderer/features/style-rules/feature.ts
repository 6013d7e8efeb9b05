import { PencilRuler } from 'lucide-react';
import { defineFeature } from '../../ui/feature.ts';

const style = { group: 'style', on: 'style' } as const;

/** Style rules. */
export const styleRulesFeature = defineFeature({
  id: 'style-rules',
  screen: {
    id: 'style',
    group: 'resources',
    icon: PencilRuler,
    shortcut: 'Mod+8',
    load: async () => (await import('./StyleRulesScreen.tsx')).StyleRulesScreen,
  },
  actions: {
    'style-new': { name: 'action.style-new', ...style, keywords: 'action.new.also' },
    'style-rename': { name: 'action.style-rename', ...style },
    'style-delete': { name: 'action.style-delete', ...style },
    'style-instruction': { name: 'action.style-instruction', ...style },
    'style-clear': { name: 'action.style-clear', ...style },
    'style-discard': { name: 'action.style-discard', ...style },
  },
});
