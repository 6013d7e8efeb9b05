import { once } from 'node:events';
import net from 'node:net';
import type { Duplex } from 'node:stream';
import tls from 'node:tls';
import type { Dispatcher } from 'undici';
import { trustedCertificates } from './certificates.ts';
import { isLoopbackHost } from './loopback.ts';
import type { NetworkRoute } from './network.ts';

const CONNECT_TIMEOUT_MS = 10_000;
/** How long an unused connection is kept, unless the server asks for less. */
const KEEP_ALIVE_MS = 30_000;
/** How long an answer of `resolveProxy` holds: people change networks while we run. */
const PROXY_HOLDS_MS = 30_000;

export interface NetworkRouteOptions {
  /** The proxy's address for an origin, or null for a direct connection. Never asked for loopback. */
  readonly resolveProxy: (origin: string) => Promise<string | null>;
  /** Trusted certificates as PEM; asked once, before the first connection off this machine. */
  readonly certificates?: () => readonly string[];
  /** Milliseconds to connect, the proxy's part included. */
  readonly connectTimeoutMs?: number;
  /** Milliseconds on a clock that never goes back. */
  readonly now?: () => number;
}

/** Certificates are checked whatever `NODE_TLS_REJECT_UNAUTHORIZED` says: it is left over from tries. */
const checked = { rejectUnauthorized: true } as const;

/** A large package that no start needs: it is read with the first connection. */
const importUndici = () => import('undici');
// Kept, since `import()` of what is loaded still resolves the name anew, for every request.
let undici: ReturnType<typeof importUndici> | undefined;
const loadUndici = () => (undici ??= importUndici());

/**
 * Makes the one way to the network. Connections are kept alive and shared per route; HTTP/1.1
 * only, so that a failed connection never takes other requests with it.
 */
export function createNetworkRoute(options: NetworkRouteOptions): NetworkRoute {
  const { resolveProxy, certificates = trustedCertificates } = options;
  const { connectTimeoutMs = CONNECT_TIMEOUT_MS, now = () => performance.now() } = options;
  const dispatchers = new Map<string, Dispatcher>();
  const isLocal = new Map<string, boolean>();
  const proxies = new Map<
    string,
    { readonly proxy: Promise<string | null>; readonly until: number }
  >();

  // One context for all connections: parsing some hundred certificates per connection is slow.
  let context: tls.SecureContext | undefined;
  const connect = () => {
    context ??= tls.createSecureContext({ ca: [...certificates()] });
    return { ...checked, secureContext: context, timeout: connectTimeoutMs };
  };
  const kept = { allowH2: false, keepAliveTimeout: KEEP_ALIVE_MS };

  const dispatcherFor = (name: string, make: () => Dispatcher): Dispatcher => {
    const existing = dispatchers.get(name);
    if (existing !== undefined) return existing;
    const made = make();
    dispatchers.set(name, made);
    return made;
  };

  const isLoopback = (origin: string): boolean => {
    const known = isLocal.get(origin);
    if (known !== undefined) return known;
    const found = isLoopbackHost(new URL(origin).hostname);
    isLocal.set(origin, found);
    return found;
  };

  const proxyOf = (origin: string): Promise<string | null> => {
    const known = proxies.get(origin);
    if (known !== undefined && now() < known.until) return known.proxy;
    const proxy = resolveProxy(origin);
    proxies.set(origin, { proxy, until: now() + PROXY_HOLDS_MS });
    // A failed look-up is not remembered.
    proxy.catch(() => proxies.delete(origin));
    return proxy;
  };

  return {
    async dispatcher(origin) {
      const { Agent, Pool, ProxyAgent } = await loadUndici();
      if (isLoopback(origin)) {
        return dispatcherFor('loopback', () => {
          return new Agent({ ...kept, connect: { ...checked, timeout: connectTimeoutMs } });
        });
      }
      const proxy = await proxyOf(origin);
      if (proxy === null) {
        return dispatcherFor('direct', () => new Agent({ ...kept, connect: connect() }));
      }
      return dispatcherFor(`proxy ${proxy}`, () => {
        return new ProxyAgent({
          ...kept,
          uri: proxy,
          requestTls: connect(),
          proxyTls: connect(),
          // Without this a proxy that accepts and then stays silent would hold us for minutes.
          clientFactory: (uri, client) => {
            return new Pool(uri, { ...client, headersTimeout: connectTimeoutMs });
          },
        });
      });
    },
    async connect(address, signal) {
      const url = new URL(address);
      const isEncrypted = url.protocol === 'wss:';
      const port = Number(url.port) || (isEncrypted ? 443 : 80);
      // Where a WebSocket goes, HTTP to the same host would go as well.
      const origin = `${isEncrypted ? 'https' : 'http'}://${url.host}`;
      const host = url.hostname.replace(/^\[|\]$/g, '');
      const proxy = isLoopbackHost(url.hostname) ? null : await proxyOf(origin);
      const raw =
        proxy === null
          ? await connected(net.connect({ host, port, noDelay: true }), 'connect', signal)
          : await throughProxy(proxy, `${url.hostname}:${port}`, connect(), signal);
      if (!isEncrypted) return raw;
      const servername = net.isIP(host) === 0 ? host : '';
      const { secureContext } = connect();
      return connected(
        tls.connect({ ...checked, socket: raw, servername, secureContext }),
        'secureConnect',
        signal,
      );
    },
    async close() {
      const open = [...dispatchers.values()];
      dispatchers.clear();
      await Promise.all(open.map((dispatcher) => dispatcher.destroy()));
    },
  };
}

/** Waits for a socket to be connected; destroys it where that fails. */
async function connected<T extends Duplex>(
  socket: T,
  event: 'connect' | 'secureConnect',
  signal: AbortSignal,
): Promise<T> {
  try {
    await once(socket, event, { signal });
    return socket;
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

/** A tunnel through a proxy, by its method CONNECT. */
async function throughProxy(
  proxy: string,
  target: string,
  connect: {
    readonly secureContext: tls.SecureContext;
    readonly timeout: number;
    readonly rejectUnauthorized: true;
  },
  signal: AbortSignal,
): Promise<Duplex> {
  const { origin, username, password } = new URL(proxy);
  const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const headers =
    username === ''
      ? {}
      : { 'proxy-authorization': `Basic ${Buffer.from(login).toString('base64')}` };
  const { Client } = await loadUndici();
  const client = new Client(origin, { connect, headersTimeout: connect.timeout });
  const { socket, statusCode } = await client.connect({ path: target, headers, signal });
  if (statusCode === 200) return socket;
  socket.destroy();
  throw Object.assign(new Error('The proxy refused the connection.'), { code: 'UND_ERR_PRX_CONN' });
}
