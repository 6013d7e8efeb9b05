import { useStore } from 'zustand';
import type { Language } from '../../preload/contract/languages.ts';
import { FailureCard } from '../failure/FailureCard.tsx';
import type { Choice } from '../look/Choices.tsx';
import { Picker } from '../look/Picker.tsx';
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
  const { t, language } = useWords();
  const { languages } = useStores();
  const { listed } = useStore(languages.state);
  const known = listed.state === 'ready' ? listed.items : [];
  const isEmpty = known.length === 0;
  return (
    <>
      <p className="soft">{t('welcome.languages.about')}</p>
      <div className="welcome-languages">
        <Picker
          label={t('welcome.languages.from')}
          isSearchable
          isDisabled={isEmpty}
          choices={[
            { id: DETECT, name: t('welcome.languages.detect') },
            ...known.filter((one) => one.source).map(choice),
          ]}
          chosen={answers.source ?? DETECT}
          onChoose={(id) => onChange({ source: id === DETECT ? null : id })}
        />
        <Picker
          label={t('welcome.languages.to')}
          isSearchable
          isDisabled={isEmpty}
          choices={known.filter((one) => one.target).map(choice)}
          chosen={answers.target}
          shown={known.find((one) => one.code === answers.target)?.name ?? language(answers.target)}
          onChoose={(target) => onChange({ target })}
        />
      </div>
      {listed.state === 'failed' && (
        <FailureCard failure={listed.failure} onRetry={() => void languages.refresh()} />
      )}
    </>
  );
}

function choice({ code, name }: Language): Choice {
  return { id: code, name, note: code };
}
