import type { Connection } from '../../preload/contract/connections.ts';
import type { Words } from '../words/words.ts';

/** The name that a person gave; the built-in service has its name in the interface language. */
export function connectionName({ kind, name }: Connection, t: Words['t']): string {
  return kind === 'offline' ? t('connections.offline') : name;
}
