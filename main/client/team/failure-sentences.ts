import type { TeamReason } from './team-failure.ts';

/** What went wrong for an administrator, in the terms of the page's sentences, and what to do. */
export const TEAM_SENTENCES: Readonly<Record<TeamReason, string>> = {
  host: 'There is no server with this name. Check the address.',
  refused:
    'No database server responds at this address. Check the name and port, and that it is running.',
  timeout: 'The server didn’t respond in time. Check the network, VPN, and firewall.',
  login: 'The user name or password is wrong.',
  database: 'The server has no database with this name.',
  rights: 'This login isn’t allowed to do that. Connect as the owner of the database.',
  certificate:
    'The server’s certificate isn’t trusted. Install its root certificate on this computer, or name its file in NODE_EXTRA_CA_CERTS.',
  'certificate-name':
    'The server’s certificate is for a different server name. Use the name in the certificate.',
  'certificate-date':
    'The server’s certificate has expired or isn’t valid yet. Renew it, and check this computer’s date.',
  'not-certificate': 'The certificate file doesn’t contain a certificate.',
  'not-key': 'The key file can’t be used: it contains no private key, or others can read it.',
  'key-mismatch': 'The private key doesn’t belong to this certificate.',
  'passphrase-missing': 'The private key is protected by a passphrase. Enter it when prompted.',
  passphrase: 'The passphrase is wrong.',
  'outdated-encryption':
    'The certificate file uses outdated encryption. Export it again with current encryption.',
  'client-expired':
    'Your certificate has expired or isn’t valid yet. Renew it, and check this computer’s date.',
  'client-refused': 'The server doesn’t accept your certificate.',
  'client-user': 'Your certificate was issued for a different user name.',
  'client-missing': 'The server requires a client certificate.',
  'password-missing': 'The server requires a password.',
  'no-password': 'The password or certificate is no longer stored.',
  waiting: 'The translation unit hasn’t been sent to the team yet.',
  'no-tls': 'The server doesn’t offer encryption (TLS). Turn it on.',
  insecure: 'TLS can be turned off on this computer only.',
  'server-version': 'The server is older than PostgreSQL 14. Upgrade it.',
  unprepared: 'The database isn’t set up for teams. Run “npm run team -- init” as its owner.',
  'schema-older':
    'The database was set up by an older version of Dragoman. Run “npm run team -- init” as its owner.',
  'schema-newer': 'The database was set up by a newer version of Dragoman. Use that version.',
  full: 'The server has no free connections. Try again later, or raise max_connections.',
  stopped: 'The connection ended, or the server is restarting. Try again.',
  gone: 'The team has no member with this login.',
  restored: 'The database was restored from an older backup.',
  unit: 'The database can’t store this.',
  other: 'The database server reported an error.',
};
