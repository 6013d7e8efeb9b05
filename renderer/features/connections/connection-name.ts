import type { Connection } from '../../../preload/contract/connections.ts';
import type { I18n } from '../../i18n/i18n.ts';

/** The name that a person gave; the built-in service has its name in the interface language. */
export function connectionName({ kind, name }: Connection, t: I18n['t']): string {
  return kind === 'offline' ? t('connections.offline') : name;
}
