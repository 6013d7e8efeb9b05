import { createServiceClient } from '../../main/client/service-client.ts';
import { trustedCertificates } from '../../main/system/certificates.ts';
import { createNetworkRoute } from '../../main/system/network-route.ts';

// A start of its own, since Node reads its variables about certificates only then. Says how a call
// over HTTP and one of a WebSocket end, as one line of JSON.

const [address = '', proxy = ''] = process.argv.slice(2);
const network = createNetworkRoute({
  resolveProxy: () => Promise.resolve(proxy === '' ? null : proxy),
  certificates: () => trustedCertificates(),
});
const client = createServiceClient(
  { baseUrl: address, keyword: 'Service-Auth-Key', key: '11111111-2222-4333-8444-555555555555' },
  { network, userAgent: 'test' },
);
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
const http = await client.languageResources({ attempts: 1 }).then(
  () => 'trusted',
  (error: unknown) => (error instanceof Error ? error.message : String(error)),
);
const socket = await network
  .connect(address.replace('https', 'wss'), AbortSignal.timeout(10_000))
  .then((connection) => {
    connection.destroy();
    return 'trusted';
  }, codeOf);
process.stdout.write(`${JSON.stringify({ http, socket })}\n`);
await network.close();
