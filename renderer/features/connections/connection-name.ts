import type { Connection } from '../../../preload/contract/connections.ts';
import type { I18n } from '../../i18n/i18n.ts';

/** The name that a person gave; the built-in service has its name in the interface language. */
export function connectionName({ kind, name, host }: Connection, t: I18n['t']): string {
  if (kind !== 'offline') return name;
  // An engine at an address is part of it then, and what is sent there is not offline.
  return host === null ? t('connections.offline') : t('connections.engine-host', { host });
}
