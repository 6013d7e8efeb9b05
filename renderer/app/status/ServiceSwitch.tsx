import { ChevronUp } from 'lucide-react';
import { Button as AriaButton, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useStore } from 'zustand';
import type { Connection } from '../../../preload/contract/connections.ts';
import { usePressAction } from '../../ui/actions/use-action.ts';
import { connectionName } from '../../features/connections/connection-name.ts';
import { connectionsStore, activeConnection } from '../../features/connections/store.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import '../../ui/StatusButton.css';
import '../../ui/Popover.css';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { I18n } from '../../i18n/i18n.ts';
import type { ConnectionChoicesProps } from './ConnectionChoices.tsx';
import { serviceState } from './service-state.ts';
import { usePageStore } from '../../ui/stores.ts';
import { usageStore } from '../../features/usage/store.ts';

const ConnectionChoices = lazyPart<ConnectionChoicesProps>(
  async () => (await import('./ConnectionChoices.tsx')).ConnectionChoices,
);

/** The service in use with its state in words; a click lists all connections, another switches. */
export function ServiceSwitch() {
  const { t } = useI18n();
  const connections = usePageStore(connectionsStore);
  const usages = usePageStore(usageStore);
  const active = useStore(connections.state, activeConnection);
  const usage = useStore(usages.state, (state) => state.usage);
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
          {({ close }) => <ConnectionChoices onDone={close} />}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function serviceName(connection: Connection, t: I18n['t']): string {
  const name = connectionName(connection, t);
  const { host } = connection;
  return host === null || name.includes(host) ? name : t('status.service.remote', { name, host });
}
