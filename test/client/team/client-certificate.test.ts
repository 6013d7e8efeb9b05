import { execFile } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CertificateFiles } from '../../../main/client/team/client-certificate.ts';
import { lookAtCertificate } from '../../../main/client/team/client-certificate.ts';
import { checkTeam, connectTeam } from '../../../main/client/team/connect.ts';
import type { Authority, Certificate } from './certificates.ts';
import {
  askForCertificates,
  createAuthority,
  encryptedKey,
  pkcs12,
  serveTls,
} from './certificates.ts';
import { memberPassword, startCluster } from './cluster.ts';
import type { Cluster } from './cluster.ts';

const PASSPHRASE = 'passphrase-4711';
let cluster: Cluster;
let folder: string;
let company: Authority;
let anna: Certificate;

beforeAll(async () => {
  cluster = await startCluster(['fsync = off']);
  await cluster.team('named', { anna: 'read', ben: 'read' });
  await cluster.team('both', { anna: 'read', ben: 'read' });
  company = createAuthority(cluster.folder, 'company');
  await serveTls(cluster, company.issue('server', 'DNS:localhost'));
  await askForCertificates(cluster, company, [
    'hostssl named all 127.0.0.1/32 cert',
    'hostssl both all 127.0.0.1/32 scram-sha-256 clientcert=verify-full',
  ]);
  folder = mkdtempSync(join(tmpdir(), 'dragoman-client-certificate-'));
  anna = company.issueTo('anna');
}, 60_000);
afterAll(async () => {
  await cluster.remove();
  rmSync(folder, { recursive: true });
});
afterEach(() => vi.unstubAllEnvs());

const files = (
  { certificate, key }: { readonly certificate: string; readonly key: string | null },
  passphrase = '',
): CertificateFiles => ({
  certificate: readFileSync(certificate),
  key: key === null ? null : readFileSync(key),
  passphrase,
});
const connecting = async (
  database: string,
  certificate: CertificateFiles | null,
  { user = 'anna', password = '' } = {},
) => {
  vi.stubEnv('NODE_EXTRA_CA_CERTS', company.file);
  const address = { ...cluster.address(user, database), host: 'localhost', tls: true };
  const credentials = { password, ...(certificate !== null && { certificate }) };
  const client = await connectTeam(address, credentials);
  try {
    await checkTeam(client);
    const { rows } = await client.query<{ readonly name: string }>(
      'SELECT client_dn AS name FROM pg_stat_ssl WHERE pid = pg_backend_pid()',
    );
    return rows[0]?.name;
  } finally {
    await client.end();
  }
};
const refused = (...given: Parameters<typeof connecting>) => expect(connecting(...given)).rejects;

describe('a server that asks for certificates', () => {
  it('takes one with its key: as two files, in one, with a passphrase, as PKCS#12', async () => {
    const one = join(folder, 'one.pem');
    writeFileSync(one, readFileSync(anna.key, 'utf8') + readFileSync(anna.certificate, 'utf8'));
    const chain = join(folder, 'chain.pem');
    // In an order that TLS does not take.
    writeFileSync(
      chain,
      readFileSync(company.file, 'utf8') + readFileSync(anna.certificate, 'utf8'),
    );
    const encrypted = encryptedKey(anna, PASSPHRASE);
    for (const given of [
      files(anna),
      files({ certificate: one, key: null }),
      files({ certificate: chain, key: anna.key }),
      files({ certificate: anna.certificate, key: encrypted }, PASSPHRASE),
      files({ certificate: pkcs12(anna, PASSPHRASE), key: null }, PASSPHRASE),
      files({ certificate: pkcs12(anna, ''), key: null }),
    ]) {
      expect(await connecting('named', given)).toBe('/CN=anna');
    }
  });

  it('may want the password as well', async () => {
    const password = memberPassword('anna');
    expect(await connecting('both', files(anna), { password })).toBe('/CN=anna');
    await refused('both', files(anna)).toMatchObject({ reason: 'password-missing' });
    await refused('both', files(anna), { password: 'wrong' }).toMatchObject({ reason: 'login' });
    await refused('both', null, { password }).toMatchObject({ reason: 'client-missing' });
    await refused('named', null, { password }).toMatchObject({ reason: 'client-missing' });
  });

  it('refuses one of another login, of an authority that it does not know, and one that has expired', async () => {
    await refused('named', files(anna), { user: 'ben' }).toMatchObject({ reason: 'client-user' });
    const password = memberPassword('ben');
    await refused('both', files(anna), { user: 'ben', password }).toMatchObject({
      reason: 'client-user',
    });
    const other = createAuthority(folder, 'other').issueTo('anna');
    const old = company.issueTo('anna', -1);
    // A refusal comes after the handshake is over for this side: it must not get lost on its way.
    for (let round = 0; round < 20; round += 1) {
      await refused('named', files(other)).toMatchObject({ reason: 'client-refused' });
      await refused('named', files(old)).toMatchObject({ reason: 'client-expired' });
    }
  });
});

it('an authority in a client certificate file is not trusted for the server', async () => {
  const foreign = createAuthority(cluster.folder, 'foreign');
  const file = pkcs12(anna, '', '-certfile', foreign.file);
  expect(await connecting('named', files({ certificate: file, key: null }))).toBe('/CN=anna');
  const address = { ...cluster.address('anna', 'named'), host: 'localhost', tls: true };
  await serveTls(cluster, foreign.issue('imitation', 'DNS:localhost'));
  const certificate = files({ certificate: file, key: null });
  await expect(connectTeam(address, { password: null, certificate })).rejects.toMatchObject({
    reason: 'certificate',
  });
  await serveTls(cluster, company.issue('server', 'DNS:localhost'));
});

