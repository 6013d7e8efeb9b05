import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Server, Socket } from 'node:net';
import { connect } from 'node:net';
import tls from 'node:tls';
import { expect, test } from 'vitest';
import { createPackHost } from '../../main/client/pack-host.ts';
import { createServiceClient } from '../../main/client/service-client.ts';
import { trustedCertificates } from '../../main/system/certificates.ts';
import type { NetworkRoute } from '../../main/system/network.ts';
import { createNetworkRoute } from '../../main/system/network-route.ts';
import { createNodeNetwork } from '../../main/system/node-network.ts';
import { failureOf, KEY } from '../client/test-client.ts';
import { AUTHORITY, CERTIFICATE, CERTIFICATE_KEY } from './certificates.ts';

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A service for `service.example` behind a proxy that tunnels there, whatever it is asked for. */
async function startProxiedService() {
  const requests: IncomingMessage[] = [];
  const service = createSecureServer(
    { cert: CERTIFICATE, key: CERTIFICATE_KEY },
    (request, response) => {
      requests.push(request);
      response.end('[]');
    },
  );
  const servicePort = await portOf(service);
  const tunnels: { readonly target: string; readonly authorization: string | undefined }[] = [];
  const sockets = new Set<Socket>();
  const proxy = createServer();
  proxy.on('connect', (request, client: Socket) => {
    tunnels.push({
      target: request.url ?? '',
      authorization: request.headers['proxy-authorization'],
    });
    const upstream = connect(servicePort, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      upstream.pipe(client).pipe(upstream);
    });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
  });
  const proxyPort = await portOf(proxy);
  return {
    proxy: `127.0.0.1:${proxyPort}`,
    tunnels,
    requests,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      service.closeAllConnections();
      await Promise.all([service, proxy].map((server) => new Promise((end) => server.close(end))));
    },
  };
}

const ask = (network: NetworkRoute, baseUrl = 'https://service.example') =>
  createServiceClient(
    { baseUrl, keyword: 'Service-Auth-Key', key: KEY },
    { network, userAgent: 'test' },
  ).languageResources();

test('goes through the proxy, and the proxy never sees the key', async () => {
  await using service = await startProxiedService();
  const network = createNetworkRoute({
    resolveProxy: (origin) => {
      expect(origin).toBe('https://service.example');
      return Promise.resolve(`http://user:pass%20word@${service.proxy}`);
    },
    certificates: () => [AUTHORITY],
  });
  expect(await ask(network)).toEqual([]);
  expect(await ask(network)).toEqual([]);
  const authorization = `Basic ${Buffer.from('user:pass word').toString('base64')}`;
  expect(service.tunnels[0]).toEqual({ target: 'service.example:443', authorization });
  expect(service.requests.map((request) => request.headers['proxy-authorization'])).toEqual([
    undefined,
    undefined,
  ]);
  await network.close();
});

test('a pack comes through the proxy as well', async () => {
  await using service = await startProxiedService();
  const network = createNetworkRoute({
    resolveProxy: () => Promise.resolve(`http://${service.proxy}`),
    certificates: () => [AUTHORITY],
  });
  const sleep = () => Promise.resolve();
  const host = createPackHost({ network, userAgent: 'test', sleep });
  const { signal } = new AbortController();
  expect(await host.json('https://service.example/list.json', signal)).toEqual([]);
  expect(service.tunnels.map(({ target }) => target)).toEqual(['service.example:443']);
  await network.close();
});

test('a certificate of an unknown authority is not trusted', async () => {
  await using service = await startProxiedService();
  const resolveProxy = () => Promise.resolve(`http://${service.proxy}`);
  const network = createNetworkRoute({ resolveProxy });
  expect(await failureOf(ask(network))).toMatchObject({
    code: 'untrusted-certificate',
    params: { host: 'service.example' },
  });
  await network.close();
});

test('a certificate for another host is not trusted', async () => {
  await using service = await startProxiedService();
  const network = createNetworkRoute({
    resolveProxy: () => Promise.resolve(`http://${service.proxy}`),
    certificates: () => [AUTHORITY],
  });
  expect(await failureOf(ask(network, 'https://other.example'))).toEqual({
    code: 'untrusted-certificate',
    params: { host: 'other.example', reason: 'ERR_TLS_CERT_ALTNAME_INVALID' },
  });
  expect(service.requests).toHaveLength(0);
  await network.close();
});

test('a proxy that refuses makes the service unreachable', async () => {
  const proxy = createServer();
  proxy.on('connect', (_, client: Socket) => {
    client.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
  });
  const port = await portOf(proxy);
  const network = createNodeNetwork({ https_proxy: `http://127.0.0.1:${port}` });
  expect(await failureOf(ask(network))).toEqual({
    code: 'unreachable',
    params: { host: 'service.example' },
  });
  await network.close();
  proxy.close();
});

test.each(['http://', 'gopher://proxy:70', 'http://proxy:port'])(
  'the proxy setting %j makes the service unreachable',
  async (proxy) => {
    const network = createNodeNetwork({ https_proxy: proxy });
    expect(await failureOf(ask(network))).toEqual({
      code: 'unreachable',
      params: { host: 'service.example' },
    });
    await network.close();
  },
);

test('a proxy that accepts and stays silent does not hold the call', async () => {
  const proxy = createServer();
  proxy.on('connect', () => undefined);
  const port = await portOf(proxy);
  const network = createNetworkRoute({
    resolveProxy: () => Promise.resolve(`http://127.0.0.1:${port}`),
    certificates: () => [],
    connectTimeoutMs: 50,
  });
  const stop = new AbortController();
  const call = createServiceClient(
    { baseUrl: 'https://service.example', keyword: 'Service-Auth-Key', key: KEY },
    { network, userAgent: 'test' },
  ).usage({
    signal: stop.signal,
    onWait: ({ failure }) => {
      expect(failure.code).toBe('timeout');
      stop.abort();
    },
  });
  expect(await failureOf(call)).toEqual({ code: 'cancelled' });
  await network.close();
  proxy.closeAllConnections();
  proxy.close();
});

test('loopback is always direct', async () => {
  const service = createServer((_, response) => response.end('[]'));
  const port = await portOf(service);
  const network = createNodeNetwork({ http_proxy: 'http://127.0.0.1:9', all_proxy: 'x://y' });
  expect(await ask(network, `http://127.0.0.1:${port}`)).toEqual([]);
  expect(await ask(network, `http://localhost:${port}`)).toEqual([]);
  await network.close();
  service.close();
});

test('a proxy is looked up again after 30 s, and after a failure at once', async () => {
  let now = 0;
  const answers = [Promise.reject(new Error('no answer')), Promise.resolve(null)];
  let asked = 0;
  const network = createNetworkRoute({
    resolveProxy: () => answers[Math.min(asked++, 1)] ?? Promise.resolve(null),
    certificates: () => [],
    now: () => now,
  });
  await expect(network.dispatcher('https://service.example')).rejects.toThrow('no answer');
  const direct = await network.dispatcher('https://service.example');
  now = 29_999;
  expect(await network.dispatcher('https://service.example')).toBe(direct);
  expect(asked).toBe(2);
  now = 30_000;
  await network.dispatcher('https://service.example');
  expect(asked).toBe(3);
  await network.close();
});

test('trusts what Node trusts and what the system trusts, each once', () => {
  const trusted = new Set(trustedCertificates());
  expect(trusted.size).toBe(trustedCertificates().length);
  for (const kind of ['default', 'system'] as const) {
    expect(tls.getCACertificates(kind).every((one) => trusted.has(one))).toBe(true);
  }
});
