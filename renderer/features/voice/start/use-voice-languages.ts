import { useStore } from 'zustand';
import type { VoiceLanguage } from '../../../../preload/contract/voice.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { voiceStore } from '../store.ts';

const NONE: readonly VoiceLanguage[] = [];

/** What the active service can listen to and write, once it is known. */
export function useVoiceLanguages(): readonly VoiceLanguage[] {
  const voice = usePageStore(voiceStore);
  return useStore(voice.state, ({ languages }) =>
    languages.state === 'done' ? languages.value : NONE,
  );
}
