import { Mic } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useAction } from '../../../ui/actions/use-action.ts';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { obstacleOf } from './draft.ts';
import { SessionOptions } from './SessionOptions.tsx';
import { SourceChoice } from './SourceChoice.tsx';
import { SpokenLanguage } from './SpokenLanguage.tsx';
import { TargetLanguages } from './TargetLanguages.tsx';
import './StartForm.css';
import { usePageStore } from '../../../ui/stores.ts';
import { voiceStore } from '../store.ts';

/** Everything that a session needs, ready to start with one press. */
export function StartForm() {
  const { t } = useI18n();
  const voice = usePageStore(voiceStore);
  const draft = useStore(voice.state, (now) => now.draft);
  const languages = useStore(voice.state, (now) => now.languages);
  const starting = useStore(voice.state, (now) => now.starting);
  const obstacle = obstacleOf(draft, languages.state === 'done' ? languages.value : null);
  const isStarting = starting.state === 'running';
  const start = () => void voice.start();
  useAction('voice-start', obstacle === null && !isStarting ? start : null);
  useEffect(() => {
    void voice.load();
    void voice.devices.refresh();
  }, [voice]);
  // A test of the microphone ends with the form.
  useEffect(
    () => () => {
      if (voice.state.getState().starting.state === 'idle') voice.endTest();
    },
    [voice],
  );

  return (
    <div className="voice-start">
      <SourceChoice />
      <section className="voice-languages" aria-label={t('voice.languages')}>
        <SpokenLanguage
          chosen={draft.sourceLanguage}
          onChoose={(sourceLanguage) => voice.change({ sourceLanguage })}
        />
        <TargetLanguages chosen={draft.targets} onChange={(targets) => voice.change({ targets })} />
      </section>
      <SessionOptions />
      <Field
        label={t('voice.title')}
        placeholder={t('voice.title.placeholder')}
        value={draft.title}
        maxLength={200}
        onChange={(title) => voice.change({ title })}
      />
      {languages.state === 'failed' && (
        <FailureCard failure={languages.failure} onRetry={() => void voice.load()} />
      )}
      {starting.state === 'failed' && <FailureCard failure={starting.failure} onRetry={start} />}
      <div className="voice-start-foot">
        <ActionButton
          action="voice-start"
          icon={Mic}
          kind="main"
          word={t(isStarting ? 'voice.starting' : 'voice.start')}
          isDisabled={obstacle !== null || isStarting}
          onPress={start}
        />
        <p className="small soft" role="status">
          {obstacle === null || languages.state !== 'done' ? '' : t(`voice.obstacle.${obstacle}`)}
        </p>
      </div>
    </div>
  );
}
