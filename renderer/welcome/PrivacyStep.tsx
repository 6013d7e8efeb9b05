import { EyeOff, Save } from 'lucide-react';
import { Radios } from '../look/Radios.tsx';
import { useWords } from '../words/use-words.ts';
import type { WelcomeAnswers } from './steps.ts';

export interface PrivacyStepProps {
  readonly answers: WelcomeAnswers;
  readonly onChange: (change: Partial<WelcomeAnswers>) => void;
}

/** What may be written to disk. */
export function PrivacyStep({ answers, onChange }: PrivacyStepProps) {
  const { t } = useWords();
  return (
    <>
      <Radios
        label={t('welcome.privacy')}
        labelPlace="unseen"
        shape="list"
        value={answers.keeps}
        onChange={(keeps) => onChange({ keeps })}
        choices={[
          {
            id: 'drafts',
            icon: Save,
            name: t('welcome.privacy.drafts'),
            about: t('welcome.privacy.drafts.about'),
          },
          {
            id: 'nothing',
            icon: EyeOff,
            name: t('welcome.privacy.private'),
            about: t('welcome.privacy.private.about'),
          },
        ]}
      />
      <p className="soft">{t('welcome.privacy.network')}</p>
    </>
  );
}
