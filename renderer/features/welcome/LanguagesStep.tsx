import { useStore } from 'zustand';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { useLanguageChoices, useLanguages } from '../languages/use-languages.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { InstallPairButton, useInstallablePair } from '../offline-languages/InstallPairButton.tsx';
import type { WelcomeAnswers } from './steps.ts';
import { usePageStore } from '../../ui/stores.ts';
import { languagesStore } from '../languages/store.ts';

/** Stands for detection in the picker, whose ids are strings. */
const DETECT = '';

/** Before a text is there whose language is detected. */
const LIKELY_SOURCE = 'en';

export interface LanguagesStepProps {
  readonly answers: WelcomeAnswers;
  readonly onChange: (change: Partial<WelcomeAnswers>) => void;
}

/** The languages to begin with. */
export function LanguagesStep({ answers, onChange }: LanguagesStepProps) {
  const { t } = useI18n();
  const { nameOf } = useLanguages();
  const languages = usePageStore(languagesStore);
  const { listed } = useStore(languages.state);
  const sources = useLanguageChoices('source');
  const targets = useLanguageChoices('target');
  const source = answers.source ?? LIKELY_SOURCE;
  const offered = useInstallablePair(source, answers.target);
  const isReady = offered?.state === 'ready';
  // Who chose the samples has said no to a download one step before.
  const isDeclined = answers.service === 'offline' && offered?.state === 'available';
  const isEmpty = targets.length === 0;
  return (
    <>
      <p className="soft">{t('welcome.languages.about')}</p>
      <div className="welcome-languages">
        <Picker
          label={t('welcome.languages.from')}
          isSearchable
          isDisabled={isEmpty}
          choices={[{ id: DETECT, name: t('welcome.languages.detect') }, ...sources]}
          chosen={answers.source ?? DETECT}
          onChoose={(id) => onChange({ source: id === DETECT ? null : id })}
        />
        <Picker
          label={t('welcome.languages.to')}
          isSearchable
          isDisabled={isEmpty}
          choices={targets}
          chosen={answers.target}
          shown={nameOf(answers.target)}
          onChoose={(target) => onChange({ target })}
        />
      </div>
      {answers.service !== 'key' && offered !== null && !isReady && !isDeclined && (
        <div className="welcome-offline">
          <p className="soft">{t('welcome.languages.offline')}</p>
          <InstallPairButton from={source} to={answers.target} />
        </div>
      )}
      {isDeclined && <p className="soft small">{t('welcome.languages.offline-later')}</p>}
      {listed.state === 'failed' && (
        <FailureCard failure={listed.failure} onRetry={() => void languages.refresh()} />
      )}
    </>
  );
}
