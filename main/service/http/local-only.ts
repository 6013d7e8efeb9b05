import type { IncomingMessage } from 'node:http';
import { invalidRequest } from './refusals.ts';
import { ServiceError } from './service-error.ts';

/**
 * Refuses requests that a web page could have caused: any `Origin`, a `Host` other than our own
 * loopback names with our port (DNS rebinding), and targets that name another host.
 */
export function refuseForeign(incoming: IncomingMessage, port: number): ServiceError | null {
  if (incoming.headers.origin !== undefined) {
    return new ServiceError(403, 'forbidden', 'Forbidden. Requests from web pages are refused.');
  }
  const hosts = rawValues(incoming, 'host');
  const host = hosts[0]?.toLowerCase();
  const ours = [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`];
  if (hosts.length !== 1 || host === undefined || !ours.includes(host)) {
    return new ServiceError(403, 'forbidden', 'Forbidden. This service answers to loopback only.');
  }
  if (incoming.url?.startsWith('/') !== true) {
    return invalidRequest('the request target is not a path');
  }
  return null;
}

/** Every value of a header as it came, also of those that Node joins or drops when repeated. */
export function rawValues(incoming: IncomingMessage, name: string): string[] {
  const values: string[] = [];
  for (let i = 0; i + 1 < incoming.rawHeaders.length; i += 2) {
    const [given = '', value] = [incoming.rawHeaders[i], incoming.rawHeaders[i + 1]];
    if (given.length !== name.length || given.toLowerCase() !== name) continue;
    if (value !== undefined) values.push(value);
  }
  return values;
}
