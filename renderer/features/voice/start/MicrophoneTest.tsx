import { useStore } from 'zustand';
import { failureSentences } from '../../../ui/failure/sentences.ts';
import { Button } from '../../../ui/Button.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { LevelMeter } from '../LevelMeter.tsx';
import { voiceStore } from '../store.ts';

/** Shows the level before anything is sent anywhere. */
export function MicrophoneTest() {
  const { t, locale, gap } = useI18n();
  const voice = usePageStore(voiceStore);
  const peak = useStore(voice.recording.levels, (levels) => levels.microphone);
  const test = useStore(voice.state, (now) => now.test);
  const isSilent = useStore(voice.state, (now) => now.isTestSilent);
  const failed = test.state === 'failed' ? failureSentences(test.failure, t, locale) : null;
  const isTesting = test.state === 'done';
  return (
    <div className="voice-test">
      <Button
        action="voice-test"
        kind="quiet"
        isPending={test.state === 'running'}
        onPress={() => (isTesting ? voice.endTest() : void voice.testMicrophone())}
      >
        {t(isTesting ? 'voice.test.end' : 'voice.test')}
      </Button>
      {isTesting && (
        <LevelMeter name={t('voice.level', { slot: t('voice.slot.microphone') })} peak={peak} />
      )}
      <p className="small soft" role="status">
        {failed !== null
          ? `${failed.what}${gap}${failed.do}`
          : isTesting
            ? t(isSilent ? 'voice.test.silent' : 'voice.test.about', { name: test.value })
            : ''}
      </p>
    </div>
  );
}
