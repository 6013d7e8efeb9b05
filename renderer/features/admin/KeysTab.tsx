import { Plus, RotateCw } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Radios } from '../../ui/Radios.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { AdminKeyLine } from './AdminKeyLine.tsx';
import { EndDialog } from './keys/EndDialog.tsx';
import { KeyTable } from './keys/KeyTable.tsx';
import { LimitsDialog } from './keys/LimitsDialog.tsx';
import { NewKeyDialog } from './keys/NewKeyDialog.tsx';
import { shownKeys } from './keys/shown-keys.ts';
import './KeysTab.css';
import { usePageStore } from '../../ui/stores.ts';
import { keysStore } from './keys-store.ts';

const SHOWN = ['active', 'all'] as const;

/** The developer keys of the account: found, made, renamed, limited, ended. */
export function KeysTab() {
  const { t, locale } = useI18n();
  const store = usePageStore(keysStore);
  const { keys, listing, search, show, sort, renaming } = useStore(store.state);
  const isUnread = keys === null && listing.state === 'idle';
  const rows = useMemo(
    () => shownKeys(keys?.keys ?? [], { search, show, sort }, locale),
    [keys, search, show, sort, locale],
  );
  // What was used or changed meanwhile is seen on coming back.
  useEffect(() => void store.load(), [store]);
  // Another connection or another admin key has come: its keys have not been read.
  useEffect(() => {
    if (isUnread) void store.load();
  }, [isUnread, store]);

  return (
    <div className="keys">
      <div className="keys-head">
        <AdminKeyLine />
        <div className="keys-bar">
          <Field
            label={t('admin.keys.search')}
            type="search"
            value={search}
            placeholder={t('admin.keys.search.placeholder')}
            onChange={(text) => store.search(text)}
          />
          <Radios
            label={t('admin.keys.show')}
            labelPlace="unseen"
            shape="row"
            value={show}
            onChange={(id) => store.show(id)}
            choices={SHOWN.map((id) => ({ id, name: t(`admin.keys.show.${id}`) }))}
          />
          <span className="keys-count soft small tabular" role="status">
            {keys !== null &&
              t('admin.keys.count', {
                shown: rows.length,
                count: keys.keys.length,
                active: keys.keys.filter(({ isActive }) => isActive).length,
              })}
          </span>
          <IconButton
            action="keys-refresh"
            icon={RotateCw}
            name={t('admin.keys.refresh')}
            onPress={() => void store.load()}
          />
          <Button action="key-new" kind="main" onPress={() => store.typeNewLabel('')}>
            <Plus aria-hidden="true" />
            {t('admin.create')}
          </Button>
        </div>
        {listing.state === 'failed' && (
          <FailureCard failure={listing.failure} onRetry={() => void store.load()} />
        )}
        {renaming?.attempt.state === 'failed' && (
          <FailureCard failure={renaming.attempt.failure} onDismiss={() => store.leaveRename()} />
        )}
        {keys !== null && <About />}
      </div>
      {keys === null && listing.state === 'running' && (
        <p className="keys-none soft">{t('admin.keys.reading')}</p>
      )}
      {keys !== null &&
        (rows.length === 0 ? (
          <p className="keys-none soft">
            {keys.keys.length === 0
              ? t('admin.keys.none')
              : search.trim() === ''
                ? t('admin.keys.none-active')
                : t('admin.keys.none-found', { search })}
          </p>
        ) : (
          <KeyTable rows={rows} />
        ))}
      <NewKeyDialog />
      <LimitsDialog />
      <EndDialog />
    </div>
  );
}

/** What the figures of the table count, and what deactivated keys are. */
function About() {
  const { t } = useI18n();
  const store = usePageStore(keysStore);
  const hasEnded = useStore(
    store.state,
    ({ keys, show }) => show === 'all' && keys?.keys.some(({ isActive }) => !isActive) === true,
  );
  return (
    <p className="keys-about soft small">
      {t('admin.keys.about')}
      {hasEnded && ` ${t('admin.keys.deactivated.about')}`}
    </p>
  );
}
