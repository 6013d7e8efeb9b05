/** Raised by `schemaSql` where the tables are of a later version (class of user-defined errors). */
export const NEWER_SCHEMA = 'DR001';

/** Why a team database cannot be used; the page has a sentence for each. */
export type TeamReason =
  /** No computer of this name. */
  | 'host'
  /** Nothing listens there. */
  | 'refused'
  | 'timeout'
  | 'login'
  /** The server has no such database. */
  | 'database'
  /** The login is no member, or its role does not allow it. */
  | 'rights'
  /** Of an authority that this computer does not trust. */
  | 'certificate'
  /** It is of another server. */
  | 'certificate-name'
  /** It is not valid any more, or not yet. */
  | 'certificate-date'
  /** A file holds no certificate. */
  | 'not-certificate'
  /** It holds no private key, or one that others can read. */
  | 'not-key'
  /** The key is of another certificate. */
  | 'key-mismatch'
  /** The file of the key or of both can't be opened without one. */
  | 'passphrase-missing'
  | 'passphrase'
  /** Nothing of today opens the file, or TLS takes nothing so weak. */
  | 'outdated-encryption'
  /** The member's own certificate is not valid any more, or not yet. */
  | 'client-expired'
  /** The server does not trust its authority, or it was revoked. */
  | 'client-refused'
  /** It was made for another login. */
  | 'client-user'
  /** The server lets nobody in without one. */
  | 'client-missing'
  /** The server wants a password as well. */
  | 'password-missing'
  /** The password or the certificate is not kept any more, or its store is locked. */
  | 'no-password'
  /** The unit is not in the database yet. */
  | 'waiting'
  /** The server offers no encryption. */
  | 'no-tls'
  /** A password would cross a network without encryption. */
  | 'insecure'
  /** PostgreSQL before 14. */
  | 'server-version'
  /** No tables of a team in this database. */
  | 'unprepared'
  | 'schema-older'
  | 'schema-newer'
  /** No more logins at a time. */
  | 'full'
  /** The connection ended, or the server is starting or stopping. */
  | 'stopped'
  /** The memory was removed. */
  | 'gone'
  /** The database is an older one than this computer has seen: it came from a backup. */
  | 'restored'
  /** The database does not take this unit. */
  | 'unit'
  | 'other';

export class TeamFailure extends Error {
  override readonly name = 'TeamFailure';
  readonly reason: TeamReason;
  constructor(reason: TeamReason, cause?: unknown) {
    super(`team database: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Codes of PostgreSQL, of the system and of TLS. */
const REASONS: Readonly<Record<string, TeamReason>> = {
  ENOTFOUND: 'host',
  EAI_AGAIN: 'host',
  ECONNREFUSED: 'refused',
  ENOENT: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  ETIMEDOUT: 'timeout',
  ECONNRESET: 'stopped',
  EPIPE: 'stopped',
  '28P01': 'login',
  '28000': 'login',
  '3D000': 'database',
  '42501': 'rights',
  '53300': 'full',
  '3F000': 'unprepared',
  '42P01': 'unprepared',
  P0002: 'gone',
  '02000': 'gone',
  [NEWER_SCHEMA]: 'schema-newer',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate-name',
  CERT_HAS_EXPIRED: 'certificate-date',
  CERT_NOT_YET_VALID: 'certificate-date',
};

/** What a server says of a certificate that it was shown, in the handshake. */
const CLIENT_ALERTS: readonly (readonly [RegExp, TeamReason])[] = [
  [/ALERT_CERTIFICATE_EXPIRED/, 'client-expired'],
  [/ALERT_CERTIFICATE_REQUIRED/, 'client-missing'],
  [/ALERT_(?:\w+_CERTIFICATE|CERTIFICATE_\w+|UNKNOWN_CA|ACCESS_DENIED)/, 'client-refused'],
];
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)|ERR_TLS|ERR_SSL/;
/** Connection exceptions, and what an operator's stop or a crash of the server answers. */
const STOPPED = /^(?:08|57P)/;
const DATA = /^(?:22|23)/;

/** The messages of the client library that have no code. */
const MESSAGES: readonly (readonly [RegExp, TeamReason])[] = [
  [/does not support SSL/i, 'no-tls'],
  [/timeout/i, 'timeout'],
  [/password must be a string|SASL/i, 'login'],
  [/terminated|not queryable|closed the connection|ended/i, 'stopped'],
];

export function teamFailure(error: unknown): TeamFailure {
  if (error instanceof TeamFailure) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : '';
  const reason =
    REASONS[code] ??
    CLIENT_ALERTS.find(([pattern]) => pattern.test(code))?.[1] ??
    (CERTIFICATE.test(code) ? 'certificate' : null) ??
    (STOPPED.test(code) ? 'stopped' : null) ??
    (DATA.test(code) ? 'unit' : null) ??
    MESSAGES.find(([pattern]) => pattern.test(message))?.[1] ??
    'other';
  return new TeamFailure(reason, error);
}
