import { useEffect } from 'react';
import { useStore } from 'zustand';
import { MAX_REQUESTS } from '../../../preload/contract/limits.ts';
import { Switch } from '../../ui/Switch.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { RequestTable } from './RequestTable.tsx';
import { requestsStore, isFailed } from './store.ts';
import './RequestsSection.css';
import { usePageStore } from '../../ui/stores.ts';

/** What went over the network, for a person and for support. */
export function RequestsSection() {
  const { t } = useI18n();
  const store = usePageStore(requestsStore);
  const { requests, isFailedOnly } = useStore(store.state);
  useEffect(() => {
    const leaving = new AbortController();
    // A watch ends early only with the connection, and its end is shown by the page.
    store.watch(leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [store]);

  const failed = requests?.filter(isFailed) ?? [];
  const shown = isFailedOnly ? failed : (requests ?? []);
  return (
    <>
      <div className="settings-group">
        <h2>{t('settings.requests')}</h2>
        <p className="settings-about requests-about">
          {t('requests.about', { max: MAX_REQUESTS })}
        </p>
      </div>
      {requests === null ? (
        <p className="soft">{t('requests.loading')}</p>
      ) : (
        <div className="settings-group requests" data-wide>
          <div className="requests-bar">
            <Switch isSelected={isFailedOnly} onChange={(isOn) => store.showFailedOnly(isOn)}>
              {t('requests.failed-only')}
            </Switch>
            <span className="soft tabular">
              {t('requests.count', { count: requests.length, failed: failed.length })}
            </span>
          </div>
          {shown.length > 0 ? (
            <RequestTable requests={shown} />
          ) : (
            <p className="requests-none soft">
              {requests.length === 0 ? t('requests.empty') : t('requests.none-failed')}
            </p>
          )}
        </div>
      )}
    </>
  );
}
