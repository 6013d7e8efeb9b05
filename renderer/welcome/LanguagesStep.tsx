import { useStore } from 'zustand';
import { FailureCard } from '../failure/FailureCard.tsx';
import { Picker } from '../look/Picker.tsx';
import { useLanguageChoices, useLanguages } from '../languages/use-languages.ts';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import type { WelcomeAnswers } from './steps.ts';

/** Stands for detection in the picker, whose ids are strings. */
const DETECT = '';

export interface LanguagesStepProps {
  readonly answers: WelcomeAnswers;
  readonly onChange: (change: Partial<WelcomeAnswers>) => void;
}

/** The languages to begin with. */
export function LanguagesStep({ answers, onChange }: LanguagesStepProps) {
  const { t } = useWords();
  const { nameOf } = useLanguages();
  const { languages } = useStores();
  const { listed } = useStore(languages.state);
  const sources = useLanguageChoices('source');
  const targets = useLanguageChoices('target');
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
      {listed.state === 'failed' && (
        <FailureCard failure={listed.failure} onRetry={() => void languages.refresh()} />
      )}
    </>
  );
}
