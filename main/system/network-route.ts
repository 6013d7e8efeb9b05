import tls from 'node:tls';
import type { Dispatcher } from 'undici';
import { Agent, Pool, ProxyAgent } from 'undici';
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

/**
 * Makes the one way to the network. Connections are kept alive and shared per route; HTTP/1.1
 * only, so that a failed connection never takes other requests with it.
 */
export function createNetworkRoute(options: NetworkRouteOptions): NetworkRoute {
  const { resolveProxy, certificates = trustedCertificates } = options;
  const { connectTimeoutMs = CONNECT_TIMEOUT_MS, now = () => performance.now() } = options;
  const dispatchers = new Map<string, Dispatcher>();
  const proxies = new Map<
    string,
    { readonly proxy: Promise<string | null>; readonly until: number }
  >();

  // One context for all connections: parsing some hundred certificates per connection is slow.
  let context: tls.SecureContext | undefined;
  const connect = () => {
    context ??= tls.createSecureContext({ ca: [...certificates()] });
    return { secureContext: context, timeout: connectTimeoutMs };
  };
  const kept = { allowH2: false, keepAliveTimeout: KEEP_ALIVE_MS };

  const dispatcherFor = (name: string, make: () => Dispatcher): Dispatcher => {
    const existing = dispatchers.get(name);
    if (existing !== undefined) return existing;
    const made = make();
    dispatchers.set(name, made);
    return made;
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
      if (isLoopbackHost(new URL(origin).hostname)) {
        return dispatcherFor('loopback', () => {
          return new Agent({ ...kept, connect: { timeout: connectTimeoutMs } });
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
    async close() {
      const open = [...dispatchers.values()];
      dispatchers.clear();
      await Promise.all(open.map((dispatcher) => dispatcher.destroy()));
    },
  };
}
