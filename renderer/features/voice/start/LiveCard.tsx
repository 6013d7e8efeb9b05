import { Mic } from 'lucide-react';
import { useStore } from 'zustand';
import { useAction } from '../../../ui/actions/use-action.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { MissingSpeech } from './MissingSpeech.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { voiceStore } from '../store.ts';
import { obstacleOf } from './draft.ts';
import { MicrophoneTest } from './MicrophoneTest.tsx';
import { SourceChoice } from './SourceChoice.tsx';
import { useVoiceLanguages } from './use-voice-languages.ts';

/** Speech as it happens: a microphone or the computer's own audio, and one press. */
export function LiveCard() {
  const { t } = useI18n();
  const voice = usePageStore(voiceStore);
  const draft = useStore(voice.state, (now) => now.draft);
  const areKnown = useStore(voice.state, (now) => now.languages.state === 'done');
  const starting = useStore(voice.state, (now) => now.starting);
  const from = useStore(voice.state, (now) => now.startingFrom);
  const languages = useVoiceLanguages();
  const obstacle = obstacleOf(draft, areKnown ? languages : null, 'live');
  const isBusy = starting.state === 'running';
  const isMine = from === 'live';
  const start = () => void voice.start('live');
  useAction('voice-start', obstacle === null && !isBusy ? start : null);
  return (
    <section className="voice-card" aria-labelledby="voice-live-card">
      <h2 id="voice-live-card">
        <Mic aria-hidden="true" />
        {t('voice.card.live')}
      </h2>
      <p className="soft">{t('voice.card.live.about')}</p>
      <SourceChoice />
      <div className="voice-card-foot">
        <ActionButton
          action="voice-start"
          icon={Mic}
          kind="main"
          word={t(isBusy && isMine ? 'voice.starting' : 'voice.start')}
          isDisabled={obstacle !== null || isBusy}
          onPress={start}
        />
        {draft.microphone.kind === 'page' && <MicrophoneTest />}
        <p className="small soft" role="status">
          {obstacle === null || !areKnown ? '' : t(`voice.obstacle.${obstacle}`)}
        </p>
      </div>
      {isMine && starting.state === 'failed' && (
        <>
          <FailureCard failure={starting.failure} onRetry={start} />
          <MissingSpeech failure={starting.failure} />
        </>
      )}
    </section>
  );
}
