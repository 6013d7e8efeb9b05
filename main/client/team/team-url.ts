import type { TeamAddress } from './connect.ts';
import { staysHere } from './connect.ts';

export interface GivenAddress extends TeamAddress {
  /** Of a URL that has one, which then stands in the list of processes. */
  readonly password: string | null;
  /** Files of a client certificate, as parameters and variables of libpq name them. */
  readonly certificate: string | null;
  readonly key: string | null;
  /** Of the key; as open to others as the password. */
  readonly passphrase: string | null;
}

const PORT = 5432;

/**
 * Reads postgres://USER@HOST:PORT/DATABASE, with a socket's folder as ?host=/run/postgresql. Encryption is
 * on, but on this computer and for ?sslmode=disable, unless a certificate is given. null where it is no such address.
 */
export function addressOf(text: string): GivenAddress | null {
  if (!/^postgres(?:ql)?:\/\//.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  const user = decodeURIComponent(url.username) || (process.env['PGUSER'] ?? '');
  const database = decodeURIComponent(url.pathname.slice(1)) || user;
  if (host === '' || user === '') return null;
  const given = url.searchParams.get('port') ?? url.port;
  const port = given === '' ? PORT : Number(given);
  const mode = url.searchParams.get('sslmode');
  const certificate = url.searchParams.get('sslcert') ?? process.env['PGSSLCERT'] ?? null;
  const tls = mode === null ? !staysHere(host) || certificate !== null : mode !== 'disable';
  const password =
    url.searchParams.get('password') ??
    (url.password === '' ? null : decodeURIComponent(url.password));
  return {
    host: host.replace(/^\[(.*)\]$/, '$1'),
    port,
    database,
    user,
    tls,
    password,
    certificate,
    key: url.searchParams.get('sslkey') ?? process.env['PGSSLKEY'] ?? null,
    passphrase: url.searchParams.get('sslpassword'),
  };
}
