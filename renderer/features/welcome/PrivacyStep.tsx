import { EyeOff, Save } from 'lucide-react';
import { Radios } from '../../ui/Radios.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { WelcomeAnswers } from './steps.ts';

export interface PrivacyStepProps {
  readonly answers: WelcomeAnswers;
  readonly onChange: (change: Partial<WelcomeAnswers>) => void;
}

/** What may be written to disk. */
export function PrivacyStep({ answers, onChange }: PrivacyStepProps) {
  const { t } = useI18n();
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
