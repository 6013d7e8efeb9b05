import { Mic } from 'lucide-react';
import { defineFeature } from '../../ui/feature.ts';

const voice = { group: 'voice', on: 'voice' } as const;

/** Voice: live sessions and their transcripts. */
export const voiceFeature = defineFeature({
  id: 'voice',
  screen: {
    id: 'voice',
    group: 'translate',
    icon: Mic,
    shortcut: 'Mod+4',
    load: async () => (await import('./VoiceScreen.tsx')).VoiceScreen,
  },
  actions: {
    'voice-start': {
      name: 'action.voice-start',
      ...voice,
      shortcut: 'Mod+Shift+R',
      keywords: 'action.voice-start.also',
    },
    'voice-file': { name: 'action.voice-file', ...voice, keywords: 'action.voice-file.also' },
    'voice-test': { name: 'action.voice-test', ...voice },
    // A meeting goes on behind a dialog.
    'voice-pause': {
      name: 'action.voice-pause',
      ...voice,
      shortcut: 'Mod+Shift+P',
      overDialogs: true,
    },
    'voice-bookmark': { name: 'action.voice-bookmark', ...voice, shortcut: 'Mod+B' },
    'voice-bookmarks': { name: 'action.voice-bookmarks', ...voice },
    'voice-languages': { name: 'action.voice-languages', ...voice },
    'voice-captions': {
      name: 'action.voice-captions',
      ...voice,
      shortcut: 'Mod+Shift+K',
      keywords: 'action.voice-captions.also',
    },
    'voice-hush': {
      name: 'action.voice-hush',
      ...voice,
      shortcut: 'Mod+Shift+X',
      overDialogs: true,
    },
    'voice-listen': { name: 'action.voice-listen', ...voice, shortcut: 'Mod+.' },
    'voice-report': { name: 'action.voice-report', ...voice },
    'voice-export': { name: 'action.voice-export', ...voice, keywords: 'action.export.also' },
    'voice-back': { name: 'action.voice-back', ...voice },
  },
  followed: async () => (await import('./store.ts')).voiceStore,
});
