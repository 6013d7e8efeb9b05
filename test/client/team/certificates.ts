import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cluster } from './cluster.ts';

/** A certificate with its key, as PEM files. */
export interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

/** An authority of the test's own. */
export interface Authority {
  /** Its certificate, as a PEM file. */
  readonly file: string;
  /**
   * @param names as `DNS:localhost` or `IP:127.0.0.1`
   * @param days how long it is valid from now; negative: it ended so long ago
   */
  issue(label: string, names: string, days?: number): Certificate;
  /** A certificate for a login. */
  issueTo(login: string, days?: number): Certificate;
}

const openssl = (...args: readonly string[]) =>
  execFileSync('openssl', args, { stdio: ['ignore', 'pipe', 'pipe'] });
const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'] as const;

export function createAuthority(folder: string, label: string): Authority {
  const path = (name: string) => join(folder, `${label}-${name}`);
  const [file, key] = [path('authority.pem'), path('authority.key')];
  openssl(
    'req',
    '-x509',
    ...KEY,
    '-subj',
    `/CN=${label}`,
    '-days',
    '2',
    '-keyout',
    key,
    '-out',
    file,
  );
  const sign = (name: string, subject: string, extension: string, days: number): Certificate => {
    const made = { certificate: path(`${name}.pem`), key: path(`${name}.key`) };
    const [request, extensions] = [path(`${name}.csr`), path(`${name}.cnf`)];
    writeFileSync(extensions, `${extension}\n`);
    openssl('req', ...KEY, '-subj', `/CN=${subject}`, '-keyout', made.key, '-out', request);
    const by = ['-CA', file, '-CAkey', key, '-CAcreateserial', '-extfile', extensions];
    const dates = ['-days', String(days)];
    openssl('x509', '-req', '-in', request, ...by, ...dates, '-out', made.certificate);
    return made;
  };
  return {
    file,
    issue: (name, names, days = 1) => sign(name, 'server', `subjectAltName = ${names}`, days),
    issueTo: (login, days = 1) =>
      sign(`${login}-${days}`, login, 'extendedKeyUsage = clientAuth', days),
  };
}

/** A certificate with its key in one file. */
export function pkcs12(
  { certificate, key }: Certificate,
  passphrase: string,
  ...more: readonly string[]
): string {
  const file = `${certificate}.p12`;
  const pair = ['-in', certificate, '-inkey', key];
  openssl('pkcs12', '-export', ...pair, '-passout', `pass:${passphrase}`, ...more, '-out', file);
  return file;
}

/** A key that a passphrase protects. */
export function encryptedKey({ key }: Certificate, passphrase: string): string {
  const file = `${key}.encrypted`;
  openssl('pkcs8', '-topk8', '-in', key, '-passout', `pass:${passphrase}`, '-out', file);
  return file;
}

/**
 * Has a running server that encrypts ask for certificates of an authority.
 * @param lines of pg_hba.conf, before those that ask for passwords
 */
export async function askForCertificates(
  cluster: Cluster,
  authority: Authority,
  lines: readonly string[],
): Promise<void> {
  const rules = join(cluster.folder, 'data', 'pg_hba.conf');
  writeFileSync(rules, [...lines, 'host all all 127.0.0.1/32 scram-sha-256', ''].join('\n'));
  const admin = await cluster.admin('postgres');
  await admin.query(`ALTER SYSTEM SET ssl_ca_file = ${admin.escapeLiteral(authority.file)}`);
  await admin.query('SELECT pg_reload_conf()');
  await admin.end();
}

/** Has a running server encrypt with a certificate. */
export async function serveTls(cluster: Cluster, { certificate, key }: Certificate): Promise<void> {
  // The server demands that the key is its owner's alone.
  const { uid, gid } = statSync(join(cluster.folder, 'data'));
  for (const file of [certificate, key]) chownSync(file, uid, gid);
  chmodSync(key, 0o600);
  const admin = await cluster.admin('postgres');
  const files = { ssl_cert_file: certificate, ssl_key_file: key };
  for (const [setting, file] of Object.entries(files)) {
    await admin.query(`ALTER SYSTEM SET ${setting} = ${admin.escapeLiteral(file)}`);
  }
  await admin.query('ALTER SYSTEM SET ssl = on');
  await admin.query('SELECT pg_reload_conf()');
  await admin.end();
}
