import type { CheckedKey } from '../../../preload/contract/connections.ts';
import type { ServiceClient } from '../../client/service-client.ts';
import { isAdminKey, tierOfKey } from '../../client/key.ts';
import { DeskFailure, failureOf } from '../desk-failure.ts';
import { keyEnd } from '../key-end.ts';
import { TRY_ONCE } from '../try-once.ts';

/**
 * Tries a key with calls that bill nothing. A scoped key may not read usage, or languages either:
 * being told of a missing scope proves that the service knows the key.
 * @throws ServiceFailure or DeskFailure when the key is refused or the service cannot be asked
 */
export async function checkKey(
  client: ServiceClient,
  key: string,
  signal: AbortSignal,
): Promise<CheckedKey> {
  if (isAdminKey(key)) throw new DeskFailure({ code: 'wrong-key-kind' });
  const facts = { tier: tierOfKey(key), keyEnd: keyEnd(key), characters: null };
  try {
    const usage = await client.usage({ signal, ...TRY_ONCE });
    return { ...facts, tier: usage.tier, characters: usage.characters ?? null };
  } catch (error) {
    const code = failureOf(error)?.code;
    if (code === 'scope-missing') return facts;
    if (code !== 'feature-refused' && code !== 'not-found') throw error;
  }
  try {
    await client.languages({ resource: 'translate_text' }, { signal, ...TRY_ONCE });
  } catch (error) {
    if (failureOf(error)?.code !== 'scope-missing') throw error;
  }
  return facts;
}
