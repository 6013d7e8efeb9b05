import { useStore } from 'zustand';
import { failureSentences } from '../../../ui/failure/sentences.ts';
import { Button } from '../../../ui/Button.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { LevelMeter } from '../LevelMeter.tsx';
import { MicrophonePicker } from './MicrophonePicker.tsx';
import { SystemPicker } from './SystemPicker.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { voiceStore } from '../store.ts';

/** Where the sound comes from, with a level to see that it comes. */
export function SourceChoice() {
  const { t } = useI18n();
  const voice = usePageStore(voiceStore);
  const { microphone, system } = useStore(voice.state, (now) => now.draft);
  return (
    <div className="voice-choice" role="group" aria-label={t('voice.sources')}>
      <div className="voice-choice-row">
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
        {microphone.kind === 'page' && <MicrophoneTest />}
      </div>
      <SystemPicker
        label={t('voice.slot.system')}
        chosen={system}
        onChoose={(choice) => voice.change({ system: choice })}
      />
    </div>
  );
}

/** Shows the level before anything is sent anywhere. */
function MicrophoneTest() {
  const { t, locale } = useI18n();
  const voice = usePageStore(voiceStore);
  const peak = useStore(voice.recording.levels, (levels) => levels.microphone);
  const test = useStore(voice.state, (now) => now.test);
  const isSilent = useStore(voice.state, (now) => now.isTestSilent);
  const isTesting = test.state === 'done';
  return (
    <div className="voice-test">
      <Button
        action="voice-test"
        size="compact"
        isPending={test.state === 'running'}
        onPress={() => (isTesting ? voice.endTest() : void voice.testMicrophone())}
      >
        {t(isTesting ? 'voice.test.end' : 'voice.test')}
      </Button>
      <LevelMeter name={t('voice.level', { slot: t('voice.slot.microphone') })} peak={peak} />
      <p className="small soft" role="status">
        {test.state === 'failed'
          ? failureSentences(test.failure, t, locale).what
          : isTesting
            ? t(isSilent ? 'voice.test.silent' : 'voice.test.about', { name: test.value })
            : ''}
      </p>
      {test.state === 'failed' && (
        <p className="small soft">{failureSentences(test.failure, t, locale).do}</p>
      )}
    </div>
  );
}
