import { X509Certificate } from 'node:crypto';
import type { DetailedPeerCertificate, PeerCertificate } from 'node:tls';
import { checkServerIdentity, createSecureContext } from 'node:tls';
import pg from 'pg';
import { isLoopbackHost } from '../../system/loopback.ts';
import { trustedCertificates } from '../../system/certificates.ts';
import type { CertificateFiles, OpenedCertificate } from './client-certificate.ts';
import { isValidAt, openCertificate } from './client-certificate.ts';
import { TEAM_SCHEMA } from './schema.ts';
import { TeamFailure, teamFailure } from './team-failure.ts';

/** Where a team database is, without what its member logs in with. */
export interface TeamAddress {
  /** A name, an address, or the folder of a socket. */
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
  /** False only where nothing leaves this computer: anywhere else it is refused. */
  readonly tls: boolean;
}

/** What a member logs in with; a server may want both. */
export interface TeamCredentials {
  readonly password: string | null;
  /** For encrypted connections. */
  readonly certificate?: CertificateFiles;
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
  { password, certificate }: TeamCredentials,
  { answerMs = ANSWER_MS }: ConnectOptions = {},
): Promise<pg.Client> {
  const { host, port, database, user, tls } = address;
  if (!tls && !staysHere(host)) throw new TeamFailure('insecure');
  const isEncrypted = tls && !host.startsWith('/');
  const own = certificate === undefined || !isEncrypted ? null : openCertificate(certificate);
  let isPasswordTaken = false;
  const client = new pg.Client({
    host,
    port,
    database,
    user,
    // Given always, so that neither the environment nor a file of another program is asked.
    password() {
      if (own !== null && (password ?? '') === '') throw new TeamFailure('password-missing');
      return password ?? '';
    },
    ssl: isEncrypted ? verified(own) : false,
    application_name: 'dragoman',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    ...(answerMs !== null && { query_timeout: answerMs }),
  });
  client.connection.on('authenticationSASLFinal', () => (isPasswordTaken = true));
  // Without a listener a connection that breaks would end the program; each query tells it, too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    // A server that still waits for a password would wait for long.
    client.end().catch(() => undefined);
    throw loginFailure(teamFailure(error), own, isPasswordTaken);
  }
}

/** How the server is verified, and the own certificate, if any, shown to it. */
function verified(own: OpenedCertificate | null) {
  const ca = trustedCertificates();
  const secureContext = createSecureContext({ ca: [...ca], ...own?.options });
  // Said always, since NODE_TLS_REJECT_UNAUTHORIZED may say otherwise.
  const checked = { secureContext, rejectUnauthorized: true } as const;
  if (own?.bringsAuthorities !== true) return checked;
  const trusted = new Set(ca.map((pem) => new X509Certificate(pem).fingerprint256));
  return {
    ...checked,
    checkServerIdentity: (host: string, server: PeerCertificate) =>
      checkServerIdentity(host, server) ??
      (trusted.has(rootOf(server).fingerprint256)
        ? undefined
        : Object.assign(new Error('untrusted authority'), { code: 'CERT_UNTRUSTED' })),
  };
}

/** The end of a chain that was verified. */
function rootOf(certificate: PeerCertificate): PeerCertificate {
  const { issuerCertificate: issuer } = certificate as Partial<DetailedPeerCertificate>;
  return issuer === undefined || issuer.fingerprint256 === certificate.fingerprint256
    ? certificate
    : rootOf(issuer);
}

/** PostgreSQL says in the server's language which certificate it lacks or does not take. */
const OF_CERTIFICATE = /certif|certyf|zertif|sertif|серти|証明|证书|證書|인증서/i;

/** Tells apart what only a connection with or without the member's own certificate can mean. */
function loginFailure(
  failure: TeamFailure,
  own: OpenedCertificate | null,
  isPasswordTaken: boolean,
): TeamFailure {
  const { reason, cause } = failure;
  if (reason === 'login') {
    const { code, message } = cause as pg.DatabaseError;
    // What is still wrong after the password was taken is the certificate's name.
    const isName = isPasswordTaken || (code === '28000' && OF_CERTIFICATE.test(message));
    if (!isName) return failure;
    return new TeamFailure(own === null ? 'client-missing' : 'client-user', cause);
  }
  if (reason === 'client-refused' && own !== null && !isValidAt(own.facts, new Date())) {
    return new TeamFailure('client-expired', cause);
  }
  return failure;
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

/** What was asked last over a connection: the driver takes one question at a time. */
const asked = new WeakMap<pg.Client, Promise<unknown>>();

/**
 * Asks after everything that was asked before over the same connection.
 * @throws TeamFailure
 */
export async function rows(
  client: pg.Client,
  text: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const before = asked.get(client) ?? Promise.resolve();
  const answer = before.then(() => client.query<Record<string, unknown>>(text, [...values]));
  asked.set(
    client,
    answer.catch(() => undefined),
  );
  try {
    return (await answer).rows;
  } catch (error) {
    throw teamFailure(error);
  }
}
