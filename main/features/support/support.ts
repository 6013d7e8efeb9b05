import type { AdminAccess } from '../../../preload/contract/admin.ts';
import type { Handlers } from '../../../preload/contract/api.ts';
import type { About } from '../../../preload/contract/app.ts';
import type { Capability, Connection, Connections } from '../../../preload/contract/connections.ts';
import type { SentRequest } from '../../../preload/contract/requests.ts';
import type { Settings } from '../../../preload/contract/settings.ts';
import type { Computer } from '../../system/computer.ts';
import type { Database, SetAside } from '../../system/database.ts';
import type { Log } from '../../system/log.ts';
import { shownLog } from './shown-log.ts';
import { shownSettings } from './shown-settings.ts';

/** Documents of the queue that are in the same state for the same reason. */
export interface QueueCount {
  readonly state: string;
  readonly code: string | null;
  readonly count: number;
}

export interface SupportPorts {
  readonly version: string;
  readonly shell: About['shell'];
  readonly computer: () => Computer;
  readonly settings: () => Settings;
  readonly connections: (signal: AbortSignal) => Promise<Connections>;
  /** Of the active connection. */
  readonly capabilities: (signal: AbortSignal) => Promise<readonly Capability[]>;
  readonly adminAccess: () => Promise<AdminAccess>;
  readonly requests: () => readonly SentRequest[];
  readonly queue: () => readonly QueueCount[];
  /** The built-in service, as it was started. */
  readonly offline: () => Readonly<Record<string, string | number | boolean>>;
  readonly database: Database;
  /** Last lines of the log, oldest first. */
  readonly logTail: () => Promise<readonly string[]>;
  /** Milliseconds since 1970. */
  readonly date: () => number;
  readonly log: Log;
}

const DEFAULT_KEYWORD = 'Service-Auth-Key';
const MAX_CONNECTIONS = 100;
/** Bytes of the whole file; older lines of the log are left out until it fits. */
const MAX_BYTES = 512 * 1024;

/**
 * One file for support. Everything in it is picked field by field: no text, key, name or path of a
 * person's is among what is picked.
 */
export function createSupport(
  ports: SupportPorts,
): Pick<Handlers, 'support.bundle' | 'page.fault'> {
  return {
    'page.fault': ({ place, error, at }) => {
      ports.log.write('page.fault', { place, error, at });
      return Promise.resolve(null);
    },
    'support.bundle': async (_, { signal }) => {
      const [connections, capabilities, access, tail] = await Promise.all([
        ports.connections(signal),
        ports.capabilities(signal),
        ports.adminAccess(),
        ports.logTail(),
      ]);
      const made = new Date(ports.date()).toISOString();
      const { active, all, secrets } = connections;
      const bundle = {
        made,
        version: ports.version,
        shell: ports.shell,
        computer: ports.computer(),
        secrets,
        settings: shownSettings(ports.settings()),
        connections: all
          .slice(0, MAX_CONNECTIONS)
          .map((connection) => shownConnection(connection, active)),
        adminKey: access.key,
        capabilities: capabilities.map(({ feature, state, failure }) => ({
          feature,
          state,
          code: failure?.code ?? null,
          status: failure?.status ?? null,
        })),
        offlineService: ports.offline(),
        documents: ports.queue(),
        database: databaseState(ports.database),
        requests: ports.requests().map(shownRequest),
      };
      ports.log.write('support.bundle-made');
      return {
        name: `dragoman-support-${made.slice(0, 10)}.json`,
        type: 'application/json',
        bytes: fitted(bundle, shownLog(tail)),
      };
    },
  };
}

/** Of a connection what says how it is reached, not what it is called. */
function shownConnection(connection: Connection, active: string) {
  const { id, kind, host, tier, key, keyword } = connection;
  const isUsualKeyword = keyword === DEFAULT_KEYWORD;
  return { id, isActive: id === active, kind, host, tier, key, isUsualKeyword };
}

/** Field by field, so that nothing follows which a later version may add. */
function shownRequest(request: SentRequest): SentRequest {
  const { number, at, connection, host, method, path, status, code } = request;
  const { sent, received, ms, traceId, attempt } = request;
  return {
    number,
    at,
    connection,
    host,
    method,
    path,
    status,
    code,
    sent,
    received,
    ms,
    traceId,
    attempt,
  };
}

function fitted(bundle: object, log: readonly object[]): Uint8Array {
  for (let lines = log; ; lines = lines.slice(Math.ceil(lines.length / 2))) {
    const text = `${JSON.stringify({ ...bundle, log: lines }, null, 2)}\n`;
    const bytes = new TextEncoder().encode(text);
    if (bytes.length <= MAX_BYTES || lines.length === 0) return bytes;
  }
}

interface DatabaseState {
  /** Position in the list of migrations. */
  readonly version: number;
  readonly bytes: number;
  /** Why an earlier file was moved away at this start; null where none was. */
  readonly setAside: SetAside['why'] | null;
  /** Rows of each table. */
  readonly rows: Readonly<Record<string, number>>;
}

function databaseState({ sqlite, setAside }: Database): DatabaseState {
  const numberOf = (sql: string) => Number(Object.values(sqlite.prepare(sql).get() ?? {})[0] ?? 0);
  const tables = sqlite
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'`)
    .all()
    .map(({ name }) => String(name));
  return {
    version: numberOf('PRAGMA user_version'),
    bytes: numberOf('PRAGMA page_count') * numberOf('PRAGMA page_size'),
    setAside: setAside?.why ?? null,
    rows: Object.fromEntries(
      tables.map((table) => [table, numberOf(`SELECT COUNT(*) FROM "${table}"`)]),
    ),
  };
}
