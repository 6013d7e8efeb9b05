import type { Failure } from '../../preload/contract/failure.ts';
import { isLoopbackHost } from '../system/loopback.ts';

export type CheckedStreamingAddress =
  { readonly ok: true; readonly url: string } | { readonly ok: false; readonly failure: Failure };

/**
 * Checks the address that a service names for a stream. It must be on the service's base host or
 * below it, and encrypted unless it is this machine: a token goes there, and sound after it.
 * @param baseUrl as `checkAddress` gives it
 */
export function checkStreamingAddress(address: string, baseUrl: string): CheckedStreamingAddress {
  const url = URL.parse(address);
  const base = new URL(baseUrl);
  const isSocket = url?.protocol === 'wss:' || url?.protocol === 'ws:';
  if (!isSocket || url.username !== '' || url.password !== '' || url.hash !== '') {
    return { ok: false, failure: { code: 'bad-answer', params: { field: 'streaming_url' } } };
  }
  const isEncrypted = url.protocol === 'wss:' || isLoopbackHost(url.hostname);
  if (!isEncrypted || !isAtOrBelow(url.hostname, base.hostname)) {
    return { ok: false, failure: { code: 'insecure-address', params: { host: url.host } } };
  }
  return { ok: true, url: url.href };
}

function isAtOrBelow(host: string, base: string): boolean {
  if (host === base) return true;
  // Nothing is below an address made of numbers, or below this machine.
  const hasBelow = !isLoopbackHost(base) && !/^\[|^[\d.]+$/.test(base);
  return hasBelow && host.endsWith(`.${base}`);
}
