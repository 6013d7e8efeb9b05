import type { IncomingMessage } from 'node:http';
import type { Key, Scope } from '../accounts/key.ts';
import type { Keys } from '../accounts/keys.ts';
import type { Endpoint } from '../endpoints/endpoint.ts';
import type { Fields } from './fields.ts';
import { ServiceError } from './service-error.ts';

/** The parameter that carried a key before the `Authorization` header did. */
const LEGACY_PARAMETER = 'auth_key';

/**
 * Who calls: the active key of the `Authorization` header.
 * @param keywords the scheme keywords that are accepted, in lower case
 * @throws ServiceError with the endpoint's own status when there is no such key
 */
export function authenticate(
  incoming: IncomingMessage,
  endpoint: Endpoint,
  keys: Keys,
  keywords: readonly string[],
): Key {
  const [, keyword, secret] = /^([^ ]+) ([^ ]+)$/.exec(incoming.headers.authorization ?? '') ?? [];
  const isAccepted = keyword !== undefined && keywords.includes(keyword.toLowerCase());
  const key = isAccepted && secret !== undefined ? keys.find(secret) : null;
  if (key === null || key.deactivated !== null) {
    throw new ServiceError(
      endpoint.unknownKey,
      'unauthorized',
      'Authorization failed. Please supply a valid key in the Authorization header.',
    );
  }
  return key;
}

/** Refuses a key in the query or the body, where it would end up in logs. */
export function refuseLegacyKey(parameters: Fields | URLSearchParams): void {
  if (!parameters.has(LEGACY_PARAMETER)) return;
  throw new ServiceError(403, 'forbidden', 'Forbidden', {
    detail:
      `Legacy authentication with ${LEGACY_PARAMETER} is no longer supported. ` +
      'Supply the key in the Authorization header.',
  });
}

/** Refuses a key that may not call the endpoint: wrong kind, tier or account without the feature, scope. */
export function authorize(key: Key, endpoint: Endpoint): void {
  if (key.kind !== endpoint.keyKind) {
    throw new ServiceError(403, 'forbidden', 'Forbidden', {
      detail: `Wrong kind of key: this endpoint needs a key of kind ${endpoint.keyKind}.`,
    });
  }
  if (endpoint.paidOnly === true && key.tier === 'free') throw featureRefused();
  if (key.scopes !== null) requireScope(key.scopes, endpoint);
  if (endpoint.detectionOnly === true && !key.detection) {
    throw new ServiceError(403, 'forbidden', 'Forbidden');
  }
}

function requireScope(scopes: readonly Scope[], endpoint: Endpoint): void {
  if (endpoint.scope === null) {
    throw new ServiceError(403, 'missing_scope', 'Forbidden', {
      detail: 'This endpoint is not available to scoped keys.',
    });
  }
  if (!scopes.includes(endpoint.scope)) {
    throw new ServiceError(403, 'missing_scope', 'Forbidden', {
      detail: `Missing required scope(s): ${endpoint.scope}`,
    });
  }
}

/** 403 for a feature that the plan of the key does not have. */
export const featureRefused = (): ServiceError =>
  new ServiceError(
    403,
    'forbidden',
    'Forbidden. Authorization failed or feature not available for your plan.',
  );
