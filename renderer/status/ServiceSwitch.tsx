import { Check, ChevronUp } from 'lucide-react';
import { Button as AriaButton, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useStore } from 'zustand';
import type { Connection } from '../../preload/contract/connections.ts';
import { useActions, usePressAction } from '../actions/use-action.ts';
import { connectionName } from '../connections/connection-name.ts';
import { activeConnection } from '../connections/store.ts';
import { LazyFailureCard } from '../failure/LazyFailureCard.tsx';
import '../look/Popover.css';
import { useWords } from '../words/use-words.ts';
import type { Words } from '../words/words.ts';
import { useFirstStores } from '../workbench.ts';
import { serviceState } from './service-state.ts';

/** The service in use with its state in words; a click lists all connections, another switches. */
export function ServiceSwitch() {
  const { t } = useWords();
  const { connections, usage: usageStore } = useFirstStores();
  const active = useStore(connections.state, activeConnection);
  const usage = useStore(usageStore.state, (state) => state.usage);
  const button = usePressAction('switch-connection', active === null);
  if (active === null) return <span className="status-service">{t('status.connecting')}</span>;
  const state = serviceState(active, usage);
  return (
    <DialogTrigger>
      <AriaButton ref={button} className="status-button" aria-describedby="status-switch-hint">
        <span className="status-dot" data-state={state} aria-hidden="true" />
        <span className="status-service">
          {t(`status.service.${state}`, { service: serviceName(active, t) })}
        </span>
        <ChevronUp aria-hidden="true" />
      </AriaButton>
      <span id="status-switch-hint" className="unseen">
        {t('status.switch.hint')}
      </span>
      <Popover className="popover" placement="top start" offset={4}>
        <Dialog className="switcher" aria-label={t('status.switch')}>
          {({ close }) => <Connections onDone={close} />}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function serviceName(connection: Connection, t: Words['t']): string {
  const name = connectionName(connection, t);
  const { host } = connection;
  return host === null || host === name ? name : t('status.service.remote', { name, host });
}

function Connections({ onDone }: { readonly onDone: () => void }) {
  const { t } = useWords();
  const actions = useActions();
  const { connections: store, settings } = useFirstStores();
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
              <span className="switcher-name">{connectionName(one, t)}</span>
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
