import type { NetworkRoute } from './network.ts';
import { createNetworkRoute } from './network-route.ts';
import { proxyFromEnvironment } from './proxy-environment.ts';

/** The network as a plain Node process sees it: proxies come from environment variables. */
export function createNodeNetwork(
  environment: Readonly<Record<string, string | undefined>>,
): NetworkRoute {
  return createNetworkRoute({
    resolveProxy: (origin) => Promise.resolve(proxyFromEnvironment(environment, origin)),
  });
}
