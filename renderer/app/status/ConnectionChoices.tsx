import { Check } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { useStore } from 'zustand';
import { useActions } from '../../ui/actions/use-action.ts';
import { connectionName } from '../../features/connections/connection-name.ts';
import { LazyFailureCard } from '../../ui/failure/LazyFailureCard.tsx';
import '../../ui/Switcher.css';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStore } from '../../ui/stores.ts';
import { connectionsStore } from '../../features/connections/store.ts';
import { settingsStore } from '../../features/settings/store.ts';

export interface ConnectionChoicesProps {
  readonly onDone: () => void;
}

/** All connections; a press uses one. */
export function ConnectionChoices({ onDone }: ConnectionChoicesProps) {
  const { t } = useI18n();
  const actions = useActions();
  const store = usePageStore(connectionsStore);
  const settings = usePageStore(settingsStore);
  const { connections, switching } = useStore(store.state);
  const active = connections?.active;
  const choose = async (id: string) => {
    if (id === active || (await store.use(id))) onDone();
  };
  return (
    <>
      <ul className="switcher-list" aria-label={t('status.switch')}>
        {connections?.all.map((one) => (
          <li key={one.id}>
            <AriaButton
              className="switcher-choice"
              autoFocus={one.id === active}
              {...(one.id === active && { 'aria-current': true })}
              onPress={() => void choose(one.id)}
            >
              <Check aria-hidden="true" />
              <span className="switcher-name own-direction">{connectionName(one, t)}</span>
              <span className="soft small">
                {one.id === active ? t('connections.in-use') : (one.host ?? '')}
              </span>
            </AriaButton>
          </li>
        ))}
      </ul>
      {switching.state === 'failed' && <LazyFailureCard failure={switching.failure} />}
      <div className="switcher-foot">
        <AriaButton
          className="switcher-choice"
          onPress={() => {
            onDone();
            settings.openSection('connections');
            actions.run('go-settings');
          }}
        >
          {t('status.switch.manage')}
        </AriaButton>
      </div>
    </>
  );
}
