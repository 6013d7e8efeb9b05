import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Pack } from '../../../preload/contract/offline-languages.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { fileSize } from '../../i18n/file-size.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { useKeptField } from '../../ui/use-kept-field.ts';
import { settingsStore, shownSettings } from '../settings/store.ts';
import { FromFolder } from './FromFolder.tsx';
import { usePackName } from './pack-name.ts';
import { PackProgress } from './PackProgress.tsx';
import { offlineLanguagesStore } from './store.ts';
import { foundRows, tableRows } from './table-rows.ts';
import { PackTable } from './PackTable.tsx';
import './OfflineLanguages.css';

/** What each language can do without a network, and what can be installed for it. */
export function OfflineLanguagesSection() {
  const { t, locale, language } = useI18n();
  const store = usePageStore(offlineLanguagesStore);
  const { known, system, failure } = useStore(store.state);
  const [query, setQuery] = useState('');
  useEffect(() => void store.lookAtSystem(), [store]);
  if (known === null) return <h2>{t('settings.offline-languages')}</h2>;
  const all = tableRows(known.packs, system, language, locale);
  const rows = foundRows(all, query, language);
  const used = fileSize(known.used, locale);
  return (
    <>
      <div className="settings-group" data-wide>
        <h2>{t('settings.offline-languages')}</h2>
        <p className="settings-about">{t('offline-languages.about')}</p>
        {failure !== null && <FailureCard failure={failure} />}
        <Doing packs={known.packs} />
        {system?.tesseract.isMissing === true && (
          <TesseractMissing command={system.tesseract.command} />
        )}
        <div className="pack-tools">
          <Field
            label={t('offline-languages.search')}
            type="search"
            value={query}
            onChange={setQuery}
            maxLength={100}
          />
          <p className="soft small tabular">{t('offline-languages.used', { size: used })}</p>
        </div>
        {all.length === 0 ? (
          <p role="status">{t('offline-languages.empty')}</p>
        ) : rows.length === 0 ? (
          <p role="status">{t('look.nothing-found', { query })}</p>
        ) : (
          <PackTable rows={rows} />
        )}
      </div>
      <FromFolder />
      <CatalogueField />
    </>
  );
}

/** What is being installed, with its bytes, and what failed, with its reason. */
function Doing({ packs }: { readonly packs: readonly Pack[] }) {
  const store = usePageStore(offlineLanguagesStore);
  const nameOf = usePackName();
  const busy = packs.filter(({ state }) => state.kind !== 'ready' && state.kind !== 'available');
  if (busy.length === 0) return null;
  return (
    <div className="pack-doing">
      {busy.map((pack) =>
        pack.state.kind === 'failed' ? (
          <FailureCard
            key={pack.id}
            failure={pack.state.failure}
            note={<p className="soft">{nameOf(pack)}</p>}
            onRetry={() => void store.install(pack.id)}
            onDismiss={() => void store.cancel(pack.id)}
          />
        ) : (
          <PackProgress key={pack.id} pack={pack} />
        ),
      )}
    </div>
  );
}

/** The data of packs is read by a program that is not there. */
function TesseractMissing({ command }: { readonly command: string | null }) {
  const { t } = useI18n();
  return (
    <div className="pack-program small">
      <p>{t('offline-languages.tesseract')}</p>
      {command !== null && (
        <code className="pack-command" dir="ltr">
          {command}
        </code>
      )}
    </div>
  );
}

/** Another list of packs than the one that ships. */
function CatalogueField() {
  const { t } = useI18n();
  const store = usePageStore(offlineLanguagesStore);
  const settings = usePageStore(settingsStore);
  const kept = useStore(settings.state, (state) => shownSettings(state)?.packCatalogue ?? '');
  const address = useKeptField(
    kept,
    (next) => void settings.change({ packCatalogue: next === '' ? null : next }),
  );
  const { known, refreshing } = useStore(store.state);
  if (known === null) return null;
  const { host, isManaged, isRead, failure } = known.catalogue;
  return (
    <div className="settings-group">
      <h3>{t('offline-languages.list')}</h3>
      {isManaged ? (
        <p>{t('offline-languages.list.managed', { host: host ?? '' })}</p>
      ) : (
        <Field
          label={t('offline-languages.list.address')}
          value={address.value}
          type="url"
          spellCheck={false}
          maxLength={2048}
          hint={t('offline-languages.list.hint')}
          onChange={address.type}
          onBlur={address.keep}
          onEnter={address.keep}
        />
      )}
      {(host !== null || address.value.trim() !== '') && (
        <div className="pack-list-state">
          <Button isPending={refreshing.state === 'running'} onPress={() => void store.refresh()}>
            {t('offline-languages.list.refresh')}
          </Button>
          {host !== null && !isRead && (
            <span className="soft">{t('offline-languages.list.unread', { host })}</span>
          )}
        </div>
      )}
      {failure !== null && <FailureCard failure={failure} />}
    </div>
  );
}
