import { HardDrive, KeyRound } from 'lucide-react';
import { useStore } from 'zustand';
import type { Failure } from '../../../preload/contract/failure.ts';
import { SecretsWords } from '../connections/SecretsWords.tsx';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Field } from '../../ui/Field.tsx';
import { Radios } from '../../ui/Radios.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { ServiceProblems, WelcomeAnswers } from './steps.ts';
import { usePageStore } from '../../ui/stores.ts';
import { connectionsStore } from '../connections/store.ts';

export interface ServiceStepProps {
  readonly answers: WelcomeAnswers;
  readonly problems: ServiceProblems;
  /** Why the key was refused. */
  readonly failure: Failure | null;
  readonly onChange: (change: Partial<WelcomeAnswers>) => void;
}

/** Offline, or a service with its address and key. */
export function ServiceStep({ answers, problems, failure, onChange }: ServiceStepProps) {
  const { t } = useI18n();
  const secrets = useStore(
    usePageStore(connectionsStore).state,
    (state) => state.connections?.secrets,
  );
  const { address, key } = problems;
  return (
    <>
      <Radios
        label={t('welcome.service')}
        labelPlace="unseen"
        shape="list"
        value={answers.service}
        onChange={(service) => onChange({ service })}
        choices={[
          {
            id: 'offline',
            icon: HardDrive,
            name: t('welcome.service.offline'),
            about: t('welcome.service.offline.about'),
          },
          {
            id: 'key',
            icon: KeyRound,
            name: t('welcome.service.key'),
            about: t('welcome.service.key.about'),
          },
        ]}
      />
      {answers.service === 'offline' ? (
        <p className="soft">{t('welcome.service.later')}</p>
      ) : (
        <>
          <Field
            label={t('connections.form.address')}
            type="url"
            value={answers.address}
            placeholder={t('connections.form.address.placeholder')}
            hint={t('connections.form.address.about')}
            error={address && t(`connections.problem.address.${address}`)}
            onChange={(next) => onChange({ address: next })}
          />
          <Field
            label={t('connections.form.key')}
            type="password"
            value={answers.key}
            hint={t('connections.form.key.about')}
            error={key && t(`connections.problem.key.${key}`)}
            onChange={(next) => onChange({ key: next })}
          />
          {secrets !== undefined && (
            <p className="soft small">
              <SecretsWords secrets={secrets} />
            </p>
          )}
          {failure !== null && (
            <FailureCard
              failure={failure}
              note={<p className="soft">{t('connections.form.refused')}</p>}
            />
          )}
        </>
      )}
    </>
  );
}
