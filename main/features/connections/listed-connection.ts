import type { Connection } from '../../../preload/contract/connections.ts';
import { OFFLINE, OFFLINE_KEYWORD } from '../built-in-connection.ts';
import type { ConnectionRecord } from './connection-table.ts';

/** The built-in connection, which is always there; the page has its name in its own language. */
export const OFFLINE_CONNECTION: Connection = {
  id: OFFLINE,
  name: '',
  kind: 'offline',
  host: null,
  keyword: OFFLINE_KEYWORD,
  keyEnd: null,
  tier: null,
  key: 'built-in',
  sourceLanguage: null,
  targetLanguage: null,
};

/** A connection as the page sees it: of the address only the host. */
export function listedConnection(record: ConnectionRecord, key: Connection['key']): Connection {
  const { id, name, kind, keyword, keyEnd, tier, sourceLanguage, targetLanguage } = record;
  const { host } = new URL(record.address);
  return { id, name, kind, host, keyword, keyEnd, tier, key, sourceLanguage, targetLanguage };
}
