import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSecureContext, TLSSocket } from 'node:tls';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { checkTeam, connectTeam } from '../../../main/client/team/connect.ts';
import type { TeamAddress } from '../../../main/client/team/connect.ts';
import type { Authority, Certificate } from './certificates.ts';
import { createAuthority, serveTls } from './certificates.ts';
import { memberPassword, startCluster } from './cluster.ts';
import type { Cluster } from './cluster.ts';

const PASSWORD = memberPassword('rita');
let cluster: Cluster;
let folder: string;
let company: Authority;

beforeAll(async () => {
  cluster = await startCluster(['fsync = off']);
  await cluster.team('team', { rita: 'read' });
  // Where the server can read it.
  company = createAuthority(cluster.folder, 'company');
  folder = mkdtempSync(join(tmpdir(), 'dragoman-tls-'));
});
afterAll(async () => {
  await cluster.remove();
  rmSync(folder, { recursive: true });
});
afterEach(() => vi.unstubAllEnvs());

const trust = (file: string) => vi.stubEnv('NODE_EXTRA_CA_CERTS', file);
const address = (host: string): TeamAddress => ({
  ...cluster.address('rita', 'team'),
  host,
  tls: true,
});
const connecting = (host: string) =>
  expect(connectTeam(address(host), { password: PASSWORD })).rejects;

it('connects where the authority is trusted and the name fits, encrypted', async () => {
  await serveTls(cluster, company.issue('fitting', 'DNS:localhost,IP:127.0.0.1'));
  trust(company.file);
  const warned = vi.spyOn(process, 'emitWarning');
  for (const host of ['localhost', '127.0.0.1']) {
    const client = await connectTeam(address(host), { password: PASSWORD });
    expect(await checkTeam(client)).toBe('read');
    const { rows } = await client.query(
      'SELECT ssl, version FROM pg_stat_ssl WHERE pid = pg_backend_pid()',
    );
    expect(rows).toEqual([{ ssl: true, version: 'TLSv1.3' }]);
    await client.end();
  }
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});

it('rejects a certificate that is untrusted, for another name, or expired', async () => {
  await serveTls(cluster, company.issue('good', 'DNS:localhost,IP:127.0.0.1'));
  await connecting('localhost').toMatchObject({ reason: 'certificate' });
  trust(createAuthority(folder, 'other').file);
  await connecting('localhost').toMatchObject({ reason: 'certificate' });
  trust(company.file);
  await serveTls(cluster, company.issue('elsewhere', 'DNS:db.example.com'));
  await connecting('localhost').toMatchObject({ reason: 'certificate-name' });
  await connecting('127.0.0.1').toMatchObject({ reason: 'certificate-name' });
  // A name says nothing of an address.
  await serveTls(cluster, company.issue('named', 'DNS:localhost'));
  await connecting('127.0.0.1').toMatchObject({ reason: 'certificate-name' });
  await serveTls(cluster, company.issue('old', 'DNS:localhost', -1));
  await connecting('localhost').toMatchObject({ reason: 'certificate-date' });
});

it('no environment variable disables the check', async () => {
  await serveTls(cluster, company.issue('unknown', 'DNS:localhost'));
  for (const [name, value] of [
    ['NODE_TLS_REJECT_UNAUTHORIZED', '0'],
    ['PGSSLMODE', 'no-verify'],
    ['PGSSLMODE', 'disable'],
  ] as const) {
    vi.stubEnv(name, value);
    await connecting('localhost').toMatchObject({ reason: 'certificate' });
    vi.unstubAllEnvs();
  }
});

it('sends neither password nor user name before the certificate is verified', async () => {
  const server = await startGreedyServer(company.issue('greedy', 'DNS:localhost'));
  try {
    const asked = { ...address('localhost'), port: server.port };
    await expect(connectTeam(asked, { password: PASSWORD })).rejects.toMatchObject({
      reason: 'certificate',
    });
    await server.left();
    expect(server.received()).toBe('');
    // A certificate is shown in the handshake itself; nothing follows it.
    const own = company.issueTo('rita');
    const certificate = {
      certificate: readFileSync(own.certificate),
      key: readFileSync(own.key),
      passphrase: '',
    };
    await expect(connectTeam(asked, { password: PASSWORD, certificate })).rejects.toMatchObject({
      reason: 'certificate',
    });
    await server.left();
    expect(server.received()).toBe('');
    // The same server gets it where its certificate is trusted: the record above is no accident.
    trust(company.file);
    await expect(connectTeam(asked, { password: PASSWORD })).rejects.toMatchObject({
      reason: 'stopped',
    });
    await server.left();
    expect(server.received()).toContain(PASSWORD);
  } finally {
    await server.close();
  }
});

/** Asks for a password in clear text as soon as it can, and notes what came after the handshake. */
async function startGreedyServer({ certificate, key }: Certificate) {
  const secureContext = createSecureContext({
    cert: readFileSync(certificate),
    key: readFileSync(key),
  });
  let received = '';
  let open = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    open += 1;
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => (open -= 1));
    // The request for encryption, whose answer is one letter.
    socket.once('data', () => {
      socket.write('S');
      const secure = new TLSSocket(socket, {
        isServer: true,
        secureContext,
        requestCert: true,
        rejectUnauthorized: false,
      });
      secure.on('error', () => undefined);
      secure.on('data', (chunk: Buffer) => {
        received += chunk.toString('latin1');
        if (received.includes(PASSWORD)) socket.destroy();
      });
      // AuthenticationCleartextPassword.
      secure.on('secure', () => secure.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3])));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    received: () => received,
    left: () => vi.waitFor(() => expect(open).toBe(0)),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
