import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo, Server, Socket } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { trustedCertificates } from '../../main/system/certificates.ts';
import { AUTHORITY, CERTIFICATE, CERTIFICATE_KEY } from './certificates.ts';

const child = fileURLToPath(new URL('tls-child.ts', import.meta.url));
const pair = { cert: CERTIFICATE, key: CERTIFICATE_KEY };

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A service for `service.example`, and proxies before it, one of them encrypted as well. */
async function startServers() {
  let requests = 0;
  const service = createServer(pair, (_, response) => {
    requests += 1;
    response.end('[]');
  });
  const port = await portOf(service);
  const sockets = new Set<Socket>();
  const tunnelling = (proxy: Server) =>
    proxy.on('connect', (_: unknown, client: Socket) => {
      const upstream = connect(port, '127.0.0.1', () => {
        client.write('HTTP/1.1 200 OK\r\n\r\n');
        upstream.pipe(client).pipe(upstream);
      });
      for (const socket of [client, upstream]) {
        sockets.add(socket);
        socket.on('error', () => socket.destroy());
      }
    });
  const { createServer: createPlain } = await import('node:http');
  const [plain, encrypted] = [tunnelling(createPlain()), tunnelling(createServer(pair))];
  return {
    plain: `http://127.0.0.1:${await portOf(plain)}`,
    encrypted: `https://127.0.0.1:${await portOf(encrypted)}`,
    port,
    requests: () => requests,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      service.closeAllConnections();
      await Promise.all(
        [service, plain, encrypted].map((server) => new Promise((end) => server.close(end))),
      );
    },
  };
}

/** How calls end in a process that was started with such an environment. */
async function callsIn(environment: Record<string, string>, ...args: string[]): Promise<unknown> {
  const { NODE_OPTIONS, ...rest } = process.env;
  const node = await promisify(execFile)(process.execPath, ['--no-warnings', child, ...args], {
    env: { ...rest, ...environment, ...(NODE_OPTIONS === undefined ? {} : { NODE_OPTIONS }) },
  });
  return JSON.parse(node.stdout.trim().split('\n').at(-1) ?? '');
}

test('NODE_TLS_REJECT_UNAUTHORIZED does not disable certificate checks', async () => {
  await using servers = await startServers();
  const off = { NODE_TLS_REJECT_UNAUTHORIZED: '0' };
  for (const proxy of [servers.plain, servers.encrypted]) {
    const ended = (await callsIn(off, 'https://service.example', proxy)) as { socket: string };
    expect(ended).toMatchObject({ http: 'untrusted-certificate' });
    expect(ended.socket).not.toBe('trusted');
  }
  // On this computer there is no proxy in between.
  const local = (await callsIn(off, `https://127.0.0.1:${servers.port}`)) as { socket: string };
  expect(local).toMatchObject({ http: 'untrusted-certificate' });
  expect(local.socket).not.toBe('trusted');
  expect(servers.requests()).toBe(0);
}, 60_000);

test('the authorities of NODE_EXTRA_CA_CERTS are trusted', async () => {
  await using servers = await startServers();
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-authorities-'));
  const file = join(folder, 'authorities.pem');
  writeFileSync(file, `A company\n${AUTHORITY}\n`);
  expect(
    await callsIn({ NODE_EXTRA_CA_CERTS: file }, 'https://service.example', servers.plain),
  ).toEqual({ http: 'trusted', socket: 'trusted' });
  expect(servers.requests()).toBe(1);
  rmSync(folder, { recursive: true });
}, 60_000);

test('a file of authorities is read by the program itself, as far as it can be read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-authorities-'));
  const file = join(folder, 'authorities.pem');
  const broken = AUTHORITY.replace(/MIIB[\s\S]{40}/, 'AAAA');
  writeFileSync(file, `${broken}\n${AUTHORITY}\n${CERTIFICATE_KEY}\nnothing`);
  const plain = trustedCertificates({});
  expect(trustedCertificates({ NODE_EXTRA_CA_CERTS: file })).toEqual([...plain, AUTHORITY]);
  for (const none of [folder, join(folder, 'missing.pem'), '']) {
    expect(trustedCertificates({ NODE_EXTRA_CA_CERTS: none })).toEqual(plain);
  }
  rmSync(folder, { recursive: true });
});
