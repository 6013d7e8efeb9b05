import { useMemo } from 'react';
import { Button } from 'react-aria-components';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { findSettings } from './setting-list.ts';
import { settingsStore } from './store.ts';

export interface SettingsSearchProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** The search field over the sections, and what it found in place of them. */
export function SettingsSearch({ query, onQuery }: SettingsSearchProps) {
  const { t } = useI18n();
  const settings = usePageStore(settingsStore);
  const found = useMemo(() => (query.trim() === '' ? null : findSettings(query, t)), [query, t]);
  return (
    <search className="settings-search">
      <input
        className="input"
        type="search"
        aria-label={t('settings.search')}
        placeholder={t('settings.search')}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={({ target }) => onQuery(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onQuery('');
        }}
      />
      {found !== null && (
        <div className="settings-found">
          <p className="small soft" role="status">
            {t('settings.search.found', { count: found.length, query: query.trim() })}
          </p>
          <ul>
            {found.map(({ section, name }) => (
              <li key={name}>
                <Button
                  className="settings-hit"
                  onPress={() => {
                    settings.openSection(section);
                    onQuery('');
                    focusSoon(t(name));
                  }}
                >
                  <span>{t(name)}</span>
                  <span className="small soft">{t(`settings.${section}`)}</span>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </search>
  );
}

/** Brings the control of a name into view once its section is shown. */
function focusSoon(name: string): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      const words = [...document.querySelectorAll<HTMLElement>('.settings .tab-panel *')];
      const named = words.find(
        ({ textContent, childElementCount }) => childElementCount === 0 && textContent === name,
      );
      const row = named?.closest<HTMLElement>('label, .field, .settings-group') ?? named;
      row?.scrollIntoView({ block: 'center' });
      row?.querySelector<HTMLElement>('input, button, select')?.focus();
    });
  });
}
