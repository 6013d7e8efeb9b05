import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Ability, Pack } from '../../../preload/contract/offline-languages.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { fileSize } from '../../i18n/file-size.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { settingsStore, shownSettings } from '../settings/store.ts';
import { FromFolder } from './FromFolder.tsx';
import { usePackName } from './pack-name.ts';
import { PackProgress } from './PackProgress.tsx';
import { offlineLanguagesStore } from './store.ts';
import { ABILITY_ORDER, type LanguageRow, PIVOT, tableRows } from './table-rows.ts';
import './OfflineLanguages.css';

/** What each language can do without a network, and what can be installed for it. */
export function OfflineLanguagesSection() {
  const { t, locale, language } = useI18n();
  const store = usePageStore(offlineLanguagesStore);
  const { known, system, failure } = useStore(store.state);
  useEffect(() => void store.lookAtSystem(), [store]);
  if (known === null) return <h2>{t('settings.offline-languages')}</h2>;
  const rows = tableRows(known.packs, system, language, locale);
  const used = fileSize(known.used, locale);
  return (
    <>
      <div className="settings-group" data-wide>
        <h2>{t('settings.offline-languages')}</h2>
        <p className="settings-about">{t('offline-languages.about')}</p>
        <p className="soft tabular">{t('offline-languages.used', { size: used })}</p>
        {failure !== null && <FailureCard failure={failure} />}
        <div className="pack-scroll">
          <table className="packs" aria-label={t('settings.offline-languages')}>
            <thead>
              <tr>
                <th scope="col">{t('offline-languages.language')}</th>
                {ABILITY_ORDER.map((ability) => (
                  <th key={ability} scope="col">
                    {t(`offline-languages.${ability}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.code}>
                  <th scope="row">{language(row.code)}</th>
                  {ABILITY_ORDER.map((ability) => (
                    <td key={ability}>
                      <Cell row={row} ability={ability} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <FromFolder />
      <CatalogueField />
    </>
  );
}

function Cell({ row, ability }: { readonly row: LanguageRow; readonly ability: Ability }) {
  const { t } = useI18n();
  const packs = row.packs[ability];
  const isSystem = row.system.has(ability);
  // What translates from or into it stands in the rows of the other languages.
  if (ability === 'translate' && row.code === PIVOT) {
    return <span className="soft">{t('offline-languages.other-rows')}</span>;
  }
  if (packs.length === 0 && !isSystem) {
    return <span className="soft">{t('offline-languages.none')}</span>;
  }
  return (
    <div className="pack-cell">
      {isSystem && <span className="soft">{t('offline-languages.system')}</span>}
      {packs.map((pack) => (
        <PackLine key={pack.id} pack={pack} />
      ))}
    </div>
  );
}

function PackLine({ pack }: { readonly pack: Pack }) {
  const { t, locale } = useI18n();
  const store = usePageStore(offlineLanguagesStore);
  const name = usePackName()(pack);
  const { id, bytes, licence, origin, state } = pack;
  const size = bytes === null ? null : fileSize(bytes, locale);
  const facts = [origin, licence].filter((fact) => fact !== '').join(' · ');
  if (state.kind === 'installing' || state.kind === 'waiting') return <PackProgress pack={pack} />;
  if (state.kind === 'failed') {
    return (
      <FailureCard
        failure={state.failure}
        role="none"
        onRetry={() => void store.install(id)}
        onDismiss={() => void store.cancel(id)}
      />
    );
  }
  const isReady = state.kind === 'ready';
  return (
    <div className="pack-line">
      <div>
        {pack.pair !== null && <div>{name}</div>}
        <div className="soft small tabular">
          {isReady && <span className="pack-ready">{t('offline-languages.ready')} · </span>}
          {size ?? t('offline-languages.unknown-size')}
        </div>
        {facts !== '' && <div className="soft small">{facts}</div>}
      </div>
      <Button
        size="compact"
        aria-label={t(isReady ? 'offline-languages.remove-of' : 'offline-languages.install-of', {
          name,
        })}
        onPress={() => void (isReady ? store.remove(id) : store.install(id))}
      >
        {t(isReady ? 'offline-languages.remove' : 'offline-languages.install')}
      </Button>
    </div>
  );
}

/** Another list of packs than the one that ships. */
function CatalogueField() {
  const { t } = useI18n();
  const store = usePageStore(offlineLanguagesStore);
  const settings = usePageStore(settingsStore);
  const kept = useStore(settings.state, (state) => shownSettings(state)?.packCatalogue ?? '');
  const [address, setAddress] = useState(kept);
  const { known, refreshing } = useStore(store.state);
  if (known === null) return null;
  const { host, isManaged, isRead, failure } = known.catalogue;
  const keep = () => {
    const next = address.trim();
    if (next !== kept) void settings.change({ packCatalogue: next === '' ? null : next });
  };
  return (
    <div className="settings-group">
      <h3>{t('offline-languages.list')}</h3>
      {isManaged ? (
        <p>{t('offline-languages.list.managed', { host: host ?? '' })}</p>
      ) : (
        <Field
          label={t('offline-languages.list.address')}
          value={address}
          type="url"
          spellCheck={false}
          maxLength={2048}
          hint={t('offline-languages.list.hint')}
          onChange={setAddress}
          onBlur={keep}
        />
      )}
      {host !== null && (
        <div className="pack-list-state">
          <Button isPending={refreshing.state === 'running'} onPress={() => void store.refresh()}>
            {t('offline-languages.list.refresh')}
          </Button>
          {!isRead && <span className="soft">{t('offline-languages.list.unread', { host })}</span>}
        </div>
      )}
      {failure !== null && <FailureCard failure={failure} />}
    </div>
  );
}
