import { useStore } from 'zustand';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { voiceStore } from '../store.ts';
import { SpokenLanguage } from './SpokenLanguage.tsx';
import { TargetLanguages } from './TargetLanguages.tsx';

/** What is spoken, and what it is translated to; every session starts with these. */
export function SessionLanguages() {
  const { t } = useI18n();
  const voice = usePageStore(voiceStore);
  const draft = useStore(voice.state, (now) => now.draft);
  return (
    <div className="voice-languages" role="group" aria-label={t('voice.languages')}>
      <SpokenLanguage
        chosen={draft.sourceLanguage}
        onChoose={(sourceLanguage) => voice.change({ sourceLanguage })}
      />
      <TargetLanguages chosen={draft.targets} onChange={(targets) => voice.change({ targets })} />
    </div>
  );
}
