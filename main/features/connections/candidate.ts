import type { CheckedInput } from '../../../preload/contract/api.ts';
import { checkAddress } from '../../client/address.ts';
import type { Destination } from '../../client/send.ts';
import { FeatureFailure } from '../feature-failure.ts';
import type { ConnectionRecord } from './connection-table.ts';

/** A connection as entered, its defaults filled in. */
export type Draft = CheckedInput<'connections.save'>;

/** Whether a draft changes nothing that a service would have to be asked about. */
export function isRenaming(draft: Draft, stored: ConnectionRecord): boolean {
  if (draft.key !== undefined || draft.keyword !== stored.keyword) return false;
  if (draft.addressOf !== undefined) return false;
  if (draft.address === undefined) return true;
  const address = checkAddress(draft.address);
  return address.ok && address.baseUrl === stored.address;
}

/**
 * Where the draft's calls would go.
 * @param storedKey gives the key kept for `stored`, null when it is gone
 * @param other the connection of `draft.addressOf`
 * @throws FeatureFailure when the address may not be used, or address or key is missing. A stored key
 * counts for its own host only: it is never carried to another without being entered again.
 */
export async function candidate(
  draft: Draft,
  stored: ConnectionRecord | null,
  storedKey: (stored: ConnectionRecord) => Promise<string | null>,
  other: ConnectionRecord | null = null,
): Promise<Destination> {
  const given = draft.address ?? other?.address ?? stored?.address ?? '';
  if (given === '') throw missing('address');
  const address = checkAddress(given);
  if (!address.ok) throw new FeatureFailure(address.failure);
  const { baseUrl } = address;
  const isKept = stored !== null && isSameHost(stored.address, baseUrl);
  const key = draft.key ?? (isKept ? await storedKey(stored) : null);
  if (key === null) throw missing('key');
  return { baseUrl, keyword: draft.keyword, key };
}

/** Whether two addresses lead to one place, so that what was entered for one may go to the other. */
export function isSameHost(one: string, other: string): boolean {
  return new URL(one).origin === new URL(other).origin;
}

function missing(field: string): FeatureFailure {
  return new FeatureFailure({ code: 'invalid-input', params: { field, reason: 'missing' } });
}
