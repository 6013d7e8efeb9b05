import { useEffect } from 'react';
import { useStore } from 'zustand';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { BundlePreview } from './BundlePreview.tsx';
import './SupportSection.css';
import { usePageStore } from '../../ui/stores.ts';
import { supportStore } from './store.ts';

const HOLDS = ['program', 'settings', 'connections', 'requests', 'counts', 'log'] as const;

/** The file for support: what it holds in words, then all of it, then where it goes. */
export function SupportSection() {
  const { t } = useI18n();
  const store = usePageStore(supportStore);
  const making = useStore(store.state, (now) => now.making);
  // What was made is a picture of one moment; nobody should save an old one by mistake.
  useEffect(() => () => store.forget(), [store]);

  const isMade = making.state === 'done';
  return (
    <>
      <div className="settings-group">
        <h2>{t('settings.support')}</h2>
        <p className="settings-about">{t('support.about')}</p>
      </div>
      <div className="settings-group">
        <h3>{t('support.holds')}</h3>
        <ul className="support-holds">
          {HOLDS.map((part) => (
            <li key={part}>{t(`support.holds.${part}`)}</li>
          ))}
        </ul>
      </div>
      <div className="settings-group">
        <h3>{t('support.lacks')}</h3>
        <p>{t('support.lacks.about')}</p>
      </div>
      <div className="settings-group">
        <div>
          <Button
            action="support-bundle"
            isPending={making.state === 'running'}
            onPress={() => void store.make()}
          >
            {making.state === 'running'
              ? t('support.making')
              : t(isMade ? 'support.make-again' : 'support.make')}
          </Button>
        </div>
        {making.state === 'failed' && <FailureCard failure={making.failure} />}
        {isMade && <BundlePreview file={making.value} />}
      </div>
    </>
  );
}
