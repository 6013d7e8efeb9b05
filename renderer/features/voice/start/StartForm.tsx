import { useEffect } from 'react';
import { useStore } from 'zustand';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { FileCard } from './FileCard.tsx';
import { LiveCard } from './LiveCard.tsx';
import { SessionLanguages } from './SessionLanguages.tsx';
import { Fold } from './Fold.tsx';
import { UncoveredTargets } from './UncoveredTargets.tsx';
import { hasOptions } from './draft.ts';
import './StartForm.css';
import { usePageStore } from '../../../ui/stores.ts';
import { voiceStore } from '../store.ts';

const SessionOptions = lazyPart(async () => (await import('./SessionOptions.tsx')).SessionOptions);
const CaptionsPreview = lazyPart(
  async () => (await import('../../captions/CaptionsPreview.tsx')).CaptionsPreview,
);

/** The languages, and two ways to a transcript in them, each started with one press; the rest is folded away. */
export function StartForm() {
  const { t } = useI18n();
  const voice = usePageStore(voiceStore);
  const languages = useStore(voice.state, (now) => now.languages);
  const targets = useStore(voice.state, (now) => now.draft.targets);
  // What was set before the screen is shown must not act unseen.
  const areOptionsSet = hasOptions(voice.state.getState().draft);
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
      <SessionLanguages />
      <div className="voice-cards">
        <LiveCard />
        <FileCard />
      </div>
      <UncoveredTargets />
      {languages.state === 'failed' && (
        <FailureCard failure={languages.failure} onRetry={() => void voice.load()} />
      )}
      <Fold name={t('voice.options')} isOpenAtFirst={areOptionsSet}>
        <SessionOptions />
      </Fold>
      <Fold name={t('captions.preview')}>
        <CaptionsPreview targets={targets} />
      </Fold>
    </div>
  );
}
