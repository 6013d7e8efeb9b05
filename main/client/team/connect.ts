import pg from 'pg';
import { isLoopbackHost } from '../../system/loopback.ts';
import { trustedCertificates } from '../../system/certificates.ts';
import { TEAM_SCHEMA } from './schema.ts';
import { TeamFailure, teamFailure } from './team-failure.ts';

/** Where a team database is, without the password. */
export interface TeamAddress {
  /** A name, an address, or the folder of a socket. */
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
  /** False only where nothing leaves this computer: anywhere else it is refused. */
  readonly tls: boolean;
}

/** Whether what is sent to a host stays on this computer. */
export const staysHere = (host: string): boolean =>
  host.startsWith('/') || isLoopbackHost(host.includes(':') ? `[${host}]` : host);

const CONNECT_MS = 10_000;
/** A statement that is not answered by then is taken for lost. */
const ANSWER_MS = 60_000;
const OLDEST_SERVER = 140_000;

export interface ConnectOptions {
  /** Milliseconds that a statement may take; none for long work. */
  readonly answerMs?: number | null;
}

/**
 * Opens a connection. Certificate and name of the server are verified.
 * @throws TeamFailure
 */
export async function connectTeam(
  address: TeamAddress,
  password: string | null,
  { answerMs = ANSWER_MS }: ConnectOptions = {},
): Promise<pg.Client> {
  const { host, port, database, user, tls } = address;
  if (!tls && !staysHere(host)) throw new TeamFailure('insecure');
  const client = new pg.Client({
    host,
    port,
    database,
    user,
    // Given always, so that neither the environment nor a file of another program is asked.
    password: password ?? '',
    // Said always, since NODE_TLS_REJECT_UNAUTHORIZED may say otherwise.
    ssl:
      tls && !host.startsWith('/')
        ? { ca: [...trustedCertificates()], rejectUnauthorized: true }
        : false,
    application_name: 'dragoman',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    ...(answerMs !== null && { query_timeout: answerMs }),
  });
  // Without a listener a connection that breaks would end the program; each query tells it, too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw teamFailure(error);
  }
}

export type TeamRole = 'read' | 'contribute' | 'curate';

/** What a member may do, after everything that could be wrong with a database was looked at. */
export async function checkTeam(client: pg.Client): Promise<TeamRole> {
  const version = Number(
    (await rows(client, 'SHOW server_version_num'))[0]?.['server_version_num'],
  );
  if (version < OLDEST_SERVER) throw new TeamFailure('server-version');
  const [schema] = await rows(
    client,
    `SELECT to_regnamespace('dragoman') IS NOT NULL AS is_there,
       CASE WHEN to_regnamespace('dragoman') IS NULL THEN false
         ELSE has_schema_privilege(to_regnamespace('dragoman'), 'USAGE') END AS is_open`,
  );
  if (schema?.['is_there'] !== true) throw new TeamFailure('unprepared');
  if (schema['is_open'] !== true) throw new TeamFailure('rights');
  const [found] = await rows(
    client,
    'SELECT (SELECT max(number) FROM dragoman.step) AS step, dragoman.rank() AS rank',
  );
  const step = Number(found?.['step'] ?? 0);
  if (step > TEAM_SCHEMA) throw new TeamFailure('schema-newer');
  if (step < TEAM_SCHEMA) throw new TeamFailure('schema-older');
  const role = ([null, 'read', 'contribute', 'curate'] as const)[Number(found?.['rank'])] ?? null;
  if (role === null) throw new TeamFailure('rights');
  return role;
}

/** @throws TeamFailure */
export async function rows(
  client: pg.Client,
  text: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> {
  try {
    return (await client.query<Record<string, unknown>>(text, [...values])).rows;
  } catch (error) {
    throw teamFailure(error);
  }
}
