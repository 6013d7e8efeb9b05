import { useStore } from 'zustand';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { MicrophonePicker } from './MicrophonePicker.tsx';
import { SystemPicker } from './SystemPicker.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { voiceStore } from '../store.ts';

/** Where the sound comes from. */
export function SourceChoice() {
  const { t } = useI18n();
  const voice = usePageStore(voiceStore);
  const { microphone, system } = useStore(voice.state, (now) => now.draft);
  return (
    <div className="voice-choice" role="group" aria-label={t('voice.sources')}>
      <MicrophonePicker
        label={t('voice.slot.microphone')}
        chosen={microphone}
        hint=""
        offersFile={false}
        onChoose={(choice) => {
          voice.endTest();
          voice.change({ microphone: choice });
        }}
      />
      <SystemPicker
        label={t('voice.slot.system')}
        chosen={system}
        onChoose={(choice) => voice.change({ system: choice })}
      />
    </div>
  );
}
