import { BookOpen, HardDriveDownload, KeyRound } from 'lucide-react';
import { useStore } from 'zustand';
import type { Failure } from '../../../preload/contract/failure.ts';
import { SecretsWords } from '../connections/SecretsWords.tsx';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Field } from '../../ui/Field.tsx';
import { Radios } from '../../ui/Radios.tsx';
import { fileSize } from '../../i18n/file-size.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { FirstPack } from './use-first-pack.ts';
import type { ServiceProblems, WelcomeAnswers } from './steps.ts';
import { usePageStore } from '../../ui/stores.ts';
import { connectionsStore } from '../connections/store.ts';

export interface ServiceStepProps {
  readonly answers: WelcomeAnswers;
  /** null: no pack is offered. */
  readonly offer: FirstPack | null;
  readonly problems: ServiceProblems;
  /** Why the key was refused. */
  readonly failure: Failure | null;
  readonly onChange: (change: Partial<WelcomeAnswers>) => void;
}

/** A service with its address and key, a pack that translates offline, or the sample memory alone. */
export function ServiceStep({ answers, offer, problems, failure, onChange }: ServiceStepProps) {
  const { t, locale, language } = useI18n();
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
        shape="cards"
        value={answers.service}
        onChange={(service) => onChange({ service })}
        choices={[
          {
            id: 'key',
            icon: KeyRound,
            name: t('welcome.service.key'),
            about: t('welcome.service.key.about'),
          },
          ...(offer === null
            ? []
            : [
                {
                  id: 'pack' as const,
                  icon: HardDriveDownload,
                  name: packName(offer),
                  about: t('welcome.service.pack.about'),
                },
              ]),
          {
            id: 'offline',
            icon: BookOpen,
            name: t('welcome.service.offline'),
            about: t('welcome.service.offline.about'),
          },
        ]}
      />
      {answers.service !== 'key' ? (
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

  function packName({ from, to, bytes, missing }: FirstPack) {
    const names = { from: language(from), to: language(to) };
    if (missing.length === 0) return t('welcome.service.pack-ready', names);
    if (bytes === null) return t('welcome.service.pack', names);
    return t('welcome.service.pack-size', { ...names, size: fileSize(bytes, locale) });
  }
}
