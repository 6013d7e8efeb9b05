import { checkAddress } from './address.ts';
import { ServiceFailure } from './failure.ts';
import { isSendableKey } from './key.ts';
import type { Destination } from './send.ts';
import { invalidInput } from './service-request.ts';

/**
 * A destination with its address normalised.
 * @throws ServiceFailure when the address may not be used (`checkAddress`), or when keyword or key
 * cannot stand in a header
 */
export function checkDestination(destination: Destination): Destination {
  const address = checkAddress(destination.baseUrl);
  if (!address.ok) throw new ServiceFailure(address.failure);
  if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(destination.keyword)) throw invalidInput('keyword');
  if (!isSendableKey(destination.key)) throw invalidInput('key');
  return { ...destination, baseUrl: address.baseUrl };
}