describe('files that are chosen', () => {
  const looking = (given: Parameters<typeof files>[0], passphrase = '') =>
    lookAtCertificate(files(given, passphrase));
  const failing = (...given: Parameters<typeof looking>) => {
    try {
      return looking(...given);
    } catch (error) {
      return error;
    }
  };

  it('tell whose certificate it is, and what is missing', () => {
    const facts = expect.objectContaining({ name: 'anna' }) as unknown;
    const key = encryptedKey(anna, PASSPHRASE);
    expect(looking(anna)).toEqual({ facts, lacks: null });
    expect(looking({ ...anna, key: null })).toEqual({ facts, lacks: 'key' });
    expect(looking({ ...anna, key })).toEqual({ facts, lacks: 'passphrase' });
    expect(looking({ ...anna, key }, PASSPHRASE)).toEqual({ facts, lacks: null });
    const both = { certificate: pkcs12(anna, PASSPHRASE), key: null };
    expect(looking(both)).toEqual({ facts: null, lacks: 'passphrase' });
    expect(looking(both, PASSPHRASE)).toEqual({ facts, lacks: null });
    const { facts: found } = looking(anna);
    expect(Date.parse(found?.ends ?? '') - Date.parse(found?.begins ?? '')).toBe(86_400_000);
  });

  it('that are none, do not belong together or have another passphrase are told apart', () => {
    const ben = company.issueTo('ben');
    const key = encryptedKey(anna, PASSPHRASE);
    const both = { certificate: pkcs12(anna, PASSPHRASE), key: null };
    const without = pkcs12(ben, PASSPHRASE, '-nokeys');
    expect(failing({ ...anna, certificate: anna.key })).toMatchObject({
      reason: 'not-certificate',
    });
    expect(failing({ ...anna, key: anna.certificate })).toMatchObject({ reason: 'not-key' });
    expect(failing({ ...anna, key: both.certificate })).toMatchObject({ reason: 'not-key' });
    expect(failing({ ...anna, key: ben.key })).toMatchObject({ reason: 'key-mismatch' });
    expect(failing({ ...anna, key }, 'wrong')).toMatchObject({ reason: 'passphrase' });
    expect(failing(both, 'wrong')).toMatchObject({ reason: 'passphrase' });
    expect(failing({ ...both, certificate: without }, PASSPHRASE)).toMatchObject({
      reason: 'not-key',
    });
    const old = pkcs12(ben, PASSPHRASE, '-legacy');
    expect(failing({ ...both, certificate: old }, PASSPHRASE)).toMatchObject({
      reason: 'outdated-encryption',
    });
    const [empty, cut] = [new Uint8Array(), readFileSync(both.certificate).subarray(0, 500)];
    for (const certificate of [empty, cut, new TextEncoder().encode('-----BEGIN CERTIFICATE-----')])
      expect(() => lookAtCertificate({ certificate, key: null, passphrase: '' })).toThrow(
        'not-certificate',
      );
  });
});

describe('npm run team', () => {
  const program = fileURLToPath(new URL('../../../main/team.ts', import.meta.url));
  const home = () => mkdtempSync(join(folder, 'home-'));
  const run = (search: string, environment: Record<string, string> = {}, database = 'named') => {
    const url = `postgres://anna@localhost:${cluster.port}/${database}${search}`;
    const { PGPASSWORD: _none, ...inherited } = process.env;
    return promisify(execFile)(process.execPath, [program, 'members', url], {
      env: { ...inherited, HOME: home(), NODE_EXTRA_CA_CERTS: company.file, ...environment },
    });
  };
  const parameters = ({ certificate, key }: Certificate) =>
    `?sslmode=verify-full&sslcert=${encodeURIComponent(certificate)}&sslkey=${encodeURIComponent(key)}`;
  const anyMember = expect.stringContaining('"login": "anna"') as unknown;

  it('logs in with the certificate of parameters, of the environment, or of the usual place', async () => {
    chmodSync(anna.key, 0o600);
    expect(await run(parameters(anna))).toMatchObject({ stdout: anyMember });
    const named = { PGSSLCERT: anna.certificate, PGSSLKEY: anna.key };
    expect(await run('', named)).toMatchObject({ stdout: anyMember });
    const both = { PGSSLCERT: pkcs12(anna, ''), PGPASSWORD: memberPassword('anna') };
    expect(await run('', both, 'both')).toMatchObject({ stdout: anyMember });
    const HOME = home();
    const usual = join(HOME, '.postgresql');
    mkdirSync(usual);
    copyFileSync(anna.certificate, join(usual, 'postgresql.crt'));
    copyFileSync(anna.key, join(usual, 'postgresql.key'));
    expect(await run('?sslmode=verify-full', { HOME })).toMatchObject({ stdout: anyMember });
  });

  it('reports what is wrong with it', async () => {
    const failing = (...given: Parameters<typeof run>) =>
      run(...given).then(
        ({ stdout }) => stdout,
        (error: unknown) => String(error),
      );
    const key = encryptedKey(anna, PASSPHRASE);
    chmodSync(key, 0o600);
    const open = company.issueTo('ben');
    chmodSync(open.key, 0o644);
    expect(await failing(parameters({ ...anna, key }))).toContain('is protected by a passphrase');
    expect(await failing(parameters(open))).toContain('others can read the private key');
    expect(await failing(parameters({ ...anna, key: '/nowhere.key' }))).toContain('/nowhere.key');
    expect(await failing(parameters(anna), {}, 'both')).toContain(
      'The server requires a password.',
    );
    const warned = await run(`${parameters({ ...anna, key })}&sslpassword=${PASSPHRASE}`);
    expect(warned.stdout).toEqual(anyMember);
    expect(warned.stderr).toMatch(/is visible in the process list/);
    expect(warned.stderr).not.toContain(PASSPHRASE);
  });
});
