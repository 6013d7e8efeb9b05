import type { CheckedKey } from '../../../preload/contract/connections.ts';
import type { FailureCode } from '../../../preload/contract/failure.ts';
import { otherKeywords } from '../../client/auth-keyword.ts';
import type { Destination } from '../../client/send.ts';
import type { ServiceClient } from '../../client/service-client.ts';
import { isAdminKey, tierOfKey } from '../../client/key.ts';
import { FeatureFailure, failureOf } from '../feature-failure.ts';
import { keyEnd } from '../key-end.ts';
import { TRY_ONCE } from '../try-once.ts';

/**
 * Tries a key with calls that bill nothing. A scoped key may not read usage, or languages either:
 * being told of a missing scope proves that the service knows the key. Where the key is refused the
 * same service is asked again with other scheme keywords, so that a wrong one is told from a wrong key.
 * @throws ServiceFailure or FeatureFailure when the key is refused or the service cannot be asked
 */
export async function checkKey(
  destination: Destination,
  clientOf: (destination: Destination) => ServiceClient,
  signal: AbortSignal,
): Promise<CheckedKey> {
  const asked = (keyword: string) =>
    askKey(clientOf({ ...destination, keyword }), destination.key, signal);
  try {
    return await asked(destination.keyword);
  } catch (error) {
    const failure = failureOf(error);
    if (failure?.code !== 'key-refused') throw error;
    const { host } = new URL(destination.baseUrl);
    const named = failure.params?.['keywords'];
    const others = otherKeywords(destination.keyword, host, Array.isArray(named) ? named : []);
    for (const keyword of others) {
      if (await asked(keyword).then(isKnown, isKnownAnyway)) {
        throw new FeatureFailure({
          ...failure,
          code: 'keyword-refused',
          params: { host, keyword },
        });
      }
    }
    throw error;
  }
}

/** Refusals that only a key gets which the service knows. */
const KNOWS_KEY: readonly (FailureCode | undefined)[] = ['quota-exceeded', 'wrong-key-kind'];
const isKnown = (): boolean => true;
const isKnownAnyway = (error: unknown): boolean => KNOWS_KEY.includes(failureOf(error)?.code);

async function askKey(
  client: ServiceClient,
  key: string,
  signal: AbortSignal,
): Promise<CheckedKey> {
  if (isAdminKey(key)) throw new FeatureFailure({ code: 'wrong-key-kind' });
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
