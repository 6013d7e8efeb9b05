import type { Failure } from '../../preload/contract/failure.ts';
import { isLoopbackHost } from '../system/loopback.ts';

const MAX_ADDRESS_CHARACTERS = 2048;

export type CheckedAddress =
  | {
      readonly ok: true;
      /** Origin and path, normalised, without a trailing slash. */
      readonly baseUrl: string;
      /** Host and port, for people. */
      readonly host: string;
    }
  | { readonly ok: false; readonly failure: Failure };

/**
 * Checks the base address of a service: https, or http on this machine; no user info, no query,
 * no fragment.
 */
export function checkAddress(address: string): CheckedAddress {
  const trimmed = address.trim();
  const url = trimmed.length <= MAX_ADDRESS_CHARACTERS ? URL.parse(trimmed) : null;
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return bad;
  if (url.username !== '' || url.password !== '' || /[?#]/.test(trimmed)) return bad;
  if (url.protocol === 'http:' && !isLoopbackHost(url.hostname)) {
    return { ok: false, failure: { code: 'insecure-address', params: { host: url.host } } };
  }
  return { ok: true, baseUrl: url.origin + url.pathname.replace(/\/+$/, ''), host: url.host };
}

const bad: CheckedAddress = { ok: false, failure: { code: 'bad-address' } };
