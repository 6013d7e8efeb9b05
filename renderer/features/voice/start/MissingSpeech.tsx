import { useStore } from 'zustand';
import type { Failure } from '../../../../preload/contract/failure.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { InstallAbilityButton } from '../../offline-languages/InstallAbilityButton.tsx';
import { voiceStore } from '../store.ts';

/** The pack that hears or speaks the language of a session that was refused for want of it. */
export function MissingSpeech({ failure }: { readonly failure: Failure }) {
  const voice = usePageStore(voiceStore);
  const { sourceLanguage, speech } = useStore(voice.state, (now) => now.draft);
  if (failure.code === 'no-recogniser' && sourceLanguage !== null) {
    return <InstallAbilityButton ability="recognise" language={sourceLanguage} />;
  }
  if (failure.code === 'no-synthesiser' && speech !== null) {
    return <InstallAbilityButton ability="speak" language={speech.language} />;
  }
  return null;
}
