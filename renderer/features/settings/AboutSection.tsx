import { useStore } from 'zustand';
import { SecretsWords } from '../connections/SecretsWords.tsx';
import { LicenceList } from '../licences/LicenceList.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { useRepairedWords } from './use-repaired-words.ts';
import { usePageStore } from '../../ui/stores.ts';
import { settingsStore } from './store.ts';

/** Facts about the running program. */
export function AboutSection() {
  const { t } = useI18n();
  const about = useStore(usePageStore(settingsStore).state, (state) => state.about);
  const repaired = useRepairedWords();
  return (
    <>
      <h2>{t('settings.about')}</h2>
      {about !== null && (
        <dl className="settings-facts">
          <dt>{t('settings.version')}</dt>
          <dd className="tabular">{about.version}</dd>
          <dt>{t('settings.shell')}</dt>
          <dd>{t(`settings.shell.${about.shell}`)}</dd>
          <dt>{t('settings.keys')}</dt>
          <dd>
            <SecretsWords secrets={about.secrets} />
          </dd>
          {about.dataSetAside !== undefined && (
            <>
              <dt>{t('settings.data')}</dt>
              <dd>
                {t('settings.data.set-aside', {
                  backup: about.dataSetAside.backup,
                  count: about.dataSetAside.saved ?? 0,
                })}
              </dd>
            </>
          )}
          {repaired !== null && (
            <>
              <dt>{t('settings.repaired.label')}</dt>
              <dd>{repaired}</dd>
            </>
          )}
        </dl>
      )}
      <LicenceList />
    </>
  );
}
